-- Contracts between a truck provider and a customer; each version of one is a document of it.
create table truck_contracts (
  id uuid primary key default uuidv7(),
  provider_id uuid not null references companies,
  customer_id uuid not null references companies,
  title text not null check (length(title) between 3 and 120),
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null,
  created_by uuid not null references users,
  warned_for date, -- the last day that was told of
  check (provider_id <> customer_id),
  check (ends_on >= starts_on)
);
create index truck_contracts_provider on truck_contracts (provider_id);
create index truck_contracts_customer on truck_contracts (customer_id);
create index truck_contracts_ends on truck_contracts (ends_on);
grant select, insert, update (title, starts_on, ends_on, warned_for) on truck_contracts to marsa_app;

-- Times at a stop for which the provider itself is the reason: the waiting clock leaves them out.
create table truck_pauses (
  id uuid primary key default uuidv7(),
  slot_id uuid not null references truck_slots,
  stop text not null check (stop in ('LOADING', 'UNLOADING')),
  from_at timestamptz not null,
  until_at timestamptz,
  reason text not null check (length(reason) between 3 and 500),
  begun_by uuid not null references users,
  ended_by uuid references users, -- null where the stop was over first
  check (until_at >= from_at)
);
create unique index truck_pauses_open on truck_pauses (slot_id) where until_at is null;
create index truck_pauses_slot on truck_pauses (slot_id, from_at);
grant select, insert, update (until_at, ended_by) on truck_pauses to marsa_app;

-- What support was asked about a booking: by a conversation, by a call, or by a delivery with pieces short or damaged.
create table truck_support (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  topic text not null check (topic in ('late', 'damage', 'documents', 'price', 'other')),
  chat_id uuid references chats on delete set null,
  callback_id uuid references callback_requests on delete set null,
  event_id uuid unique references truck_events, -- of the delivery that opened it
  opened_by uuid references users,
  opened_at timestamptz not null,
  check ((opened_by is null) = (event_id is not null))
);
create index truck_support_request on truck_support (request_id, opened_at);
grant select, insert on truck_support to marsa_app;
