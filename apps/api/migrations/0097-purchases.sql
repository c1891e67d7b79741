-- What suppliers have charged the house with VAT that it takes back: each tax invoice once, by two people above an amount.

create table purchases (
  id uuid primary key default uuidv7(),
  company_id uuid references companies, -- none: the books are the house's
  number text not null unique,
  supplier text not null check (length(supplier) between 2 and 200),
  trn text check (trn ~ '^1[0-9]{14}$'),
  invoice_number text not null check (length(invoice_number) between 1 and 60),
  invoiced_on date not null,
  net_fils bigint not null check (net_fils > 0),
  vat_fils bigint not null check (vat_fils >= 0),
  treatment text not null check (treatment in ('standard', 'reverse-charge', 'none')),
  account text not null check (account in ('carrier_cost', 'service_cost', 'gateway_fees', 'bank_fees', 'external_books')),
  state text not null check (state in ('DRAFT', 'PROPOSED', 'RECORDED', 'REFUSED', 'REVERSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default clock_timestamp(),
  decided_by uuid references users,
  decided_at timestamptz,
  posting_id uuid references ledger_transactions,
  check (treatment <> 'standard' or trn is not null), -- without it no input VAT is taken back
  check ((treatment = 'none') = (vat_fils = 0)),
  constraint purchases_posted check (state <> 'RECORDED' or (posting_id is not null) = (vat_fils > 0)),
  constraint purchases_second_person check (decided_by <> recorded_by),
  constraint purchases_two check (state <> 'RECORDED' or net_fils + vat_fils <= 50000 or decided_by is not null)
);
-- The same invoice of the same supplier counts once.
create unique index purchases_once on purchases (coalesce(trn, lower(supplier)), upper(invoice_number))
  where state not in ('REFUSED', 'REVERSED');
create index purchases_day on purchases (invoiced_on desc, id desc);
grant select on purchases to marsa_app;
grant insert (number, supplier, trn, invoice_number, invoiced_on, net_fils, vat_fils, treatment, account, state, move, moved_as, recorded_by)
  on purchases to marsa_app;
grant update (state, move, moved_as, move_reason, version, decided_by, decided_at, posting_id) on purchases to marsa_app;
create trigger purchases_guard before insert or update on purchases for each row execute function marsa.guard_state('purchase');
create trigger purchases_keep before delete on purchases for each row execute function marsa.refuse_change();

-- Recorded with its invoice as a file, and by people who may.
create function marsa.check_purchase() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state in ('PROPOSED', 'RECORDED') and old.state = 'DRAFT' and not exists (
    select from documents where subject_kind = 'purchase' and subject_id = new.id and deleted_at is null) then
    raise exception 'purchase % without its invoice', new.id using errcode = '23514', constraint = 'purchases_file';
  end if;
  if new.state = 'RECORDED' and new.decided_by is not null and not marsa.is_capable(new.decided_by, 'finance.approve') then
    raise exception 'purchase % by somebody who may not', new.id using errcode = '23514', constraint = 'purchases_capable';
  end if;
  return new;
end $$;
create trigger purchases_people before update on purchases for each row execute function marsa.check_purchase();
