-- The containers of a shipment by sea, with seals and verified gross mass (G8); weights in grams.
create table freight_units (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  round int not null, -- a request that is asked for again lists its own
  number text not null check (number ~ '^[A-Z]{3}[UJZ][0-9]{7}$'),
  type text not null,
  seals text[] not null check (cardinality(seals) between 1 and 4),
  tare_g int check (tare_g > 0),
  max_gross_g int check (max_gross_g > 0), -- of the plate
  vgm_g int check (vgm_g > 0),
  vgm_method text check (vgm_method in ('1', '2')),
  cargo_g int,
  dunnage_g int,
  vgm_by text check (length(vgm_by) <= 80),
  vgm_at timestamptz,
  side text not null check (side in ('customer', 'agent')), -- who has written it last
  version int not null default 1,
  constraint freight_units_weighed check (num_nonnulls(vgm_g, vgm_method, vgm_by, vgm_at) in (0, 4)),
  constraint freight_units_summed check (case when vgm_method = '2' then coalesce(vgm_g = cargo_g + dunnage_g + tare_g, false)
    else num_nonnulls(cargo_g, dunnage_g) = 0 end),
  unique (request_id, round, number)
);
create index freight_units_number on freight_units (number);
grant select, insert, delete on freight_units to marsa_app;
grant update (number, type, seals, tare_g, max_gross_g, vgm_g, vgm_method, cargo_g, dunnage_g, vgm_by, vgm_at, side, version)
  on freight_units to marsa_app;

-- Every container as it was entered, changed or removed; it outlives the row.
create table freight_unit_steps (
  unit_id uuid not null,
  version int not null,
  request_id uuid not null references requests,
  act text not null check (act in ('add', 'change', 'remove')),
  side text not null check (side in ('customer', 'agent')),
  author_id uuid not null references users,
  at timestamptz not null,
  unit jsonb not null,
  primary key (unit_id, version)
);
create index freight_unit_steps_request on freight_unit_steps (request_id);
create index freight_unit_steps_author on freight_unit_steps (author_id);
grant select, insert on freight_unit_steps to marsa_app;
create trigger freight_unit_steps_keep before update or delete on freight_unit_steps
  for each row execute function marsa.refuse_change();
