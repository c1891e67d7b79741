-- Registrations and their approval, and the register of trade licences that an administrator loads.

-- One mobile number belongs to one person; a refused applicant gives theirs back (A 5: duplicate mobile).
create unique index users_mobile on users (mobile) where status <> 'REFUSED';

-- What somebody gave when they registered (machine registration). The person exists from then on, but cannot sign in
-- before the approval; company and role get what was decided with it (Z17).
create table registrations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid not null,
  user_type text not null check (user_type in ('customer', 'provider', 'business')),
  state text not null check (state in ('PENDING_APPROVAL', 'ACTIVE', 'REFUSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  language text not null check (language in ('en', 'ar')),
  project text,
  address text check (length(address) <= 300),
  promotions boolean not null,
  licence_number text,
  company_name text check (length(company_name) <= 160),
  employees int check (employees > 0),
  branches int check (branches > 0),
  location text check (length(location) <= 160),
  services text[] not null default '{}',
  additional_services text check (length(additional_services) <= 500),
  remark text check (length(remark) <= 1000),
  registered_at timestamptz not null,
  due_at timestamptz,
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text,
  note text check (length(note) <= 500),
  admin_confirmed_at timestamptz,
  admin_confirmed_by uuid references users,
  foreign key (company_id, user_id) references users (company_id, id),
  check ((user_type = 'customer') = (licence_number is null)),
  check ((user_type = 'customer') = (due_at is null)),
  check ((state = 'REFUSED') = (reason is not null)),
  check (state <> 'PENDING_APPROVAL' or decided_at is null),
  check ((admin_confirmed_at is null) = (admin_confirmed_by is null)),
  check (admin_confirmed_by is null or admin_confirmed_by <> decided_by)
);
create trigger registrations_guard before insert or update on registrations
  for each row execute function marsa.guard_state('registration');
create unique index registrations_pending on registrations (user_id) where state = 'PENDING_APPROVAL';
create index registrations_due on registrations (due_at, id) where state = 'PENDING_APPROVAL';
create index registrations_listed on registrations (registered_at desc, id) where user_type <> 'customer';
create index registrations_licence on registrations (licence_number) where state = 'ACTIVE';
grant select, insert, update on registrations to marsa_app;

-- One row a file that was loaded.
create table licence_loads (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  user_id uuid not null references users,
  file_name text not null,
  rows_read int not null,
  added int not null,
  changed int not null
);
grant select, insert on licence_loads to marsa_app;

create table trade_licences (
  number text primary key check (number ~ '^[A-Z0-9][A-Z0-9/-]{2,29}$'),
  name_en text not null,
  name_ar text not null,
  authority text not null,
  emirate text not null check (emirate in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')),
  expires_on date not null,
  load_id uuid not null references licence_loads,
  search text not null generated always as (fold_text(number || ' ' || name_en || ' ' || name_ar)) stored
);
create index trade_licences_search on trade_licences using gin (search gin_trgm_ops);
grant select, insert, update on trade_licences to marsa_app;
