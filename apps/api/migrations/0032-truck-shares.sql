-- Links by which receivers follow a booking of trucks: stages and expected arrival, until the customer ends them.
create table truck_shares (
  id uuid primary key default gen_random_uuid(), -- the token is made of it with the key of the installation
  request_id uuid not null references requests,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  made_by uuid not null references users,
  ended_at timestamptz,
  ended_by uuid references users,
  check (num_nonnulls(ended_at, ended_by) in (0, 2))
);
create unique index truck_shares_open on truck_shares (request_id) where ended_at is null;
grant select, insert, update (ended_at, ended_by) on truck_shares to marsa_app;
