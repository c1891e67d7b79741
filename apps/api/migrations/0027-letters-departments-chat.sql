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
create trigger newsletter_issues_guard before insert or update on newsletter_issues
  for each row execute function marsa.guard_state('newsletter-issue');
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
create index newsletter_subscribers_active on newsletter_subscribers (id) where state = 'ACTIVE';

-- Why somebody gets a mail, said below it; the newsletter also carries the value of the link that ends it.
alter table outbox_messages
  add column reason text not null default 'account' check (reason in ('account', 'newsletter', 'visitor')),
  add column leave_token text;
grant update (leave_token) on outbox_messages to marsa_app;

-- Departments are added, changed, put in order and hidden by administrators; two may change places in one step.
alter table departments drop constraint departments_position_key;
alter table departments
  add constraint departments_position_key unique (position) deferrable initially deferred,
  add column hours_en text not null default 'Around the clock',
  add column hours_ar text not null default 'على مدار الساعة',
  add column is_hidden boolean not null default false,
  add column version int not null default 1;
alter table departments alter column hours_en drop default, alter column hours_ar drop default;
update departments set hours_en = 'Monday to Friday, 08:00 to 18:00', hours_ar = 'من الاثنين إلى الجمعة، 08:00 إلى 18:00'
  where position in (7, 8);
grant insert, update on departments to marsa_app;

-- What the desk finds conversations by.
create index chat_messages_search on chat_messages using gin (fold_text(body) gin_trgm_ops);

-- The mail about an answer that a visitor has not seen: how far the last one told, and when.
alter table chats add column mailed_number int not null default 0, add column mailed_at timestamptz;

-- Its link leads back into the conversation once.
create table chat_returns (
  token_hash bytea primary key check (length(token_hash) = 32),
  chat_id uuid not null references chats on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index chat_returns_chat on chat_returns (chat_id);
create index chat_returns_expires on chat_returns (expires_at);
grant select, insert, update, delete on chat_returns to marsa_app;
