-- What of a request a document is for, where a line tells its parts apart: a truck of a booking.
alter table documents add column part_id uuid;

-- The documents that the border posts of a booking of trucks ask for. A booking of before has none.
create table border_tasks (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  slot_id uuid references truck_slots, -- the truck whose document it is; null where one serves all of the booking
  post text not null,
  doc_code text not null,
  owner text not null check (owner in ('customer', 'agent')),
  is_required boolean not null,
  due timestamptz not null,
  -- Asked for after the booking, with what for.
  asked_by uuid references users,
  note text check (length(note) <= 500),
  reminded_at timestamptz,
  -- The desk does without it.
  waived_at timestamptz,
  waived_by uuid references users,
  waive_reason text,
  -- What was shown at the post, which is not deleted any more.
  document_id uuid,
  document_live boolean not null generated always as (true) stored,
  foreign key (document_id, document_live) references documents (id, live),
  constraint border_tasks_waived check (num_nonnulls(waived_at, waived_by, waive_reason) in (0, 3))
);
create unique index border_tasks_one on border_tasks (request_id, slot_id, post, doc_code) nulls not distinct
  where waived_at is null;
create index border_tasks_slot on border_tasks (slot_id) where slot_id is not null;
create index border_tasks_due on border_tasks (due) where reminded_at is null and waived_at is null;
grant select, insert on border_tasks to marsa_app;
grant update (due, reminded_at, waived_at, waived_by, waive_reason, document_id) on border_tasks to marsa_app;
create trigger border_tasks_touch after insert or update on border_tasks
  for each row execute function marsa.touch_request();
create trigger border_tasks_keep before delete on border_tasks for each row execute function marsa.refuse_change();
