-- Handling units of stored goods, each with its Serial Shipping Container Code (GS1), and the prefix that their codes begin with.

alter table warehouse_sites
  add column gs1_prefix text check (gs1_prefix ~ '^\d{7,10}$'),
  add constraint warehouse_sites_gs1_prefix unique (gs1_prefix);

-- The last serial behind a prefix, whoever had the prefix: a code is never given twice.
create table gs1_serials (
  prefix text primary key check (prefix ~ '^\d{7,10}$'),
  last bigint not null check (last > 0)
);
grant select, insert, update on gs1_serials to marsa_app;

create table storage_units (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  item_id uuid, -- null where the item was removed from the inventory: its codes are spent all the same
  sequence int not null check (sequence > 0),
  sscc text not null check (sscc ~ '^\d{18}$'),
  issued_at timestamptz not null,
  printed_at timestamptz not null, -- last
  printed_by uuid not null references users,
  constraint storage_units_item foreign key (request_id, item_id) references warehouse_items (request_id, id)
    on delete set null (item_id),
  constraint storage_units_once unique (item_id, sequence),
  constraint storage_units_sscc unique (sscc)
);
create index storage_units_request on storage_units (request_id);
grant select, insert, update on storage_units to marsa_app;
