-- What a warehouse finds at intake, and the customer's answer to it.

alter table warehouse_items
  add column missing int not null default 0 check (missing >= 0),
  drop constraint warehouse_items_quantity_check,
  add constraint warehouse_items_pieces check (quantity >= 0 and quantity + missing > 0);

create table warehouse_findings (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  company_id uuid not null, -- the customer's
  state text not null check (state in ('NOTED', 'ACCEPTED', 'OBJECTED', 'DROPPED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  kind text not null check (kind in ('damaged', 'short', 'space')),
  item_id uuid, -- the figures below stay as they were, whatever becomes of the item
  name text,
  expected numeric(10, 2) not null,
  found numeric(10, 2) not null,
  note text check (length(note) <= 300),
  photo_id uuid,
  noted_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users,
  -- Always true: a photo that shows what was found is held against deletion (Z27).
  photo_live boolean not null generated always as (true) stored,
  constraint warehouse_findings_photo foreign key (photo_id, photo_live) references documents (id, live),
  constraint warehouse_findings_company foreign key (company_id, request_id) references warehouse_requests (company_id, id),
  constraint warehouse_findings_answered check ((state in ('ACCEPTED', 'OBJECTED')) = (answered_at is not null)),
  constraint warehouse_findings_objection check (state <> 'OBJECTED' or length(move_reason) >= 3)
);
create index warehouse_findings_request on warehouse_findings (request_id, noted_at);
create trigger warehouse_findings_guard before insert or update on warehouse_findings
  for each row execute function marsa.guard_state('storage-finding');
grant select, insert, update on warehouse_findings to marsa_app;
