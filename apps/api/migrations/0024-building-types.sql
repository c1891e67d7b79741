-- What kind of building an address of the address book is; those that were kept before say nothing.
alter table addresses add column building_type text check (building_type in ('building', 'villa', 'office', 'factory', 'warehouse'));
