-- What is asked of any line, quoted, awarded and paid: one table of requests, with what belongs to each.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Quotations of agents, shared by the lines that ask for them: states, charges, one award a request and round (N9).
create table quotations (
  id uuid primary key default uuidv7(),
  number text not null,
  subject_kind text not null,
  subject_id uuid not null,
  round int not null,
  company_id uuid not null references companies, -- the agent's
  user_id uuid not null,
  customer_id uuid not null references companies,
  state text not null check (state in ('Q_DRAFT', 'Q_SUBMITTED', 'Q_LOCKED', 'Q_FAILED', 'Q_ACCEPTED', 'Q_NOT_AWARDED',
    'Q_REJECTED', 'Q_WITHDRAWN', 'Q_SUPERSEDED', 'Q_EXPIRED', 'Q_DECLINED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  revision int not null default 1, -- counts what the agent sent, beginning with 1
  final_of uuid references quotations, -- set on a final quotation (Q13)
  buying_fils bigint not null default 0,
  net_fils bigint not null default 0,
  vat_fils bigint not null default 0,
  total_fils bigint not null default 0,
  valid_until timestamptz,
  transit_days int,
  free_days int,
  stops text,
  remarks text,
  terms text,
  file_document_id uuid references documents,
  terms_accepted_at timestamptz,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  service_answers jsonb not null default '[]'
  check (jsonb_typeof(service_answers) = 'array'),
  way jsonb check (jsonb_typeof(way) = 'array'),
  foreign key (company_id, user_id) references users (company_id, id),
  constraint quotations_total check (total_fils = net_fils + vat_fils),
  constraint quotations_complete check (
    state in ('Q_DRAFT', 'Q_DECLINED', 'Q_NOT_AWARDED', 'Q_EXPIRED')
    or (total_fils > 0 and valid_until is not null and submitted_at is not null and file_document_id is not null))
);
create unique index quotations_live on quotations (subject_id, round, company_id)
  where final_of is null and state in ('Q_DRAFT', 'Q_SUBMITTED', 'Q_LOCKED', 'Q_FAILED', 'Q_ACCEPTED', 'Q_DECLINED');
create unique index quotations_award on quotations (subject_id, round) where final_of is null and state = 'Q_ACCEPTED';
create unique index quotations_final on quotations (final_of, revision) where final_of is not null;
create index quotations_subject on quotations (subject_id, round);
create index quotations_agent on quotations (company_id, subject_id);
create index quotations_valid on quotations (valid_until) where state in ('Q_SUBMITTED', 'Q_FAILED', 'Q_DRAFT');
create index quotations_listed on quotations (subject_id, round) include (state, total_fils) where final_of is null;
create index quotations_number on quotations (number);
grant select, insert, update on quotations to marsa_app;

create table quotation_charges (
  quotation_id uuid not null references quotations,
  position int not null,
  code text not null,
  label text,
  buying_fils bigint not null check (buying_fils >= 0),
  selling_fils bigint not null check (selling_fils >= 0),
  vat_category text not null check (vat_category in ('standard', 'zero', 'out-of-scope')),
  vat_fils bigint not null check (vat_fils >= 0),
  reason text,
  primary key (quotation_id, position)
);
grant select, insert, delete on quotation_charges to marsa_app;

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
  agent_id uuid references companies,
  quotation_id uuid references quotations,
  final_quotation_id uuid references quotations,
  total_fils bigint check (total_fils > 0),
  paid_fils bigint check (paid_fils >= 0),
  compensated_fils bigint not null default 0, -- given back of what was paid
  on_credit boolean,
  -- The final payment that is asked, started and received (machine freight-balance).
  balance_state text check (balance_state in ('NOT_DUE', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED', 'QS_FINAL_PAY_RECEIVED')),
  balance_move text,
  balance_moved_as text,
  balance_reason text,
  balance_version int not null default 0,
  tab text not null default 'draft'
    check (tab in ('draft', 'active', 'completed', 'cancelled', 'expired')),
  turn jsonb, -- side, action, documents, meanwhile; null where nobody has to act
  turn_side text generated always as (turn ->> 'side') stored,
  turn_by timestamptz,
  turn_since timestamptz,
  reminded_at timestamptz,
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
  constraint requests_invoiced check (state <> 'QS_CMP' or invoice_document_id is not null),
  constraint requests_fee check (cancel_fee_fils is null or state = 'QS_CAN'),
  constraint requests_paid check (
    state not in ('QS_PPA', 'QS_PAI', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP')
    or num_nulls(booking_transaction_id, booking_kind, booking_fils, agent_id, quotation_id, total_fils, paid_fils, on_credit) = 0),
  constraint requests_award check (num_nulls(agent_id, quotation_id, total_fils, paid_fils, on_credit) in (0, 5)
    and (agent_id is not null or final_quotation_id is null and balance_state is null)),
  constraint requests_balance check (line <> 'freight' or (balance_state is null) = (agent_id is null)),
  constraint requests_whole check (line <> 'warehouse' or state not in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') or paid_fils = total_fils),
  constraint requests_due check (line <> 'warehouse' or state <> 'QS_AWAITING_FINAL_PAY' or paid_fils < total_fils),
  constraint requests_compensated check (compensated_fils between 0 and coalesce(paid_fils, 0))
);
create index requests_state on requests (line, state, created_at desc);
create index requests_newest on requests (line, created_at desc, id desc) where state <> 'DRAFT';
create index requests_window on requests (window_ends_at) where state in ('QS_RCD', 'QS_RFC', 'QS_AWP');
create index requests_submitted_at on requests (submitted_at) where submitted_at is not null;
create index requests_booked_at on requests (booked_at) where booked_at is not null;
create index requests_report on requests (company_id, booked_at) where booked_at is not null;
create index requests_agent on requests (agent_id, line) where agent_id is not null;
-- Lists are searched by index, and by the names that a misspelled word may mean; quotations are found by their number.
create index requests_search on requests using gin (search gin_trgm_ops);
create index requests_listed on requests (company_id, line, created_at desc, id desc) include (state, user_id);
create index requests_tab on requests (company_id, line, tab, created_at desc, id desc);
create index requests_line_tab on requests (line, tab, created_at desc, id desc);
create index requests_turn on requests (company_id, turn_side) where turn is not null;
create index requests_agent_turn on requests (agent_id, turn_side) where agent_id is not null and turn is not null;
grant select, insert, update, delete on requests to marsa_app;
alter table payment_sessions add constraint payment_sessions_request foreign key (subject_id) references requests;
alter table receipts add constraint receipts_request foreign key (subject_id) references requests;
alter table tax_invoices add constraint tax_invoices_request foreign key (subject_id) references requests;
alter table quotations add constraint quotations_request foreign key (subject_id) references requests;

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
  tab text not null default 'answer'
    check (tab in ('answer', 'quoted', 'won', 'passed', 'completed', 'cancelled', 'expired')),
  primary key (request_id, round, company_id),
  constraint request_invitations_paused check ((paused_at is null) = (left_minutes is null))
);
create unique index request_invitations_current on request_invitations (request_id, company_id) where is_current;
create index request_invitations_listed on request_invitations (company_id, line, created_at desc, request_id desc) where is_current;
create index request_invitations_agent on request_invitations (company_id, invited_at desc);
create index request_invitations_invited on request_invitations (invited_at desc);
create index request_invitations_tab on request_invitations (company_id, line, tab, created_at desc, request_id desc)
  where is_current;
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
create index request_events_request on request_events (request_id, at, id);
grant select, insert on request_events to marsa_app;

create table request_questions (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
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
create unique index request_questions_open on request_questions (request_id, company_id) where closed_at is null;
create index request_questions_request on request_questions (request_id, asked_at);
grant select, insert, update on request_questions to marsa_app;

create table request_feedback (
  request_id uuid primary key references requests,
  company_id uuid not null references companies,
  agent_id uuid not null references companies,
  rating int check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  comments text check (length(comments) <= 150),
  commented_at timestamptz
);
create index request_feedback_agent on request_feedback (agent_id);
grant select, insert, update on request_feedback to marsa_app;

create function marsa.date_status() returns trigger language plpgsql as $$
begin
  if new.state <> old.state then new.status_since := now(); end if;
  return new;
end $$;

create function marsa.only_drafts_go() returns trigger language plpgsql as $$
begin
  if old.state <> 'DRAFT' then raise exception 'only a draft may be deleted' using errcode = '55000'; end if;
  return old;
end $$;

create function marsa.keep_line() returns trigger language plpgsql as $$
begin
  raise exception 'a request stays in its line' using errcode = '55000';
end $$;

-- What must be true of a request and its details together, looked at before the commit: both rows may change in one statement.
create function marsa.check_details() returns trigger language plpgsql as $$
declare
  r public.requests;
  f public.freight_details;
begin
  select * into r from public.requests where id = new.id;
  if not found then return null; end if;
  if r.line <> 'freight' then
    if not exists (select from public.storage_details where id = r.id) then
      raise exception 'request % has no details', r.number using errcode = '23514';
    end if;
    return null;
  end if;
  select * into f from public.freight_details where id = r.id;
  if not found then raise exception 'request % has no details', r.number using errcode = '23514'; end if;
  if r.state <> 'DRAFT' and num_nulls(f.mode, f.direction, f.origin_code, f.destination_code) > 0 then
    raise exception 'request % was sent without its carriage', r.number using errcode = '23514';
  end if;
  -- A disputed delivery is not completed, whatever the code above says (F35, F36).
  if r.state = 'QS_CMP' and f.disputed_at is not null then
    raise exception 'request % is completed under dispute', r.number using errcode = '23514';
  end if;
  return null;
end $$;

-- The same for the money track as `guard_state` for the request: no change without its move, and an audit row with it (N10, N11).
create function marsa.guard_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before_state text := coalesce(old.balance_state, '');
begin
  if new.balance_state is not distinct from old.balance_state and new.balance_version = old.balance_version then return new; end if;
  if not exists (
    select from transitions t
    where t.machine = 'freight-balance' and t.move = new.balance_move and t.from_state = before_state
      and t.to_state = new.balance_state and t.actor_kind = new.balance_moved_as
  ) then
    raise exception 'no move % of freight-balance from % to % by %', new.balance_move, before_state, new.balance_state,
      new.balance_moved_as
      using errcode = 'MA001';
  end if;
  insert into audit_log (actor_kind, action, object_kind, object_id, company_id, from_state, to_state, reason)
  values (new.balance_moved_as, new.balance_move, 'freight-balance', new.id, new.company_id, nullif(before_state, ''), new.balance_state,
    new.balance_reason);
  return new;
end $$;

create function marsa.refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a request begins without a balance' using errcode = 'MA001';
end $$;

-- Words of the names of places and companies that look like one that was typed; which of them is one slip away, the
-- model says. A threshold set here lets the operator use the index.
create function similar_words(typed text) returns setof text
  language sql stable strict parallel safe set pg_trgm.word_similarity_threshold = '0.3'
as $$
  select distinct word
  from (
    select name_search as names from places where active and typed <% name_search
    union all
    select search from companies where typed <% search
  ) found, unnest(string_to_array(names, ' ')) word
  where abs(length(word) - length(typed)) <= 3 and word <> typed
$$;

-- Requests that a transaction touched, for the one place that brings their summaries up to date before the commit.
create function marsa.touch(request uuid) returns void language plpgsql as $$
declare
  known text := coalesce(current_setting('marsa.touched', true), '');
begin
  if request is not null and position(request::text in known) = 0 then
    perform set_config('marsa.touched', trim(known || ' ' || request), true);
  end if;
end $$;
grant execute on function marsa.touch(uuid) to marsa_app;

create function marsa.touch_id() returns trigger language plpgsql as $$
begin perform marsa.touch(new.id); return null; end $$;
grant execute on function marsa.touch_id() to marsa_app;

create function marsa.touch_request() returns trigger language plpgsql as $$
begin perform marsa.touch(new.request_id); return null; end $$;
grant execute on function marsa.touch_request() to marsa_app;

create trigger quotations_guard before insert or update on quotations
  for each row execute function marsa.guard_state('quotation');
create trigger quotations_touch after insert or update on quotations for each row execute function marsa.touch_subject();

create trigger requests_freight_guard before insert or update on requests
  for each row when (new.line = 'freight') execute function marsa.guard_state('freight-request');
create trigger requests_storage_guard before insert or update on requests
  for each row when (new.line = 'warehouse') execute function marsa.guard_state('storage-request');
create trigger requests_status_since before update on requests
  for each row execute function marsa.date_status();
create trigger requests_delete before delete on requests
  for each row execute function marsa.only_drafts_go();
create trigger requests_line before update of line on requests
  for each row when (new.line <> old.line) execute function marsa.keep_line();
create constraint trigger requests_details after insert or update of state on requests
  deferrable initially deferred for each row execute function marsa.check_details();
create trigger requests_guard_balance before update on requests for each row execute function marsa.guard_balance();
create trigger requests_balance_begins before insert on requests
  for each row when (new.balance_state is not null) execute function marsa.refuse_balance();
create trigger requests_touch after insert or update of state, version, balance_state, round, form, pending_review, question_since,
  window_ends_at, agent_id, paid_fils, total_fils, final_quotation_id on requests for each row execute function marsa.touch_id();

create trigger request_invitations_touch after insert or update of answered_at, paused_at, due_at, is_current on request_invitations
  for each row execute function marsa.touch_request();

create trigger request_events_append_only before update on request_events
  for each row execute function marsa.refuse_change();

create trigger request_feedback_touch after insert or update on request_feedback
  for each row execute function marsa.touch_request();
