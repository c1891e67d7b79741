-- Shipments of express: the parcel's order from draft to end, its parcels and contents, pickup slots, scans, and how it is paid in parts.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- A payment is of a request, or of something else that no quotation stands behind: credit, a shipment, a bundle.
alter table payment_sessions drop constraint payment_sessions_quotation;
alter table payment_sessions add constraint payment_sessions_quotation
  check (quotation_id is not null or subject_kind not like '%-request');
alter table payment_sessions alter column request_id
  set expression as (case when subject_kind like '%-request' then subject_id end);
alter table receipts alter column request_id
  set expression as (case when subject_kind like '%-request' then subject_id end);
alter table tax_invoices drop constraint tax_invoices_request;
alter table tax_invoices alter column quotation_id drop not null;
alter table tax_invoices add constraint tax_invoices_quotation
  check (quotation_id is not null or subject_kind not like '%-request');
alter table tax_invoices add column request_id uuid
  generated always as (case when subject_kind like '%-request' then subject_id end) stored
  constraint tax_invoices_request references requests;
create index tax_invoices_request on tax_invoices (request_id);

-- Pickups of an area and a day; a row is written when somebody first asks for it.
create table express_slots (
  id uuid primary key default uuidv7(),
  area text not null check (area in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')), -- the emirate
  day date not null,
  code text not null check (code in ('09-12', '12-15', '15-18', '18-21')),
  capacity int not null check (capacity >= 0),
  taken int not null default 0,
  unique (area, day, code),
  constraint express_slots_capacity check (taken between 0 and capacity)
);
grant select on express_slots to marsa_app;
grant insert (area, day, code, capacity) on express_slots to marsa_app;
grant update (capacity) on express_slots to marsa_app;

-- Every waybill number that was ever given out: none is given out twice, also not one that was retired.
create table express_waybills (
  number text primary key check (number ~ '^MRX[0-9]{12}$'),
  shipment_id uuid not null,
  issued_at timestamptz not null default clock_timestamp(),
  unique (number, shipment_id)
);
grant select, insert on express_waybills to marsa_app;
create trigger express_waybills_keep before update or delete on express_waybills
  for each row execute function marsa.refuse_change();
create trigger express_waybills_no_truncate before truncate on express_waybills
  for each statement execute function marsa.refuse_change();

-- One attempt to pay a shipment, whole, in one or several parts. The shipment may be changed or removed after it has ended.
create table express_settlements (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  price_version int not null,
  lines jsonb not null, -- of the tax invoice: what credits leave of the price
  net_fils bigint not null check (net_fils >= 0),
  vat_fils bigint not null check (vat_fils >= 0),
  total_fils bigint not null check (total_fils > 0), -- credits, and the rest with its VAT
  promotion_code text references express_promotions, -- reserved with it, and free again when it ends unpaid
  opened_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz, -- without money
  paid_at timestamptz,
  returned_at timestamptz, -- voided or cancelled: each part went back where it came from
  unique (id, shipment_id),
  check (ended_at is null or paid_at is null),
  check (returned_at is null or paid_at is not null)
);
create unique index express_settlements_open on express_settlements (shipment_id) where ended_at is null and returned_at is null;
create index express_settlements_shipment on express_settlements (shipment_id);
create index express_settlements_promotion on express_settlements (promotion_code, company_id)
  where promotion_code is not null and ended_at is null and returned_at is null;
grant select on express_settlements to marsa_app;
grant insert (shipment_id, company_id, user_id, price_version, lines, net_fils, vat_fils, total_fils, promotion_code)
  on express_settlements to marsa_app;
grant update (ended_at, paid_at, returned_at) on express_settlements to marsa_app;
create trigger express_settlements_keep before delete on express_settlements
  for each row execute function marsa.refuse_change();

-- A part of it: which way, how much, the posting that brought it into the shipment's advance, and the one that took it back.
create table express_payment_parts (
  id uuid primary key default uuidv7(),
  settlement_id uuid not null,
  shipment_id uuid not null,
  way text not null check (way in ('bundle', 'wallet', 'card')),
  amount_fils bigint not null check (amount_fils > 0),
  source_id uuid, -- the membership, or the wallet's company
  session_id uuid unique references payment_sessions,
  posting_kind text,
  transaction_id uuid,
  returned_to text check (returned_to in ('bundle', 'wallet', 'card')),
  unique (settlement_id, way),
  foreign key (settlement_id, shipment_id) references express_settlements (id, shipment_id),
  -- It has come with a posting of the exact amount (N12).
  foreign key (transaction_id, shipment_id, posting_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check ((transaction_id is null) = (posting_kind is null)),
  check (returned_to is null or transaction_id is not null),
  check (way = 'card' or session_id is null)
);
grant select on express_payment_parts to marsa_app;
grant insert (settlement_id, shipment_id, way, amount_fils, source_id, session_id) on express_payment_parts to marsa_app;
grant update (session_id, posting_kind, transaction_id, returned_to) on express_payment_parts to marsa_app;
create trigger express_payment_parts_keep before delete on express_payment_parts
  for each row execute function marsa.refuse_change();

-- Read at commit: what is paid is paid to the fil, and what went back went back from every part.
create function marsa.check_settlement() returns trigger language plpgsql as $$
begin
  if new.paid_at is not null and new.total_fils is distinct from (
    select sum(p.amount_fils) from public.express_payment_parts p
    where p.settlement_id = new.id and p.transaction_id is not null) then
    raise exception 'settlement % is not paid to the fil', new.id using errcode = '23514', constraint = 'express_settlements_paid';
  end if;
  if new.returned_at is not null and exists (
    select from public.express_payment_parts p where p.settlement_id = new.id and p.returned_to is null) then
    raise exception 'settlement % did not go back whole', new.id using errcode = '23514', constraint = 'express_settlements_returned';
  end if;
  return null;
end $$;
grant execute on function marsa.check_settlement() to marsa_app;
create constraint trigger express_settlements_paid after insert or update on express_settlements
  deferrable initially deferred for each row execute function marsa.check_settlement();

create table express_shipments (
  id uuid primary key default uuidv7(),
  number text not null unique, -- how people call it before it has a waybill
  company_id uuid not null references companies,
  user_id uuid not null references users,
  form jsonb not null, -- as it is typed; checked and in its final form from the price on
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  state text not null check (state in ('DRAFT', 'PENDING_PAYMENT', 'CREATED', 'PICKUP_SCHEDULED', 'PICKED_UP', 'IN_TRANSIT',
    'ON_HOLD', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERY_FAILED', 'RETURNING', 'RETURNED', 'CANCELLED', 'LOST')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  moved_at timestamptz not null default clock_timestamp(), -- when it happened, which a courier without a connection tells later
  moved_place text, -- the emirate's code, or the country's
  -- What lists show and are searched by.
  sender_name text not null default '',
  from_country text,
  from_city text not null default '',
  recipient_name text not null default '',
  recipient_mobile text not null default '',
  to_country text,
  to_city text not null default '',
  pieces int not null default 0,
  reference text not null default '',
  search text not null generated always as (
    fold_text(number || ' ' || coalesce(waybill, '') || ' ' || sender_name || ' ' || recipient_name || ' ' || to_city || ' '
      || recipient_mobile || ' ' || reference)) stored,
  -- Set with the price (E2).
  service text check (service in ('DOMESTIC', 'INTL_PRIORITY', 'INTL_ECONOMY')),
  plan text check (plan in ('BRONZE', 'SILVER', 'GOLD')),
  promotion_code text references express_promotions,
  price_version int not null default 0,
  price_lines jsonb,
  net_fils bigint check (net_fils >= 0),
  vat_fils bigint check (vat_fils >= 0),
  total_fils bigint check (total_fils = net_fils + vat_fils),
  tariff_id uuid references express_tariffs,
  priced_at timestamptz,
  expected_on date,
  declared_fils bigint check (declared_fils >= 0),
  covered_fils bigint check (covered_fils > 0),
  cod_fils bigint check (cod_fils between 100 and 500000),
  -- Set when it is paid.
  settlement_id uuid,
  waybill text unique,
  area text check (area in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')), -- the emirate that it is collected in
  slot_id uuid references express_slots,
  reschedules int not null default 0 check (reschedules between 0 and 3),
  missed_pickups int not null default 0,
  -- Set on its way.
  depot_id uuid,
  courier_id uuid,
  attempts int not null default 0 check (attempts between 0 and 3),
  partner_number text,
  unique (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  constraint express_shipments_waybill foreign key (waybill, id) references express_waybills (number, shipment_id),
  constraint express_shipments_settlement foreign key (settlement_id, id) references express_settlements (id, shipment_id),
  constraint express_shipments_priced check (state = 'DRAFT'
    or num_nulls(service, price_lines, net_fils, vat_fils, total_fils, tariff_id, priced_at, from_country, to_country, declared_fils) = 0),
  -- Paid, and a number, is all but a draft (N12).
  constraint express_shipments_paid check (
    (state in ('DRAFT', 'PENDING_PAYMENT')) = (settlement_id is null) and (settlement_id is null) = (waybill is null)),
  constraint express_shipments_cod check (cod_fils is null or service = 'DOMESTIC'),
  constraint express_shipments_slot check (
    (state <> 'PICKUP_SCHEDULED' or slot_id is not null)
    and (slot_id is null or state not in ('DRAFT', 'PENDING_PAYMENT', 'CREATED', 'CANCELLED')))
);
create index express_shipments_company on express_shipments (company_id, state, id desc);
create index express_shipments_all on express_shipments (state, id desc);
create index express_shipments_search on express_shipments using gin (search gin_trgm_ops);
create index express_shipments_slot on express_shipments (slot_id) where slot_id is not null;
create index express_shipments_depot on express_shipments (depot_id, state) where depot_id is not null;
create index express_shipments_courier on express_shipments (courier_id, state) where courier_id is not null;
create index express_shipments_unpaid on express_shipments (updated_at) where state in ('DRAFT', 'PENDING_PAYMENT');
grant select, insert, update, delete on express_shipments to marsa_app;

create trigger express_shipments_guard before insert or update on express_shipments
  for each row execute function marsa.guard_state('express-shipment');

-- A draft goes without a trace but the audit row; what was paid once has a settlement that stays.
create function marsa.remove_shipment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.state not in ('DRAFT', 'PENDING_PAYMENT') then
    raise exception 'only what is not paid may be removed' using errcode = '55000';
  end if;
  return old;
end $$;
create trigger express_shipments_remove before delete on express_shipments
  for each row execute function marsa.remove_shipment();

-- A place of a slot is taken and given back with the shipment that has it; its CHECK decides every race.
create function marsa.count_slot() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.slot_id is not distinct from old.slot_id then return null; end if;
  perform from express_slots where id in (old.slot_id, new.slot_id) order by id for update;
  update express_slots set taken = taken - 1 where id = old.slot_id;
  update express_slots set taken = taken + 1 where id = new.slot_id;
  return null;
end $$;
create trigger express_shipments_count_slot after update of slot_id on express_shipments
  for each row execute function marsa.count_slot();

-- Where it was when, for its timeline: a row with each move.
create table express_timeline (
  id bigint primary key generated always as identity,
  shipment_id uuid not null references express_shipments on delete cascade,
  from_state text,
  state text not null,
  move text not null,
  moved_as text not null,
  happened_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  place text,
  reason text,
  user_id uuid default marsa.current_user_id()
);
create index express_timeline_shipment on express_timeline (shipment_id, id);
grant select on express_timeline to marsa_app;
create function marsa.write_timeline() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into express_timeline (shipment_id, state, move, moved_as, happened_at, place, reason)
    values (new.id, new.state, new.move, new.moved_as, new.moved_at, new.moved_place, new.move_reason);
  elsif new.state <> old.state or new.move in ('movePickup', 'answerHold') and new.version <> old.version then
    insert into express_timeline (shipment_id, from_state, state, move, moved_as, happened_at, place, reason)
    values (new.id, old.state, new.state, new.move, new.moved_as, new.moved_at, new.moved_place, new.move_reason);
  end if;
  return null;
end $$;
create trigger express_shipments_timeline after insert or update on express_shipments
  for each row execute function marsa.write_timeline();

-- Parcels as they were priced; a depot adds what it measures. The piece's barcode is waybill and number.
create table express_parcels (
  shipment_id uuid not null references express_shipments on delete cascade,
  n int not null check (n between 1 and 10),
  grams int not null check (grams between 1 and 30000),
  length_mm int not null check (length_mm between 1 and 1580),
  width_mm int not null check (width_mm between 1 and 1580),
  height_mm int not null check (height_mm between 1 and 1580),
  packaging text not null check (packaging in ('OWN', 'XS', 'S', 'M', 'L', 'XL')),
  measured_grams int check (measured_grams > 0),
  measured_length_mm int check (measured_length_mm > 0),
  measured_width_mm int check (measured_width_mm > 0),
  measured_height_mm int check (measured_height_mm > 0),
  measured_by uuid references users,
  measured_at timestamptz,
  primary key (shipment_id, n),
  check (num_nonnulls(measured_grams, measured_length_mm, measured_width_mm, measured_height_mm, measured_by, measured_at) in (0, 6))
);
grant select, insert, update, delete on express_parcels to marsa_app;

-- Goods that cross a border, for customs and the commercial invoice.
create table express_contents (
  shipment_id uuid not null references express_shipments on delete cascade,
  n int not null check (n between 1 and 50),
  description text not null check (length(description) between 10 and 100),
  quantity int not null check (quantity > 0),
  unit_fils bigint not null check (unit_fils > 0),
  net_grams int not null check (net_grams > 0),
  hs_code text not null check (hs_code ~ '^[0-9]{6,12}$'),
  origin text not null references countries,
  primary key (shipment_id, n)
);
grant select, insert, update, delete on express_contents to marsa_app;

-- What was scanned, once for each event of a device, however often its queue is sent.
create table express_scans (
  id uuid primary key default uuidv7(),
  client_id uuid not null unique,
  shipment_id uuid references express_shipments, -- null for a number that is nobody's
  code text not null check (length(code) between 1 and 40), -- as it was read
  kind text not null check (kind ~ '^[A-Z_]{2,30}$'),
  piece int check (piece between 1 and 10),
  courier_id uuid,
  depot_id uuid,
  user_id uuid references users, -- who scanned; null for a carrier's news
  captured_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  place text,
  latitude numeric(8, 5) check (latitude between -90 and 90),
  longitude numeric(8, 5) check (longitude between -180 and 180),
  accuracy_m int check (accuracy_m >= 0),
  reason text check (length(reason) <= 300),
  photo_id uuid references documents,
  quarantined_because text, -- waits for the depot and moves nothing
  check ((latitude is null) = (longitude is null))
);
create index express_scans_shipment on express_scans (shipment_id, captured_at);
create index express_scans_quarantine on express_scans (received_at) where quarantined_because is not null;
grant select, insert on express_scans to marsa_app;
grant update (quarantined_because) on express_scans to marsa_app;
