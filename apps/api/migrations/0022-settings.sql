-- Settings with their history, what pages report about themselves, and what the audit page and the search are fast by.

-- Only what was changed has a row; `value` is null again after a reset, and the default of the model holds.
create table settings (
  key text primary key check (length(key) <= 80),
  value jsonb,
  version int not null check (version > 0),
  changed_at timestamptz not null,
  changed_by uuid not null references users
);
grant select, insert, update on settings to marsa_app;

-- `from_value` and `to_value` are what was in force before and after, also where that was a default.
create table setting_changes (
  id uuid primary key default uuidv7(),
  key text not null check (length(key) <= 80),
  from_value jsonb not null,
  to_value jsonb not null,
  is_reset boolean not null,
  reason text not null check (length(reason) between 5 and 300),
  changed_at timestamptz not null,
  changed_by uuid not null references users
);
create index setting_changes_key on setting_changes (key, id desc);
create trigger setting_changes_append_only before update or delete on setting_changes
  for each row execute function marsa.refuse_change();
create trigger setting_changes_no_truncate before truncate on setting_changes
  for each statement execute function marsa.refuse_change();
grant select, insert on setting_changes to marsa_app;

-- Every process forgets what it knows as soon as a change commits.
create function marsa.tell_settings() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_settings', new.key); return null; end $$;
create trigger settings_tell after insert or update on settings
  for each row execute function marsa.tell_settings();

-- The idle time of people who have none of their own: new ones get it, and those who have the old one follow a change.
create function marsa.idle_minutes() returns smallint language sql stable as
$$ select coalesce((select value::int from settings where key = 'accounts.idle-minutes' and value is not null), 15)::smallint $$;
grant execute on function marsa.idle_minutes() to marsa_app;
alter table users alter column idle_minutes set default marsa.idle_minutes();
create function marsa.follow_idle_minutes() returns trigger language plpgsql as $$
declare
  was smallint := 15;
begin
  if tg_op = 'UPDATE' and old.value is not null then was := old.value::int::smallint; end if;
  update users set idle_minutes = marsa.idle_minutes() where idle_minutes = was;
  return null;
end $$;
create trigger settings_idle after insert or update on settings
  for each row when (new.key = 'accounts.idle-minutes') execute function marsa.follow_idle_minutes();

-- Holidays: an administrator adds, moves and confirms them.
alter table calendar_periods add column version int not null default 1;
grant insert, update, delete on calendar_periods to marsa_app;

-- What pages report about themselves (C019): not to be trusted, without personal data, forgotten after a month.
create table transaction_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null check (length(action) <= 40),
  message text not null check (octet_length(message) <= 1024),
  reader text not null check (reader in ('visitor', 'customer', 'agent', 'staff'))
);
create index transaction_log_action on transaction_log (action, id desc);
create index transaction_log_at on transaction_log (at);
grant select, insert, delete on transaction_log to marsa_app;

-- The audit page reads in order of time, by one of these, a page at a time.
create index audit_log_time on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create index audit_log_company on audit_log (company_id, at desc, id desc) where company_id is not null;
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_kind on audit_log (object_kind, at desc, id desc);

-- Names that staff search for.
alter table companies add column search text not null
  generated always as (fold_text(name_en || ' ' || name_ar || ' ' || coalesce(agent_code, '') || ' ' || coalesce(trn, ''))) stored;
create index companies_search on companies using gin (search gin_trgm_ops);
alter table users add column search text not null
  generated always as (fold_text(first_name || ' ' || last_name || ' ' || coalesce(first_name_ar, '') || ' ' || coalesce(last_name_ar, '') || ' ' || email)) stored;
create index users_search on users using gin (search gin_trgm_ops);
