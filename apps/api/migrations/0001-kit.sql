-- What everything stands on: moves of the machines, repeated calls, events, numbers, limits, the audit trail and its seals.

create schema marsa;
create extension if not exists pg_trgm;
grant usage on schema public, marsa to marsa_app;

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Who acts in this transaction; the API sets it once at the start (see kit/db.ts).
create function marsa.current_user_id() returns uuid language sql stable as
$$ select nullif(current_setting('marsa.user', true), '')::uuid $$;

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

create table idempotency_keys (
  user_id uuid not null,
  key text not null check (length(key) between 8 and 200),
  route text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- What is forgotten by age: found by a summary of each block, which costs a write nothing.
create index idempotency_keys_created on idempotency_keys using brin (created_at);
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

create table number_sequences (
  prefix text not null,
  year int not null,
  last int not null,
  primary key (prefix, year)
);
grant select, insert, update on number_sequences to marsa_app;

-- How often something was done by somebody: points spent from a budget since its time began. Unlogged: after a crash
-- everybody begins anew, which is worth less than writing each count to disk twice. Keys are keyed hashes.
create unlogged table limit_counters (
  budget text not null,
  key bytea not null,
  spent int not null,
  resets_at timestamptz not null,
  primary key (budget, key)
);
grant select, insert, update, delete on limit_counters to marsa_app;

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
create index audit_log_at on audit_log using brin (at);
-- What was done for a person by somebody else.
create index audit_log_acted on audit_log (subject_id, session_id) where subject_id is not null;
-- The audit page reads in order of time, by one of these, a page at a time.
create index audit_log_time on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create index audit_log_company on audit_log (company_id, at desc, id desc) where company_id is not null;
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_kind on audit_log (object_kind, at desc, id desc);
-- The audit page by kind and action together: without it, two that never meet are looked for along the whole of either.
create index audit_log_kind_action on audit_log (object_kind, action, at desc, id desc);
grant select, insert on audit_log to marsa_app;

-- One link a row of the audit trail: the hash of the link before it and of the row. Days are those of sealing (UTC); the
-- first link of a day continues the last one of the day before, so that a whole day cannot vanish either.
create table audit_seals (
  day date not null,
  position bigint not null,
  audit_id bigint not null unique,
  previous bytea not null,
  hash bytea not null,
  primary key (day, position)
);
grant select on audit_seals to marsa_app;

-- One row a run of the sealer that sealed something: how far the trail was written then, and how far it is settled.
create table audit_seal_runs (
  id bigint primary key generated always as identity,
  at timestamptz not null, -- when it began
  day date not null,
  position bigint not null, -- the last link so far
  hash bytea not null,
  reached bigint not null, -- greatest id that had been given out
  open_from xid8 not null, -- the run's own transaction: those that gave out ids before have smaller numbers
  settled bigint not null -- no transaction can add a row with such an id any more
);
create index audit_seal_runs_day on audit_seal_runs (day, id);
create index audit_seal_runs_reached on audit_seal_runs (reached, id);
grant select on audit_seal_runs to marsa_app;

-- What shows tampering: the audit trail sealed into a chain of hashes, results of the daily checks; and what may be forgotten.
-- Results of checks that recompute what must hold. A row with faults is for somebody to look at.
create table integrity_checks (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('ledger', 'audit')),
  checked_at timestamptz not null default clock_timestamp(),
  faults text[] not null
);
create index integrity_checks_newest on integrity_checks (kind, id desc);
grant select on integrity_checks to marsa_app;
grant insert (kind, faults) on integrity_checks to marsa_app;

-- Fingerprints of the keys that all processes of an installation share, so that none of them works with other ones.
create table installation_keys (
  setting text not null,
  name text not null,
  fingerprint bytea not null, -- keyed with the key itself: it tells two keys apart and nothing about either
  first_used_at timestamptz not null default now(),
  primary key (setting, name)
);
grant select, insert on installation_keys to marsa_app;

create function marsa.refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name using errcode = '55000'; end $$;

create function marsa.tell_stream() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_stream', ''); return null; end $$;

-- The columns are named, so that a column added later does not change what was sealed.
create function marsa.audit_digest(a audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(a.id, extract(epoch from a.at), a.actor_id, a.subject_id, a.session_id, a.request_id,
    a.actor_kind, a.action, a.object_kind, a.object_id, a.company_id, a.from_state, a.to_state, a.reason)::text, 'UTF8'))
$$;

-- Seals up to `most` rows in the order in which they committed; answers how many. One sealer at a time.
create function marsa.seal_audit(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  began timestamptz := clock_timestamp();
  today date := (began at time zone 'UTC')::date;
  newest audit_seal_runs;
  last_hash bytea;
  last_day date;
  place bigint;
  settled_id bigint;
  reached_id bigint;
  count_sealed int := 0;
  entry audit_log;
begin
  perform pg_advisory_xact_lock(7216390025);
  select * into newest from audit_seal_runs order by id desc limit 1;
  last_hash := coalesce(newest.hash, sha256('marsa audit'::bytea));
  last_day := coalesce(newest.day, today);
  today := greatest(today, last_day); -- a clock that was set back
  place := case when last_day = today then coalesce(newest.position, 0) else 0 end;
  select case when is_called then last_value else 0 end into reached_id from audit_log_id_seq;
  -- An id is given out a moment before its transaction gets its number, hence one run further back than the one whose
  -- transactions have all ended.
  select reached into settled_id from audit_seal_runs where id < (
    select id from audit_seal_runs where open_from <= pg_snapshot_xmin(pg_current_snapshot()) order by id desc limit 1)
  order by id desc limit 1;
  settled_id := greatest(settled_id, newest.settled, 0);
  for entry in
    select a.* from audit_log a
    where a.id > coalesce(newest.settled, 0) and not exists (select from audit_seals s where s.audit_id = a.id)
    order by a.id limit most
  loop
    place := place + 1;
    insert into audit_seals (day, position, audit_id, previous, hash)
    values (today, place, entry.id, last_hash, sha256(last_hash || marsa.audit_digest(entry))) returning hash into last_hash;
    count_sealed := count_sealed + 1;
  end loop;
  -- Settled are ids that this run has looked at after it knew that nobody can add to them.
  if count_sealed = most then settled_id := coalesce(newest.settled, 0); end if;
  if count_sealed > 0 or newest.id is null or newest.settled < newest.reached then
    insert into audit_seal_runs (at, day, position, hash, reached, open_from, settled)
    values (began, today, place, last_hash, reached_id, pg_current_xact_id(), settled_id);
  end if;
  return count_sealed;
end $$;
revoke all on function marsa.seal_audit(integer) from public;
grant execute on function marsa.seal_audit(integer) to marsa_app;

-- What is wrong with the chain of a day. Empty when every row is as it was sealed, none is missing and none was added.
create function marsa.audit_faults(of_day date) returns setof text
language sql stable set search_path = public, pg_temp as $$
  with links as (
    select s.*, a.id as found_id, a.at, marsa.audit_digest(a) as digest,
      lag(s.hash) over (order by s.position) as before, lag(s.position) over (order by s.position) as place_before
    from audit_seals s left join audit_log a on a.id = s.audit_id where s.day = of_day
  ), last_before as (
    select hash from audit_seals where day < of_day order by day desc, position desc limit 1
  )
  select 'audit row ' || audit_id || ' is missing' from links where found_id is null
  union all
  select 'audit row ' || audit_id || ' was changed' from links
    where found_id is not null and hash <> sha256(previous || digest)
  union all
  select 'the chain is broken before audit row ' || audit_id from links
    where position <> coalesce(place_before, 0) + 1
      or previous <> coalesce(before, (select hash from last_before), sha256('marsa audit'::bytea))
  union all
  select 'the chain of ' || of_day || ' ends before position ' || max(r.position) from audit_seal_runs r
    where r.day = of_day having max(r.position) > coalesce((select max(position) from links), 0)
  union all
  select 'the chain of ' || of_day || ' is not the one of ' || r.at from audit_seal_runs r join links l on l.position = r.position
    where r.day = of_day and r.hash <> l.hash
  union all
  -- Its id was given out after a run, so it cannot be older than that run; a second is left for the clock.
  select 'audit row ' || audit_id || ' claims an older time than its place' from links
    where at < (select r.at from audit_seal_runs r where r.reached < audit_id order by r.reached desc, r.id desc limit 1) - interval '1 second'
  union all
  select 'audit row ' || a.id || ' was added later' from audit_log a
    where a.id <= (select settled from audit_seal_runs order by id desc limit 1) and a.at >= of_day and a.at < of_day + 1
      and not exists (select from audit_seals s where s.audit_id = a.id)
$$;
grant execute on function marsa.audit_faults(date) to marsa_app;

create trigger stream_events_tell after insert on stream_events
  for each statement execute function marsa.tell_stream();

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function marsa.refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function marsa.refuse_change();

create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function marsa.refuse_change();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function marsa.refuse_change();

create trigger audit_seal_runs_append_only before update or delete on audit_seal_runs
  for each row execute function marsa.refuse_change();
create trigger audit_seal_runs_no_truncate before truncate on audit_seal_runs
  for each statement execute function marsa.refuse_change();

create trigger integrity_checks_append_only before update or delete on integrity_checks
  for each row execute function marsa.refuse_change();
create trigger integrity_checks_no_truncate before truncate on integrity_checks
  for each statement execute function marsa.refuse_change();
