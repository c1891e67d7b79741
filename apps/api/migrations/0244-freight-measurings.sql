-- Cargo as its agent has measured it, with the document that proves it; the newest of a round counts.
create table freight_measurings (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  round int not null,
  agent_id uuid not null references companies,
  packages jsonb not null, -- in centimetres and kilograms
  document_id uuid not null references documents,
  note text not null check (length(note) <= 300),
  by uuid not null references users,
  at timestamptz not null
);
create index freight_measurings_request on freight_measurings (request_id, round, id);
create index freight_measurings_document on freight_measurings (document_id);
create index freight_measurings_agent on freight_measurings (agent_id);
create index freight_measurings_by on freight_measurings (by);
grant select, insert on freight_measurings to marsa_app;
create trigger freight_measurings_keep before update or delete on freight_measurings
  for each row execute function marsa.refuse_change();
