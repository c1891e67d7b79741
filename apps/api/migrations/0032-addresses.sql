-- The address book: addresses of persons, and those that a company shares (without a user), found in folded Arabic and Latin.

create table addresses (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid, -- whose own it is; null where the company shares it
  version int not null default 1,
  label text not null check (length(label) between 1 and 60),
  country text not null check (country ~ '^[A-Z]{2}$'),
  emirate text check (emirate in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')),
  city text not null,
  area text not null,
  street text not null,
  building text not null,
  unit text not null,
  landmark text not null,
  makani text not null check (makani = '' or makani ~ '^[0-9]{5} [0-9]{5}$'),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  contact_name text not null,
  contact_number text not null check (contact_number = '' or contact_number ~ '^\+[1-9][0-9]{7,14}$'),
  place text references places,
  is_pickup boolean not null,
  is_delivery boolean not null,
  changed_at timestamptz not null default now(),
  search text not null generated always as (fold_text(label || ' ' || city || ' ' || area || ' ' || street || ' ' || building
    || ' ' || landmark || ' ' || makani || ' ' || replace(makani, ' ', '') || ' ' || contact_name)) stored,
  foreign key (company_id, user_id) references users (company_id, id),
  check ((country = 'AE') = (emirate is not null)),
  check ((latitude is null) = (longitude is null))
);
create index addresses_owner on addresses (company_id, user_id, label);
-- One default of each kind for an owner.
create unique index addresses_pickup on addresses (company_id, user_id) nulls not distinct where is_pickup;
create unique index addresses_delivery on addresses (company_id, user_id) nulls not distinct where is_delivery;
grant select, insert, update, delete on addresses to marsa_app;
