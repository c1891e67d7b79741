-- A holiday that an administrator took out stays out, also when new reference data names it.
alter table calendar_periods add column removed_at timestamptz;
