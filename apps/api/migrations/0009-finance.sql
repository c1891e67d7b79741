-- The ledger, payment sessions, refunds, receipts and tax invoices.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Money: the double-entry ledger, payment sessions, refunds, receipts and tax invoices. What must never be wrong is
-- refused here even when the application is wrong (N1-N8, N12). Amounts are minor units; in an account, positive is
-- what is held for or owed to its owner, so money at the gateway or the bank is negative.
create table ledger_accounts (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in (
    'gateway_clearing', 'bank', 'courier_receivable', 'vat_payable', 'revenue', 'agent_payable', 'refunds_in_transit',
    'unapplied_receipts', 'suspense', 'expired_credits', 'wallet_available', 'wallet_reserved', 'bundle_credits',
    'credits_reserved', 'customer_advance', 'credit_exposure')),
  owner_id uuid, -- company, agent, request or bundle; null for an account of the house
  currency text not null default 'AED' check (currency ~ '^[A-Z]{3}$'),
  is_bounded boolean not null generated always as (kind in (
    'wallet_available', 'wallet_reserved', 'bundle_credits', 'credits_reserved', 'customer_advance', 'credit_exposure'
  )) stored,
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, owner_id, currency),
  unique (id, currency)
);
grant select on ledger_accounts to marsa_app;
grant insert (kind, owner_id, currency) on ledger_accounts to marsa_app;

-- Stored balance of accounts that may not pass a floor (N4); written by triggers alone.
create table ledger_balances (
  account_id uuid primary key references ledger_accounts,
  balance_fils bigint not null default 0,
  floor_fils bigint not null default 0 check (floor_fils <= 0),
  constraint ledger_balances_floor check (balance_fils >= floor_fils)
);
grant select on ledger_balances to marsa_app;

create table ledger_transactions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z]+(\.[a-z]+)*$'),
  external_ref text not null, -- the natural key of the effect
  amount_fils bigint not null check (amount_fils > 0), -- what moved: the sum of its positive entries
  session_id uuid,
  subject_id uuid,
  reverses uuid unique references ledger_transactions,
  xid xid8 not null default pg_current_xact_id(),
  posted_at timestamptz not null default clock_timestamp(),
  unique (kind, external_ref), -- N3
  unique (id, session_id, amount_fils),
  unique (id, subject_id, kind, amount_fils), -- what a paid request points to (N12)
  check ((reverses is not null) = (kind = 'reversal')),
  constraint ledger_transactions_session check (session_id is not null or kind = 'payment.suspense' or kind !~ '^(payment|refund)\.')
);
create index ledger_transactions_session on ledger_transactions (session_id);
create index ledger_transactions_subject on ledger_transactions (subject_id);
grant select on ledger_transactions to marsa_app;
grant insert (kind, external_ref, amount_fils, session_id, subject_id, reverses) on ledger_transactions to marsa_app;

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions,
  account_id uuid not null,
  currency text not null,
  amount_fils bigint not null check (amount_fils <> 0),
  primary key (transaction_id, account_id),
  foreign key (account_id, currency) references ledger_accounts (id, currency) -- N5
);
create index ledger_entries_account on ledger_entries (account_id, transaction_id);
grant select, insert on ledger_entries to marsa_app;

create table payment_sessions (
  id uuid primary key default uuidv7(), -- also the gateway's key for this payment
  fencing bigint not null generated always as identity, -- a later session of a subject has the greater number
  subject_kind text not null,
  subject_id uuid not null,
  subject_number text not null,
  quotation_id uuid not null,
  quote_version int not null,
  part text not null check (part in ('down', 'final', 'full')),
  attempt int not null check (attempt > 0),
  amount_fils bigint not null check (amount_fils > 0),
  currency text not null default 'AED' check (currency ~ '^[A-Z]{3}$'),
  settled_fils bigint not null default 0,
  company_id uuid not null references companies,
  user_id uuid not null,
  language text not null check (language in ('en', 'ar')),
  description jsonb not null, -- what the hosted page shows: texts and lines
  state text not null,
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  opened_at timestamptz not null default now(),
  lease_until timestamptz not null,
  abandoned_at timestamptz,
  closed_at timestamptz,
  gateway_ref text unique,
  pay_url text,
  transaction_id uuid,
  foreign key (company_id, user_id) references users (company_id, id),
  constraint payment_sessions_state check (state in ('CREATED', 'PENDING', 'EXPIRING', 'SUCCEEDED', 'FAILED', 'CANCELLED',
    'EXPIRED', 'REFUNDING', 'REFUNDED', 'PART_REFUNDED')),
  -- Captures less refunds stay between nothing and the amount of the session (N7).
  constraint payment_sessions_settled check (settled_fils between 0 and amount_fils),
  -- Paid only with a posting of the exact amount (N12, with the foreign key below).
  constraint payment_sessions_paid check (
    (transaction_id is not null) = (state in ('SUCCEEDED', 'REFUNDING', 'REFUNDED', 'PART_REFUNDED'))),
  foreign key (transaction_id, id, amount_fils)
  references ledger_transactions (id, session_id, amount_fils)
);
-- One open session of a subject, whatever the quotation and the part (N8 and more).
create unique index payment_sessions_open on payment_sessions (subject_kind, subject_id)
  where state in ('CREATED', 'PENDING', 'EXPIRING');
create index payment_sessions_subject on payment_sessions (subject_id, fencing);
create index payment_sessions_opened on payment_sessions (opened_at);
grant select on payment_sessions to marsa_app;
grant insert (subject_kind, subject_id, subject_number, quotation_id, quote_version, part, attempt, amount_fils, currency,
    company_id, user_id, language, description, state, move, moved_as, move_reason, lease_until) on payment_sessions to marsa_app;
grant update (state, move, moved_as, move_reason, version, abandoned_at, closed_at, gateway_ref, pay_url, transaction_id) on payment_sessions to marsa_app;
alter table ledger_transactions add foreign key (session_id) references payment_sessions;

-- Money on its way back. `settle_at_fils` is what the gateway shall have refunded in all once this one is done, so that
-- asking twice refunds once.
create table payment_refunds (
  id uuid primary key default uuidv7(),
  session_id uuid not null references payment_sessions,
  amount_fils bigint not null check (amount_fils > 0),
  settle_at_fils bigint not null check (settle_at_fils >= amount_fils),
  origin text not null check (origin in ('unapplied_receipts', 'customer_advance')),
  reason text not null,
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  claimed_until timestamptz, -- one worker at a time speaks to the gateway about it
  claim int not null default 0 -- fencing number of that worker
);
create unique index payment_refunds_open on payment_refunds (session_id) where settled_at is null;
create unique index payment_refunds_unapplied on payment_refunds (session_id) where origin = 'unapplied_receipts';
grant select on payment_refunds to marsa_app;
grant insert (session_id, amount_fils, settle_at_fils, origin, reason) on payment_refunds to marsa_app;
grant update (settled_at, claimed_until, claim) on payment_refunds to marsa_app;

-- Everything that was heard about a session, whoever brought it.
create table payment_events (
  id bigint primary key generated always as identity,
  session_id uuid not null references payment_sessions,
  source text not null check (source in ('webhook', 'return', 'sweeper', 'abandon', 'reconciliation', 'refund')),
  event_id text,
  status text not null,
  amount_fils bigint not null,
  currency text not null,
  effect text not null,
  at timestamptz not null default clock_timestamp()
);
create index payment_events_session on payment_events (session_id);
grant select, insert on payment_events to marsa_app;

-- Numbers of fiscal documents: sequential without gaps in a year of the Emirates, because the row stays locked until
-- the document commits, and goes back when it does not.
create table document_numbers (
  series text not null,
  year int not null,
  last int not null,
  primary key (series, year)
);

create table receipts (
  id uuid primary key default uuidv7(),
  series text not null default 'RCT' check (series = 'RCT'),
  year int not null,
  sequence int not null,
  number text not null unique,
  session_id uuid not null unique,
  transaction_id uuid not null,
  amount_fils bigint not null,
  currency text not null,
  subject_kind text not null,
  subject_id uuid not null,
  quotation_id uuid not null,
  part text not null,
  company_id uuid not null references companies,
  issued_at timestamptz not null,
  unique (series, year, sequence),
  foreign key (transaction_id, session_id, amount_fils) references ledger_transactions (id, session_id, amount_fils) -- N12
);
create index receipts_subject on receipts (subject_id);
-- What the search finds papers by.
create index receipts_search on receipts using gin (fold_text(number) gin_trgm_ops);
grant select on receipts to marsa_app;
grant insert (session_id, transaction_id, amount_fils, currency, subject_kind, subject_id, quotation_id, part, company_id) on receipts to marsa_app;

-- Tax invoices and credit notes with the names, addresses and lines of their day.
create table tax_invoices (
  id uuid primary key default uuidv7(),
  series text not null check (series in ('INV', 'CRN')),
  kind text not null check (kind in ('advance', 'final', 'credit-note')),
  year int not null,
  sequence int not null,
  number text not null unique,
  company_id uuid not null references companies,
  supplier_id uuid not null references companies,
  subject_kind text not null,
  subject_id uuid not null,
  subject_number text not null,
  quotation_id uuid not null,
  session_id uuid references payment_sessions,
  relates_to uuid references tax_invoices, -- the advance that a final nets, the invoice that a note credits
  refund_id uuid unique references payment_refunds,
  supplier jsonb not null,
  customer jsonb not null,
  lines jsonb not null,
  currency text not null default 'AED',
  net_fils bigint not null check (net_fils >= 0),
  vat_fils bigint not null check (vat_fils >= 0),
  total_fils bigint not null check (total_fils = net_fils + vat_fils),
  -- Together more than the total where a final quotation came out lower than what was paid: the rest is due back.
  advance_fils bigint not null default 0 check (advance_fils >= 0),
  paid_fils bigint not null default 0 check (paid_fils >= 0),
  supplied_on date not null,
  issued_at timestamptz not null,
  cause_id uuid unique, -- what a note without a refund of its own was given for
  unique (series, year, sequence),
  check ((kind = 'credit-note') = (series = 'CRN')),
  constraint tax_invoices_cause
  check ((kind = 'credit-note') = (num_nonnulls(refund_id, cause_id) = 1) and num_nonnulls(refund_id, cause_id) <= 1)
);
create unique index tax_invoices_once on tax_invoices (quotation_id, kind) where kind <> 'credit-note';
create index tax_invoices_subject on tax_invoices (subject_id);
create index tax_invoices_search on tax_invoices using gin (fold_text(number) gin_trgm_ops);
-- Credit notes are found by the invoice that they credit: each new one spreads over what the earlier ones have left.
create index tax_invoices_relates on tax_invoices (relates_to) where relates_to is not null;
grant select on tax_invoices to marsa_app;
grant insert (series, kind, company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id, session_id,
    relates_to, refund_id, supplier, customer, lines, currency, net_fils, vat_fils, total_fils, advance_fils, paid_fils,
    supplied_on, cause_id) on tax_invoices to marsa_app;

-- What the gateway's list and our ledger disagree on; someone must close each row.
create table reconciliation_differences (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('unknown-order', 'missing-order', 'amount', 'mismatch')),
  reference text not null,
  session_id uuid references payment_sessions,
  ours_fils bigint not null,
  theirs_fils bigint not null,
  currency text not null,
  found_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references users,
  note text,
  unique (kind, reference),
  check ((closed_at is null) = (note is null))
);
grant select on reconciliation_differences to marsa_app;
grant insert (kind, reference, session_id, ours_fils, theirs_fils, currency) on reconciliation_differences to marsa_app;
grant update (closed_at, closed_by, note) on reconciliation_differences to marsa_app;

create function marsa.open_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.is_bounded then insert into ledger_balances (account_id) values (new.id); end if;
  return null;
end $$;

-- A credit limit is the floor of the exposure account; no other account has one to set.
create function marsa.set_credit_limit(company uuid, limit_fils bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if limit_fils < 0 then raise exception 'a credit limit is not negative' using errcode = '22003'; end if;
  insert into ledger_accounts (kind, owner_id, currency) values ('credit_exposure', company, 'AED') on conflict do nothing;
  update ledger_balances b set floor_fils = -limit_fils from ledger_accounts a
  where a.id = b.account_id and a.kind = 'credit_exposure' and a.owner_id = company and a.currency = 'AED';
end $$;
revoke all on function marsa.set_credit_limit(uuid, bigint) from public;
grant execute on function marsa.set_credit_limit(uuid, bigint) to marsa_app;

-- Two entries at least, zero per currency, and the declared amount (N1); a reversal negates its original exactly (N6).
-- Read at commit, when every entry is in.
create function marsa.check_transaction() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tx ledger_transactions;
  count_entries int;
  total_positive bigint;
begin
  if tg_table_name = 'ledger_entries' then
    select * into strict tx from ledger_transactions where id = new.transaction_id;
  else
    tx := new;
  end if;
  select count(*), coalesce(sum(amount_fils) filter (where amount_fils > 0), 0) into count_entries, total_positive
  from ledger_entries where transaction_id = tx.id;
  if count_entries < 2 then
    raise exception 'transaction % has % entries', tx.id, count_entries using errcode = '23514', constraint = 'ledger_two_entries';
  end if;
  if exists (select from ledger_entries where transaction_id = tx.id group by currency having sum(amount_fils) <> 0) then
    raise exception 'transaction % does not balance', tx.id using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  if total_positive <> tx.amount_fils then
    raise exception 'transaction % moves %, not %', tx.id, total_positive, tx.amount_fils
      using errcode = '23514', constraint = 'ledger_amount';
  end if;
  if tx.reverses is not null and (
    exists (
      select account_id, -amount_fils from ledger_entries where transaction_id = tx.id
      except select account_id, amount_fils from ledger_entries where transaction_id = tx.reverses)
    or count_entries <> (select count(*) from ledger_entries where transaction_id = tx.reverses)
    or not exists (
      select from ledger_transactions original
      where original.id = tx.reverses and original.reverses is null and original.session_id is not distinct from tx.session_id)
  ) then
    raise exception 'transaction % does not negate %', tx.id, tx.reverses
      using errcode = '23514', constraint = 'ledger_reversal';
  end if;
  return null;
end $$;

create function marsa.guard_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tx ledger_transactions;
begin
  select * into tx from ledger_transactions where id = new.transaction_id;
  if tx.xid is distinct from pg_current_xact_id() then
    raise exception 'transaction % was posted earlier', new.transaction_id
      using errcode = '55000', constraint = 'ledger_entry_late';
  end if;
  return new;
end $$;

-- Keeps the balance of bounded accounts (N4) and what each payment session has settled (N7).
create function marsa.apply_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_kind text;
  tx ledger_transactions;
begin
  update ledger_balances set balance_fils = balance_fils + new.amount_fils where account_id = new.account_id;
  select kind into account_kind from ledger_accounts where id = new.account_id;
  if account_kind = 'gateway_clearing' then
    select * into tx from ledger_transactions where id = new.transaction_id;
    if tx.session_id is not null then
      update payment_sessions set settled_fils = settled_fils - new.amount_fils where id = tx.session_id;
    elsif tx.kind not in ('payment.suspense', 'credit.repaid') then
      raise exception 'money at the gateway belongs to a payment session'
        using errcode = '23514', constraint = 'ledger_clearing_session';
    end if;
  end if;
  return null;
end $$;

create function marsa.number_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.issued_at := clock_timestamp();
  new.year := extract(year from new.issued_at at time zone 'Asia/Dubai');
  insert into document_numbers as n (series, year, last) values (new.series, new.year, 1)
    on conflict (series, year) do update set last = n.last + 1 returning last into new.sequence;
  new.number := format('%s-%s-%s', new.series, to_char(new.year % 100, 'FM00'), to_char(new.sequence, 'FM0000000'));
  return new;
end $$;

create trigger ledger_accounts_append_only before update or delete on ledger_accounts
  for each row execute function marsa.refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function marsa.refuse_change();
create trigger ledger_accounts_balance after insert on ledger_accounts
  for each row execute function marsa.open_balance();

create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function marsa.check_transaction();
-- Postings never change or vanish, and nothing is added to one of another database transaction (N2).
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function marsa.refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function marsa.refuse_change();

create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function marsa.check_transaction();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function marsa.refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function marsa.refuse_change();
create trigger ledger_entries_guard before insert on ledger_entries
  for each row execute function marsa.guard_entry();
create trigger ledger_entries_apply after insert on ledger_entries
  for each row execute function marsa.apply_entry();

create trigger payment_sessions_guard before insert or update on payment_sessions
  for each row execute function marsa.guard_state('payment-session');
create trigger payment_sessions_keep before delete on payment_sessions
  for each row execute function marsa.refuse_change();
create trigger payment_sessions_no_truncate before truncate on payment_sessions
  for each statement execute function marsa.refuse_change();

create trigger payment_refunds_keep before delete on payment_refunds
  for each row execute function marsa.refuse_change();
create trigger payment_refunds_no_truncate before truncate on payment_refunds
  for each statement execute function marsa.refuse_change();

create trigger payment_events_append_only before update or delete on payment_events
  for each row execute function marsa.refuse_change();
create trigger payment_events_no_truncate before truncate on payment_events
  for each statement execute function marsa.refuse_change();

create trigger receipts_number before insert on receipts for each row execute function marsa.number_document();
create trigger receipts_append_only before update or delete on receipts
  for each row execute function marsa.refuse_change();
create trigger receipts_no_truncate before truncate on receipts
  for each statement execute function marsa.refuse_change();

create trigger tax_invoices_number before insert on tax_invoices for each row execute function marsa.number_document();
create trigger tax_invoices_append_only before update or delete on tax_invoices
  for each row execute function marsa.refuse_change();
create trigger tax_invoices_no_truncate before truncate on tax_invoices
  for each statement execute function marsa.refuse_change();
