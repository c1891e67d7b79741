-- Messages: notifications inside the product, and the outbox of mail and text messages.

-- One row a person and occasion. Text is written out when it is read, in the reader's language, from `params`.
create table notifications (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  user_id uuid not null,
  template text not null,
  params jsonb not null,
  subject_id uuid,
  key text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, key),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
grant select, insert, delete on notifications to marsa_app;
grant update (read_at) on notifications to marsa_app;

-- Written in the transaction that causes the message; sent by a job. `attempts` is the fencing number of a sender.
create table outbox_messages (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('mail', 'sms')),
  topic text not null,
  key text not null,
  notification_id uuid references notifications on delete set null,
  user_id uuid references users,
  recipient text not null,
  language text not null check (language in ('en', 'ar')),
  subject text not null,
  body text not null,
  button text,
  link text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'dead')),
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  provider_ref text,
  problem text,
  unique (topic, key),
  check ((state = 'sending') = (lease_until is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index outbox_messages_open on outbox_messages (created_at) where state in ('waiting', 'sending');
create index outbox_messages_recipient on outbox_messages (recipient, id desc);
create index outbox_messages_notification on outbox_messages (notification_id);
grant select, insert, delete on outbox_messages to marsa_app;
grant update (state, attempts, lease_until, sent_at, provider_ref, problem) on outbox_messages to marsa_app;
