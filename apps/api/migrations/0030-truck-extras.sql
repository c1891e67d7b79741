-- Extra charges of trucks: what their clocks claim and what is claimed with a receipt, answered before the booking completes.
create table truck_extras (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  company_id uuid not null references companies, -- the customer's
  state text not null check (state in ('CLAIMED', 'AGREED', 'OBJECTED', 'DECIDED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  code text not null,
  stop text check (stop in ('LOADING', 'UNLOADING')),
  units int not null check (units > 0), -- started hours or days; 1 of what has a receipt
  rate_fils bigint not null check (rate_fils >= 0),
  net_fils bigint not null check (net_fils > 0 and net_fils <= units * rate_fils),
  vat_category text not null check (vat_category in ('standard', 'zero', 'out-of-scope')),
  note text check (length(note) <= 500),
  document_id uuid,
  document_live boolean not null generated always as (true) stored,
  is_proven boolean not null,
  claimed_at timestamptz not null,
  claimed_by uuid references users, -- null for a clock
  answer_by timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users, -- null where nobody answered in time
  decide_by timestamptz,
  granted_fils bigint check (granted_fils between 0 and net_fils), -- what the desk grants of the net
  decided_at timestamptz,
  decided_by uuid references users,
  foreign key (document_id, document_live) references documents (id, live),
  constraint truck_extras_evidence check ((document_id is null) = (code in ('waiting', 'detention'))),
  constraint truck_extras_stop check ((stop is not null) = (code = 'waiting')),
  constraint truck_extras_answered check (state = 'CLAIMED' or state = 'WITHDRAWN' or answered_at is not null),
  constraint truck_extras_decided check ((state = 'DECIDED') = (num_nonnulls(granted_fils, decided_at, decided_by) = 3)),
  constraint truck_extras_objected check (state <> 'OBJECTED' or answered_by is null or length(move_reason) >= 3)
);
create unique index truck_extras_clock on truck_extras (slot_id, code, stop) nulls not distinct
  where document_id is null and state <> 'WITHDRAWN';
create index truck_extras_slot on truck_extras (slot_id);
create index truck_extras_due on truck_extras (answer_by) where state = 'CLAIMED';
grant select, insert on truck_extras to marsa_app;
grant update (state, move, moved_as, move_reason, version, answered_at, answered_by, decide_by, granted_fils, decided_at,
    decided_by) on truck_extras to marsa_app;
create trigger truck_extras_guard before insert or update on truck_extras
  for each row execute function marsa.guard_state('truck-extra');
create trigger truck_extras_touch after insert or update on truck_extras for each row execute function marsa.touch_slot();
create trigger truck_extras_keep before delete on truck_extras for each row execute function marsa.refuse_change();

-- A booking completes with its extra charges settled, and what was granted of them on its credit (T16).
create function marsa.check_truck_extras() returns trigger language plpgsql as $$
declare
  agreed bigint;
  posted bigint;
begin
  if new.state <> 'QS_CMP' then return null; end if;
  if exists (select from public.truck_extras x join public.truck_slots s on s.id = x.slot_id
      where s.request_id = new.id and x.state in ('CLAIMED', 'OBJECTED')) then
    raise exception 'request % is completed before its extra charges are settled', new.number using errcode = '23514';
  end if;
  select coalesce(sum(net + case when category = 'standard' then (net * 5 + 50) / 100 else 0 end), 0) into agreed
  from (select x.vat_category as category, case x.state when 'AGREED' then x.net_fils else x.granted_fils end as net
    from public.truck_extras x join public.truck_slots s on s.id = x.slot_id
    where s.request_id = new.id and x.state in ('AGREED', 'DECIDED')) charged;
  select coalesce(sum(t.amount_fils), 0) into posted from public.ledger_transactions t
  where t.kind = 'credit.extra' and t.subject_id = new.id;
  if agreed <> posted then
    raise exception 'request % has extra charges of % and posted %', new.number, agreed, posted using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger requests_truck_extras after insert or update of state on requests
  deferrable initially deferred for each row when (new.line = 'trucks') execute function marsa.check_truck_extras();
