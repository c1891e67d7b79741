-- Express: versions of the tariff, the countries of both services abroad, remote places and promotion codes.

-- A version is written once and never changed; the one that has begun last holds.
create table express_tariffs (
  id uuid primary key default uuidv7(),
  valid_from timestamptz not null unique,
  created_at timestamptz not null default now(),
  author_id uuid references users, -- null for the one that an installation begins with
  approved_by uuid references users,
  constraint express_tariffs_second_person
    check ((author_id is null) = (approved_by is null) and (author_id is null or author_id <> approved_by))
);
grant select, insert on express_tariffs to marsa_app;

create table express_tariff_cells (
  tariff_id uuid not null references express_tariffs,
  service text not null check (service in ('DOMESTIC', 'INTL_PRIORITY', 'INTL_ECONOMY')),
  plan text check (plan in ('NONE', 'BRONZE', 'SILVER', 'GOLD')), -- null for every plan and for none
  from_grams int not null check (from_grams >= 0), -- holds above it
  base_fils bigint not null check (base_fils >= 0),
  per_kg_fils bigint not null check (per_kg_fils >= 0), -- of each started kilogram above from_grams
  unique nulls not distinct (tariff_id, service, plan, from_grams)
);
grant select, insert on express_tariff_cells to marsa_app;

create trigger express_tariffs_keep before update or delete on express_tariffs
  for each row execute function marsa.refuse_change();
create trigger express_tariff_cells_keep before update or delete on express_tariff_cells
  for each row execute function marsa.refuse_change();

-- Every process forgets the versions it knows as soon as one is added.
create function marsa.tell_tariffs() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_settings', 'express.tariff'); return null; end $$;
create trigger express_tariffs_tell after insert on express_tariffs
  for each statement execute function marsa.tell_tariffs();

-- Countries abroad: priority goes there and comes from there, economy only goes there, where it has days.
create table express_countries (
  country_code text primary key references countries check (country_code <> 'AE'),
  priority_days smallint not null check (priority_days between 1 and 30),
  economy_days smallint check (economy_days between 1 and 60),
  weekend text not null check (weekend in ('sat-sun', 'fri-sat', 'none'))
);
grant select, insert, update on express_countries to marsa_app;

create table express_remote_places (
  country_code text not null references countries,
  emirate text, -- ISO 3166-2 part of a place in the Emirates
  name_en text not null check (length(name_en) between 2 and 60),
  name_ar text not null check (length(name_ar) between 2 and 60),
  folded_en text not null generated always as (fold_text(name_en)) stored,
  folded_ar text not null generated always as (fold_text(name_ar)) stored,
  primary key (country_code, folded_en),
  check ((emirate is not null) = (country_code = 'AE'))
);
grant select, insert, update, delete on express_remote_places to marsa_app;

create table express_promotions (
  code text primary key check (code ~ '^[A-Z0-9]{4,12}$'),
  service text not null check (service in ('DOMESTIC', 'INTL_PRIORITY', 'INTL_ECONOMY')),
  basis_points int not null check (basis_points between 1 and 10000),
  description_en text not null check (length(description_en) between 1 and 200),
  description_ar text not null check (length(description_ar) between 1 and 200),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  most_uses int check (most_uses > 0), -- of all companies together
  most_company_uses int check (most_company_uses > 0),
  is_first_only boolean not null default false, -- for the first shipment of a company
  is_public boolean not null default false
);
grant select, insert, update on express_promotions to marsa_app;
