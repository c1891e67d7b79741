-- Departments, callbacks, the newsletter, and what pages report.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- The departments that people may turn to (C022); names are functions, not persons.
create table departments (
  id uuid primary key default uuidv7(),
  position int not null,
  name_en text not null,
  name_ar text not null,
  contact_en text not null,
  contact_ar text not null,
  phone text not null,
  email text not null,
  hours_en text not null,
  hours_ar text not null,
  is_hidden boolean not null default false,
  version int not null default 1,
  constraint departments_position_key unique (position) deferrable initially deferred
);
grant select, insert, update on departments to marsa_app;

-- Help: callback requests, the newsletter with double opt-in, and the directory of departments.
-- Somebody asks to be called (machine callback). `company_id` and `user_id` are those of a person who was signed in.
create table callback_requests (
  id uuid primary key default uuidv7(),
  number text not null unique,
  company_id uuid references companies,
  user_id uuid references users,
  name text not null check (length(name) between 1 and 80),
  mobile text not null check (mobile ~ '^\+9715[0-9]{8}$'),
  message text not null check (length(message) between 1 and 2000),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('OPEN', 'IN_WORK', 'CLOSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  assigned_to uuid references users,
  taken_at timestamptz,
  closed_at timestamptz,
  note text check (length(note) between 1 and 500),
  check ((state = 'OPEN') = (assigned_to is null)),
  check ((state = 'CLOSED') = (closed_at is not null and note is not null))
);
create index callback_requests_open on callback_requests (due_at, id) where state <> 'CLOSED';
create index callback_requests_closed on callback_requests (id desc) where state = 'CLOSED';
grant select, insert, update, delete on callback_requests to marsa_app;

-- Who has asked for the newsletter. Tokens of links are kept as hashes; only a confirmed address gets letters.
create table newsletter_subscribers (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  language text not null check (language in ('en', 'ar')),
  state text not null check (state in ('PENDING', 'ACTIVE', 'LEFT')),
  confirm_hash bytea,
  confirm_until timestamptz,
  leave_hash bytea not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  check ((state = 'PENDING') = (confirm_hash is not null and confirm_until is not null))
);
create unique index newsletter_subscribers_confirm on newsletter_subscribers (confirm_hash) where confirm_hash is not null;
create unique index newsletter_subscribers_leave on newsletter_subscribers (leave_hash);
create index newsletter_subscribers_active on newsletter_subscribers (id) where state = 'ACTIVE';
grant select, insert, update, delete on newsletter_subscribers to marsa_app;

-- The newsletter's issues, the editor of departments, folded search in conversations, and the visitor's way back to theirs.
-- An issue is written in both languages and sent once (machine newsletter-issue); `audience` is who read it at that moment.
create table newsletter_issues (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  subject_en text not null check (length(subject_en) between 1 and 120),
  subject_ar text not null check (length(subject_ar) between 1 and 120),
  text_en text not null check (length(text_en) between 1 and 10000),
  text_ar text not null check (length(text_ar) between 1 and 10000),
  state text not null check (state in ('DRAFT', 'SENDING', 'SENT')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null references users,
  sent_at timestamptz,
  sent_by uuid references users,
  audience int check (audience > 0),
  finished_at timestamptz,
  check ((state = 'DRAFT') = (sent_at is null)),
  check ((sent_at is null) = (sent_by is null) and (sent_at is null) = (audience is null)),
  check ((state = 'SENT') = (finished_at is not null))
);
grant select, insert, update, delete on newsletter_issues to marsa_app;

-- Who was written to; one row a subscriber, so that nobody gets an issue twice. It outlives the subscription. The value of
-- its own link that ends the subscription is kept as a hash; `left_at` when it was followed.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues,
  subscriber_id uuid not null,
  language text not null check (language in ('en', 'ar')),
  at timestamptz not null,
  leave_hash bytea not null unique check (length(leave_hash) = 32),
  left_at timestamptz,
  primary key (issue_id, subscriber_id)
);
grant select, insert on newsletter_deliveries to marsa_app;
grant update (left_at) on newsletter_deliveries to marsa_app;

-- What pages report about themselves (C019): not to be trusted, without personal data, forgotten after a month.
create table transaction_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null check (length(action) <= 40),
  message text not null check (octet_length(message) <= 1024),
  reader text not null check (reader in ('visitor', 'customer', 'agent', 'staff'))
);
create index transaction_log_action on transaction_log (action, id desc);
create index transaction_log_at on transaction_log (at);
grant select, insert, delete on transaction_log to marsa_app;

create trigger callback_requests_guard before insert or update on callback_requests
  for each row execute function marsa.guard_state('callback');

create trigger newsletter_issues_guard before insert or update on newsletter_issues
  for each row execute function marsa.guard_state('newsletter-issue');

insert into departments (position, name_en, name_ar, contact_en, contact_ar, phone, email, hours_en, hours_ar, is_hidden) values
  (1, 'Customer support', 'دعم العملاء', 'Support desk, around the clock', 'مكتب الدعم، على مدار الساعة', '800 62772', 'help@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (2, 'Freight desk', 'مكتب الشحن', 'Duty officer, sea and air', 'المسؤول المناوب، بحري وجوي', '800 62772', 'freight@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (3, 'Customs clearance', 'التخليص الجمركي', 'Clearance coordinator', 'منسّق التخليص', '800 62772', 'customs@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (4, 'Express and cash on delivery', 'الطرود والدفع عند الاستلام', 'Parcel desk', 'مكتب الطرود', '800 62772', 'express@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (5, 'Storage', 'التخزين', 'Warehouse coordinator', 'منسّق المستودعات', '800 62772', 'storage@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (6, 'Trucks', 'الشاحنات', 'Dispatcher', 'منسّق الحركة', '800 62772', 'trucks@marsa.example', 'Around the clock', 'على مدار الساعة', false),
  (7, 'Finance', 'المالية', 'Invoices and refunds', 'الفواتير والاسترداد', '800 62772', 'finance@marsa.example', 'Monday to Friday, 08:00 to 18:00', 'من الاثنين إلى الجمعة، 08:00 إلى 18:00', false),
  (8, 'Agents and registration', 'الوكلاء والتسجيل', 'Partner desk', 'مكتب الشركاء', '800 62772', 'partners@marsa.example', 'Monday to Friday, 08:00 to 18:00', 'من الاثنين إلى الجمعة، 08:00 إلى 18:00', false);
