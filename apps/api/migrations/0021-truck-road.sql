-- Carrying out a booking of trucks: vehicles and drivers of the providers, the trucks of a booking, who drives them, and what
-- happens on the road.

create table truck_vehicles (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies, -- the provider's
  -- Folded, `AE-DU B 48210`, and in its parts.
  plate text not null,
  plate_country text not null,
  plate_emirate text,
  plate_code text not null,
  plate_number text not null,
  truck_type text not null,
  subtype text not null,
  payload_kg int not null check (payload_kg > 0),
  year int not null check (year between 1980 and 2100),
  tracker text,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  unique (company_id, id)
);
create unique index truck_vehicles_plate on truck_vehicles (company_id, plate) where retired_at is null;
create index truck_vehicles_elsewhere on truck_vehicles (plate);
grant select, insert, update on truck_vehicles to marsa_app;

create table truck_drivers (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  name_en text not null,
  name_ar text not null,
  mobile text not null,
  licence_class text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  unique (company_id, id)
);
create unique index truck_drivers_mobile on truck_drivers (company_id, mobile) where retired_at is null;
create index truck_drivers_elsewhere on truck_drivers (mobile);
grant select, insert, update on truck_drivers to marsa_app;

-- Number and last day of each document of a vehicle or a driver.
create table truck_papers (
  id uuid primary key default uuidv7(),
  vehicle_id uuid references truck_vehicles,
  driver_id uuid references truck_drivers,
  code text not null check (code in ('mulkiya', 'insurance', 'gccCover', 'licence', 'passport', 'visa', 'hazardousTraining')),
  number text not null,
  until date not null,
  -- The shortest warning that was given, in days before the end.
  warned int check (warned in (30, 7, 1)),
  check (num_nonnulls(vehicle_id, driver_id) = 1)
);
create unique index truck_papers_vehicle on truck_papers (vehicle_id, code) where vehicle_id is not null;
create unique index truck_papers_driver on truck_papers (driver_id, code) where driver_id is not null;
create index truck_papers_until on truck_papers (until);
grant select, insert, update, delete on truck_papers to marsa_app;

-- One truck of a booking; what it does is read from its events.
create table truck_slots (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  n int not null check (n between 1 and 20),
  tariff_fils bigint not null check (tariff_fils >= 0), -- its share of the tariff, the most that waiting may cost at a stop
  -- The desk does not wait for its empty container.
  empty_waived_at timestamptz,
  empty_waived_by uuid references users,
  empty_waive_reason text,
  unique (request_id, n),
  constraint truck_slots_waived check (num_nonnulls(empty_waived_at, empty_waived_by, empty_waive_reason) in (0, 3))
);
grant select, insert, update on truck_slots to marsa_app;

-- Which vehicle and driver a truck of a booking has, as they were called then; an exchange ends one and begins the next.
create table truck_allocations (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  company_id uuid not null,
  vehicle_id uuid not null,
  driver_id uuid not null,
  plate text not null,
  driver_en text not null,
  driver_ar text not null,
  since timestamptz not null,
  until timestamptz,
  user_id uuid not null references users,
  -- Of an exchange, said by the allocation that follows.
  reason text,
  transfer_place text,
  transfer_at timestamptz,
  transfer_document_id uuid,
  transfer_live boolean not null generated always as (true) stored,
  foreign key (company_id, vehicle_id) references truck_vehicles (company_id, id),
  foreign key (company_id, driver_id) references truck_drivers (company_id, id),
  foreign key (transfer_document_id, transfer_live) references documents (id, live)
);
create unique index truck_allocations_current on truck_allocations (slot_id) where until is null;
create index truck_allocations_vehicle on truck_allocations (vehicle_id) where until is null;
create index truck_allocations_driver on truck_allocations (driver_id) where until is null;
grant select, insert, update (until) on truck_allocations to marsa_app;

create table truck_events (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  code text not null,
  post text, -- at a border alone
  at timestamptz not null,
  received_at timestamptz not null,
  is_late boolean not null,
  source text not null check (source in ('DRIVER', 'PROVIDER', 'GEOFENCE', 'PORT', 'DESK')),
  user_id uuid references users,
  device_event_id text,
  latitude double precision,
  longitude double precision,
  accuracy_m int,
  seal text,
  temperature numeric(4, 1),
  note text,
  receiver text,
  is_short boolean not null default false,
  -- Struck out by a correction of the desk.
  struck_at timestamptz,
  check ((latitude is null) = (longitude is null))
);
create unique index truck_events_step on truck_events (slot_id, code, post) nulls not distinct where struck_at is null;
create unique index truck_events_device on truck_events (slot_id, device_event_id) where device_event_id is not null;
grant select, insert, update (struck_at) on truck_events to marsa_app;

-- Documents of an event, which are not deleted while it stands on them.
create table truck_event_files (
  event_id uuid not null references truck_events,
  document_id uuid not null,
  live boolean not null generated always as (true) stored,
  primary key (event_id, document_id),
  foreign key (document_id, live) references documents (id, live)
);
grant select, insert on truck_event_files to marsa_app;

-- What one person of the desk asks to correct and another decides: another time, or an event that did not happen.
create table truck_corrections (
  id uuid primary key default uuidv7(),
  event_id uuid not null references truck_events,
  at timestamptz, -- null strikes the event out
  reason text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  is_confirmed boolean,
  constraint truck_corrections_two check (decided_by <> asked_by),
  check (num_nonnulls(decided_by, decided_at, is_confirmed) in (0, 3))
);
create unique index truck_corrections_open on truck_corrections (event_id) where decided_at is null;
grant select, insert, update (decided_by, decided_at, is_confirmed) on truck_corrections to marsa_app;

-- The first truck is at loading: nothing is cancelled any more.
alter table truck_details add column begun_at timestamptz;
-- When the accepted quotation has the trucks come; set with the booking.
alter table truck_details add column proposed_pickup timestamptz;
alter table truck_details add column proposed_delivery timestamptz;
update truck_details set proposed_pickup = pickup_at, proposed_delivery = dropoff_at where booking_number is not null;

-- Whose turn a booking is follows from its trucks.
create function marsa.touch_slot() returns trigger language plpgsql as $$
begin
  perform marsa.touch((select request_id from public.truck_slots where id = new.slot_id));
  return null;
end $$;
grant execute on function marsa.touch_slot() to marsa_app;
create trigger truck_slots_touch after insert or update on truck_slots for each row execute function marsa.touch_request();
create trigger truck_allocations_touch after insert or update on truck_allocations
  for each row execute function marsa.touch_slot();
create trigger truck_events_touch after insert or update on truck_events for each row execute function marsa.touch_slot();

-- What was booked before there were slots; its first quotations named the tariff otherwise.
insert into truck_slots (request_id, n, tariff_fils)
select r.id, n, t.fils / d.trucks + (n <= t.fils % d.trucks)::int
from requests r join truck_details d on d.id = r.id
cross join lateral (select coalesce(sum(c.selling_fils * c.quantity), 0)::bigint as fils from quotation_charges c
  where c.quotation_id = r.quotation_id and c.code in ('transport', 'truck-tariff')) t
cross join lateral generate_series(1, d.trucks) n
where r.agent_id is not null;

-- The invoice of trucks is the system's, in the provider's name.
alter table requests drop constraint requests_invoiced;
alter table requests add constraint requests_invoiced
  check (state <> 'QS_CMP' or line = 'trucks' or invoice_document_id is not null);

-- Sent with everything that a provider prices; booked with its number and its trucks; completed with every truck delivered and
-- its tax invoice (T2, T6, T12, T16).
create or replace function marsa.check_truck_request() returns trigger language plpgsql as $$
declare
  d public.truck_details;
begin
  select * into d from public.truck_details where id = new.id;
  if new.state <> 'DRAFT' and num_nulls(d.movement_type, d.truck_type, d.trucks, d.weight_kg, d.pickup_at, d.dropoff_at) > 0 then
    raise exception 'request % was sent without its trucks', new.number using errcode = '23514';
  end if;
  if new.agent_id is null then return null; end if;
  if num_nulls(d.booking_number, d.proposed_pickup, d.proposed_delivery) > 0 or not exists (select from public.truck_slots where request_id = new.id) then
    raise exception 'request % is booked without a number or trucks', new.number using errcode = '23514';
  end if;
  if d.allocated_at is not null and exists (select from public.truck_slots s where s.request_id = new.id
      and not exists (select from public.truck_allocations a where a.slot_id = s.id and a.until is null)) then
    raise exception 'request % is allocated without all its trucks', new.number using errcode = '23514';
  end if;
  if new.state <> 'QS_CMP' then return null; end if;
  if exists (select from public.truck_slots s where s.request_id = new.id and not exists (
      select from public.truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null)) then
    raise exception 'request % is completed before all is delivered', new.number using errcode = '23514';
  end if;
  if not exists (select from public.tax_invoices i where i.subject_id = new.id and i.kind = 'final') then
    raise exception 'request % is completed without its invoice', new.number using errcode = '23514';
  end if;
  return null;
end $$;
drop trigger requests_trucks_details on requests;
create constraint trigger requests_trucks_details after insert or update of state, agent_id, version on requests
  deferrable initially deferred for each row when (new.line = 'trucks') execute function marsa.check_truck_request();
