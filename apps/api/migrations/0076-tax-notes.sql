-- Tax documents: series of our own supplies, why a note was given, and credit notes by hand, above an amount by two persons.

-- Accounts of what is bought with VAT beside those there are.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'gateway_clearing', 'bank', 'courier_receivable', 'vat_payable', 'revenue', 'agent_payable', 'refunds_in_transit',
  'unapplied_receipts', 'suspense', 'expired_credits', 'wallet_available', 'wallet_reserved', 'bundle_credits',
  'credits_reserved', 'customer_advance', 'credit_exposure', 'bad_debt', 'merchant_debt', 'cod_payable', 'cash_depot',
  'cash_differences', 'payout_in_transit', 'carrier_cost', 'claims_paid', 'wallet_corrections', 'commission',
  'vat_recoverable', 'gateway_fees', 'bank_fees', 'rounding', 'external_books', 'service_cost'));

-- Our own supplies and their notes have series of their own (SVC, SCN), and so has what we bill ourselves for an agent (SBI).
alter table tax_invoices drop constraint tax_invoices_series_check;
alter table tax_invoices add constraint tax_invoices_series_check check (series in ('INV', 'CRN', 'COM', 'SCN', 'SVC', 'SBI'));
-- Why a note was given, in the code of the e-invoice, and in the words of who wrote it.
alter table tax_invoices add column credit_reason text
  check (credit_reason in ('DL8.61.1.A', 'DL8.61.1.B', 'DL8.61.1.C', 'DL8.61.1.D', 'DL8.61.1.E', 'VD'));
alter table tax_invoices add column reason text check (length(reason) between 3 and 500);
alter table tax_invoices add constraint tax_invoices_reason
  check (kind = 'credit-note' or num_nonnulls(credit_reason, reason) = 0);
grant insert (credit_reason, reason) on tax_invoices to marsa_app;

-- Notes never credit more than their invoice, whoever writes them (TX6); two at once wait for each other here.
create function marsa.check_note() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from tax_invoices where id = new.relates_to for no key update;
  if (select sum(total_fils) from tax_invoices where relates_to = new.relates_to and kind = 'credit-note')
    > (select total_fils from tax_invoices where id = new.relates_to) then
    raise exception 'invoice % is credited above its total', new.relates_to
      using errcode = '23514', constraint = 'tax_invoices_note_rest';
  end if;
  return null;
end $$;
create trigger tax_invoices_note after insert on tax_invoices
  for each row when (new.kind = 'credit-note') execute function marsa.check_note();

create table tax_note_proposals (
  id uuid primary key default uuidv7(), -- the cause of its note
  invoice_id uuid not null references tax_invoices,
  amount_fils bigint not null check (amount_fils > 0), -- with VAT
  lines jsonb, -- lines of the invoice by place, with the net credited of each; null spreads the amount
  credit_reason text not null,
  reason text not null check (length(reason) between 3 and 500),
  needs_second boolean not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  note_id uuid unique references tax_invoices,
  check (num_nulls(outcome, decided_by, decided_at) in (0, 3)),
  check ((outcome is not distinct from 'MADE') = (note_id is not null)),
  constraint tax_note_proposals_second_person check (outcome is distinct from 'MADE' or not needs_second or decided_by <> proposed_by)
);
create unique index tax_note_proposals_open on tax_note_proposals (invoice_id) where outcome is null;
create index tax_note_proposals_by on tax_note_proposals (proposed_by, proposed_at);
grant select on tax_note_proposals to marsa_app;
grant insert (id, invoice_id, amount_fils, lines, credit_reason, reason, needs_second, proposed_by, proposed_at) on tax_note_proposals to marsa_app;
grant update (decided_by, decided_at, outcome, note_id) on tax_note_proposals to marsa_app;
create trigger tax_note_proposals_keep before delete on tax_note_proposals for each row execute function marsa.refuse_change();

-- A note by hand above the amount is written with the decision of two: its cause is a proposal that is decided with it.
create function marsa.check_note_decided() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from tax_note_proposals p where p.id = new.cause_id and (p.outcome is distinct from 'MADE' or p.note_id is distinct from new.id)) then
    raise exception 'note % is not decided', new.number using errcode = '23514', constraint = 'tax_invoices_note_decided';
  end if;
  return null;
end $$;
create constraint trigger tax_invoices_note_decided after insert on tax_invoices
  deferrable initially deferred for each row when (new.kind = 'credit-note') execute function marsa.check_note_decided();
