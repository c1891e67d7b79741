-- Gate events belong to trucks of bookings; what comes before its turn waits, and the desk settles what belongs to none.
alter table port_events add foreign key (slot_id) references truck_slots;
alter table port_events add column is_waiting boolean not null default false; -- for the step before it
alter table port_events add column settled_at timestamptz;
alter table port_events add column settled_by uuid references users;
alter table port_events add column settle_reason text;
alter table port_events add constraint port_events_waiting check (not is_waiting or slot_id is not null);
alter table port_events add constraint port_events_settled check (num_nonnulls(settled_at, settled_by, settle_reason) in (0, 3));
drop index port_events_queue;
create index port_events_queue on port_events (received_at) where slot_id is null and settled_at is null;
create index port_events_waiting on port_events (slot_id) where is_waiting;
grant update (is_waiting, settled_at, settled_by, settle_reason) on port_events to marsa_app;

-- The number of the appointment at the port.
alter table truck_allocations add column appointment text;
grant update (appointment) on truck_allocations to marsa_app;
