-- What freight alone knows of a request, and its disputes, corrections, compensations and bulk uploads.

-- Functions name tables that come later.
set local check_function_bodies = off;

create table freight_details (
  id uuid primary key references requests on delete cascade,
  mode text check (mode in ('sea', 'air')),
  direction text check (direction in ('import', 'export')),
  origin_code text references places,
  destination_code text references places,
  bl_number text,
  awb_number text,
  container_number text,
  chassis_number text,
  eta date,
  milestones text[] not null default '{}',
  latest text, -- code of the latest event with a status of its own
  pickup_slot timestamptz, -- where it was moved (F33)
  delivery_slot timestamptz,
  delivered_at timestamptz,
  delivery_reported_at timestamptz,
  agent_done_at timestamptz,
  disputed_at timestamptz, -- a dispute is open (F36)
  corrected_at timestamptz -- F37
);
create index freight_details_container on freight_details (container_number) where container_number is not null;
create index freight_details_chassis on freight_details (chassis_number) where chassis_number is not null;
create index freight_details_bl on freight_details (bl_number) where bl_number is not null;
create index freight_details_awb on freight_details (awb_number) where awb_number is not null;
grant select, insert, update on freight_details to marsa_app;

create table freight_disputes (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  reason text not null check (length(reason) between 3 and 500),
  opened_at timestamptz not null,
  opened_by uuid not null references users,
  closed_at timestamptz,
  closed_as text check (closed_as in ('customer', 'desk', 'admin')),
  closed_by uuid references users,
  note text check (length(note) between 3 and 500),
  check ((closed_at is null) = (note is null) and (closed_at is null) = (closed_as is null))
);
create unique index freight_disputes_open on freight_disputes (request_id) where closed_at is null;
create index freight_disputes_request on freight_disputes (request_id, opened_at);
grant select, insert, update on freight_disputes to marsa_app;

create table freight_corrections (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  to_code text not null,
  first_step text, -- the earliest step that is taken back
  reason text not null check (length(reason) between 3 and 500),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  -- Two persons make a correction; one alone may only drop it.
  constraint freight_corrections_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index freight_corrections_open on freight_corrections (request_id) where outcome is null;
grant select, insert, update on freight_corrections to marsa_app;

create table freight_compensations (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  dispute_id uuid not null references freight_disputes,
  amount_fils bigint not null check (amount_fils > 0),
  note text not null check (length(note) between 3 and 500),
  needs_second boolean not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  -- Two persons give an amount above the limit; one alone may only drop it.
  constraint freight_compensations_second_person
    check (outcome is distinct from 'MADE' or not needs_second or decided_by <> proposed_by)
);
create unique index freight_compensations_open on freight_compensations (request_id) where outcome is null;
-- One dispute is compensated once.
create unique index freight_compensations_once on freight_compensations (dispute_id) where outcome = 'MADE';
create index freight_compensations_request on freight_compensations (request_id);
grant select on freight_compensations to marsa_app;
grant insert (request_id, dispute_id, amount_fils, note, needs_second, proposed_by, proposed_at, decided_by, decided_at, outcome) on freight_compensations to marsa_app;
grant update (decided_by, decided_at, outcome) on freight_compensations to marsa_app;

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
grant select, insert, update, delete on freight_batches to marsa_app;

create table freight_batch_rows (
  batch_id uuid not null references freight_batches on delete cascade,
  line int not null check (line > 0), -- of the file
  cells text[] not null,
  fixes jsonb not null default '{}', -- field -> text that replaces the cell
  problems jsonb not null, -- field -> code
  limit_kg int, -- what the chosen containers carry, said with the problem of the weight
  left_out boolean not null default false,
  request_id uuid references requests on delete set null,
  number text, -- of the request, kept when its draft is removed
  primary key (batch_id, line)
);
create unique index freight_batch_rows_request on freight_batch_rows (request_id) where request_id is not null;
create index freight_batch_rows_faulty on freight_batch_rows (batch_id, line) where problems <> '{}' and not left_out;
grant select, insert, update, delete on freight_batch_rows to marsa_app;

create constraint trigger freight_details_checked after update of mode, direction, origin_code, destination_code, disputed_at
  on freight_details deferrable initially deferred for each row execute function marsa.check_details();
create trigger freight_details_touch after update on freight_details for each row execute function marsa.touch_id();

create trigger freight_compensations_keep before delete on freight_compensations
  for each row execute function marsa.refuse_change();
create trigger freight_compensations_no_truncate before truncate on freight_compensations
  for each statement execute function marsa.refuse_change();

create trigger freight_batches_guard before insert or update on freight_batches
  for each row execute function marsa.guard_state('freight-batch');
