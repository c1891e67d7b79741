-- Places, countries, commodities and the calendar, and how texts are folded for the search.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Folds text for comparison; the twin of foldText in the model, and a test holds both against each other.
-- NFKD parts accents and hamza from their carriers; the rest is by code point, so no locale can change an index.
-- 1 drop marks, tatweel, apostrophes, invisible characters; 2 one letter for another; 3 separators to one space.
create function fold_text(source text) returns text
  language sql immutable strict parallel safe
  return btrim(
    regexp_replace(
      translate(
        regexp_replace(
          normalize(source, nfkd) collate "C",
          U&'[\0300-\036F\0610-\061A\0640\064B-\065F\0670\06D6-\06DC\06DF-\06E4\06E7\06E8\06EA-\06ED\08CA-\08E1\08E3-\08FF\200B-\200F\202A-\202E\2060\2066-\2069\FEFF''`\2018\2019\02BC]',
          '', 'g'),
        U&'\0671\0649\06CC\06D2\0629\06C0\06C1\06C3\06BE\06D5\06A9\06AF\067E\0686\06A4\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\00D8\00F8\0141\0142\0110\0111\0131ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        U&'\0627\064A\064A\064A\0647\0647\0647\0647\0647\0647\0643\0643\0628\062C\064101234567890123456789oollddiabcdefghijklmnopqrstuvwxyz'),
      U&'[\0009-\000D _.,;:/\005C\005C()\2010-\2015\060C\061B-]+', ' ', 'g'),
    ' ');
grant execute on function fold_text(text) to marsa_app;

-- Fingerprint of the data that was loaded last, so that a start without news writes nothing.
create table reference_loads (
  name text primary key,
  fingerprint text not null,
  loaded_at timestamptz not null default now()
);

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  id smallint not null unique, -- ISO 3166-1 numeric
  dial_code text check (dial_code ~ '^\+[0-9]{1,4}$'), -- null where nobody can be called
  name_en text not null,
  name_ar text not null,
  services text[] not null, -- lines that serve it beyond what its ports and airports say
  search text not null generated always as (fold_text(name_en || ' ' || name_ar || ' ' || code)) stored
);
grant select on countries to marsa_app;

create table places (
  code text primary key, -- UN/LOCODE, IATA code, or our own for cities (CN-SHENZHEN) and areas (AE-DUBAI-DEIRA)
  kind text not null check (kind in ('port', 'airport', 'city', 'area')),
  country_code text not null references countries,
  name_en text not null,
  name_ar text not null,
  latitude numeric(6, 3) not null check (latitude between -90 and 90),
  longitude numeric(6, 3) not null check (longitude between -180 and 180),
  city_code text references places, -- the city of an area
  emirate text, -- ISO 3166-2 part of an Emirati city or area: DU, AZ ...
  port_code text references places, -- the port a city ships through
  airport_code text references places,
  aliases text not null default '', -- other names and spellings people type
  context text not null default '', -- names of country, city and emirate: found by, but not ranked by
  position integer not null, -- order of use within its kind, from the data
  active boolean not null default true, -- a place that left the data stays for the requests that name it
  folded_en text not null generated always as (fold_text(name_en)) stored,
  folded_ar text not null generated always as (fold_text(name_ar)) stored,
  name_search text not null
    generated always as (fold_text(name_en || ' ' || name_ar || ' ' || code || ' ' || aliases)) stored,
  search text not null
    generated always as (fold_text(name_en || ' ' || name_ar || ' ' || code || ' ' || aliases || ' ' || context)) stored,
  check (kind <> 'area' or (city_code is not null and emirate is not null)),
  check (kind = 'city' or (port_code is null and airport_code is null))
);
create index places_search on places using gin (search gin_trgm_ops);
create index places_name_search on places using gin (name_search gin_trgm_ops);
create index places_country on places (country_code, kind) where active;
grant select on places to marsa_app;

create table commodities (
  hs_code text primary key check (hs_code ~ '^[0-9]{4}([0-9]{2})?$'),
  name_en text not null,
  name_ar text not null,
  hazard text not null check (hazard in ('none', 'possible', 'usual')),
  hazard_class text, -- UN class that it usually falls in
  position integer not null,
  active boolean not null default true,
  search text not null generated always as (fold_text(name_en || ' ' || name_ar || ' ' || hs_code)) stored
);
create index commodities_search on commodities using gin (search gin_trgm_ops);
grant select on commodities to marsa_app;

-- Holidays and Ramadan. Days that hang on the moon are 'expected' until an administrator confirms or moves them.
create table calendar_periods (
  code text primary key,
  kind text not null check (kind in ('holiday', 'ramadan')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  name_en text not null,
  name_ar text not null,
  certainty text not null check (certainty in ('fixed', 'expected', 'confirmed')),
  version int not null default 1,
  removed_at timestamptz
);
grant select, insert, update, delete on calendar_periods to marsa_app;

-- Codes of places whose names are like a misspelt one: "shangai" finds Shanghai. A threshold set here lets the
-- operator use the index, which a comparison of similarities could not.
create function similar_places(phrase text) returns setof text
  language sql stable strict parallel safe set pg_trgm.word_similarity_threshold = '0.45'
as $$ select code from places where phrase <% name_search $$;
grant execute on function similar_places(text) to marsa_app;
