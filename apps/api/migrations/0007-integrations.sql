-- API keys and webhooks.

-- Functions name tables that come later.
set local check_function_bodies = off;

create table api_keys (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid not null references users, -- whose rights it narrows
  label text not null check (length(label) between 2 and 60),
  hint text not null,
  key_hash bytea not null unique, -- SHA-256 of 192 random bits
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_keys_company on api_keys (company_id, created_at);
grant select, insert, update on api_keys to marsa_app;

-- Webhooks with the log of their deliveries, and API keys of companies.
create table webhooks (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  label text not null check (length(label) between 2 and 60),
  address text not null check (length(address) <= 500),
  events text[] not null check (cardinality(events) > 0),
  secret_sealed bytea not null, -- AES-256-GCM, bound to the id
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  delivered_at timestamptz, -- the last success
  failing_since timestamptz, -- the first failure after it
  paused_at timestamptz,
  paused_as text check (paused_as in ('PAUSED', 'FAILING')),
  check ((paused_at is null) = (paused_as is null))
);
create index webhooks_company on webhooks (company_id, created_at);
grant select, insert, update, delete on webhooks to marsa_app;

-- What happened, as one company may know it; written in the transaction that makes it true, and only where somebody listens.
create table webhook_events (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  name text not null,
  data jsonb not null,
  at timestamptz not null default now()
);
create index webhook_events_at on webhook_events (at);
grant select, insert, delete on webhook_events to marsa_app;

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries int not null default 0, -- of this round; a replay begins a new one
  next_at timestamptz, -- when it is due, or when the try that is under way counts as lost
  created_at timestamptz not null default now(),
  check ((state = 'WAITING') = (next_at is not null))
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'WAITING';
grant select, insert, update, delete on webhook_deliveries to marsa_app;

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  number int not null,
  at timestamptz not null default now(),
  status int,
  milliseconds int not null check (milliseconds >= 0),
  fault text,
  answer text not null default '',
  primary key (delivery_id, number)
);
grant select, insert, delete on webhook_attempts to marsa_app;
