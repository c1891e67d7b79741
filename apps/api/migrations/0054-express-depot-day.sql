-- The day of a depot: hand-overs to the carrier of international parcels, scans that were set aside, and the close.

create table express_handovers (
  id uuid primary key default uuidv7(),
  number text not null unique check (number ~ '^HND-[0-9]{8}-[0-9]{3}$'),
  depot_id uuid not null references express_depots,
  opened_at timestamptz not null default clock_timestamp(),
  opened_by uuid not null references users,
  seal text check (seal ~ '^[A-Z0-9-]{3,20}$'),
  closed_at timestamptz,
  closed_by uuid references users,
  check (num_nonnulls(seal, closed_at, closed_by) in (0, 3))
);
create unique index express_handovers_open on express_handovers (depot_id) where closed_at is null;
create index express_handovers_depot on express_handovers (depot_id, id);
grant select on express_handovers to marsa_app;
grant insert (number, depot_id, opened_by), update (seal, closed_at, closed_by) on express_handovers to marsa_app;
create trigger express_handovers_keep before delete on express_handovers for each row execute function marsa.refuse_change();

create table express_handover_pieces (
  handover_id uuid not null references express_handovers,
  shipment_id uuid not null references express_shipments,
  n int not null check (n between 1 and 10),
  scanned_at timestamptz not null default clock_timestamp(),
  scanned_by uuid not null references users,
  primary key (shipment_id, n)
);
create index express_handover_pieces_handover on express_handover_pieces (handover_id);
grant select on express_handover_pieces to marsa_app;
grant insert (handover_id, shipment_id, n, scanned_by) on express_handover_pieces to marsa_app;
create trigger express_handover_pieces_keep before update or delete on express_handover_pieces
  for each row execute function marsa.refuse_change();

-- What became of a scan that was set aside or looked at.
alter table express_scans add column settled_how text check (settled_how in ('PLACED', 'DISMISSED'));
alter table express_scans add column settled_why text check (length(settled_why) between 3 and 300);
alter table express_scans add constraint express_scans_settled_why
  check (num_nonnulls(settled_at, settled_how, settled_why) in (0, 3));
grant update (settled_how, settled_why) on express_scans to marsa_app;

-- Closed once nothing is without a place or a case.
create table express_depot_days (
  depot_id uuid not null references express_depots,
  day date not null,
  closed_at timestamptz not null default clock_timestamp(),
  closed_by uuid not null references users,
  primary key (depot_id, day)
);
grant select on express_depot_days to marsa_app;
grant insert (depot_id, day, closed_by) on express_depot_days to marsa_app;
create trigger express_depot_days_keep before update or delete on express_depot_days
  for each row execute function marsa.refuse_change();
