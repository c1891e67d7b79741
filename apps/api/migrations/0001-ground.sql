-- The ground: roles and grants, state guards with audit, idempotency, the event stream, companies, people and sessions.

create schema if not exists marsa;
grant usage on schema public, marsa to marsa_app;

-- Allowed moves of every machine, loaded from the model by the migrator; the application may only read them (N10).
create table transitions (
  machine text not null,
  move text not null,
  from_state text not null, -- '' where the move creates the object
  to_state text not null,
  actor_kind text not null,
  primary key (machine, move, from_state, to_state, actor_kind)
);
grant select on transitions to marsa_app;

-- Who acts in this transaction; the API sets it once at the start (see kit/db.ts).
create function marsa.current_user_id() returns uuid language sql stable as
$$ select nullif(current_setting('marsa.user', true), '')::uuid $$;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid default marsa.current_user_id(),
  subject_id uuid default nullif(current_setting('marsa.subject', true), '')::uuid,
  session_id uuid default nullif(current_setting('marsa.session', true), '')::uuid,
  request_id text default nullif(current_setting('marsa.request', true), ''),
  actor_kind text not null,
  action text not null,
  object_kind text not null,
  object_id uuid,
  company_id uuid,
  from_state text,
  to_state text,
  reason text
);
create index audit_log_object on audit_log (object_id, id);
grant select, insert on audit_log to marsa_app;

create function marsa.refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name using errcode = '55000'; end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function marsa.refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function marsa.refuse_change();

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

create table idempotency_keys (
  user_id uuid not null,
  key text not null check (length(key) between 8 and 200),
  route text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
grant select, insert, update, delete on idempotency_keys to marsa_app;

-- What changed, for event streams and webhooks. Ordered by (xid, id) so that a reader never skips a late commit.
create table stream_events (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  company_id uuid not null,
  user_id uuid,
  kind text not null,
  subject_id uuid,
  at timestamptz not null default now(),
  primary key (xid, id)
);
create index stream_events_company on stream_events (company_id, xid, id);
grant select, insert, delete on stream_events to marsa_app;
create function marsa.tell_stream() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_stream', ''); return null; end $$;
create trigger stream_events_tell after insert on stream_events
  for each statement execute function marsa.tell_stream();

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
  created_at timestamptz not null default now()
);
create index companies_modes on companies using gin (modes) where kind = 'agent';
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
  idle_minutes smallint not null default 15 check (idle_minutes >= 2),
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
grant select, insert, update on users to marsa_app;

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
  agent text
);
create index sessions_user on sessions (user_id) where ended_at is null;
grant select, insert, update on sessions to marsa_app;
create function marsa.tell_session_end() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_session', new.id::text); return null; end $$;
create trigger sessions_tell_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function marsa.tell_session_end();
create function marsa.tell_person_change() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_session', '*'); return null; end $$;
create trigger users_tell_change after update on users for each row execute function marsa.tell_person_change();
create trigger companies_tell_change after update on companies for each row execute function marsa.tell_person_change();

create table number_sequences (
  prefix text not null,
  year int not null,
  last int not null,
  primary key (prefix, year)
);
grant select, insert, update on number_sequences to marsa_app;
