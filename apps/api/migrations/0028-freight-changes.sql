-- What changes a freight request on its way: questions to the customer, new slots, disputes, cancellations after payment,
-- and corrections that two persons make.

alter table freight_requests
  add column question_since timestamptz, -- somebody waits for the customer's answer (F6)
  add column pickup_slot timestamptz, -- where it was moved (F33)
  add column delivery_slot timestamptz,
  add column disputed_at timestamptz, -- a dispute is open (F36)
  add column corrected_at timestamptz, -- F37
  add column cancel_fee_fils bigint check (cancel_fee_fils >= 0), -- kept of a paid shipment (F19)
  add constraint freight_requests_fee check (cancel_fee_fils is null or state = 'QS_CAN');

-- An agent's answer clock stands while its question is open, and goes on with the working minutes that were left.
alter table freight_invitations
  add column paused_at timestamptz,
  add column left_minutes int check (left_minutes >= 0),
  add constraint freight_invitations_paused check ((paused_at is null) = (left_minutes is null));

create table freight_questions (
  id uuid primary key default uuidv7(),
  request_id uuid not null references freight_requests,
  round int not null,
  company_id uuid not null references companies, -- the asker's: an agent's or the platform's
  by_kind text not null check (by_kind in ('agent', 'desk')),
  user_id uuid not null references users,
  question text not null check (length(question) between 3 and 500),
  asked_at timestamptz not null,
  answer text check (length(answer) between 3 and 500),
  answered_by uuid references users,
  closed_at timestamptz, -- answered, taken back, or overtaken by the asker's quotation
  check ((answer is null) or (answered_by is not null and closed_at is not null))
);
create unique index freight_questions_open on freight_questions (request_id, company_id) where closed_at is null;
create index freight_questions_request on freight_questions (request_id, asked_at);
grant select, insert, update on freight_questions to marsa_app;

create table freight_disputes (
  id uuid primary key default uuidv7(),
  request_id uuid not null references freight_requests,
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

-- A disputed delivery is not completed, whatever the code above says (F35, F36).
alter table freight_requests add constraint freight_requests_undisputed check (state <> 'QS_CMP' or disputed_at is null);

create table freight_corrections (
  id uuid primary key default uuidv7(),
  request_id uuid not null references freight_requests,
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
