-- Acting for a person, second factors, passkeys, remembered devices, and the open steps of signing in.

-- A session in which somebody of the staff acts: `user_id` is whom they act for, `actor_id` who they are (Z02).
alter table sessions
  add column method text not null default 'password', -- how its person showed who they are
  add column checked_at timestamptz, -- when they last showed it again
  add column actor_id uuid references users,
  add column actor_session_id uuid references sessions on delete cascade,
  add column acting_scope text check (acting_scope in ('read', 'write')),
  add column acting_reason text,
  add constraint sessions_acting check (num_nonnulls(actor_id, actor_session_id, acting_scope, acting_reason) in (0, 4)),
  add constraint sessions_not_for_oneself check (actor_id <> user_id);
create index sessions_acted on sessions (actor_session_id) where actor_session_id is not null;
create index sessions_person on sessions (user_id, id);

-- The end of one's own session ends the acting that grew out of it.
create function marsa.end_acting() returns trigger language plpgsql as $$ begin
  update sessions set ended_at = now(), ended_reason = 'own session ended' where actor_session_id = new.id and ended_at is null;
  return null;
end $$;
create trigger sessions_end_acting after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null and new.actor_id is null) execute function marsa.end_acting();

-- Since when a person who needs a second factor has been asked to set one up.
alter table users add column factor_asked_at timestamptz;

-- Codes of an authenticator (RFC 6238). The key is sealed; a step of time counts once.
create table authenticators (
  user_id uuid primary key references users,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
grant select, insert, update, delete on authenticators to marsa_app;

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
grant select, insert, delete on passkeys to marsa_app;
grant update (sign_count, name, last_used_at) on passkeys to marsa_app;

-- Only keyed hashes; a used one is removed.
create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
grant select, insert, delete on recovery_codes to marsa_app;

-- Devices that need no second step for a while; the cookie is kept as a hash.
create table remembered_devices (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  token_hash bytea not null unique,
  agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index remembered_devices_user on remembered_devices (user_id);
grant select, insert, delete on remembered_devices to marsa_app;

-- A ticket and a challenge that wait for their answer: bound to the browser by a cookie, or to a session.
create table open_steps (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'check', 'passkey')),
  ticket_hash bytea not null unique,
  user_id uuid references users,
  browser_hash bytea,
  session_id uuid,
  challenge bytea not null,
  remember boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(browser_hash, session_id) = 1)
);
create index open_steps_expiry on open_steps (expires_at);
grant select, insert, delete on open_steps to marsa_app;
grant update (used_at) on open_steps to marsa_app;

-- What was done for a person by somebody else.
create index audit_log_acted on audit_log (subject_id, session_id) where subject_id is not null;
