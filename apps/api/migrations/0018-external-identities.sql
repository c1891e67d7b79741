-- Signing in through the directory or UAE PASS: how sessions began, identities and their accounts, sign-ins under way.

alter table sessions add column login_kind text not null default 'password'
  check (login_kind in ('password', 'directory', 'uae-pass'));

-- One external identity has one account, and an account one identity of a provider.
create table external_identities (
  id uuid primary key default uuidv7(),
  provider text not null check (provider in ('directory', 'uae-pass')),
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users,
  assurance text check (length(assurance) <= 200),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  withdrawn_at timestamptz, -- the directory names no group of ours any more, and the account was disabled for that
  unique (provider, issuer, subject),
  unique (user_id, provider)
);
grant select, insert, delete on external_identities to marsa_app;
grant update (assurance, last_used_at, withdrawn_at) on external_identities to marsa_app;

-- One row a sign-in that a browser has begun. It is found by the hash of a cookie, and what goes to the provider is made
-- from that cookie, so that nothing here opens anything. Columns fill up as it goes on: answered, proven, handed over.
create table identity_flows (
  id uuid primary key default uuidv7(),
  handle_hash bytea not null unique check (length(handle_hash) = 32),
  provider text not null check (provider in ('directory', 'uae-pass')),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz, -- the provider's answer was taken; another one is a replay
  hand_over_hash bytea check (length(hand_over_hash) = 32), -- of the two one-time codes of /response
  hand_over_until timestamptz,
  handed_over_at timestamptz,
  user_id uuid references users, -- who signs in, once known
  session_id uuid,
  -- An identity without an account, until it gets one.
  issuer text,
  subject text,
  assurance text,
  first_name text,
  last_name text,
  email text,
  mobile text,
  user_code text unique,
  verified_mobile text check (verified_mobile ~ '^\+971[0-9]{9}$'),
  linked_at timestamptz
);
create index identity_flows_expires on identity_flows (expires_at);
grant select, insert, update, delete on identity_flows to marsa_app;
