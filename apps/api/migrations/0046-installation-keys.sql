-- Fingerprints of the keys that all processes of an installation share, so that none of them works with other ones.

create table installation_keys (
  setting text not null,
  name text not null,
  fingerprint bytea not null, -- keyed with the key itself: it tells two keys apart and nothing about either
  first_used_at timestamptz not null default now(),
  primary key (setting, name)
);
-- A key is never forgotten by the application: whoever lost one removes its row as the owner.
grant select, insert on installation_keys to marsa_app;
