-- Run sheets of couriers with their stops, and what of a scan waits for the depot.

-- Functions name tables that come later.
set local check_function_bodies = off;

create table express_run_sheets (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies, -- the courier's
  depot_id uuid not null references express_depots,
  courier_id uuid not null references express_workers,
  day date not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'CLOSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  published_at timestamptz,
  closed_at timestamptz,
  unique (courier_id, day),
  check (state <> 'PUBLISHED' or published_at is not null),
  check ((state = 'CLOSED') = (closed_at is not null))
);
create index express_run_sheets_depot on express_run_sheets (depot_id, day);
grant select, insert, update on express_run_sheets to marsa_app;
create trigger express_run_sheets_guard before insert or update on express_run_sheets
  for each row execute function marsa.guard_state('express-run-sheet');
create trigger express_run_sheets_keep before delete on express_run_sheets
  for each row execute function marsa.refuse_change();
create trigger express_run_sheets_no_truncate before truncate on express_run_sheets
  for each statement execute function marsa.refuse_change();

-- A stop that goes to another courier is taken off here and added there, so that both names stay.
create table express_stops (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies, -- the shipment's
  sheet_id uuid not null references express_run_sheets,
  shipment_id uuid not null,
  kind text not null check (kind in ('PICKUP', 'DELIVERY', 'RETURN')),
  position int not null check (position >= 0),
  state text not null check (state in ('OPEN', 'DONE', 'FAILED', 'TAKEN_OFF')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  ended_at timestamptz, -- when it happened, which a courier without a connection tells later
  foreign key (company_id, shipment_id) references express_shipments (company_id, id),
  check ((state = 'OPEN') = (ended_at is null))
);
-- A parcel is one courier's at a time.
create unique index express_stops_open on express_stops (shipment_id) where state = 'OPEN';
create index express_stops_sheet on express_stops (sheet_id, position);
create index express_stops_shipment on express_stops (shipment_id);
grant select, insert, update on express_stops to marsa_app;
create trigger express_stops_guard before insert or update on express_stops
  for each row execute function marsa.guard_state('express-stop');
create trigger express_stops_keep before delete on express_stops for each row execute function marsa.refuse_change();
create trigger express_stops_no_truncate before truncate on express_stops
  for each statement execute function marsa.refuse_change();

-- Nobody drives to a parcel that was cancelled or declared lost, nor to a pickup that was moved.
create function marsa.take_stop_off() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update express_stops set state = 'TAKEN_OFF', move = 'takeOff', moved_as = 'system', version = version + 1,
    move_reason = lower(new.state), ended_at = clock_timestamp()
  where shipment_id = new.id and state = 'OPEN'
    and (new.state in ('DRAFT', 'CANCELLED', 'LOST') or kind = 'PICKUP' and new.slot_id is distinct from old.slot_id);
  return null;
end $$;
create trigger express_shipments_take_stop_off after update of state, slot_id on express_shipments for each row
  when (new.state in ('DRAFT', 'CANCELLED', 'LOST') and new.state <> old.state or new.slot_id is distinct from old.slot_id)
  execute function marsa.take_stop_off();

alter table express_scans add column stop_id uuid references express_stops;
-- Which pieces of several were there; empty where the code is the shipment's.
alter table express_scans add column pieces int[] not null default '{}';
alter table express_scans drop column piece;
-- It counts, and the depot looks at it all the same.
alter table express_scans add column review_because text;
alter table express_scans add column settled_at timestamptz;
alter table express_scans add column settled_by uuid references users;
alter table express_scans add constraint express_scans_settled
  check (num_nonnulls(settled_at, settled_by) in (0, 2));
alter table express_scans add constraint express_scans_because check (num_nonnulls(quarantined_because, review_because) <= 1);
alter table express_scans add foreign key (courier_id) references express_workers;
alter table express_scans add foreign key (depot_id) references express_depots;
drop index express_scans_quarantine;
create index express_scans_to_settle on express_scans (depot_id, received_at)
  where settled_at is null and (quarantined_because is not null or review_because is not null);
create index express_scans_stop on express_scans (stop_id) where stop_id is not null;
revoke update (quarantined_because) on express_scans from marsa_app;
grant update (settled_at, settled_by) on express_scans to marsa_app;
create trigger express_scans_keep before delete on express_scans for each row execute function marsa.refuse_change();
create trigger express_scans_no_truncate before truncate on express_scans
  for each statement execute function marsa.refuse_change();
