-- Payouts of the card gateway against payments and the bank, and matches with the bank that are taken back.

-- What the gateway says it pays in one transfer: sales less refunds, chargebacks and its fees with their VAT.
create table card_payouts (
  id uuid primary key default uuidv7(),
  reference text not null unique check (reference ~ '^[A-Z0-9][A-Z0-9-]{3,34}$'),
  paid_on date not null,
  gross_fils bigint not null,
  fee_fils bigint not null,
  vat_fils bigint not null,
  net_fils bigint not null generated always as (gross_fils - fee_fils - vat_fils) stored,
  file_name text not null check (length(file_name) between 1 and 200),
  sha256 bytea not null,
  imported_by uuid not null references users,
  imported_at timestamptz not null default clock_timestamp()
);
create index card_payouts_paid on card_payouts (paid_on desc, id desc);
grant select on card_payouts to marsa_app;
grant insert (reference, paid_on, gross_fils, fee_fils, vat_fils, file_name, sha256, imported_by) on card_payouts to marsa_app;
create trigger card_payouts_keep before update or delete on card_payouts for each row execute function marsa.refuse_change();

create table card_payout_lines (
  payout_id uuid not null references card_payouts,
  position int not null check (position > 0),
  kind text not null check (kind in ('sale', 'refund', 'chargeback', 'fee')),
  order_ref text not null check (length(order_ref) <= 64),
  session_id uuid references payment_sessions,
  day date not null,
  gross_fils bigint not null,
  fee_fils bigint not null,
  vat_fils bigint not null,
  primary key (payout_id, position),
  check (case kind when 'sale' then gross_fils > 0 when 'refund' then gross_fils < 0 when 'fee' then gross_fils = 0 else gross_fils <> 0 end)
);
create index card_payout_lines_session on card_payout_lines (session_id);
grant select on card_payout_lines to marsa_app;
grant insert on card_payout_lines to marsa_app;
create trigger card_payout_lines_keep before update or delete on card_payout_lines
  for each row execute function marsa.refuse_change();

-- Read at commit: the lines come to what the payout says.
create function marsa.check_card_payout() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select (sum(gross_fils), sum(fee_fils), sum(vat_fils)) from card_payout_lines where payout_id = new.id)
    is distinct from (new.gross_fils::numeric, new.fee_fils::numeric, new.vat_fils::numeric) then
    raise exception 'payout % differs from its lines', new.reference using errcode = '23514', constraint = 'card_payouts_lines';
  end if;
  return null;
end $$;
create constraint trigger card_payouts_lines after insert on card_payouts
  deferrable initially deferred for each row execute function marsa.check_card_payout();

-- What the gateway pays out and keeps is of no single session; nor is what two people have agreed on, or takes such a posting back.
create or replace function marsa.apply_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_kind text;
  tx ledger_transactions;
begin
  select kind into account_kind from ledger_accounts where id = new.account_id;
  select * into tx from ledger_transactions where id = new.transaction_id;
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
      and not exists (select from ledger_transactions t where t.id = tx.reverses and t.kind = 'gateway.payout') then
      raise exception 'money at the gateway belongs to a payment session'
        using errcode = '23514', constraint = 'ledger_clearing_session';
    end if;
  end if;
  return null;
end $$;

-- A match that was taken back stays as it was, with who did it and why; the line is open again.
drop trigger bank_matches_keep on bank_matches;
alter table bank_matches
  add column id uuid not null default uuidv7(),
  -- The posting was made by the match and goes with it; otherwise it stood before and stays.
  add column is_made boolean not null default false,
  add column undone_at timestamptz,
  add column undone_by uuid references users,
  add column undo_reason text check (length(undo_reason) between 3 and 500),
  add check (num_nulls(undone_at, undone_by, undo_reason) in (0, 3));
-- Earlier matches do not say it: what a match makes is posted in the moment of the match.
update bank_matches m set is_made = true from ledger_transactions t
  where t.id = m.transaction_id and t.kind in ('settlement.paid', 'settlement.returned', 'bank.fee', 'bank.unknown')
    and m.matched_at - t.posted_at < interval '5 seconds';
alter table bank_matches drop constraint bank_matches_pkey, drop constraint bank_matches_transaction_id_key, add primary key (id);
create unique index bank_matches_line on bank_matches (line_id) where undone_at is null;
create unique index bank_matches_transaction on bank_matches (transaction_id) where undone_at is null;
create index bank_matches_undone on bank_matches (transaction_id) where undone_at is not null;
alter table bank_matches drop constraint bank_matches_rule_check;
alter table bank_matches add constraint bank_matches_rule_check check (rule in ('M1', 'M2', 'M3', 'REF', 'HAND'));
grant insert (is_made) on bank_matches to marsa_app;
grant update (undone_at, undone_by, undo_reason) on bank_matches to marsa_app;

-- Taken back once, and not in a month that is closed: whoever closes it at the moment is waited for.
create function marsa.keep_match() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_state text;
begin
  if tg_op = 'DELETE' or old.undone_at is not null or new.undone_at is null
    or to_jsonb(new) - array['undone_at', 'undone_by', 'undo_reason'] <> to_jsonb(old) - array['undone_at', 'undone_by', 'undo_reason'] then
    raise exception 'match % is kept', old.id using errcode = '55000';
  end if;
  for found_state in select p.state from finance_periods p where p.month in (
    select date_trunc('month', l.day)::date from bank_lines l where l.id = new.line_id
    union select date_trunc('month', coalesce(t.effective_on, (t.posted_at at time zone 'Asia/Dubai')::date))::date
      from ledger_transactions t where t.id = new.transaction_id) for share loop
    if found_state in ('CLOSED', 'REOPENING') then
      raise exception 'match % is of a closed month', old.id using errcode = '23514', constraint = 'bank_matches_closed';
    end if;
  end loop;
  return new;
end $$;
create trigger bank_matches_keep before update or delete on bank_matches for each row execute function marsa.keep_match();

-- What payouts and payments disagree on are cases like the others; they post, too, where two people agree on it.
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check check (kind in (
  'unknown-order', 'missing-order', 'amount', 'mismatch', 'bank-unmatched', 'duplicate', 'chargeback', 'not-paid-out', 'payout-short'));
alter table reconciliation_differences add column payout_id uuid references card_payouts;
alter table reconciliation_differences drop constraint reconciliation_differences_resolution_check;
alter table reconciliation_differences add constraint reconciliation_differences_resolution_check
  check (resolution in ('explained', 'bank-fee', 'unknown-payer', 'gateway-fee', 'written-off', 'matched'));
alter table reconciliation_differences drop constraint reconciliation_differences_posted;
alter table reconciliation_differences add constraint reconciliation_differences_posted
  check ((resolution in ('bank-fee', 'unknown-payer', 'gateway-fee', 'written-off') and state = 'RESOLVED') = (resolution_id is not null)
    or resolution = 'matched');
create index reconciliation_differences_payout on reconciliation_differences (payout_id) where payout_id is not null;
grant insert (payout_id) on reconciliation_differences to marsa_app;
grant update (ours_fils, theirs_fils) on reconciliation_differences to marsa_app;
