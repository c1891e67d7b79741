-- What two people have settled with the gateway is taken back by two: one asks with a reason, another one does it.

alter table reconciliation_differences
  add column undo_asked_by uuid references users,
  add column undo_reason text check (length(undo_reason) between 3 and 500),
  add column undone_by uuid references users,
  add constraint reconciliation_differences_undo_second check (undone_by <> undo_asked_by),
  add constraint reconciliation_differences_undo_asked check (num_nulls(undo_asked_by, undo_reason) in (0, 2));
grant update (undo_asked_by, undo_reason, undone_by) on reconciliation_differences to marsa_app;

create function marsa.check_case_undone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.state = 'RESOLVED' and new.state = 'OPEN' and old.resolution_id is not null and old.line_id is null
    and (old.undo_asked_by is null or new.undone_by is null or new.undo_asked_by is distinct from old.undo_asked_by
      or not marsa.is_capable(new.undone_by, 'finance.approve')) then
    raise exception 'case % is not undone by one', old.id using errcode = '23514', constraint = 'reconciliation_differences_undo';
  end if;
  return new;
end $$;
create trigger reconciliation_differences_undone before update on reconciliation_differences
  for each row execute function marsa.check_case_undone();

-- As before; VAT is not posted on a day whose return is frozen (0110), and what takes a correction with the gateway back is of no session
-- either.
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
