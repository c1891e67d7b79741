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
create trigger callback_requests_guard before insert or update on callback_requests
  for each row execute function marsa.guard_state('callback');
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
grant select, insert, update, delete on newsletter_subscribers to marsa_app;

-- The departments that people may turn to (C022); names are functions, not persons.
create table departments (
  id uuid primary key default uuidv7(),
  position int not null unique,
  name_en text not null,
  name_ar text not null,
  contact_en text not null,
  contact_ar text not null,
  phone text not null,
  email text not null
);
grant select on departments to marsa_app;

insert into departments (position, name_en, name_ar, contact_en, contact_ar, phone, email) values
  (1, 'Customer support', 'دعم العملاء', 'Support desk, around the clock', 'مكتب الدعم، على مدار الساعة', '800 62772', 'help@marsa.example'),
  (2, 'Freight desk', 'مكتب الشحن', 'Duty officer, sea and air', 'المسؤول المناوب، بحري وجوي', '800 62772', 'freight@marsa.example'),
  (3, 'Customs clearance', 'التخليص الجمركي', 'Clearance coordinator', 'منسّق التخليص', '800 62772', 'customs@marsa.example'),
  (4, 'Express and cash on delivery', 'الطرود والدفع عند الاستلام', 'Parcel desk', 'مكتب الطرود', '800 62772', 'express@marsa.example'),
  (5, 'Storage', 'التخزين', 'Warehouse coordinator', 'منسّق المستودعات', '800 62772', 'storage@marsa.example'),
  (6, 'Trucks', 'الشاحنات', 'Dispatcher', 'منسّق الحركة', '800 62772', 'trucks@marsa.example'),
  (7, 'Finance', 'المالية', 'Invoices and refunds', 'الفواتير والاسترداد', '800 62772', 'finance@marsa.example'),
  (8, 'Agents and registration', 'الوكلاء والتسجيل', 'Partner desk', 'مكتب الشركاء', '800 62772', 'partners@marsa.example');
