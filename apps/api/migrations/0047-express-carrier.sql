-- International parcels at the carrier that takes them abroad: what was booked there, and the checkpoints it has told.

create table express_bookings (
  shipment_id uuid primary key references express_shipments,
  -- Asked again with the same one, the carrier answers what it has booked; a desk that books anew counts it up.
  edition int not null default 1,
  state text not null default 'WAITING' check (state in ('WAITING', 'BOOKED', 'FAILED', 'WITHDRAWN')),
  first_tried_at timestamptz,
  tries int not null default 0,
  due_at timestamptz not null,
  fault text check (length(fault) <= 500), -- of the last try
  partner_number text unique check (length(partner_number) <= 40),
  pickup_number text check (length(pickup_number) <= 200),
  cost_fils bigint check (cost_fils >= 0),
  label bytea check (octet_length(label) <= 2000000),
  booked_at timestamptz,
  asked_at timestamptz, -- when its tracking was asked for last
  check ((state = 'BOOKED') <= (partner_number is not null and booked_at is not null))
);
create index express_bookings_due on express_bookings (due_at) where state = 'WAITING';
create index express_bookings_failed on express_bookings (first_tried_at) where state = 'FAILED';
create index express_bookings_asked on express_bookings (asked_at nulls first) where state = 'BOOKED';
grant select, insert, update on express_bookings to marsa_app;

-- Every checkpoint once, as it was told, and what it has moved.
create table express_checkpoints (
  id bigint primary key generated always as identity,
  shipment_id uuid not null references express_shipments,
  partner_number text not null,
  code text not null check (length(code) <= 3),
  happened_at timestamptz not null,
  place text not null check (length(place) <= 100),
  description text not null check (length(description) <= 200),
  body jsonb not null,
  moved_to text, -- null: a note, which moves nothing
  received_at timestamptz not null default clock_timestamp(),
  unique (partner_number, code, happened_at, place)
);
create index express_checkpoints_shipment on express_checkpoints (shipment_id, happened_at);
grant select, insert on express_checkpoints to marsa_app;
create trigger express_checkpoints_keep before update or delete on express_checkpoints
  for each row execute function marsa.refuse_change();
