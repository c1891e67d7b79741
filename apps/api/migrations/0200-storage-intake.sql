-- The intake sheet: pieces that were not declared, sides and places of items, and who brought the goods and signed.

alter table warehouse_items
  add column excess int not null default 0, -- part of quantity
  add column sides int[], -- millimetres of one piece
  add column place text check (length(place) between 1 and 40),
  add constraint warehouse_items_excess check (excess between 0 and quantity and (excess = 0 or missing = 0)),
  add constraint warehouse_items_sides check (sides is null or (array_length(sides, 1) = 3 and 1 <= all (sides) and 20000 >= all (sides)));

alter table warehouse_findings
  drop constraint warehouse_findings_kind_check,
  add constraint warehouse_findings_kind_check check (kind in ('damaged', 'short', 'excess', 'space'));

create table warehouse_intakes (
  request_id uuid primary key references requests,
  mark uuid not null unique, -- the phone's own, so that what it sends again has one effect
  at timestamptz not null,
  driver text not null check (length(driver) between 2 and 80),
  signature_id uuid not null,
  note text check (length(note) <= 300),
  saved_by uuid not null references users,
  saved_at timestamptz not null,
  -- Always true: the signature is held against deletion (Z27).
  proof_live boolean not null generated always as (true) stored,
  constraint warehouse_intakes_signature foreign key (signature_id, proof_live) references documents (id, live)
);
grant select, insert on warehouse_intakes to marsa_app;
