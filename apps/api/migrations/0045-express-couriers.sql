-- People who carry parcels: their roles, the depots, and who of them works where.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('customer', 'business', 'portal', 'clearing-agent',
  'warehouse-agent', 'truck-provider', 'courier', 'depot', 'desk', 'admin', 'admin-readonly'));
alter table user_invitations drop constraint user_invitations_role_check;
alter table user_invitations add constraint user_invitations_role_check check (role in ('customer', 'business', 'portal',
  'clearing-agent', 'warehouse-agent', 'truck-provider', 'courier', 'depot', 'desk', 'admin', 'admin-readonly'));

create table express_depots (
  id uuid primary key default uuidv7(),
  code text not null constraint express_depots_code unique check (code ~ '^[A-Z]{3}$'),
  name_en text not null check (length(name_en) between 1 and 60),
  name_ar text not null check (length(name_ar) between 1 and 60)
);
grant select, insert, update on express_depots to marsa_app;

-- Each emirate is served by one depot at most.
create table express_depot_areas (
  area text primary key check (area in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')),
  depot_id uuid not null references express_depots,
  unique (area, depot_id)
);
grant select, insert, update, delete on express_depot_areas to marsa_app;

-- Where a courier or somebody of a depot works; what only couriers have is empty for the others.
create table express_workers (
  user_id uuid primary key references users,
  depot_id uuid not null references express_depots,
  areas text[] not null default '{}',
  vehicle text check (vehicle in ('MOTORCYCLE', 'CAR', 'VAN')),
  cash_limit_fils bigint check (cash_limit_fils between 0 and 1000000)
);
create index express_workers_depot on express_workers (depot_id);
grant select, insert, update on express_workers to marsa_app;

alter table express_shipments add foreign key (depot_id) references express_depots;
alter table express_shipments add foreign key (courier_id) references express_workers;
