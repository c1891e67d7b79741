-- What was recorded first stands first among entries of the same minute, whatever their ids: agents give times to the minute.
alter table freight_events add column sequence bigint generated always as identity;
alter table warehouse_events add column sequence bigint generated always as identity;
