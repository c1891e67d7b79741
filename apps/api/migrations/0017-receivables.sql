-- What follows a purchase on credit: invoices that are owed, receipts and what they pay, reminders, statements.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'gateway_clearing', 'bank', 'courier_receivable', 'vat_payable', 'revenue', 'agent_payable', 'refunds_in_transit',
  'unapplied_receipts', 'suspense', 'expired_credits', 'wallet_available', 'wallet_reserved', 'bundle_credits',
  'credits_reserved', 'customer_advance', 'credit_exposure', 'bad_debt'));

-- A payment of invoices on credit is of no quotation.
alter table payment_sessions alter column quotation_id drop not null;
alter table payment_sessions add constraint payment_sessions_quotation
  check ((quotation_id is null) = (subject_kind = 'credit-payment'));
alter table receipts alter column quotation_id drop not null;
alter table payment_sessions drop constraint payment_sessions_request;
alter table payment_sessions add column request_id uuid
  generated always as (case when subject_kind <> 'credit-payment' then subject_id end) stored
  constraint payment_sessions_request references requests;
create index payment_sessions_request on payment_sessions (request_id);
alter table receipts drop constraint receipts_request;
alter table receipts add column request_id uuid
  generated always as (case when subject_kind <> 'credit-payment' then subject_id end) stored
  constraint receipts_request references requests;
create index receipts_request on receipts (request_id);

alter table integrity_checks drop constraint integrity_checks_kind_check;
alter table integrity_checks add constraint integrity_checks_kind_check check (kind in ('ledger', 'audit', 'credit'));

-- The system suspends for what is overdue, and refuses what stays incomplete; nobody decided that.
alter table credit_accounts add column lift_until date; -- restored although something is overdue, until the end of this day
grant update (lift_until) on credit_accounts to marsa_app;
alter table credit_proposals alter column proposed_by drop not null;
alter table credit_proposals drop constraint credit_proposals_check1;
alter table credit_proposals add constraint credit_proposals_decided check (
  (decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)
  or proposed_by is null and decided_by is null and outcome = 'MADE' and kind = 'SUSPEND' and not needs_second);
alter table credit_applications drop constraint credit_applications_check;
alter table credit_applications add constraint credit_applications_decided check (
  (state in ('APPROVED', 'REFUSED')) = (decided_at is not null)
  and (state <> 'APPROVED' or decided_by is not null));
-- The desk recommends what administrators decide (CR2).
alter table credit_notes drop constraint credit_notes_kind_check;
alter table credit_notes add constraint credit_notes_kind_check check (kind in ('question', 'answer', 'recommendation'));

-- A tax invoice on credit is owed from the settlement of its request on.
create table credit_receivables (
  invoice_id uuid primary key references tax_invoices,
  company_id uuid not null references companies,
  amount_fils bigint not null check (amount_fils > 0), -- its total less what was credited before
  due_on date not null,
  settled_at timestamptz not null default clock_timestamp()
);
create index credit_receivables_company on credit_receivables (company_id, due_on);
grant select on credit_receivables to marsa_app;
grant insert (invoice_id, company_id, amount_fils, due_on) on credit_receivables to marsa_app;

-- What lowers what is owed: money that came in, by bank, cheque or card; credit notes; write-offs.
create table credit_receipts (
  id uuid primary key default uuidv7(),
  company_id uuid references companies, -- null while nobody knows who paid
  way text not null check (way in ('TRANSFER', 'CHEQUE', 'CARD', 'NOTE', 'WRITE_OFF')),
  state text not null check (state in (
    'ANNOUNCED', 'HELD', 'DEPOSITED', 'STARTED', 'UNMATCHED', 'COUNTED', 'DECLINED', 'ENDED', 'BOUNCED', 'REVERSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  amount_fils bigint not null check (amount_fils > 0),
  reference text not null check (length(reference) between 1 and 60), -- of the transfer, the cheque or the note
  bank_reference text check (length(bank_reference) between 1 and 60), -- of the line in the bank's own list
  value_on date not null,
  invoices uuid[] not null default '{}', -- that the payer named
  note_id uuid unique references tax_invoices,
  user_id uuid references users,
  made_at timestamptz not null default clock_timestamp(),
  counted_at timestamptz,
  undone_at timestamptz,
  transaction_id uuid references ledger_transactions,
  parked_id uuid references ledger_transactions, -- the posting while nobody knew whose it was
  constraint credit_receipts_company check (company_id is not null or state in ('UNMATCHED', 'REVERSED')),
  constraint credit_receipts_counted check (state <> 'COUNTED' or counted_at is not null and undone_at is null and transaction_id is not null),
  check (undone_at is null or counted_at is not null),
  check ((way = 'NOTE') = (note_id is not null))
);
-- A line of the bank's list is one receipt.
create unique index credit_receipts_bank on credit_receipts (bank_reference) where bank_reference is not null;
create unique index credit_receipts_card on credit_receipts (company_id) where state = 'STARTED';
create index credit_receipts_company on credit_receipts (company_id, id);
create index credit_receipts_waiting on credit_receipts (state) where state in ('ANNOUNCED', 'HELD', 'DEPOSITED', 'UNMATCHED');
grant select on credit_receipts to marsa_app;
grant insert (id, company_id, way, state, move, moved_as, amount_fils, reference, bank_reference, value_on, invoices, note_id,
    user_id, counted_at, transaction_id, parked_id) on credit_receipts to marsa_app;
grant update (company_id, state, move, moved_as, move_reason, version, amount_fils, bank_reference, value_on, invoices,
    counted_at, undone_at, transaction_id) on credit_receipts to marsa_app;

create table credit_refunds (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  amount_fils bigint not null check (amount_fils > 0),
  bank_reference text not null unique check (length(bank_reference) between 1 and 60),
  reason text not null check (length(reason) between 3 and 500),
  user_id uuid not null references users,
  made_at timestamptz not null default clock_timestamp()
);
create index credit_refunds_company on credit_refunds (company_id);
grant select on credit_refunds to marsa_app;
grant insert (company_id, amount_fils, bank_reference, reason, user_id) on credit_refunds to marsa_app;

-- What a receipt pays; it posts nothing, and may be taken back to name other invoices.
create table credit_allocations (
  id uuid primary key default uuidv7(),
  receipt_id uuid not null references credit_receipts,
  invoice_id uuid references credit_receivables,
  refund_id uuid references credit_refunds,
  fils bigint not null check (fils > 0),
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  check (num_nonnulls(invoice_id, refund_id) = 1)
);
create index credit_allocations_receipt on credit_allocations (receipt_id);
create index credit_allocations_invoice on credit_allocations (invoice_id);
grant select on credit_allocations to marsa_app;
grant insert (receipt_id, invoice_id, refund_id, fils) on credit_allocations to marsa_app;
grant update (undone_at) on credit_allocations to marsa_app;

create table credit_write_offs (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  invoice_id uuid not null references credit_receivables,
  amount_fils bigint not null check (amount_fils > 0),
  reason text not null check (length(reason) between 3 and 500),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  lapses_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint credit_write_offs_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index credit_write_offs_open on credit_write_offs (invoice_id) where outcome is null;
grant select on credit_write_offs to marsa_app;
grant insert (company_id, invoice_id, amount_fils, reason, proposed_by, proposed_at, lapses_at) on credit_write_offs to marsa_app;
grant update (decided_by, decided_at, outcome) on credit_write_offs to marsa_app;

-- Each reminder is sent once.
create table credit_reminders (
  invoice_id uuid not null references credit_receivables,
  days smallint not null,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (invoice_id, days)
);
grant select on credit_reminders to marsa_app;
grant insert (invoice_id, days) on credit_reminders to marsa_app;

create table credit_statements (
  id uuid primary key default uuidv7(),
  year int not null,
  sequence int not null,
  number text not null unique,
  company_id uuid not null references companies,
  from_on date not null,
  to_on date not null,
  opening_fils bigint not null,
  closing_fils bigint not null,
  content jsonb not null, -- parties, lines and ageing as they stood
  issued_at timestamptz not null default clock_timestamp(),
  unique (company_id, from_on),
  unique (year, sequence)
);
grant select on credit_statements to marsa_app;
grant insert (company_id, from_on, to_on, opening_fils, closing_fils, content) on credit_statements to marsa_app;

create function marsa.number_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.issued_at := clock_timestamp();
  new.year := extract(year from new.issued_at at time zone 'Asia/Dubai');
  insert into document_numbers as n (series, year, last) values ('ST', new.year, 1)
    on conflict (series, year) do update set last = n.last + 1 returning last into new.sequence;
  new.number := format('ST-%s-%s', to_char(new.year % 100, 'FM00'), to_char(new.sequence, 'FM000000'));
  return new;
end $$;

-- A receipt pays no more than it is, and an invoice takes no more than is owed on it.
create function marsa.check_allocation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select sum(fils) from credit_allocations where receipt_id = new.receipt_id and undone_at is null)
    > (select amount_fils from credit_receipts where id = new.receipt_id) then
    raise exception 'receipt % pays more than it is', new.receipt_id
      using errcode = '23514', constraint = 'credit_allocations_receipt_amount';
  end if;
  if new.invoice_id is not null and (select sum(fils) from credit_allocations where invoice_id = new.invoice_id and undone_at is null)
    > (select amount_fils from credit_receivables where invoice_id = new.invoice_id) then
    raise exception 'invoice % is paid more than it is owed', new.invoice_id
      using errcode = '23514', constraint = 'credit_allocations_invoice_amount';
  end if;
  return null;
end $$;

-- Only opening needs no decision; what the system changes later stands in the history like everything else.
create or replace function marsa.check_credit_decision() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.moved_as = 'system' then return null; end if;
  if not exists (
    select from credit_proposals p
    where p.company_id = new.company_id and p.outcome = 'MADE' and p.to_fils = new.limit_fils and p.to_days = new.terms_days
      and p.xmin::text::bigint = (pg_current_xact_id()::text::bigint & 4294967295)
  ) then
    raise exception 'credit of % changed without a decision', new.company_id
      using errcode = '23514', constraint = 'credit_accounts_decided';
  end if;
  return null;
end $$;

-- As before, and a refund gives back no more than we owe the company: it never opens the limit.
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
    elsif tx.kind not in ('payment.suspense', 'credit.repaid') then
      raise exception 'money at the gateway belongs to a payment session'
        using errcode = '23514', constraint = 'ledger_clearing_session';
    end if;
  end if;
  return null;
end $$;

create trigger credit_statements_number before insert on credit_statements
  for each row execute function marsa.number_statement();
create trigger credit_receipts_guard before insert or update on credit_receipts
  for each row execute function marsa.guard_state('credit-receipt');
create constraint trigger credit_allocations_bounds after insert on credit_allocations
  deferrable initially immediate for each row execute function marsa.check_allocation();

create trigger credit_receivables_append_only before update or delete on credit_receivables
  for each row execute function marsa.refuse_change();
create trigger credit_receivables_no_truncate before truncate on credit_receivables
  for each statement execute function marsa.refuse_change();
create trigger credit_receipts_keep before delete on credit_receipts for each row execute function marsa.refuse_change();
create trigger credit_receipts_no_truncate before truncate on credit_receipts
  for each statement execute function marsa.refuse_change();
create trigger credit_refunds_append_only before update or delete on credit_refunds
  for each row execute function marsa.refuse_change();
create trigger credit_refunds_no_truncate before truncate on credit_refunds
  for each statement execute function marsa.refuse_change();
create trigger credit_allocations_keep before delete on credit_allocations
  for each row execute function marsa.refuse_change();
create trigger credit_allocations_no_truncate before truncate on credit_allocations
  for each statement execute function marsa.refuse_change();
create trigger credit_write_offs_keep before delete on credit_write_offs
  for each row execute function marsa.refuse_change();
create trigger credit_write_offs_no_truncate before truncate on credit_write_offs
  for each statement execute function marsa.refuse_change();
create trigger credit_reminders_append_only before update or delete on credit_reminders
  for each row execute function marsa.refuse_change();
create trigger credit_statements_append_only before update or delete on credit_statements
  for each row execute function marsa.refuse_change();
create trigger credit_statements_no_truncate before truncate on credit_statements
  for each statement execute function marsa.refuse_change();

-- What was settled on credit before is owed as well; nothing was recorded as paid.
alter table credit_receivables disable trigger user;
insert into credit_receivables (invoice_id, company_id, amount_fils, due_on, settled_at)
  select distinct on (i.id) i.id, i.company_id, i.total_fils - i.advance_fils - i.paid_fils - coalesce((
      select sum(n.total_fils) from tax_invoices n where n.relates_to = i.id and n.kind = 'credit-note'), 0),
    (i.issued_at at time zone 'Asia/Dubai')::date + c.terms_days, s.posted_at
  from ledger_transactions s
  join tax_invoices i on i.subject_id = s.subject_id and i.kind = 'final'
  join credit_accounts c on c.company_id = i.company_id
  where s.kind in ('settlement', 'cancellation.fee')
    and exists (select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id where t.subject_id = s.subject_id and a.kind = 'credit_exposure')
    and i.total_fils - i.advance_fils - i.paid_fils - coalesce((
      select sum(n.total_fils) from tax_invoices n where n.relates_to = i.id and n.kind = 'credit-note'), 0) > 0
  order by i.id, s.posted_at;
alter table credit_receivables enable trigger user;
