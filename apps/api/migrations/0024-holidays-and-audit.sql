-- A holiday that an administrator took out stays out, also when new reference data names it.
alter table calendar_periods add column removed_at timestamptz;

-- The audit page by kind and action together: without it, two that never meet are looked for along the whole of either.
create index audit_log_kind_action on audit_log (object_kind, action, at desc, id desc);
