-- The desk's queue of express holds what recipients object to as well; its other causes stay as they were.

create or replace view express_desk as
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
    where c.settled_at is null and (c.quarantined_because is not null or c.review_because is not null)
  union all
  -- Cash that may be wrong, or a parcel that is perhaps nowhere: within the day, while the courier remembers.
  select 'OBJECTION', o.id, o.shipment_id, o.kind, o.opened_at, o.opened_at + interval '8 hours'
    from express_objections o where o.closed_at is null;
