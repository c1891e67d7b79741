-- Events of the port's gates, each once, as the port told them; what belongs to no truck of ours waits for the desk.

create table port_events (
  event_id text primary key check (event_id ~ '^[!-~]{1,100}$'),
  body json not null, -- as it came, which need not be what we read
  received_at timestamptz not null default now(),
  slot_id uuid, -- the truck of a booking that it is about
  queue_reason text check (queue_reason ~ '^[a-z-]+$'),
  check (num_nonnulls(slot_id, queue_reason) = 1)
);
create index port_events_queue on port_events (received_at) where slot_id is null;
create index port_events_slot on port_events (slot_id) where slot_id is not null;
grant select on port_events to marsa_app;
grant insert (event_id, body, queue_reason) on port_events to marsa_app;
grant update (slot_id, queue_reason) on port_events to marsa_app;

-- The event after which the port is asked next.
create table port_cursor (
  is_only boolean primary key default true check (is_only),
  after text,
  asked_at timestamptz not null default now()
);
grant select, insert, update on port_cursor to marsa_app;
