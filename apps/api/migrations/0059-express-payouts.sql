-- Bank accounts of merchants, payouts of their cash on delivery, and the bank's files.

-- Functions name tables that come later.
set local check_function_bodies = off;

alter table wallet_movements drop constraint wallet_movements_kind_check;
alter table wallet_movements add constraint wallet_movements_kind_check check (kind in ('COD', 'REFUND', 'CLAIM',
  'ADJUSTMENT', 'PAYOUT_RETURNED', 'PAYOUT_CANCELLED', 'SPENT', 'COD_REVERSED', 'CORRECTION', 'PAYOUT'));

-- Where the money of a company goes; a change is a new row. Lists read the end of the IBAN, the bank's file alone the whole.
create table express_bank_accounts (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  -- ISO 13616: the first four characters moved to the end, letters as 10 to 35, mod 97.
  iban text not null constraint express_bank_accounts_iban check (case when iban ~ '^AE[0-9]{21}$'
    then (substr(iban, 5) || '1014' || substr(iban, 3, 2))::numeric % 97 = 1 else false end),
  iban_end text not null generated always as (right(iban, 4)) stored,
  holder text not null check (length(holder) between 1 and 200), -- the legal name at that time
  entered_by uuid not null,
  entered_at timestamptz not null default clock_timestamp(),
  verified_by uuid references users,
  verified_at timestamptz,
  verified_note text check (length(verified_note) between 3 and 500),
  replaced_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, entered_by) references users (company_id, id),
  check (num_nonnulls(verified_by, verified_at, verified_note) in (0, 3)),
  constraint express_bank_accounts_second_person check (verified_by <> entered_by)
);
create unique index express_bank_accounts_current on express_bank_accounts (company_id) where replaced_at is null;
grant select on express_bank_accounts to marsa_app;
grant insert (company_id, iban, holder, entered_by) on express_bank_accounts to marsa_app;
grant update (verified_by, verified_at, verified_note, replaced_at) on express_bank_accounts to marsa_app;

-- What was given to the bank, to the byte; a payout is in one of them and never in two.
create table express_payout_files (
  id uuid primary key default uuidv7(),
  number text not null unique,
  made_by uuid not null references users,
  made_at timestamptz not null default clock_timestamp(),
  payouts int not null check (payouts > 0),
  control_fils bigint not null check (control_fils > 0),
  content text not null,
  sha256 bytea not null check (sha256 = sha256(convert_to(content, 'UTF8')))
);
grant select on express_payout_files to marsa_app;
grant insert (number, made_by, payouts, control_fils, content, sha256) on express_payout_files to marsa_app;

create table express_payouts (
  id uuid primary key,
  number text not null unique,
  company_id uuid not null references wallets,
  account_id uuid not null,
  amount_fils bigint not null check (amount_fils > 0),
  needs_two boolean not null, -- by the limit that was in force when it was requested
  state text not null check (state in ('REQUESTED', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'CANCELLED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  requested_by uuid not null,
  requested_at timestamptz not null default clock_timestamp(),
  first_by uuid references users,
  approved_by uuid references users,
  approved_at timestamptz,
  file_id uuid references express_payout_files,
  sent_at timestamptz,
  bank_reference text check (length(bank_reference) between 1 and 35),
  ended_at timestamptz,
  -- What the ledger says of it, to the fil (N12): taken from the wallet, handed to the bank, and how it ended.
  reserve_id uuid not null,
  reserve_kind text not null default 'wallet.payout' check (reserve_kind = 'wallet.payout'),
  sent_id uuid,
  sent_kind text check (sent_kind = 'payout.sent'),
  end_id uuid,
  end_kind text,
  foreign key (company_id, account_id) references express_bank_accounts (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id),
  foreign key (reserve_id, id, reserve_kind, amount_fils) references ledger_transactions (id, subject_id, kind, amount_fils),
  foreign key (sent_id, id, sent_kind, amount_fils) references ledger_transactions (id, subject_id, kind, amount_fils),
  foreign key (end_id, id, end_kind, amount_fils) references ledger_transactions (id, subject_id, kind, amount_fils),
  constraint express_payouts_approved check (state in ('REQUESTED', 'CANCELLED')
    or (approved_by is not null and (not needs_two or first_by is not null))),
  constraint express_payouts_second_person check (
    approved_by <> requested_by and first_by <> requested_by and approved_by <> first_by),
  check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  constraint express_payouts_sent check (
    num_nonnulls(file_id, sent_at, sent_id, sent_kind) = case when state in ('SENT', 'PAID', 'RETURNED') then 4 else 0 end),
  constraint express_payouts_ended check (
    num_nonnulls(end_id, ended_at) = case when state in ('PAID', 'RETURNED', 'CANCELLED') then 2 else 0 end
    and end_kind is not distinct from case state when 'PAID' then 'payout.paid' when 'RETURNED' then 'wallet.returned'
      when 'CANCELLED' then 'wallet.cancelled' end),
  constraint express_payouts_reference check ((state = 'PAID') = (bank_reference is not null))
);
create unique index express_payouts_open on express_payouts (company_id) where state in ('REQUESTED', 'APPROVED', 'SENT');
create index express_payouts_company on express_payouts (company_id, id desc);
create index express_payouts_state on express_payouts (state, requested_at);
create index express_payouts_file on express_payouts (file_id);
grant select, insert, update on express_payouts to marsa_app;
create trigger express_payouts_guard before insert or update on express_payouts
  for each row execute function marsa.guard_state('express-payout');

-- Which payout brought the cash of a shipment to the merchant's bank (K8).
alter table express_cod add column payout_id uuid references express_payouts;
alter table express_cod add constraint express_cod_paid_out check ((state = 'PAID_OUT') = (payout_id is not null));
create index express_cod_payout on express_cod (payout_id) where payout_id is not null;

-- Read at commit, under the wallet's lock: what leaves was credited as cash on delivery and is in no other payout, so that
-- refunds and credits never become cash; and it was permitted like every spending.
create function marsa.check_payout() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if (select coalesce(sum(p.amount_fils), 0) from express_payouts p
      where p.company_id = new.company_id and p.state not in ('RETURNED', 'CANCELLED'))
    > (select coalesce(sum(c.amount_fils), 0) from express_cod c
      where c.company_id = new.company_id and c.state in ('CREDITED', 'PAID_OUT')) then
    raise exception 'payout % takes more than cash on delivery has brought', new.id
      using errcode = '23514', constraint = 'express_payouts_cash';
  end if;
  if not exists (select from wallet_grants g where g.transaction_id = new.reserve_id and g.subject_id = new.id
      and g.amount_fils = new.amount_fils and g.consumed_at < g.expires_at) then
    raise exception 'payout % has no permission', new.id using errcode = '23514', constraint = 'express_payouts_grant';
  end if;
  return null;
end $$;
create constraint trigger express_payouts_cash after insert on express_payouts
  deferrable initially deferred for each row execute function marsa.check_payout();

-- No money of a payout moves without the payout saying so.
create function marsa.check_payout_posting() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select from express_payouts p where p.id = new.subject_id and new.id in (p.reserve_id, p.sent_id, p.end_id)) then
    raise exception 'posting % belongs to no payout', new.id using errcode = '23514', constraint = 'payout_posting';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_payout after insert on ledger_transactions
  deferrable initially deferred for each row
  when (new.kind in ('wallet.payout', 'wallet.returned', 'wallet.cancelled', 'payout.sent', 'payout.paid'))
  execute function marsa.check_payout_posting();

create trigger express_bank_accounts_keep before delete on express_bank_accounts
  for each row execute function marsa.refuse_change();
create trigger express_bank_accounts_no_truncate before truncate on express_bank_accounts
  for each statement execute function marsa.refuse_change();
create trigger express_payout_files_keep before update or delete on express_payout_files
  for each row execute function marsa.refuse_change();
create trigger express_payout_files_no_truncate before truncate on express_payout_files
  for each statement execute function marsa.refuse_change();
create trigger express_payouts_keep before delete on express_payouts for each row execute function marsa.refuse_change();
create trigger express_payouts_no_truncate before truncate on express_payouts
  for each statement execute function marsa.refuse_change();
