-- What storage alone knows of a request: the goods, items, releases, findings, photos and sites.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Whose goods they are now, and what is owed and paid, is set at booking.
create table storage_details (
  id uuid primary key references requests on delete cascade,
  cbm numeric(8, 2) not null check (cbm > 0),
  start_date date not null,
  end_date date not null, -- moves on by an extension; the form keeps what was asked for
  measured_cbm numeric(8, 2) check (measured_cbm > 0),
  final_owed boolean not null default false, -- the measured space differs, a new final quotation is owed
  overstay_since date, -- told once that the booked time is over
  extension_until date,
  extension_asked_at timestamptz,
  extension_offered date,
  constraint storage_details_dates check (start_date < end_date),
  constraint storage_details_extension check ((extension_until is null) = (extension_asked_at is null)
    and (extension_offered is null or extension_until is not null))
);
grant select, insert, update on storage_details to marsa_app;

-- Where the goods of a booked request are (machine storage-goods). The id is the request's.
create table warehouse_goods (
  id uuid primary key,
  company_id uuid not null, -- the customer's, for the audit row of a move
  state text not null check (state in ('AWAITED', 'PICKED_UP', 'STORED', 'OUT_FOR_DELIVERY', 'DELIVERED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  constraint warehouse_goods_company foreign key (company_id, id) references requests (company_id, id)
);
create index warehouse_goods_stored on warehouse_goods (id) where state = 'STORED';
grant select, insert, update on warehouse_goods to marsa_app;

create table warehouse_items (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  position int not null,
  name text not null check (length(name) between 1 and 120),
  quantity int not null,
  released int not null default 0 check (released >= 0),
  condition_in text not null check (condition_in in ('good', 'worn', 'damaged')),
  note_in text,
  condition_out text check (condition_out in ('good', 'worn', 'damaged')),
  note_out text,
  missing int not null default 0 check (missing >= 0),
  unique (request_id, id),
  constraint warehouse_items_released check (released <= quantity),
  -- What a warehouse finds at intake, and the customer's answer to it.
  constraint warehouse_items_pieces check (quantity >= 0 and quantity + missing > 0)
);
create index warehouse_items_request on warehouse_items (request_id, position);
grant select, insert, update, delete on warehouse_items to marsa_app;

create table warehouse_releases (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  company_id uuid not null, -- the customer's
  state text not null check (state in ('REQUESTED', 'RELEASED', 'DECLINED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  wanted_on date not null,
  note text check (length(note) <= 300),
  requested_at timestamptz not null,
  requested_by uuid not null references users,
  ended_at timestamptz,
  collector jsonb, -- null for releases from before this was asked
  collect_code text check (collect_code ~ '^[0-9]{6}$'),
  signature_id uuid,
  by_code boolean not null default false,
  credit_reason text check (length(credit_reason) between 3 and 500),
  credit_fils bigint check (credit_fils >= 0), -- what was open when it was handed over
  note_number text unique,
  -- Always true: what proves a hand-over is held against deletion (Z27).
  proof_live boolean not null generated always as (true) stored,
  unique (request_id, id),
  constraint warehouse_releases_company foreign key (company_id, request_id) references requests (company_id, id),
  constraint warehouse_releases_ended check ((state = 'REQUESTED') = (ended_at is null)),
  -- A release names who collects, ends with a photo and a signature or code, and goes out unpaid only on stated credit (decision 45).
  constraint warehouse_releases_signature foreign key (signature_id, proof_live) references documents (id, live),
  -- A release names who collects, ends with a photo and a signature or code, and goes out unpaid only on stated credit (decision 45).
  constraint warehouse_releases_credit check (
    (move = 'handOverOnCredit') = (credit_reason is not null and credit_fils is not null)
    and (credit_reason is null) = (credit_fils is null))
);
create unique index warehouse_releases_open on warehouse_releases (request_id) where state = 'REQUESTED';
create index warehouse_releases_request on warehouse_releases (request_id, requested_at);
grant select, insert, update on warehouse_releases to marsa_app;

create table warehouse_release_lines (
  request_id uuid not null,
  release_id uuid not null,
  item_id uuid not null,
  quantity int not null check (quantity > 0),
  primary key (release_id, item_id),
  foreign key (request_id, release_id) references warehouse_releases (request_id, id),
  foreign key (request_id, item_id) references warehouse_items (request_id, id)
);
grant select, insert on warehouse_release_lines to marsa_app;

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
  noted_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users,
  constraint warehouse_findings_company foreign key (company_id, request_id) references requests (company_id, id),
  constraint warehouse_findings_answered check ((state in ('ACCEPTED', 'OBJECTED')) = (answered_at is not null)),
  constraint warehouse_findings_objection check (state <> 'OBJECTED' or length(move_reason) >= 3)
);
create index warehouse_findings_request on warehouse_findings (request_id, noted_at);
grant select, insert, update on warehouse_findings to marsa_app;

-- Several photos of an item at intake and at release, of what was found, and of what was handed over.
create table warehouse_photos (
  document_id uuid not null,
  position int not null,
  item_id uuid references warehouse_items on delete cascade,
  at_release boolean not null default false, -- of an item: when it left, not when it came
  finding_id uuid references warehouse_findings,
  release_id uuid references warehouse_releases,
  -- Always true: a photo that is shown somewhere is held against deletion (Z27).
  live boolean not null generated always as (true) stored,
  constraint warehouse_photos_document foreign key (document_id, live) references documents (id, live),
  constraint warehouse_photos_subject check (num_nonnulls(item_id, finding_id, release_id) = 1),
  constraint warehouse_photos_release check (item_id is not null or not at_release),
  unique nulls not distinct (item_id, at_release, finding_id, release_id, document_id)
);
create index warehouse_photos_finding on warehouse_photos (finding_id) where finding_id is not null;
create index warehouse_photos_handed_over on warehouse_photos (release_id) where release_id is not null;
grant select, insert, delete on warehouse_photos to marsa_app;

-- Where a warehouse is and when its gate is open; entered by its administrator, shown to customers who have booked.
create table warehouse_sites (
  company_id uuid primary key references companies,
  place jsonb not null,
  hours jsonb not null,
  note text not null check (length(note) <= 300),
  saved_at timestamptz not null,
  saved_by uuid references users
);
grant select, insert, update on warehouse_sites to marsa_app;

-- Goods leave when the price is paid. The verbs ask the same rule first; this holds whatever they do.
create function marsa.storage_is_paid(request uuid) returns boolean language sql stable as $$
  select exists (select from public.requests r join public.storage_details s using (id)
    where r.id = request and r.state in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') and not s.final_owed)
$$;

create function marsa.guard_release() returns trigger language plpgsql as $$
begin
  if new.state = 'RELEASED' and old.state <> 'RELEASED' then
    if new.move = 'handOver' and not marsa.storage_is_paid(new.request_id) then
      raise exception 'release % leaves unpaid and without credit', new.id using errcode = 'MA001';
    end if;
    if not exists (select from public.warehouse_photos p where p.release_id = new.id)
      or new.note_number is null or (new.signature_id is not null) = new.by_code then
      raise exception 'release % leaves without its proof', new.id using errcode = 'MA001';
    end if;
  end if;
  return new;
end $$;

create function marsa.guard_goods_paid() returns trigger language plpgsql as $$
begin
  if old.state = 'STORED' and new.state <> 'STORED' and not marsa.storage_is_paid(new.id) then
    raise exception 'goods of % leave unpaid', new.id using errcode = 'MA001';
  end if;
  return new;
end $$;

create trigger storage_details_touch after update on storage_details for each row execute function marsa.touch_id();

create trigger warehouse_goods_guard before insert or update on warehouse_goods
  for each row execute function marsa.guard_state('storage-goods');
create trigger warehouse_goods_paid before update on warehouse_goods
  for each row execute function marsa.guard_goods_paid();
create trigger warehouse_goods_touch after insert or update on warehouse_goods for each row execute function marsa.touch_id();

create trigger warehouse_releases_guard before insert or update on warehouse_releases
  for each row execute function marsa.guard_state('storage-release');
create trigger warehouse_releases_paid before update on warehouse_releases
  for each row execute function marsa.guard_release();
create trigger warehouse_releases_touch after insert or update on warehouse_releases
  for each row execute function marsa.touch_request();

create trigger warehouse_findings_guard before insert or update on warehouse_findings
  for each row execute function marsa.guard_state('storage-finding');
create trigger warehouse_findings_touch after insert or update on warehouse_findings
  for each row execute function marsa.touch_request();
