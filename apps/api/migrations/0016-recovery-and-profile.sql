-- Links for a new password, the person's own address and choices, copies of their data, and accounts that are closed.

alter table users
  add column address text not null default '' check (length(address) <= 300),
  add column password_version int not null default 1,
  add column mobile_changed_at timestamptz, -- a PIN is not reset by a code to a number this new (Z14)
  add column closed_at timestamptz, -- by the person; what is personal is erased some days later
  add column erased_at timestamptz,
  add constraint users_closed check (closed_at is null or status = 'DISABLED'),
  add constraint users_erased check (erased_at is null or closed_at is not null);
create index users_to_erase on users (closed_at) where closed_at is not null and erased_at is null;

-- Whoever changes a password, and however: links that were sent before open nothing any more (Z15).
create function marsa.count_password() returns trigger language plpgsql as $$
begin
  if new.password_hash is distinct from old.password_hash then new.password_version := old.password_version + 1; end if;
  return new;
end $$;
create trigger users_count_password before update on users for each row execute function marsa.count_password();

-- Only the hash of a link is kept. The id is that of the request, so that a job that runs twice sends one letter.
create table password_resets (
  id uuid primary key,
  user_id uuid not null references users,
  token_hash bytea not null unique check (length(token_hash) = 32),
  password_version int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);
grant select, insert, delete on password_resets to marsa_app;
grant update (used_at) on password_resets to marsa_app;

-- What a person does not want to be sent; whatever is not here is sent.
create table notice_refusals (
  user_id uuid not null references users,
  kind text not null check (kind ~ '^[a-z]+$'),
  channel text not null check (channel in ('mail', 'sms')),
  primary key (user_id, kind, channel)
);
grant select, insert, delete on notice_refusals to marsa_app;

-- A copy of what we hold about a person, made on their request and kept for a day.
create table data_exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  language text not null check (language in ('en', 'ar')),
  state text not null default 'BUILDING' check (state in ('BUILDING', 'READY')),
  done int not null default 0,
  steps int not null check (steps > 0),
  storage_key text not null unique,
  size_bytes bigint check (size_bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  asked_at timestamptz not null default now(),
  expires_at timestamptz,
  check (done <= steps),
  check ((state = 'BUILDING') = (expires_at is null)),
  check ((state = 'BUILDING') = (sha256 is null))
);
create unique index data_exports_one on data_exports (user_id);
grant select, insert, delete on data_exports to marsa_app;
grant update (state, done, size_bytes, sha256, expires_at) on data_exports to marsa_app;
