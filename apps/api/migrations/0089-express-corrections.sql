-- Scans of parcels that are taken back: one person asks for it, another one confirms, and cash that was recorded goes back (X5).

create table express_corrections (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references express_shipments,
  event_id bigint not null references express_timeline, -- what the scan has moved
  reason text not null check (length(reason) between 3 and 500),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  made_version int, -- of the shipment, once it has returned
  collected_id uuid unique references ledger_transactions, -- the cash that was recorded and is not
  check (num_nonnulls(decided_by, decided_at, outcome) in (0, 3)),
  check ((outcome is not distinct from 'MADE') = (made_version is not null)),
  check (collected_id is null or outcome = 'MADE'),
  constraint express_corrections_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index express_corrections_open on express_corrections (shipment_id) where outcome is null;
create unique index express_corrections_once on express_corrections (event_id) where outcome = 'MADE';
create index express_corrections_shipment on express_corrections (shipment_id, id);
grant select on express_corrections to marsa_app;
grant insert (shipment_id, event_id, reason, proposed_by, proposed_at) on express_corrections to marsa_app;
grant update (decided_by, decided_at, outcome, made_version, collected_id) on express_corrections to marsa_app;
create trigger express_corrections_keep before delete on express_corrections
  for each row execute function marsa.refuse_change();
create trigger express_corrections_no_truncate before truncate on express_corrections
  for each statement execute function marsa.refuse_change();

-- Who has scanned confirms nothing of it; where cash goes back the service desk or an administrator does.
create function marsa.check_correction() returns trigger language plpgsql as $$
begin
  if old.outcome is not null then
    raise exception 'correction % is decided', new.id using errcode = '55000';
  end if;
  if new.outcome = 'MADE' and exists (
    select from public.express_timeline t where t.id = new.event_id and t.user_id = new.decided_by) then
    raise exception 'correction % is confirmed by who has scanned', new.id
      using errcode = '23514', constraint = 'express_corrections_second_person';
  end if;
  if new.collected_id is not null and not exists (
    select from public.users u where u.id = new.decided_by and u.role in ('desk', 'admin')) then
    raise exception 'correction % gives cash back without the desk', new.id
      using errcode = '23514', constraint = 'express_corrections_desk';
  end if;
  return new;
end $$;
grant execute on function marsa.check_correction() to marsa_app;
create trigger express_corrections_decided before update on express_corrections
  for each row execute function marsa.check_correction();

-- Read at commit: no parcel goes back a step but by a correction that two people have made.
create function marsa.check_corrected() returns trigger language plpgsql as $$
begin
  if not exists (select from public.express_corrections c
    where c.shipment_id = new.id and c.outcome = 'MADE' and c.made_version = new.version) then
    raise exception 'shipment % goes back without a second person', new.id
      using errcode = '23514', constraint = 'express_shipments_corrected';
  end if;
  return null;
end $$;
grant execute on function marsa.check_corrected() to marsa_app;
create constraint trigger express_shipments_corrected after update on express_shipments
  deferrable initially deferred for each row
  when (new.move like 'correct%' and new.version <> old.version) execute function marsa.check_corrected();

-- Read at commit: collected cash is expected again only where the posting of it is reversed, by such a correction.
create function marsa.check_cash_back() returns trigger language plpgsql as $$
begin
  if not exists (select from public.express_corrections c join public.ledger_transactions r on r.reverses = c.collected_id
    where c.shipment_id = new.id and c.collected_id = old.transaction_id and c.outcome = 'MADE') then
    raise exception 'cash of % is expected again and stays in the books', new.id
      using errcode = '23514', constraint = 'express_cod_taken_back';
  end if;
  return null;
end $$;
grant execute on function marsa.check_cash_back() to marsa_app;
create constraint trigger express_cod_taken_back after update on express_cod
  deferrable initially deferred for each row
  when (old.transaction_id is not null and new.transaction_id is distinct from old.transaction_id)
  execute function marsa.check_cash_back();

-- The desk's queue holds what waits to be confirmed, before the parcel is carried on: within four hours.
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
    from express_corrections c join express_timeline t on t.id = c.event_id where c.outcome is null;
