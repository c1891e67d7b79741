-- Changes of a booking of trucks that one side proposes and the other answers (T14), and trucks that are dropped by them.
alter table truck_slots add column dropped_at timestamptz;
-- What was kept of trucks that were dropped, with VAT: cancelling gives none of it back.
alter table truck_details add column kept_fils bigint not null default 0 check (kept_fils >= 0);

create table truck_changes (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  company_id uuid not null references companies, -- the customer's
  state text not null check (state in ('PROPOSED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  by_side text not null check (by_side in ('customer', 'agent')),
  content jsonb not null, -- what is to be otherwise
  reason text not null check (length(reason) between 3 and 500),
  drop_percent int not null check (drop_percent between 0 and 100),
  before_fils bigint not null check (before_fils > 0),
  after_fils bigint not null check (after_fils > 0),
  kept_fils bigint not null check (kept_fils >= 0),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  answer_by timestamptz not null,
  answered_by uuid references users,
  answered_at timestamptz,
  quotation_id uuid references quotations, -- the revision that it made
  constraint truck_changes_answered check ((state in ('AGREED', 'REFUSED')) = (num_nonnulls(answered_by, answered_at) = 2)),
  constraint truck_changes_agreed check ((state = 'AGREED') = (quotation_id is not null)),
  constraint truck_changes_refused check (state <> 'REFUSED' or length(move_reason) >= 3)
);
-- One at a time waits for an answer.
create unique index truck_changes_open on truck_changes (request_id) where state = 'PROPOSED';
create index truck_changes_request on truck_changes (request_id, proposed_at);
create index truck_changes_due on truck_changes (answer_by) where state = 'PROPOSED';
grant select, insert on truck_changes to marsa_app;
grant update (state, move, moved_as, move_reason, version, answered_by, answered_at, quotation_id) on truck_changes to marsa_app;
create trigger truck_changes_guard before insert or update on truck_changes
  for each row execute function marsa.guard_state('truck-change');
create trigger truck_changes_touch after insert or update on truck_changes for each row execute function marsa.touch_request();
create trigger truck_changes_keep before delete on truck_changes for each row execute function marsa.refuse_change();

-- What both sides agreed on is posted to the fil: less comes back to the credit account, more is confirmed on it.
create function marsa.check_truck_change() returns trigger language plpgsql as $$
declare
  reduced bigint;
  confirmed bigint;
begin
  if new.state <> 'AGREED' then return null; end if;
  select coalesce(sum(amount_fils), 0) into reduced from public.ledger_transactions
  where kind = 'credit.reduced' and external_ref = new.id::text;
  select coalesce(sum(amount_fils), 0) into confirmed from public.ledger_transactions
  where kind = 'credit.confirmed' and external_ref = new.quotation_id::text;
  if confirmed - reduced <> new.after_fils - new.before_fils then
    raise exception 'change % makes % of % and posted %', new.id, new.after_fils, new.before_fils, confirmed - reduced
      using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger truck_changes_posted after update of state on truck_changes
  deferrable initially deferred for each row execute function marsa.check_truck_change();

-- As before, of the trucks that were not dropped.
create or replace function marsa.check_truck_request() returns trigger language plpgsql as $$
declare
  d public.truck_details;
begin
  select * into d from public.truck_details where id = new.id;
  if new.state <> 'DRAFT' and num_nulls(d.movement_type, d.truck_type, d.trucks, d.weight_kg, d.pickup_at, d.dropoff_at) > 0 then
    raise exception 'request % was sent without its trucks', new.number using errcode = '23514';
  end if;
  if new.agent_id is null then return null; end if;
  if num_nulls(d.booking_number, d.proposed_pickup, d.proposed_delivery) > 0
    or d.trucks <> (select count(*) from public.truck_slots where request_id = new.id and dropped_at is null) then
    raise exception 'request % is booked without a number or its trucks', new.number using errcode = '23514';
  end if;
  if d.allocated_at is not null and exists (select from public.truck_slots s where s.request_id = new.id and s.dropped_at is null
      and not exists (select from public.truck_allocations a where a.slot_id = s.id and a.until is null)) then
    raise exception 'request % is allocated without all its trucks', new.number using errcode = '23514';
  end if;
  if new.state <> 'QS_CMP' then return null; end if;
  if exists (select from public.truck_slots s where s.request_id = new.id and s.dropped_at is null and not exists (
      select from public.truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null)) then
    raise exception 'request % is completed before all is delivered', new.number using errcode = '23514';
  end if;
  if not exists (select from public.tax_invoices i where i.subject_id = new.id and i.kind = 'final') then
    raise exception 'request % is completed without its invoice', new.number using errcode = '23514';
  end if;
  return null;
end $$;

-- Other dates move the links of the drivers, too.
grant update (valid_from, valid_until) on driver_links to marsa_app;
