-- Claims of customers on parcels that are lost or arrived damaged, and what of them waits for the desk.

-- Functions name tables that come later.
set local check_function_bodies = off;

create table express_claims (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  cause text not null check (cause in ('LOST', 'DAMAGED')),
  asked_fils bigint not null check (asked_fils >= 0), -- for the goods; of a lost parcel the fee comes on top
  reason text not null check (length(reason) between 3 and 500),
  filed_at timestamptz not null default clock_timestamp(),
  state text not null check (state in ('OPEN', 'PROPOSED', 'PAID', 'REFUSED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  -- What the desk has decided: for the goods, the fee that goes back, and what the customer reads.
  amount_fils bigint check (amount_fils between 0 and asked_fils),
  fee_fils bigint check (fee_fils >= 0),
  answer text check (length(answer) between 3 and 500),
  decided_by uuid references users,
  decided_at timestamptz,
  needs_second boolean not null default false, -- by the limit that was in force when it was decided
  confirmed_by uuid references users,
  confirmed_at timestamptz,
  posting_kind text check (posting_kind = 'wallet.claim'),
  posting_id uuid,
  foreign key (company_id, shipment_id) references express_shipments (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  -- Paid is what the ledger says, to the fil (N12).
  foreign key (posting_id, shipment_id, posting_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check (num_nonnulls(posting_id, posting_kind) in (0, 2)),
  check (num_nonnulls(decided_by, decided_at, answer) in (0, 3)),
  check (num_nonnulls(amount_fils, fee_fils) in (0, 2)),
  check (num_nonnulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint express_claims_decided check ((state in ('PROPOSED', 'PAID', 'REFUSED')) = (decided_by is not null)),
  constraint express_claims_amount check ((state in ('PROPOSED', 'PAID')) = (amount_fils is not null)),
  constraint express_claims_paid check ((state = 'PAID' and amount_fils > 0) = (posting_id is not null)),
  constraint express_claims_proposed check (state <> 'PROPOSED' or (needs_second and confirmed_by is null)),
  constraint express_claims_two check (state <> 'PAID' or needs_second = (confirmed_by is not null)),
  constraint express_claims_second_person check (confirmed_by <> decided_by)
);
create unique index express_claims_one on express_claims (shipment_id) where state <> 'WITHDRAWN';
create index express_claims_waiting on express_claims (filed_at) where state in ('OPEN', 'PROPOSED');
create index express_claims_paid_alone on express_claims (decided_by, decided_at) where state = 'PAID';
grant select on express_claims to marsa_app;
grant insert (shipment_id, company_id, user_id, cause, asked_fils, reason, state, move, moved_as) on express_claims to marsa_app;
grant update (state, move, moved_as, move_reason, version, amount_fils, fee_fils, answer, decided_by, decided_at, needs_second,
    confirmed_by, confirmed_at, posting_kind, posting_id) on express_claims to marsa_app;
create trigger express_claims_guard before insert or update on express_claims
  for each row execute function marsa.guard_state('express-claim');
create trigger express_claims_keep before delete on express_claims for each row execute function marsa.refuse_change();
create trigger express_claims_no_truncate before truncate on express_claims
  for each statement execute function marsa.refuse_change();

-- As before, and what is paid for a claim is what was decided about one.
create or replace function marsa.check_wallet_posting() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select from wallet_movements m where m.transaction_id = new.id) then
    raise exception 'posting % of a wallet says nothing to its owner', new.id
      using errcode = '23514', constraint = 'wallet_posting_movement';
  end if;
  if new.kind = 'wallet.spent' and not exists (
    select from wallet_grants g where g.transaction_id = new.id and g.amount_fils = new.amount_fils
      and g.subject_id = new.subject_id and g.consumed_at < g.expires_at) then
    raise exception 'posting % spends without a permission', new.id
      using errcode = '23514', constraint = 'wallet_posting_grant';
  end if;
  if new.kind in ('wallet.adjustment', 'wallet.correction') and not exists (
    select from wallet_adjustments p where p.id::text = new.external_ref and p.outcome = 'MADE'
      and abs(p.amount_fils) = new.amount_fils) then
    raise exception 'posting % corrects a wallet without a decision', new.id
      using errcode = '23514', constraint = 'wallet_posting_decided';
  end if;
  if new.kind = 'wallet.claim' and not exists (
    select from express_claims c where c.id::text = new.external_ref and c.state = 'PAID' and c.posting_id = new.id) then
    raise exception 'posting % pays a claim that nobody has accepted', new.id
      using errcode = '23514', constraint = 'wallet_posting_claim';
  end if;
  return null;
end $$;

-- The desk's queue holds claims as well: to be decided within two days, to be confirmed within one.
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
    from express_claims c where c.state = 'PROPOSED';
