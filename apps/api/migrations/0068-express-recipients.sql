-- What the recipient of a parcel gets to know and to say: the code of the day, the link to the page, wishes and objections.

-- The codes of a day, each as it was sent, of which the database can make nothing (HMAC). All of a day hold, since text
-- messages overtake each other and couriers without a connection tell later; the desk voids them with a new one.
create table express_delivery_codes (
  shipment_id uuid not null references express_shipments,
  occasion text not null check (length(occasion) <= 80), -- of the same one it is issued once
  day date not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  issued_at timestamptz not null,
  is_void boolean not null default false,
  primary key (shipment_id, occasion)
);
create index express_delivery_codes_day on express_delivery_codes (shipment_id, day);
grant select, insert, update (is_void) on express_delivery_codes to marsa_app;

-- How often a code of the day was tried; counted before it is compared, and no further than the CHECK.
create table express_code_tries (
  shipment_id uuid not null references express_shipments,
  day date not null,
  tries int not null constraint express_code_tries_most check (tries between 0 and 5),
  primary key (shipment_id, day)
);
grant select, insert, update (tries) on express_code_tries to marsa_app;

-- The page of a recipient; of its token, which the key of the installation makes of the id, only the hash is kept.
create table express_recipient_links (
  waybill text primary key, -- paid anew after it was voided, a shipment has another number, another link and perhaps another recipient
  shipment_id uuid not null,
  id uuid not null unique default gen_random_uuid(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  language text check (language in ('en', 'ar')), -- chosen on the page
  made_at timestamptz not null,
  foreign key (waybill, shipment_id) references express_waybills (number, shipment_id)
);
grant select, insert, update (language) on express_recipient_links to marsa_app;

-- What a recipient asks for, of each kind the last one; what is taken back or replaced stays with its end.
create table express_recipient_wishes (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  kind text not null check (kind in ('OTHER_DAY', 'NEIGHBOUR', 'GUARD', 'REFUSED', 'CASH_READY', 'PIN')),
  day date,
  words text check (length(words) between 1 and 80), -- the neighbour's name and door, or why it is refused
  latitude numeric(8, 5) check (latitude between -90 and 90),
  longitude numeric(8, 5) check (longitude between -180 and 180),
  wished_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'OTHER_DAY') = (day is not null)),
  check ((kind = 'PIN') = (latitude is not null) and (latitude is null) = (longitude is null)),
  check (kind <> 'NEIGHBOUR' or words is not null)
);
create unique index express_recipient_wishes_open on express_recipient_wishes (shipment_id, kind) where ended_at is null;
create index express_recipient_wishes_shipment on express_recipient_wishes (shipment_id, wished_at);
grant select, insert, update (ended_at) on express_recipient_wishes to marsa_app;

-- A recipient objects to what we say was paid or delivered; the desk closes it with what came out.
create table express_objections (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  kind text not null check (kind in ('PAID_OTHER', 'NOT_RECEIVED')),
  paid_fils bigint check (paid_fils between 0 and 1000000),
  words text check (length(words) between 1 and 500),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users,
  outcome text check (length(outcome) between 1 and 500),
  check ((kind = 'PAID_OTHER') = (paid_fils is not null)),
  check (num_nonnulls(closed_at, closed_by, outcome) in (0, 3))
);
create unique index express_objections_open on express_objections (shipment_id, kind) where closed_at is null;
create index express_objections_age on express_objections (opened_at) where closed_at is null;
grant select, insert, update (closed_at, closed_by, outcome) on express_objections to marsa_app;
