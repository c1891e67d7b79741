-- Reports: sums of ended days, indexes for lists by time, keys and uses of tickets, and schedules.

create index ledger_transactions_posted on ledger_transactions (posted_at);
create index tax_invoices_issued on tax_invoices (issued_at);
create index tax_invoices_supplied on tax_invoices (supplier_id, issued_at);
create index receipts_issued on receipts (issued_at);

-- What was posted on a day of the Emirates, by the day that it counts on and the kind of account; kept once the day of posting has
-- ended. The daily check recomputes it.
create table ledger_day_sums (
  posted_on date not null,
  day date not null,
  kind text not null,
  currency text not null,
  debit_fils bigint not null check (debit_fils >= 0),
  credit_fils bigint not null check (credit_fils >= 0),
  primary key (posted_on, day, kind, currency)
);
grant select, insert on ledger_day_sums to marsa_app;

-- What signs tickets: each for a day, and believed for another.
create table report_keys (
  id bigint primary key generated always as identity,
  signing_key bytea not null check (length(signing_key) = 32),
  made_at timestamptz not null default now()
);
grant select, delete on report_keys to marsa_app;
grant insert (signing_key) on report_keys to marsa_app;

-- The first use of a ticket, and the ten minutes that it opens.
create table report_renders (
  jti uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users,
  session_id uuid not null,
  report_group text not null,
  report text not null,
  params jsonb not null,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null
);
grant select, delete on report_renders to marsa_app;
grant insert (jti, token_hash, user_id, session_id, report_group, report, params, expires_at) on report_renders to marsa_app;

create table report_schedules (
  id uuid primary key default uuidv7(),
  report text not null,
  choices jsonb not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  cadence text not null check (cadence in ('daily', 'weekly', 'monthly')),
  day int,
  at text not null check (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  owner_id uuid not null references users,
  recipients uuid[] not null check (cardinality(recipients) between 1 and 20),
  is_active boolean not null default true,
  next_at timestamptz not null,
  last_at timestamptz,
  last_outcome text check (last_outcome in ('sent', 'nobody', 'failed')),
  last_sent int,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Monday is 1; 0 is the last day of a month.
  constraint report_schedules_day check (case cadence when 'daily' then day is null when 'weekly' then day between 1 and 7
    else day between 0 and 28 end)
);
create index report_schedules_due on report_schedules (next_at) where is_active and ended_at is null;
grant select on report_schedules to marsa_app;
grant insert (report, choices, format, cadence, day, at, owner_id, recipients, next_at) on report_schedules to marsa_app;
grant update (is_active, next_at, last_at, last_outcome, last_sent, ended_at) on report_schedules to marsa_app;
