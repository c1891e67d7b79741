-- What comes into a warehouse, leaves it and is corrected: one row for each change of the pieces that are there.

create table warehouse_movements (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  name text not null, -- of the item as it was then, which may be renamed or removed
  kind text not null check (kind in ('in', 'out', 'correction')),
  pieces int not null, -- what is there more, or less
  at timestamptz not null,
  constraint warehouse_movements_pieces check (case kind when 'in' then pieces > 0 when 'out' then pieces < 0 else pieces <> 0 end)
);
create index warehouse_movements_request on warehouse_movements (request_id, at);
grant select, insert on warehouse_movements to marsa_app;

-- Of goods that were stored before: they came when they were reported, and left by releases and at the end.
insert into warehouse_movements (request_id, name, kind, pieces, at)
  select i.request_id, i.name, 'in', i.quantity,
    (select min(e.at) from request_events e where e.request_id = i.request_id and e.code = 'STORED')
  from warehouse_items i join warehouse_goods g on g.id = i.request_id
  where g.state in ('STORED', 'OUT_FOR_DELIVERY', 'DELIVERED') and i.quantity > 0
    and exists (select from request_events e where e.request_id = i.request_id and e.code = 'STORED');
insert into warehouse_movements (request_id, name, kind, pieces, at)
  select l.request_id, i.name, 'out', -l.quantity, w.ended_at
  from warehouse_release_lines l join warehouse_releases w on w.id = l.release_id join warehouse_items i on i.id = l.item_id
  where w.state = 'RELEASED';
insert into warehouse_movements (request_id, name, kind, pieces, at)
  select i.request_id, i.name, 'out', i.released - i.quantity,
    (select min(e.at) from request_events e where e.request_id = i.request_id and e.code in ('OUT_FOR_DELIVERY', 'DELIVERED'))
  from warehouse_items i join warehouse_goods g on g.id = i.request_id
  where g.state in ('OUT_FOR_DELIVERY', 'DELIVERED') and i.quantity > i.released
    and exists (select from request_events e where e.request_id = i.request_id and e.code in ('OUT_FOR_DELIVERY', 'DELIVERED'));
