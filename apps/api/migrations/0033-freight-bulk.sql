-- Bulk uploads of freight requests: a file read into lines, corrected, and made into drafts all at once (machine freight-batch).

create table freight_batches (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid not null,
  state text not null check (state in ('OPEN', 'WRITING', 'DONE')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  file_name text not null check (length(file_name) between 1 and 200),
  file_hash bytea not null check (length(file_hash) = 32),
  headings text[] not null,
  mapping text[] not null, -- the field of each column; null where it is not used
  done int not null default 0 check (done >= 0), -- told while it is written, outside the transaction that writes
  before_id uuid, -- the batch whose requests were made of the same file before, and when
  before_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  foreign key (company_id, user_id) references users (company_id, id),
  check ((state = 'DONE') = (finished_at is not null)),
  check (cardinality(headings) = cardinality(mapping))
);
-- The same file in two tabs is one batch until its requests are made.
create unique index freight_batches_file on freight_batches (user_id, file_hash) where state <> 'DONE';
create index freight_batches_made on freight_batches (user_id, file_hash, finished_at desc) where state = 'DONE';
create index freight_batches_age on freight_batches (created_at);
create trigger freight_batches_guard before insert or update on freight_batches
  for each row execute function marsa.guard_state('freight-batch');
grant select, insert, update, delete on freight_batches to marsa_app;

create table freight_batch_rows (
  batch_id uuid not null references freight_batches on delete cascade,
  line int not null check (line > 0), -- of the file
  cells text[] not null,
  fixes jsonb not null default '{}', -- field -> text that replaces the cell
  problems jsonb not null, -- field -> code
  limit_kg int, -- what the chosen containers carry, said with the problem of the weight
  left_out boolean not null default false,
  request_id uuid references freight_requests on delete set null,
  number text, -- of the request, kept when its draft is removed
  primary key (batch_id, line)
);
create unique index freight_batch_rows_request on freight_batch_rows (request_id) where request_id is not null;
create index freight_batch_rows_faulty on freight_batch_rows (batch_id, line) where problems <> '{}' and not left_out;
grant select, insert, update, delete on freight_batch_rows to marsa_app;
