-- Parcels in depots: where each piece is, why a shipment is held, and what is charged for on its way.

-- The depot that has a piece, and the bay or shelf in it; null before the first intake.
alter table express_parcels
  add column depot_id uuid references express_depots,
  add column arrived_at timestamptz,
  add column arrived_by uuid references users,
  add column place text check (place ~ '^[A-Z0-9-]{1,12}$'),
  add column placed_at timestamptz,
  add column placed_by uuid references users,
  add constraint express_parcels_arrived check (num_nonnulls(depot_id, arrived_at, arrived_by) in (0, 3)),
  add constraint express_parcels_placed check (
    num_nonnulls(place, placed_at, placed_by) in (0, 3) and (place is null or depot_id is not null));
create index express_parcels_depot on express_parcels (depot_id) where depot_id is not null;

alter table express_parcels add column is_unexpected boolean not null default false; -- arrived where nobody waited for it

-- The emirate that it is delivered in.
alter table express_shipments add column to_area text check (to_area in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU'));
create index express_shipments_to_area on express_shipments (to_area, state) where to_area is not null;

-- What a courier has loaded is in no depot.
create function marsa.leave_depot() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update express_parcels set depot_id = null, arrived_at = null, arrived_by = null, place = null, placed_at = null, placed_by = null
  where shipment_id = new.shipment_id and (new.pieces = '{}' or n = any(new.pieces));
  return null;
end $$;
create trigger express_scans_leave_depot after insert on express_scans
  for each row when (new.kind = 'LOADED' and new.quarantined_because is null and new.shipment_id is not null)
  execute function marsa.leave_depot();

-- Why a shipment does not go on, and what its sender answered. It goes on once none is open.
create table express_holds (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  depot_id uuid references express_depots, -- null where no depot asked: a delivery failed, and its sender says what to do
  reason text not null check (reason in ('CUSTOMS', 'ADDRESS', 'PAYMENT', 'PIECE', 'DELIVERY')),
  note text not null default '' check (length(note) <= 300), -- read by the sender
  opened_at timestamptz not null default clock_timestamp(),
  opened_by uuid not null references users,
  answer text check (length(answer) <= 500),
  wanted_on date, -- the day that the sender asks for
  answered_at timestamptz,
  answered_by uuid references users,
  closed_at timestamptz,
  closed_by uuid references users, -- null where the payment or the system closed it
  check (num_nonnulls(answer, answered_at, answered_by) in (0, 3)),
  check (wanted_on is null or answer is not null),
  check (depot_id is not null or reason = 'DELIVERY')
);
create unique index express_holds_open on express_holds (shipment_id, reason) where closed_at is null;
create index express_holds_waiting on express_holds (opened_at) where closed_at is null and answered_at is null;
grant select on express_holds to marsa_app;
grant insert (shipment_id, depot_id, reason, note, opened_by) on express_holds to marsa_app;
grant update (answer, wanted_on, answered_at, answered_by, closed_at, closed_by) on express_holds to marsa_app;
create trigger express_holds_keep before delete on express_holds for each row execute function marsa.refuse_change();

-- What is charged after the shipment was paid for: carriage of what was measured, and the way back. Paid whole, one way.
create table express_charges (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  company_id uuid not null references companies,
  kind text not null check (kind in ('REMEASURE', 'RETURN')),
  lines jsonb not null,
  pieces int[] not null default '{}', -- those that were measured
  net_fils bigint not null check (net_fils > 0),
  vat_fils bigint not null check (vat_fils >= 0),
  opened_at timestamptz not null default clock_timestamp(),
  dropped_at timestamptz, -- measured anew, or sent back before it was paid
  paid_at timestamptz,
  way text check (way in ('bundle', 'wallet', 'card', 'debt')),
  paid_fils bigint,
  posting_kind text,
  transaction_id uuid,
  foreign key (company_id, shipment_id) references express_shipments (company_id, id),
  -- Paid is what the ledger says, to the fil (N12).
  foreign key (transaction_id, shipment_id, posting_kind, paid_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check (num_nonnulls(paid_at, way, paid_fils, posting_kind, transaction_id) in (0, 5)),
  check (dropped_at is null or paid_at is null),
  -- Credits are net and taxed already; every other way pays the tax with it.
  check (paid_fils = case when way = 'bundle' then net_fils else net_fils + vat_fils end)
);
create unique index express_charges_due on express_charges (shipment_id, kind) where paid_at is null and dropped_at is null;
create index express_charges_shipment on express_charges (shipment_id);
grant select on express_charges to marsa_app;
grant insert (shipment_id, company_id, kind, lines, pieces, net_fils, vat_fils) on express_charges to marsa_app;
grant update (dropped_at, paid_at, way, paid_fils, posting_kind, transaction_id) on express_charges to marsa_app;
create trigger express_charges_keep before delete on express_charges for each row execute function marsa.refuse_change();

-- Every try to pay one by card; money of a try that had ended still finds what it was for.
create table express_charge_sessions (
  session_id uuid primary key references payment_sessions,
  charge_id uuid not null references express_charges
);
grant select, insert on express_charge_sessions to marsa_app;
create trigger express_charge_sessions_keep before update or delete on express_charge_sessions
  for each row execute function marsa.refuse_change();

-- Read at commit: nothing is handed back to its sender while the way back is to be paid.
create function marsa.check_return_fee() returns trigger language plpgsql as $$
begin
  if exists (select from public.express_charges c
    where c.shipment_id = new.id and c.kind = 'RETURN' and c.paid_at is null and c.dropped_at is null) then
    raise exception 'shipment % is handed back without its fee', new.id
      using errcode = '23514', constraint = 'express_return_fee';
  end if;
  return null;
end $$;
grant execute on function marsa.check_return_fee() to marsa_app;
create constraint trigger express_shipments_return_fee after update on express_shipments
  deferrable initially deferred for each row
  when (new.state = 'RETURNED' and old.state <> 'RETURNED') execute function marsa.check_return_fee();
