-- Events that carriers send of shipments, kept once by the id their sender gave them.
create table transport_events (
  company_id uuid not null references companies, -- whose key sent it
  event_id text not null,
  request_id uuid references requests,
  milestone text, -- what it reports, where it reports one
  happens_at timestamptz not null,
  state text not null check (state in ('applied', 'waiting', 'noted', 'retracted', 'unknown-shipment')),
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (company_id, event_id),
  check (state not in ('applied', 'waiting') or (request_id is not null and milestone is not null))
);
create index transport_events_waiting on transport_events (request_id) where state = 'waiting';

grant select, insert, update on transport_events to marsa_app;
