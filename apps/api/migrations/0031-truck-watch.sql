-- What is read from positions of trucks and from time: when each is expected, and what somebody should look at.
create table truck_estimates (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  stop text not null check (stop in ('LOADING', 'UNLOADING')),
  at timestamptz not null, -- of the position that it follows from
  eta timestamptz not null,
  reason text not null check (reason in ('FIRST', 'EXCHANGED', 'BORDER_LONGER', 'BORDER_SHORTER', 'DETOUR', 'STANDING', 'SLOWER',
    'FASTER')),
  km int not null check (km >= 0),
  border_minutes int not null check (border_minutes >= 0),
  unique (slot_id, at)
);
grant select, insert on truck_estimates to marsa_app;

-- Each occasion once; open until what it is about is over.
create table truck_alerts (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  slot_id uuid references truck_slots, -- null of the whole booking
  code text not null check (code ~ '^[A-Z_]+$'),
  occasion text not null,
  told_at timestamptz not null,
  over_at timestamptz,
  detail jsonb not null, -- what its sentence is filled with
  unique nulls not distinct (request_id, slot_id, code, occasion)
);
grant select, insert, update (over_at) on truck_alerts to marsa_app;

create index truck_events_border on truck_events (post, at desc) where code = 'BORDER_CLEARED' and struck_at is null;

-- Where a tap was made is kept no longer than other positions.
grant update (latitude, longitude, accuracy_m) on truck_events to marsa_app;
create index truck_events_placed on truck_events (at) where latitude is not null;
