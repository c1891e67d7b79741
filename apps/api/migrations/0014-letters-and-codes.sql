-- Letters to people the product does not know yet, codes by text message, and puzzles that were solved already.

-- A letter that holds a code or a link with authority; its words are wiped once it has left, or after an hour.
alter table outbox_messages add column is_secret boolean not null default false;
grant update (subject, body, link) on outbox_messages to marsa_app;

-- One open code a purpose, number and holder (a browser that registers, or a session). Only a keyed hash is kept (Z13).
create table sms_codes (
  id uuid primary key default uuidv7(),
  purpose text not null,
  mobile text not null check (mobile ~ '^\+971[0-9]{9}$'),
  binding text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz -- used up, or replaced by a newer one
);
create unique index sms_codes_open on sms_codes (purpose, mobile, binding) where closed_at is null;
create index sms_codes_holder on sms_codes (mobile, purpose, binding, created_at);
grant select, insert, delete on sms_codes to marsa_app;
grant update (tries, closed_at) on sms_codes to marsa_app;

-- A solved puzzle opens one door once.
create unlogged table solved_captchas (
  nonce text primary key,
  expires_at timestamptz not null
);
grant select, insert, delete on solved_captchas to marsa_app;
