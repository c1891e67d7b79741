-- Sending a parcel without an account: who a proved mobile number stands for, and the right to one shipment.

-- A guest is a person with a company of their own who cannot sign in, is told nothing as a user and stands in no list.
alter table users drop constraint users_status_check;
alter table users add constraint users_status_check
  check (status in ('ACTIVE', 'PENDING_APPROVAL', 'REFUSED', 'LOCKED', 'DISABLED', 'GUEST'));

-- Of a number the one that is open takes further shipments; whoever registers with the number takes it over.
create table guests (
  id uuid primary key default uuidv7(),
  mobile text not null check (mobile ~ '^\+971[0-9]{9}$'),
  company_id uuid not null,
  user_id uuid not null unique,
  proved_at timestamptz not null, -- by a code, the last time
  ended_at timestamptz, -- joined to an account, or too old for the number to be the same person's
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index guests_open on guests (mobile) where ended_at is null;
grant select, insert, update (proved_at, ended_at) on guests to marsa_app;

-- The right to one shipment; of both tokens only the hash is kept.
create table express_guests (
  id uuid primary key,
  company_id uuid not null,
  user_id uuid not null,
  name text not null check (length(name) <= 60),
  mobile text not null,
  email text not null check (length(email) <= 254),
  language text not null check (language in ('en', 'ar')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  look_hash bytea not null unique check (octet_length(look_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  shipment_id uuid unique references express_shipments on delete cascade, -- a draft that nobody paid is removed some day
  foreign key (company_id, user_id) references users (company_id, id)
);
grant select, insert, update (shipment_id) on express_guests to marsa_app;

-- One shipment for one token, whatever a program tries.
create function marsa.keep_guest_shipment() returns trigger language plpgsql as $$
begin
  if old.shipment_id is not null and new.shipment_id is distinct from old.shipment_id then
    raise exception 'a guest has one shipment' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_guest_shipment before update on express_guests
  for each row execute function marsa.keep_guest_shipment();
