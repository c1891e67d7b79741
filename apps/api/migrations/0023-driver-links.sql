-- The driver's link to one truck of a booking, what its phone sends beside events, and where trucks have been.

create table driver_links (
  id uuid primary key default gen_random_uuid(), -- names the link in calls, so that it cannot be guessed from another
  slot_id uuid not null references truck_slots,
  driver_id uuid not null references truck_drivers,
  token_hash bytea not null unique,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  user_id uuid not null references users, -- whom of the provider the driver calls
  tries int not null default 0 check (tries between 0 and 5),
  -- The phone that has used it first; the attempt lets that phone ask again for an answer that was lost.
  phone_hash bytea,
  attempt uuid,
  bound_at timestamptz,
  revoked_at timestamptz,
  check (valid_until > valid_from and valid_until <= valid_from + interval '30 days'),
  check (num_nonnulls(phone_hash, attempt, bound_at) in (0, 3))
);
create unique index driver_links_open on driver_links (slot_id) where revoked_at is null;
grant select, insert, update (tries, phone_hash, attempt, bound_at, revoked_at) on driver_links to marsa_app;

-- Each yes and no to sharing the location; the last one is in force.
create table driver_consents (
  id uuid primary key default uuidv7(),
  link_id uuid not null references driver_links,
  is_given boolean not null,
  at timestamptz not null
);
create index driver_consents_link on driver_consents (link_id, id);
grant select, insert on driver_consents to marsa_app;

create table driver_notes (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  device_note_id uuid not null,
  kind text not null check (kind in ('step', 'refused')),
  code text not null,
  post text,
  note text not null,
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  unique (slot_id, device_note_id)
);
grant select, insert on driver_notes to marsa_app;

-- Which document a file of a phone has become, so that it becomes one once.
create table driver_files (
  slot_id uuid not null references truck_slots,
  device_file_id uuid not null,
  document_id uuid not null references documents,
  primary key (slot_id, device_file_id)
);
grant select, insert on driver_files to marsa_app;

create table truck_positions (
  slot_id uuid not null references truck_slots,
  at timestamptz not null,
  source text not null check (source in ('DRIVER', 'TRACKER')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m int not null check (accuracy_m >= 0),
  received_at timestamptz not null,
  primary key (slot_id, at, source)
);
create index truck_positions_at on truck_positions (at);
grant select, insert, delete on truck_positions to marsa_app;

-- What the clock of the phone said, beside the time that was made of it.
alter table truck_events add column device_at timestamptz;

create index truck_vehicles_tracker on truck_vehicles (company_id, tracker) where tracker is not null and retired_at is null;
