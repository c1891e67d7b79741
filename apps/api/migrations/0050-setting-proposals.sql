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
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint setting_proposals_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index setting_proposals_open on setting_proposals (key) where outcome is null;
create trigger setting_proposals_keep before delete on setting_proposals
  for each row execute function marsa.refuse_change();
create trigger setting_proposals_no_truncate before truncate on setting_proposals
  for each statement execute function marsa.refuse_change();
grant select on setting_proposals to marsa_app;
grant insert (key, to_value, is_reset, version, reason, proposed_by, proposed_at) on setting_proposals to marsa_app;
grant update (decided_by, decided_at, outcome) on setting_proposals to marsa_app;

-- The second administrator of a change that needed one; `changed_by` is who asked for it.
alter table setting_changes
  add column approved_by uuid references users,
  add constraint setting_changes_second_person check (approved_by <> changed_by);
