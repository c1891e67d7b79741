-- Refunds that the card gateway does not make: how often it was asked in vain, and the bank transfer that replaces one.

alter table payment_refunds
  add column failures int not null default 0,
  add column failure text check (length(failure) <= 300), -- what the gateway said last
  add column tried_at timestamptz;
grant update (failures, failure, tried_at) on payment_refunds to marsa_app;

-- What a session has given back by the bank: the gateway still holds it, so that it is no part of `settled_fils`, and it goes back once.
alter table payment_sessions
  add column returned_fils bigint not null default 0,
  add constraint payment_sessions_returned check (returned_fils between 0 and settled_fils);

create table refund_transfers (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  refund_id uuid not null references payment_refunds,
  number text not null unique,
  amount_fils bigint not null check (amount_fils > 0),
  holder text not null check (length(holder) between 2 and 140),
  -- ISO 13616: the first four characters moved to the end, letters as 10 to 35, mod 97.
  iban text not null check (case when iban ~ '^AE[0-9]{21}$'
    then (substr(iban, 5) || '1014' || substr(iban, 3, 2))::numeric % 97 = 1 else false end),
  iban_end text not null generated always as (right(iban, 4)) stored,
  note text not null check (length(note) between 3 and 500),
  state text not null check (state in ('PROPOSED', 'APPROVED', 'PAID', 'REFUSED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid references users,
  decided_at timestamptz,
  bank_reference text check (length(bank_reference) between 1 and 35),
  paid_on date,
  posting_id uuid references ledger_transactions,
  constraint refund_transfers_second_person check (decided_by <> proposed_by),
  constraint refund_transfers_decided check (state not in ('APPROVED', 'PAID') or decided_by is not null),
  constraint refund_transfers_paid check ((state = 'PAID') = (num_nonnulls(posting_id, bank_reference, paid_on) = 3))
);
create unique index refund_transfers_live on refund_transfers (refund_id) where state in ('PROPOSED', 'APPROVED', 'PAID');
create index refund_transfers_refund on refund_transfers (refund_id, id);
grant select on refund_transfers to marsa_app;
grant insert (company_id, refund_id, number, amount_fils, holder, iban, note, state, move, moved_as, proposed_by)
  on refund_transfers to marsa_app;
grant update (state, move, moved_as, move_reason, version, decided_by, decided_at, bank_reference, paid_on, posting_id)
  on refund_transfers to marsa_app;
create trigger refund_transfers_guard before insert or update on refund_transfers
  for each row execute function marsa.guard_state('refund-transfer');
create trigger refund_transfers_keep before delete on refund_transfers for each row execute function marsa.refuse_change();

-- The amount of the refund, approved by somebody who may, and paid with the bank's confirmation as a file.
create function marsa.check_refund_transfer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.amount_fils <> (select amount_fils from payment_refunds where id = new.refund_id) then
      raise exception 'transfer % of another amount than its refund', new.id using errcode = '23514', constraint = 'refund_transfers_amount';
    end if;
    return new;
  end if;
  if new.state = 'APPROVED' and not marsa.is_capable(new.decided_by, 'finance.approve') then
    raise exception 'transfer % by somebody who may not', new.id using errcode = '23514', constraint = 'refund_transfers_capable';
  end if;
  if new.state = 'PAID' and not exists (
    select from documents where subject_kind = 'refund-transfer' and subject_id = new.id and deleted_at is null) then
    raise exception 'transfer % without its proof', new.id using errcode = '23514', constraint = 'refund_transfers_proof';
  end if;
  return new;
end $$;
create trigger refund_transfers_people before insert or update on refund_transfers
  for each row execute function marsa.check_refund_transfer();

-- As before; a refund by transfer is of its session, whose money stays at the gateway.
create or replace function marsa.apply_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_kind text;
  tx ledger_transactions;
begin
  select kind into account_kind from ledger_accounts where id = new.account_id;
  select * into tx from ledger_transactions where id = new.transaction_id;
  if account_kind in ('vat_payable', 'vat_recoverable') then
    perform marsa.guard_vat_day(coalesce(tx.effective_on, (tx.posted_at at time zone 'Asia/Dubai')::date));
  end if;
  if account_kind = 'credit_exposure' and (new.amount_fils > 0 or tx.kind in ('credit.extra', 'reversal')) then
    update ledger_balances set balance_fils = balance_fils + new.amount_fils,
      floor_fils = least(-limit_fils, balance_fils + new.amount_fils) where account_id = new.account_id;
  else
    update ledger_balances set balance_fils = balance_fils + new.amount_fils where account_id = new.account_id;
  end if;
  if account_kind = 'credit_exposure' and tx.kind = 'credit.refunded'
    and (select balance_fils < 0 from ledger_balances where account_id = new.account_id) then
    raise exception 'a refund of more than is owed to the company'
      using errcode = '23514', constraint = 'credit_refunded_owed';
  end if;
  if account_kind = 'bank' and tx.kind = 'refund.transferred' then
    update payment_sessions set returned_fils = returned_fils + new.amount_fils where id = tx.session_id;
  end if;
  if account_kind = 'gateway_clearing' then
    if tx.session_id is not null then
      update payment_sessions set settled_fils = settled_fils - new.amount_fils where id = tx.session_id;
    elsif tx.kind not in ('payment.suspense', 'credit.repaid', 'gateway.payout', 'gateway.fee', 'gateway.correction')
      and not exists (select from ledger_transactions t where t.id = tx.reverses and t.kind in ('gateway.payout', 'gateway.correction')) then
      raise exception 'money at the gateway belongs to a payment session'
        using errcode = '23514', constraint = 'ledger_clearing_session';
    end if;
  end if;
  return null;
end $$;
