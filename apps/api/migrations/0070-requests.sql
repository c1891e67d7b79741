-- What is asked, quoted, awarded and paid is one thing in every line: one table of requests, one of invitations, of events, of
-- questions and of ratings. What only one line knows of a request stands in its details, a row beside the request.

create table requests (
  id uuid primary key default uuidv7(),
  line text not null check (line in ('freight', 'warehouse')),
  number text not null unique,
  company_id uuid not null references companies,
  user_id uuid not null,
  state text not null,
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  round int not null default 1,
  form jsonb not null,
  nickname text,
  search text not null default '',
  status_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  submitted_at timestamptz,
  window_ends_at timestamptz,
  pending_review boolean not null default false, -- nobody quotes, the desk was told
  question_since timestamptz, -- somebody waits for the customer's answer (F6)
  return_state text, -- where a payment that ends without success goes back to (F14)
  booked_at timestamptz,
  completed_at timestamptz,
  booking_transaction_id uuid,
  booking_kind text,
  booking_fils bigint,
  cancel_fee_fils bigint check (cancel_fee_fils >= 0), -- kept of a paid one
  invoice_document_id uuid,
  -- Always true: the reference below holds the invoice against deletion as long as it is referred to (Z27).
  invoice_live boolean not null generated always as (true) stored,
  foreign key (invoice_document_id, invoice_live) references documents (id, live),
  foreign key (company_id, user_id) references users (company_id, id),
  unique (company_id, id),
  constraint requests_state check (case line
    when 'freight' then state in ('DRAFT', 'QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP', 'QS_PPA', 'QS_PAI', 'QS_CMP',
      'QS_REJ', 'QS_CAN', 'EXPIRED')
    else state in ('QS_RCD', 'QS_AWP', 'QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP', 'QS_REJ',
      'QS_CAN', 'EXPIRED') end),
  -- Paid only with a ledger transaction of the exact amount (N12), completed only with the invoice (N13).
  foreign key (booking_transaction_id, id, booking_kind, booking_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  constraint requests_paid check (
    state not in ('QS_PPA', 'QS_PAI', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP')
    or num_nulls(booking_transaction_id, booking_kind, booking_fils) = 0),
  constraint requests_invoiced check (state <> 'QS_CMP' or invoice_document_id is not null),
  constraint requests_fee check (cancel_fee_fils is null or state = 'QS_CAN')
);

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

-- Whose goods they are now, and what is owed and paid, is set at booking.
create table storage_details (
  id uuid primary key references requests on delete cascade,
  cbm numeric(8, 2) not null check (cbm > 0),
  start_date date not null,
  end_date date not null, -- moves on by an extension; the form keeps what was asked for
  agent_id uuid references companies,
  quotation_id uuid references quotations,
  final_quotation_id uuid references quotations,
  total_fils bigint check (total_fils > 0),
  paid_fils bigint check (paid_fils >= 0),
  on_credit boolean,
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

insert into requests (id, line, number, company_id, user_id, state, move, moved_as, move_reason, version, round, form, nickname,
    search, status_since, created_at, saved_at, submitted_at, window_ends_at, pending_review, question_since, return_state,
    booked_at, completed_at, booking_transaction_id, booking_kind, booking_fils, cancel_fee_fils, invoice_document_id)
  select id, 'freight', number, company_id, user_id, state, move, moved_as, move_reason, version, round, form, nickname,
    search, status_since, created_at, saved_at, submitted_at, window_ends_at, pending_review, question_since, return_state,
    booked_at, completed_at, booking_transaction_id, booking_kind, booking_fils, cancel_fee_fils, invoice_document_id
  from freight_requests
  union all
  select id, 'warehouse', number, company_id, user_id, state, move, moved_as, move_reason, version, round, form, null,
    search, status_since, created_at, created_at, created_at, window_ends_at, pending_review, null, null,
    booked_at, completed_at, booking_transaction_id, booking_kind, booking_fils, cancel_fee_fils, invoice_document_id
  from warehouse_requests;
insert into freight_details select id, mode, direction, origin_code, destination_code, bl_number, awb_number, container_number,
    chassis_number, eta, milestones, latest, pickup_slot, delivery_slot, delivered_at, delivery_reported_at, agent_done_at,
    disputed_at, corrected_at
  from freight_requests;
insert into storage_details select id, cbm, start_date, end_date, agent_id, quotation_id, final_quotation_id, total_fils,
    paid_fils, on_credit, measured_cbm, final_owed, overstay_since, extension_until, extension_asked_at, extension_offered
  from warehouse_requests;

create index requests_listed on requests (company_id, line, created_at desc, id desc) include (state, user_id);
create index requests_state on requests (line, state, created_at desc);
create index requests_newest on requests (line, created_at desc, id desc) where state <> 'DRAFT';
create index requests_window on requests (window_ends_at) where state in ('QS_RCD', 'QS_RFC', 'QS_AWP');
create index requests_submitted_at on requests (submitted_at) where submitted_at is not null;
create index requests_booked_at on requests (booked_at) where booked_at is not null;
create index requests_report on requests (company_id, booked_at) where booked_at is not null;
create index freight_details_container on freight_details (container_number) where container_number is not null;
create index freight_details_chassis on freight_details (chassis_number) where chassis_number is not null;
create index freight_details_bl on freight_details (bl_number) where bl_number is not null;
create index freight_details_awb on freight_details (awb_number) where awb_number is not null;
create index storage_details_agent on storage_details (agent_id) where agent_id is not null;

create trigger requests_freight_guard before insert or update on requests
  for each row when (new.line = 'freight') execute function marsa.guard_state('freight-request');
create trigger requests_storage_guard before insert or update on requests
  for each row when (new.line = 'warehouse') execute function marsa.guard_state('storage-request');
create trigger requests_status_since before update on requests
  for each row execute function marsa.date_status();
create trigger requests_delete before delete on requests
  for each row execute function marsa.only_drafts_go();
create function marsa.keep_line() returns trigger language plpgsql as $$
begin
  raise exception 'a request stays in its line' using errcode = '55000';
end $$;
create trigger requests_line before update of line on requests
  for each row when (new.line <> old.line) execute function marsa.keep_line();
grant select, insert, update, delete on requests to marsa_app;
grant select, insert, update on freight_details, storage_details to marsa_app;

-- What must be true of a request and its details together, looked at before the commit: both rows may change in one statement.
create function marsa.check_details() returns trigger language plpgsql as $$
declare
  r public.requests;
  f public.freight_details;
  s public.storage_details;
  booked boolean;
begin
  select * into r from public.requests where id = new.id;
  if not found then return null; end if;
  booked := r.state in ('QS_PPA', 'QS_PAI', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP');
  if r.line = 'freight' then
    select * into f from public.freight_details where id = r.id;
    if not found then raise exception 'request % has no details', r.number using errcode = '23514'; end if;
    if r.state <> 'DRAFT' and num_nulls(f.mode, f.direction, f.origin_code, f.destination_code) > 0 then
      raise exception 'request % was sent without its carriage', r.number using errcode = '23514';
    end if;
    -- A disputed delivery is not completed, whatever the code above says (F35, F36).
    if r.state = 'QS_CMP' and f.disputed_at is not null then
      raise exception 'request % is completed under dispute', r.number using errcode = '23514';
    end if;
  else
    select * into s from public.storage_details where id = r.id;
    if not found then raise exception 'request % has no details', r.number using errcode = '23514'; end if;
    if booked and num_nulls(s.agent_id, s.quotation_id, s.total_fils, s.paid_fils, s.on_credit) > 0 then
      raise exception 'storage % is booked without its money', r.number using errcode = '23514';
    end if;
    if r.state in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') and s.paid_fils <> s.total_fils then
      raise exception 'storage % is not paid', r.number using errcode = '23514';
    end if;
    if r.state = 'QS_AWAITING_FINAL_PAY' and s.paid_fils >= s.total_fils then
      raise exception 'storage % owes nothing', r.number using errcode = '23514';
    end if;
  end if;
  return null;
end $$;
create constraint trigger requests_details after insert or update of state on requests
  deferrable initially deferred for each row execute function marsa.check_details();
create constraint trigger freight_details_checked after update of mode, direction, origin_code, destination_code, disputed_at
  on freight_details deferrable initially deferred for each row execute function marsa.check_details();
create constraint trigger storage_details_checked after update of agent_id, quotation_id, total_fils, paid_fils, on_credit
  on storage_details deferrable initially deferred for each row execute function marsa.check_details();

create table request_invitations (
  request_id uuid not null references requests,
  line text not null, -- the request's, and the time that lists are in the order of
  created_at timestamptz not null,
  round int not null,
  company_id uuid not null references companies, -- the agent's
  is_current boolean not null default true, -- this agent's newest of the request
  invited_at timestamptz not null,
  answer_minutes int not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answer text check (answer in ('QUOTED', 'DECLINED')),
  reason text,
  -- The clock stands while the agent's question is open, and goes on with the working minutes that were left (F6).
  paused_at timestamptz,
  left_minutes int check (left_minutes >= 0),
  -- Working minutes for which a clock that had run out stood, and those that the answer took.
  stood_minutes int not null default 0 check (stood_minutes >= 0),
  used_minutes int check (used_minutes >= 0),
  primary key (request_id, round, company_id),
  constraint request_invitations_paused check ((paused_at is null) = (left_minutes is null))
);
insert into request_invitations (request_id, line, created_at, round, company_id, invited_at, answer_minutes, due_at, answered_at, answer, reason,
    paused_at, left_minutes, stood_minutes, used_minutes)
  select i.request_id, 'freight', r.created_at, i.round, i.company_id, i.invited_at, i.answer_minutes, i.due_at, i.answered_at, i.answer, i.reason,
    i.paused_at, i.left_minutes, i.stood_minutes, i.used_minutes from freight_invitations i join freight_requests r on r.id = i.request_id
  union all
  select i.request_id, 'warehouse', r.created_at, i.round, i.company_id, i.invited_at, i.answer_minutes, i.due_at, i.answered_at, i.answer, i.reason,
    i.paused_at, i.left_minutes, i.stood_minutes, i.used_minutes from warehouse_invitations i join warehouse_requests r on r.id = i.request_id;
update request_invitations i set is_current = false where exists (select from request_invitations l
  where l.request_id = i.request_id and l.company_id = i.company_id and l.round > i.round);
create unique index request_invitations_current on request_invitations (request_id, company_id) where is_current;
create index request_invitations_listed on request_invitations (company_id, line, created_at desc, request_id desc) where is_current;
create index request_invitations_agent on request_invitations (company_id, invited_at desc);
create index request_invitations_invited on request_invitations (invited_at desc);
grant select, insert, update on request_invitations to marsa_app;

-- What people read as the timeline. `for_customer` hides what an agent must not see of others.
create table request_events (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests on delete cascade,
  code text not null,
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  place text,
  note text,
  amount_fils bigint,
  by_kind text not null,
  user_id uuid,
  agent_id uuid, -- shown to this agent and the customer only, where set
  for_customer boolean not null default false,
  sequence bigint generated always as identity -- the order in which events were recorded
);
insert into request_events (id, request_id, code, at, recorded_at, place, note, amount_fils, by_kind, user_id, agent_id, for_customer)
  select id, request_id, code, at, recorded_at, place, note, amount_fils, by_kind, user_id, agent_id, for_customer
  from (select id, request_id, code, at, recorded_at, place, note, amount_fils, by_kind, user_id, agent_id, for_customer, sequence
      from freight_events
    union all
    select id, request_id, code, at, recorded_at, null, note, amount_fils, by_kind, user_id, agent_id, for_customer, sequence
      from warehouse_events) e
  order by recorded_at, sequence;
create index request_events_request on request_events (request_id, at, id);
create trigger request_events_append_only before update on request_events
  for each row execute function marsa.refuse_change();
grant select, insert on request_events to marsa_app;

create table request_feedback (
  request_id uuid primary key references requests,
  company_id uuid not null references companies,
  agent_id uuid not null references companies,
  rating int check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  comments text check (length(comments) <= 150),
  commented_at timestamptz
);
insert into request_feedback (request_id, company_id, agent_id, rating, rated_at, comments, commented_at)
  select request_id, company_id, agent_id, rating, rated_at, comments, commented_at from freight_feedback
  union all
  select request_id, company_id, agent_id, rating, rated_at, comments, commented_at from warehouse_feedback;
create index request_feedback_agent on request_feedback (agent_id);
grant select, insert, update on request_feedback to marsa_app;

alter table freight_questions rename to request_questions;
alter index freight_questions_open rename to request_questions_open;
alter index freight_questions_request rename to request_questions_request;

-- Everything that referred to a request of one line refers to requests.
do $$
declare
  found record;
begin
  for found in
    select c.conname, c.conrelid::regclass as child, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('freight_requests'::regclass, 'warehouse_requests'::regclass)
      and c.conrelid not in ('freight_invitations'::regclass, 'freight_events'::regclass, 'freight_feedback'::regclass,
        'warehouse_invitations'::regclass, 'warehouse_events'::regclass, 'warehouse_feedback'::regclass)
  loop
    execute format('alter table %s drop constraint %I', found.child, found.conname);
    execute format('alter table %s add constraint %I %s', found.child, found.conname,
      regexp_replace(found.definition, 'REFERENCES (freight|warehouse)_requests', 'REFERENCES requests'));
  end loop;
end $$;

create or replace function marsa.storage_is_paid(request uuid) returns boolean language sql stable as $$
  select exists (select from public.requests r join public.storage_details s using (id)
    where r.id = request and r.state in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') and not s.final_owed)
$$;

drop table freight_invitations, freight_events, freight_feedback, warehouse_invitations, warehouse_events, warehouse_feedback,
  freight_requests, warehouse_requests;
