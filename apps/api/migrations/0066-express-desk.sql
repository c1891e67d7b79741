-- What of express waits for the service desk, of every cause, as one read; and who has taken it over.

create table express_desk_owners (
  kind text not null check (kind ~ '^[A-Z_]{3,20}$'),
  subject_id uuid not null,
  since timestamptz not null, -- of the occasion: held once more, the same parcel is nobody's again
  user_id uuid not null references users,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (kind, subject_id)
);
grant select, insert, update, delete on express_desk_owners to marsa_app;

-- A cause that comes later is one more part, by `create or replace view`. `due_at` is when it is late.
create view express_desk as
  select 'HOLD' as kind, s.id as subject_id, s.id as shipment_id, coalesce(s.move_reason, '') as detail,
      s.moved_at as since, s.moved_at + interval '24 hours' as due_at
    from express_shipments s where s.state = 'ON_HOLD'
  union all
  select 'FAILED', s.id, s.id, coalesce(s.move_reason, ''), s.moved_at, s.moved_at + interval '24 hours'
    from express_shipments s where s.state = 'DELIVERY_FAILED'
  union all
  select 'MISSED', s.id, s.id, s.missed_pickups::text, s.moved_at, s.moved_at + interval '4 hours'
    from express_shipments s where s.state = 'CREATED' and s.missed_pickups >= 3
  union all
  select 'CARRIER', s.id, s.id, coalesce(b.fault, ''), coalesce(b.first_tried_at, b.due_at),
      coalesce(b.first_tried_at, b.due_at) + interval '24 hours'
    from express_bookings b join express_shipments s on s.id = b.shipment_id
    where (b.state = 'FAILED' or b.state = 'WAITING' and b.tries > 0) and s.state not in ('CANCELLED', 'DRAFT')
  union all
  select 'SCAN', c.id, c.shipment_id, coalesce(c.quarantined_because, c.review_because), c.received_at,
      c.received_at + interval '12 hours'
    from express_scans c
    where c.settled_at is null and (c.quarantined_because is not null or c.review_because is not null);
grant select on express_desk to marsa_app;
