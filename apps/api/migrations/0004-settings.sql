-- Settings, who changed them, and changes that take two.

-- Functions name tables that come later.
set local check_function_bodies = off;

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
  changed_by uuid not null references users,
  approved_by uuid references users,
  -- The second administrator of a change that needed one; `changed_by` is who asked for it.
  constraint setting_changes_second_person check (approved_by <> changed_by)
);
create index setting_changes_key on setting_changes (key, id desc);
grant select, insert on setting_changes to marsa_app;

-- Loosening a setting that protects money or access waits for a second administrator.
create table setting_proposals (
  id uuid primary key default uuidv7(),
  key text not null check (length(key) <= 80),
  to_value jsonb not null,
  is_reset boolean not null,
  version int not null check (version >= 0), -- of the setting that the change was made on
  reason text not null check (length(reason) between 5 and 300),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  from_value jsonb,
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint setting_proposals_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index setting_proposals_open on setting_proposals (key) where outcome is null;
grant select on setting_proposals to marsa_app;
grant insert (key, to_value, is_reset, version, reason, proposed_by, proposed_at, from_value) on setting_proposals to marsa_app;
grant update (decided_by, decided_at, outcome) on setting_proposals to marsa_app;

-- Every process forgets what it knows as soon as a change commits.
create function marsa.tell_settings() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_settings', new.key); return null; end $$;

create function marsa.follow_idle_minutes() returns trigger language plpgsql as $$
declare
  was smallint := 15;
begin
  if tg_op = 'UPDATE' and old.value is not null then was := old.value::int::smallint; end if;
  update users set idle_minutes = marsa.idle_minutes() where idle_minutes = was;
  return null;
end $$;

create trigger settings_tell after insert or update on settings
  for each row execute function marsa.tell_settings();
create trigger settings_idle after insert or update on settings
  for each row when (new.key = 'accounts.idle-minutes') execute function marsa.follow_idle_minutes();

create trigger setting_changes_append_only before update or delete on setting_changes
  for each row execute function marsa.refuse_change();
create trigger setting_changes_no_truncate before truncate on setting_changes
  for each statement execute function marsa.refuse_change();

create trigger setting_proposals_keep before delete on setting_proposals
  for each row execute function marsa.refuse_change();
create trigger setting_proposals_no_truncate before truncate on setting_proposals
  for each statement execute function marsa.refuse_change();
