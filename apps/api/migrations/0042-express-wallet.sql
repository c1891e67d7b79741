-- The wallet of a company, who may spend from it, and the cash PIN of a person.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'gateway_clearing', 'bank', 'courier_receivable', 'vat_payable', 'revenue', 'agent_payable', 'refunds_in_transit',
  'unapplied_receipts', 'suspense', 'expired_credits', 'wallet_available', 'wallet_reserved', 'bundle_credits',
  'credits_reserved', 'customer_advance', 'credit_exposure', 'bad_debt', 'merchant_debt', 'cod_payable', 'cash_depot',
  'cash_differences', 'payout_in_transit', 'carrier_cost', 'claims_paid', 'wallet_corrections'));
alter table ledger_accounts alter column is_bounded set expression as (kind in (
  'wallet_available', 'wallet_reserved', 'bundle_credits', 'credits_reserved', 'customer_advance', 'credit_exposure',
  'cod_payable'));

alter table integrity_checks drop constraint integrity_checks_kind_check;
alter table integrity_checks add constraint integrity_checks_kind_check
  check (kind in ('ledger', 'audit', 'credit', 'express'));

-- One of a company; whoever moves its money counts the version up, and thereby waits for who does so at the moment.
create table wallets (
  company_id uuid primary key references companies,
  version int not null default 1,
  opened_at timestamptz not null default now()
);
grant select, insert (company_id), update (version) on wallets to marsa_app;

-- What each posting of a wallet was, in words for its owner.
create table wallet_movements (
  transaction_id uuid primary key references ledger_transactions,
  company_id uuid not null references wallets,
  kind text not null check (kind in (
    'COD', 'REFUND', 'CLAIM', 'ADJUSTMENT', 'PAYOUT_RETURNED', 'SPENT', 'COD_REVERSED', 'CORRECTION', 'PAYOUT')),
  waybill text check (length(waybill) <= 40),
  reference text not null check (length(reference) <= 500),
  user_id uuid references users
);
create index wallet_movements_company on wallet_movements (company_id, transaction_id);
grant select, insert on wallet_movements to marsa_app;

-- Spending is a right that an administrator of the company gives.
create table wallet_spenders (
  company_id uuid not null references companies,
  user_id uuid not null,
  given_by uuid not null references users,
  given_at timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
grant select, insert, delete on wallet_spenders to marsa_app;

-- The PIN is the person's. Wrong entries are counted before they are compared, so that those made at once count as well.
create table wallet_pins (
  user_id uuid primary key references users,
  pin_hash text not null,
  tries smallint not null default 0,
  locks smallint not null default 0,
  locked_until timestamptz,
  set_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on wallet_pins to marsa_app;

-- A right PIN is good for some minutes in the session that it was typed in.
create table wallet_pin_sessions (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  open_until timestamptz not null
);
grant select, insert, update, delete on wallet_pin_sessions to marsa_app;

-- Each spending has its own permission, made and used up in the transaction of the debit (Z20).
create table wallet_grants (
  id uuid primary key default uuidv7(),
  company_id uuid not null references wallets,
  user_id uuid not null references users,
  subject_id uuid not null,
  amount_fils bigint not null check (amount_fils > 0),
  expires_at timestamptz not null,
  consumed_at timestamptz check (consumed_at < expires_at),
  transaction_id uuid unique references ledger_transactions,
  check ((consumed_at is null) = (transaction_id is null))
);
grant select, insert (company_id, user_id, subject_id, amount_fils, expires_at), update (consumed_at, transaction_id)
  on wallet_grants to marsa_app;

-- Corrections are proposed by one administrator and made by another.
create table wallet_adjustments (
  id uuid primary key default uuidv7(),
  company_id uuid not null references wallets,
  amount_fils bigint not null check (amount_fils <> 0),
  reason text not null check (length(reason) between 3 and 500),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  lapses_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint wallet_adjustments_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index wallet_adjustments_open on wallet_adjustments (company_id) where outcome is null;
grant select on wallet_adjustments to marsa_app;
grant insert (company_id, amount_fils, reason, proposed_by, proposed_at, lapses_at) on wallet_adjustments to marsa_app;
grant update (decided_by, decided_at, outcome) on wallet_adjustments to marsa_app;

-- Money leaves a wallet by a person only with a permission for this subject and amount; a correction only by two.
create function marsa.check_wallet_posting() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select from wallet_movements m where m.transaction_id = new.id) then
    raise exception 'posting % of a wallet says nothing to its owner', new.id
      using errcode = '23514', constraint = 'wallet_posting_movement';
  end if;
  if new.kind = 'wallet.spent' and not exists (
    select from wallet_grants g where g.transaction_id = new.id and g.amount_fils = new.amount_fils
      and g.subject_id = new.subject_id and g.consumed_at < g.expires_at) then
    raise exception 'posting % spends without a permission', new.id
      using errcode = '23514', constraint = 'wallet_posting_grant';
  end if;
  if new.kind in ('wallet.adjustment', 'wallet.correction') and not exists (
    select from wallet_adjustments p where p.id::text = new.external_ref and p.outcome = 'MADE'
      and abs(p.amount_fils) = new.amount_fils) then
    raise exception 'posting % corrects a wallet without a decision', new.id
      using errcode = '23514', constraint = 'wallet_posting_decided';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_wallet after insert on ledger_transactions
  deferrable initially deferred for each row when (new.kind like 'wallet.%') execute function marsa.check_wallet_posting();

create trigger wallets_keep before delete on wallets for each row execute function marsa.refuse_change();
create trigger wallets_no_truncate before truncate on wallets for each statement execute function marsa.refuse_change();
create trigger wallet_movements_append_only before update or delete on wallet_movements
  for each row execute function marsa.refuse_change();
create trigger wallet_movements_no_truncate before truncate on wallet_movements
  for each statement execute function marsa.refuse_change();
create trigger wallet_grants_keep before delete on wallet_grants for each row execute function marsa.refuse_change();
create trigger wallet_grants_no_truncate before truncate on wallet_grants
  for each statement execute function marsa.refuse_change();
create trigger wallet_adjustments_keep before delete on wallet_adjustments
  for each row execute function marsa.refuse_change();
create trigger wallet_adjustments_no_truncate before truncate on wallet_adjustments
  for each statement execute function marsa.refuse_change();
