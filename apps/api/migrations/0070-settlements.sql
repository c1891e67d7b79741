-- What agents are owed is paid out in runs: items of their account, commission with its tax invoice, one transfer each.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'gateway_clearing', 'bank', 'courier_receivable', 'vat_payable', 'revenue', 'agent_payable', 'refunds_in_transit',
  'unapplied_receipts', 'suspense', 'expired_credits', 'wallet_available', 'wallet_reserved', 'bundle_credits',
  'credits_reserved', 'customer_advance', 'credit_exposure', 'bad_debt', 'merchant_debt', 'cod_payable', 'cash_depot',
  'cash_differences', 'payout_in_transit', 'carrier_cost', 'claims_paid', 'wallet_corrections', 'commission'));

-- Commission is our own supply and has a series of its own, and so have its credit notes.
alter table tax_invoices drop constraint tax_invoices_series_check;
alter table tax_invoices add constraint tax_invoices_series_check check (series in ('INV', 'CRN', 'COM', 'SCN'));
alter table tax_invoices drop constraint tax_invoices_check1;
alter table tax_invoices add constraint tax_invoices_series_kind check ((kind = 'credit-note') = (series in ('CRN', 'SCN')));

-- Where an agent's money goes; a change is a new row. Lists read the end of the IBAN, the bank's file alone the whole.
create table agent_bank_accounts (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  -- ISO 13616: the first four characters moved to the end, letters as 10 to 35, mod 97.
  iban text not null constraint agent_bank_accounts_iban check (case when iban ~ '^AE[0-9]{21}$'
    then (substr(iban, 5) || '1014' || substr(iban, 3, 2))::numeric % 97 = 1 else false end),
  iban_end text not null generated always as (right(iban, 4)) stored,
  holder text not null check (length(holder) between 1 and 200), -- the legal name at that time
  entered_by uuid not null,
  entered_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid references users, -- by a call to the agent's known number
  confirmed_at timestamptz,
  confirmed_note text check (length(confirmed_note) between 3 and 500),
  replaced_at timestamptz,
  foreign key (company_id, entered_by) references users (company_id, id),
  check (num_nonnulls(confirmed_by, confirmed_at, confirmed_note) in (0, 3))
);
create unique index agent_bank_accounts_current on agent_bank_accounts (company_id) where replaced_at is null;
grant select on agent_bank_accounts to marsa_app;
grant insert (company_id, iban, holder, entered_by) on agent_bank_accounts to marsa_app;
grant update (confirmed_by, confirmed_at, confirmed_note, replaced_at) on agent_bank_accounts to marsa_app;

create table settlement_runs (
  id uuid primary key default uuidv7(),
  number text not null unique,
  company_id uuid not null references companies,
  until_on date not null, -- newest posting that may be in it
  state text not null check (state in ('DRAFT', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'CANCELLED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  rate_bp int not null check (rate_bp between 0 and 10000),
  prepared_by uuid references users, -- null where the job drafted it
  drafted_at timestamptz not null default clock_timestamp(),
  approved_by uuid references users,
  approved_at timestamptz,
  -- As they were approved; the bank's data with them.
  gross_fils bigint,
  commission_fils bigint check (commission_fils >= 0),
  commission_vat_fils bigint check (commission_vat_fils >= 0),
  adjustment_fils bigint,
  net_fils bigint check (net_fils > 0),
  account_id uuid references agent_bank_accounts,
  invoice_id uuid references tax_invoices,
  commission_id uuid references ledger_transactions,
  file text,
  file_sha256 bytea,
  sent_at timestamptz,
  sent_id uuid references ledger_transactions,
  bank_reference text check (length(bank_reference) between 1 and 35),
  ended_at timestamptz,
  constraint settlement_runs_second_person check (approved_by <> prepared_by),
  constraint settlement_runs_approved check (state in ('DRAFT', 'CANCELLED')
    or num_nulls(approved_by, approved_at, gross_fils, commission_fils, commission_vat_fils, adjustment_fils, net_fils, account_id) = 0),
  constraint settlement_runs_net check (net_fils = gross_fils - commission_fils - commission_vat_fils + adjustment_fils),
  constraint settlement_runs_sent check (state in ('DRAFT', 'APPROVED', 'CANCELLED') = (num_nulls(file, file_sha256, sent_at, sent_id) > 0)),
  constraint settlement_runs_paid check (state <> 'PAID' or bank_reference is not null),
  check (file_sha256 is null or file_sha256 = sha256(convert_to(file, 'UTF8')))
);
create unique index settlement_runs_open on settlement_runs (company_id) where state in ('DRAFT', 'APPROVED');
create index settlement_runs_agent on settlement_runs (company_id, id desc);
grant select on settlement_runs to marsa_app;
grant insert (number, company_id, until_on, state, move, moved_as, rate_bp, prepared_by) on settlement_runs to marsa_app;
grant update (state, move, moved_as, move_reason, version, approved_by, approved_at, gross_fils, commission_fils, commission_vat_fils,
  adjustment_fils, net_fils, account_id, invoice_id, commission_id, file, file_sha256, sent_at, sent_id, bank_reference, ended_at)
  on settlement_runs to marsa_app;
create trigger settlement_runs_guard before insert or update on settlement_runs
  for each row execute function marsa.guard_state('settlement-run');
create trigger settlement_runs_keep before delete on settlement_runs for each row execute function marsa.refuse_change();

-- A posting of the agent's account is in one live run.
create table settlement_items (
  id uuid primary key default uuidv7(),
  run_id uuid not null references settlement_runs,
  transaction_id uuid not null references ledger_transactions,
  amount_fils bigint not null check (amount_fils <> 0),
  base_fils bigint not null,
  removed_at timestamptz, -- taken out of a draft, or freed with a cancelled run
  removed_reason text
);
create unique index settlement_items_once on settlement_items (transaction_id) where removed_at is null;
create index settlement_items_run on settlement_items (run_id);
grant select on settlement_items to marsa_app;
grant insert (run_id, transaction_id, amount_fils, base_fils) on settlement_items to marsa_app;
grant update (removed_at, removed_reason) on settlement_items to marsa_app;

create table settlement_adjustments (
  id uuid primary key default uuidv7(),
  run_id uuid not null references settlement_runs,
  amount_fils bigint not null check (amount_fils <> 0),
  reason text not null check (length(reason) between 3 and 500),
  made_by uuid not null references users,
  made_at timestamptz not null default clock_timestamp()
);
create index settlement_adjustments_run on settlement_adjustments (run_id);
grant select on settlement_adjustments to marsa_app;
grant insert (run_id, amount_fils, reason, made_by) on settlement_adjustments to marsa_app;

-- Finance holds an agent, or one subject, back from runs.
create table payable_holds (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references companies,
  subject_id uuid, -- null holds all of the agent
  reason text not null check (length(reason) between 3 and 500),
  held_by uuid not null references users,
  held_at timestamptz not null default clock_timestamp(),
  lifted_by uuid references users,
  lifted_at timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index payable_holds_open on payable_holds (agent_id, subject_id) nulls not distinct where lifted_at is null;
grant select on payable_holds to marsa_app;
grant insert (agent_id, subject_id, reason, held_by) on payable_holds to marsa_app;
grant update (lifted_by, lifted_at) on payable_holds to marsa_app;
