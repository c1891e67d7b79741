-- What the way back from abroad costs where its carrier does not say it: entered by the desk, above a limit by two.
create table express_return_costs (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  amount_fils bigint not null check (amount_fils between 0 and 1000000),
  reason text not null check (length(reason) between 3 and 500),
  needs_second boolean not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint express_return_costs_second_person
    check (not needs_second or outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index express_return_costs_open on express_return_costs (shipment_id) where outcome is null;
create unique index express_return_costs_made on express_return_costs (shipment_id) where outcome = 'MADE';
grant select on express_return_costs to marsa_app;
grant insert (shipment_id, amount_fils, reason, needs_second, proposed_by, proposed_at) on express_return_costs to marsa_app;
grant update (decided_by, decided_at, outcome) on express_return_costs to marsa_app;
create trigger express_return_costs_keep before delete on express_return_costs for each row execute function marsa.refuse_change();
create trigger express_return_costs_no_truncate before truncate on express_return_costs
  for each statement execute function marsa.refuse_change();

-- The carrier has told of it, or has taken it over under a seal.
create function express_with_carrier(shipment uuid) returns boolean language sql stable as $$
  select exists (select from express_checkpoints k where k.shipment_id = shipment)
    or exists (select from express_handover_pieces p join express_handovers h on h.id = p.handover_id
      where p.shipment_id = shipment and h.closed_at is not null)
$$;

-- Goes back across a border and nobody has said what that costs: the carrier has it, by its news or under a seal, or it has come
-- from abroad, whoever brought it. Not what we had lost and found again.
create view express_unquoted_returns as
  select s.id, s.moved_at as since from express_shipments s
  where s.state = 'RETURNING' and s.service <> 'DOMESTIC'
    and (s.form -> 'from' ->> 'country' <> 'AE' or express_with_carrier(s.id))
    and not exists (select from express_charges c where c.shipment_id = s.id and c.kind = 'RETURN' and c.dropped_at is null)
    and not exists (select from express_return_costs r where r.shipment_id = s.id and r.outcome = 'MADE')
    and (select t.move from express_timeline t where t.shipment_id = s.id and t.state = 'RETURNING'
      and t.move in ('sendBack', 'find') order by t.id desc limit 1) = 'sendBack';
grant select on express_unquoted_returns to marsa_app;

-- The desk's queue: a way back that the carrier has not priced within the hour, and what waits for a second person.
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
    from express_objections o where o.closed_at is null
  union all
  select 'CLAIM', c.id, c.shipment_id, c.cause, c.filed_at, c.filed_at + interval '48 hours'
    from express_claims c where c.state = 'OPEN'
  union all
  select 'CLAIM_SECOND', c.id, c.shipment_id, c.cause, c.decided_at, c.decided_at + interval '24 hours'
    from express_claims c where c.state = 'PROPOSED'
  union all
  select 'CORRECTION', c.id, c.shipment_id, t.state, c.proposed_at, c.proposed_at + interval '4 hours'
    from express_corrections c join express_timeline t on t.id = c.event_id where c.outcome is null
  union all
  select 'RETURN_COST', u.id, u.id, '', u.since, u.since + interval '24 hours'
    from express_unquoted_returns u
    where u.since < now() - interval '1 hour'
      and not exists (select from express_return_costs r where r.shipment_id = u.id and r.outcome is null)
  union all
  select 'RETURN_SECOND', r.id, r.shipment_id, '', r.proposed_at, r.proposed_at + interval '24 hours'
    from express_return_costs r join express_unquoted_returns u on u.id = r.shipment_id where r.outcome is null;
