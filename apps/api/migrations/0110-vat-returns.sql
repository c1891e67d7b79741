-- Returns of tax periods: frozen by one person with what is behind their boxes, filed by another, and nothing of VAT counts in them since.

create table vat_returns (
  id uuid primary key default uuidv7(),
  company_id uuid references companies, -- none: the return is the house's
  period text not null unique check (period ~ '^20\d\d-(Q[1-4]|0[1-9]|1[0-2])$'),
  from_on date not null check (extract(day from from_on) = 1),
  until_on date not null check (until_on > from_on),
  state text not null check (state in ('OPEN', 'FROZEN', 'FILED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  frozen_by uuid not null references users,
  frozen_at timestamptz,
  boxes jsonb,
  document_ids uuid[], -- of sales
  input_ids uuid[], -- postings of input VAT
  hash bytea check (length(hash) = 32),
  output_fils bigint,
  input_fils bigint,
  unfrozen_by uuid references users,
  unfreeze_reason text check (length(unfreeze_reason) between 3 and 500),
  filed_by uuid references users,
  filed_at timestamptz,
  filed_on date,
  reference text check (length(reference) between 1 and 40),
  taken_fils bigint, -- input VAT that filing has set off; the rest is carried to later periods
  posting_id uuid references ledger_transactions,
  -- A day is of one return.
  constraint vat_returns_days exclude using gist (daterange(from_on, until_on, '[]') with &&),
  constraint vat_returns_frozen_whole check (state = 'OPEN'
    or num_nulls(frozen_at, boxes, document_ids, input_ids, hash, output_fils, input_fils) = 0),
  constraint vat_returns_filed_whole check (state <> 'FILED'
    or (num_nulls(filed_by, filed_at, filed_on, reference, taken_fils) = 0 and filed_on > until_on)),
  constraint vat_returns_posted check (state <> 'FILED' or (posting_id is null) = (output_fils = 0 and taken_fils = 0)),
  constraint vat_returns_unfrozen check (num_nulls(unfrozen_by, unfreeze_reason) in (0, 2) and (state <> 'OPEN' or unfrozen_by is not null)),
  constraint vat_returns_second_person check (filed_by <> frozen_by and unfrozen_by <> frozen_by)
);
grant select on vat_returns to marsa_app;
grant insert (period, from_on, until_on, state, move, moved_as, frozen_by, frozen_at, boxes, document_ids, input_ids, hash, output_fils, input_fils)
  on vat_returns to marsa_app;
grant update (state, move, moved_as, move_reason, version, frozen_by, frozen_at, boxes, document_ids, input_ids, hash, output_fils, input_fils,
  unfrozen_by, unfreeze_reason, filed_by, filed_at, filed_on, reference, taken_fils, posting_id) on vat_returns to marsa_app;
create trigger vat_returns_guard before insert or update on vat_returns for each row execute function marsa.guard_state('vat-return');
create trigger vat_returns_keep before delete on vat_returns for each row execute function marsa.refuse_change();

-- Frozen once its last day is over, filed as it was frozen, by people who may.
create function marsa.check_vat_return() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state = 'FROZEN' and not (new.until_on < (clock_timestamp() at time zone 'Asia/Dubai')::date
    and marsa.is_capable(new.frozen_by, 'finance.close')) then
    raise exception 'return % cannot be frozen', new.period using errcode = '23514', constraint = 'vat_returns_freeze';
  end if;
  if tg_op = 'UPDATE' and new.state = 'FILED' and not (marsa.is_capable(new.filed_by, 'finance.approve')
    and (new.frozen_by, new.boxes, new.document_ids, new.input_ids, new.hash, new.output_fils, new.input_fils)
      is not distinct from (old.frozen_by, old.boxes, old.document_ids, old.input_ids, old.hash, old.output_fils, old.input_fils)) then
    raise exception 'return % cannot be filed', new.period using errcode = '23514', constraint = 'vat_returns_file';
  end if;
  if tg_op = 'UPDATE' and new.state = 'OPEN' and not marsa.is_capable(new.unfrozen_by, 'finance.approve') then
    raise exception 'return % cannot be unfrozen', new.period using errcode = '23514', constraint = 'vat_returns_unfreeze';
  end if;
  return new;
end $$;
create trigger vat_returns_people before insert or update on vat_returns for each row execute function marsa.check_vat_return();

-- Whoever freezes waits for what is being posted in the months of the period, and what is posted later sees the return frozen.
create function marsa.lock_vat_months(from_on date, until_on date) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  month date;
begin
  for month in select generate_series(date_trunc('month', from_on), until_on, '1 month')::date loop
    perform pg_advisory_xact_lock(72163903, (extract(year from month) * 12 + extract(month from month))::int);
  end loop;
end $$;
revoke all on function marsa.lock_vat_months(date, date) from public;
grant execute on function marsa.lock_vat_months(date, date) to marsa_app;

-- The statement after the lock sees what was committed while it waited. The refusal is one of waiting: asked again, it counts later.
create function marsa.guard_vat_day(day date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(72163903, (extract(year from day) * 12 + extract(month from day))::int);
  if exists (select from vat_returns where state <> 'OPEN' and day between from_on and until_on) then
    raise exception 'the VAT return of % is frozen', day using errcode = '55P03', constraint = 'vat_returns_frozen';
  end if;
end $$;
revoke all on function marsa.guard_vat_day(date) from public;

create function marsa.guard_vat_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from companies where id = new.supplier_id and kind = 'platform') then
    perform marsa.guard_vat_day((new.issued_at at time zone 'Asia/Dubai')::date);
  end if;
  return null;
end $$;
create trigger tax_invoices_vat_return after insert on tax_invoices for each row execute function marsa.guard_vat_document();

-- The first day from the wanted one on that is of no closed month and, where VAT moves, of no frozen return.
create function marsa.open_day(wanted date, accounts uuid[]) returns date language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  has_vat boolean := exists (select from ledger_accounts where id = any(accounts) and kind in ('vat_payable', 'vat_recoverable'));
  day date := marsa.open_day(wanted);
  frozen_until date;
begin
  while has_vat and day is not null loop
    select max(until_on) into frozen_until from vat_returns where state <> 'OPEN' and day between from_on and until_on;
    exit when frozen_until is null;
    day := marsa.open_day(frozen_until + 1);
  end loop;
  return day;
end $$;
revoke all on function marsa.open_day(date, uuid[]) from public;
grant execute on function marsa.open_day(date, uuid[]) to marsa_app;
