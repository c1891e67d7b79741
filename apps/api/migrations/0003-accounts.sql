-- Companies and people, how they sign in and what proves who they are, registrations, addresses.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- The idle time of people who have none of their own: new ones get it, and those who have the old one follow a change.
create function marsa.idle_minutes() returns smallint language sql stable as
$$ select coalesce((select value::int from settings where key = 'accounts.idle-minutes' and value is not null), 15)::smallint $$;
grant execute on function marsa.idle_minutes() to marsa_app;

create table companies (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('person', 'business', 'agent', 'platform')),
  name_en text not null,
  name_ar text not null,
  trn text check (trn ~ '^[0-9]{15}$'),
  address_en text not null default '',
  address_ar text not null default '',
  agent_code text unique,
  modes text[] not null default '{}',
  approved_at timestamptz,
  suspended_at timestamptz,
  is_credit boolean not null default false,
  created_at timestamptz not null default now(),
  version int not null default 1,
  suspended_reason text,
  -- Opening minutes from Sunday to Saturday, null where the usual week of the market holds.
  answer_week jsonb check (answer_week is null or jsonb_array_length(answer_week) = 7),
  closed_days date[] not null default '{}',
  logo_key text unique,
  logo_media_type text check (logo_media_type in ('image/png', 'image/jpeg')),
  logo_sha256 bytea check (length(logo_sha256) = 32),
  search text not null
  generated always as (fold_text(name_en || ' ' || name_ar || ' ' || coalesce(agent_code, '') || ' ' || coalesce(trn, ''))) stored,
  constraint companies_logo check ((logo_key is null) = (logo_media_type is null) and (logo_key is null) = (logo_sha256 is null))
);
create index companies_modes on companies using gin (modes) where kind = 'agent';
create index companies_search on companies using gin (search gin_trgm_ops);
grant select, insert, update on companies to marsa_app;

create table users (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  role text not null check (role in ('customer', 'business', 'portal', 'clearing-agent', 'warehouse-agent',
    'truck-provider', 'desk', 'admin', 'admin-readonly')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PENDING_APPROVAL', 'REFUSED', 'LOCKED', 'DISABLED')),
  user_code text not null unique,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  mobile text check (mobile ~ '^\+971[0-9]{9}$'),
  language text not null default 'en' check (language in ('en', 'ar')),
  is_company_admin boolean not null default false,
  idle_minutes smallint not null default marsa.idle_minutes() check (idle_minutes >= 2),
  created_at timestamptz not null default now(),
  first_name_ar text,
  last_name_ar text,
  address text not null default '' check (length(address) <= 300),
  password_version int not null default 1,
  mobile_changed_at timestamptz, -- a PIN is not reset by a code to a number this new (Z14)
  closed_at timestamptz, -- by the person; what is personal is erased some days later
  erased_at timestamptz,
  factor_asked_at timestamptz,
  search text not null
  generated always as (fold_text(first_name || ' ' || last_name || ' ' || coalesce(first_name_ar, '') || ' ' || coalesce(last_name_ar, '') || ' ' || email)) stored,
  has_own_password boolean not null default true,
  unique (company_id, id),
  -- Links for a new password, the person's own address and choices, copies of their data, and accounts that are closed.
  constraint users_closed check (closed_at is null or status = 'DISABLED'),
  -- Links for a new password, the person's own address and choices, copies of their data, and accounts that are closed.
  constraint users_erased check (erased_at is null or closed_at is not null)
);
-- Registrations and their approval, and the register of trade licences that an administrator loads.
-- One mobile number belongs to one person; a refused applicant gives theirs back (A 5: duplicate mobile).
create unique index users_mobile on users (mobile) where status <> 'REFUSED';
create index users_to_erase on users (closed_at) where closed_at is not null and erased_at is null;
create index users_company on users (company_id, id);
create index users_search on users using gin (search gin_trgm_ops);
grant select, insert, update on users to marsa_app;

-- One row a sign-in. `generation` counts refreshes: a verifier of an older generation is a replay (Z05).
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  generation int not null default 1,
  rotated_at timestamptz not null default now(),
  remember boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  address text,
  agent text,
  method text not null default 'password', -- how its person showed who they are
  checked_at timestamptz, -- when they last showed it again
  actor_id uuid references users,
  actor_session_id uuid references sessions on delete cascade,
  acting_scope text check (acting_scope in ('read', 'write')),
  acting_reason text,
  login_kind text not null default 'password'
  check (login_kind in ('password', 'directory', 'uae-pass')),
  -- Acting for a person, second factors, passkeys, remembered devices, and the open steps of signing in.
  -- A session in which somebody of the staff acts: `user_id` is whom they act for, `actor_id` who they are (Z02).
  constraint sessions_acting check (num_nonnulls(actor_id, actor_session_id, acting_scope, acting_reason) in (0, 4)),
  -- Acting for a person, second factors, passkeys, remembered devices, and the open steps of signing in.
  -- A session in which somebody of the staff acts: `user_id` is whom they act for, `actor_id` who they are (Z02).
  constraint sessions_not_for_oneself check (actor_id <> user_id)
);
create index sessions_user on sessions (user_id) where ended_at is null;
-- Whether a person has signed in from this address before is asked at every sign-in; without it all sessions are read.
create index sessions_address on sessions (user_id, address);
create index sessions_acted on sessions (actor_session_id) where actor_session_id is not null;
create index sessions_person on sessions (user_id, id);
grant select, insert, update, delete on sessions to marsa_app;

-- Wrong passwords by keyed hash of the name, whether it exists or not; `scope` is the address prefix or '' for all (Z10).
create table sign_in_failures (
  name_hash bytea not null,
  scope text not null,
  failures int not null,
  last_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (name_hash, scope)
);
grant select, insert, update, delete on sign_in_failures to marsa_app;

-- One open code a purpose, number and holder (a browser that registers, or a session). Only a keyed hash is kept (Z13).
create table sms_codes (
  id uuid primary key default uuidv7(),
  purpose text not null,
  mobile text not null check (mobile ~ '^\+971[0-9]{9}$'),
  binding text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz -- used up, or replaced by a newer one
);
create unique index sms_codes_open on sms_codes (purpose, mobile, binding) where closed_at is null;
create index sms_codes_holder on sms_codes (mobile, purpose, binding, created_at);
grant select, insert, delete on sms_codes to marsa_app;
grant update (tries, closed_at) on sms_codes to marsa_app;

-- A solved puzzle opens one door once.
create unlogged table solved_captchas (
  nonce text primary key,
  expires_at timestamptz not null
);
grant select, insert, delete on solved_captchas to marsa_app;

-- Only the hash of a link is kept. The id is that of the request, so that a job that runs twice sends one letter.
create table password_resets (
  id uuid primary key,
  user_id uuid not null references users,
  token_hash bytea not null unique check (length(token_hash) = 32),
  password_version int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);
grant select, insert, delete on password_resets to marsa_app;
grant update (used_at) on password_resets to marsa_app;

-- Codes of an authenticator (RFC 6238). The key is sealed; a step of time counts once.
create table authenticators (
  user_id uuid primary key references users,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
grant select, insert, update, delete on authenticators to marsa_app;

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
grant select, insert, delete on passkeys to marsa_app;
grant update (sign_count, name, last_used_at) on passkeys to marsa_app;

-- Only keyed hashes; a used one is removed.
create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
grant select, insert, delete on recovery_codes to marsa_app;

-- Devices that need no second step for a while; the cookie is kept as a hash.
create table remembered_devices (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  token_hash bytea not null unique,
  agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index remembered_devices_user on remembered_devices (user_id);
grant select, insert, delete on remembered_devices to marsa_app;

-- A ticket and a challenge that wait for their answer: bound to the browser by a cookie, or to a session.
create table open_steps (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'check', 'passkey')),
  ticket_hash bytea not null unique,
  user_id uuid references users,
  browser_hash bytea,
  session_id uuid,
  challenge bytea not null,
  remember boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(browser_hash, session_id) = 1)
);
create index open_steps_expiry on open_steps (expires_at);
grant select, insert, delete on open_steps to marsa_app;
grant update (used_at) on open_steps to marsa_app;

-- One external identity has one account, and an account one identity of a provider.
create table external_identities (
  id uuid primary key default uuidv7(),
  provider text not null check (provider in ('directory', 'uae-pass')),
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users,
  assurance text check (length(assurance) <= 200),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  withdrawn_at timestamptz, -- the directory names no group of ours any more, and the account was disabled for that
  unique (provider, issuer, subject),
  unique (user_id, provider)
);
grant select, insert, delete on external_identities to marsa_app;
grant update (assurance, last_used_at, withdrawn_at) on external_identities to marsa_app;

-- One row a sign-in that a browser has begun. It is found by the hash of a cookie, and what goes to the provider is made
-- from that cookie, so that nothing here opens anything. Columns fill up as it goes on: answered, proven, handed over.
create table identity_flows (
  id uuid primary key default uuidv7(),
  handle_hash bytea not null unique check (length(handle_hash) = 32),
  provider text not null check (provider in ('directory', 'uae-pass')),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz, -- the provider's answer was taken; another one is a replay
  hand_over_hash bytea check (length(hand_over_hash) = 32), -- of the two one-time codes of /response
  hand_over_until timestamptz,
  handed_over_at timestamptz,
  user_id uuid references users, -- who signs in, once known
  session_id uuid,
  -- An identity without an account, until it gets one.
  issuer text,
  subject text,
  assurance text,
  first_name text,
  last_name text,
  email text,
  mobile text,
  user_code text unique,
  verified_mobile text check (verified_mobile ~ '^\+971[0-9]{9}$'),
  linked_at timestamptz,
  link_user_id uuid references users,
  link_role text,
  -- A directory identity whose address has a local account waits for that account's password before it is linked.
  constraint identity_flows_link check (num_nonnulls(link_user_id, link_role) in (0, 2))
);
create index identity_flows_expires on identity_flows (expires_at);
grant select, insert, update, delete on identity_flows to marsa_app;

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
create unique index registrations_pending on registrations (user_id) where state = 'PENDING_APPROVAL';
create index registrations_due on registrations (due_at, id) where state = 'PENDING_APPROVAL';
create index registrations_listed on registrations (registered_at desc, id) where user_type <> 'customer';
create index registrations_licence on registrations (licence_number) where state = 'ACTIVE';
-- What waits for the staff is asked for by their dashboard: each of it has an index of its own.
create index registrations_unconfirmed on registrations (decided_at)
  where user_type = 'provider' and state = 'ACTIVE' and admin_confirmed_at is null;
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

-- Copies of trade licences that the register does not hold, sent by applicants with their form.
create table licence_copies (
  id uuid primary key,
  registration_id uuid references registrations,
  binding text, -- the browser that sent it, until a registration takes it
  file_name text not null check (length(file_name) <= 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes int not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  uploaded_at timestamptz not null,
  check ((registration_id is null) <> (binding is null))
);
create unique index licence_copies_registration on licence_copies (registration_id);
create unique index licence_copies_binding on licence_copies (binding);
grant select, insert, update, delete on licence_copies to marsa_app;

-- Invitations of colleagues, why and by whom a company was suspended, an agent's own working time and its logo.
-- An invitation holds only the hash of its link; the person it is for does not exist before it is accepted (Z59).
create table user_invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  email text not null check (email = lower(email)),
  role text not null check (role in ('customer', 'business', 'portal', 'clearing-agent', 'warehouse-agent',
    'truck-provider', 'desk', 'admin', 'admin-readonly')),
  is_company_admin boolean not null,
  language text not null check (language in ('en', 'ar')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid not null references users,
  sends int not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users,
  cancelled_at timestamptz
);
create unique index user_invitations_open on user_invitations (company_id, email) where accepted_at is null and cancelled_at is null;
create index user_invitations_company on user_invitations (company_id, id);
create index user_invitations_email on user_invitations (email) where accepted_at is null and cancelled_at is null;
grant select, insert on user_invitations to marsa_app;
grant update (token_hash, sends, sent_at, expires_at, accepted_at, accepted_by, cancelled_at) on user_invitations to marsa_app;

-- A copy of what we hold about a person, made on their request and kept for a day.
create table data_exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  language text not null check (language in ('en', 'ar')),
  state text not null default 'BUILDING' check (state in ('BUILDING', 'READY')),
  done int not null default 0,
  steps int not null check (steps > 0),
  storage_key text not null unique,
  size_bytes bigint check (size_bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  asked_at timestamptz not null default now(),
  expires_at timestamptz,
  check (done <= steps),
  check ((state = 'BUILDING') = (expires_at is null)),
  check ((state = 'BUILDING') = (sha256 is null))
);
create unique index data_exports_one on data_exports (user_id);
grant select, insert, delete on data_exports to marsa_app;
grant update (state, done, size_bytes, sha256, expires_at) on data_exports to marsa_app;

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

-- Guards a table with columns id, company_id, state, move, moved_as, move_reason. Arguments: machine name.
-- Refuses any state change that the machine does not list and writes the audit row with it (N10, N11).
create function marsa.guard_state() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before_state text := case when tg_op = 'INSERT' then '' else old.state end;
begin
  if tg_op = 'UPDATE' and new.state = old.state and new.move is not distinct from old.move
     and new.version = old.version then
    return new;
  end if;
  if not exists (
    select from transitions t
    where t.machine = tg_argv[0] and t.move = new.move and t.from_state = before_state
      and t.to_state = new.state and t.actor_kind = new.moved_as
  ) then
    raise exception 'no move % of % from % to % by %', new.move, tg_argv[0], before_state, new.state, new.moved_as
      using errcode = 'MA001';
  end if;
  insert into audit_log (actor_kind, action, object_kind, object_id, company_id, from_state, to_state, reason)
  values (new.moved_as, new.move, tg_argv[0], new.id, new.company_id, nullif(before_state, ''), new.state, new.move_reason);
  return new;
end $$;

create function marsa.tell_session_end() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_session', new.id::text); return null; end $$;

create function marsa.tell_person_change() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_session', '*'); return null; end $$;

-- Whoever changes a password, and however: links that were sent before open nothing any more (Z15).
create function marsa.count_password() returns trigger language plpgsql as $$
begin
  if new.password_hash is distinct from old.password_hash then
    new.password_version := old.password_version + 1;
    new.has_own_password := true;
  end if;
  return new;
end $$;

-- The end of one's own session ends the acting that grew out of it.
create function marsa.end_acting() returns trigger language plpgsql as $$ begin
  update sessions set ended_at = now(), ended_reason = 'own session ended' where actor_session_id = new.id and ended_at is null;
  return null;
end $$;

-- Offers go to nobody who has not asked for them; whether a person has a password that they know.
-- Whatever is not refused is sent, so whoever is new refuses offers until a registration or the profile says otherwise.
create function marsa.refuse_offers() returns trigger language plpgsql as $$
begin
  insert into notice_refusals (user_id, kind, channel) values (new.id, 'offers', 'mail'), (new.id, 'offers', 'sms');
  return null;
end $$;

create trigger companies_tell_change after update on companies for each row execute function marsa.tell_person_change();

create trigger users_tell_change after update on users for each row execute function marsa.tell_person_change();
create trigger users_count_password before update on users for each row execute function marsa.count_password();
create trigger users_refuse_offers after insert on users for each row execute function marsa.refuse_offers();

create trigger sessions_tell_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function marsa.tell_session_end();
create trigger sessions_end_acting after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null and new.actor_id is null) execute function marsa.end_acting();

create trigger registrations_guard before insert or update on registrations
  for each row execute function marsa.guard_state('registration');
