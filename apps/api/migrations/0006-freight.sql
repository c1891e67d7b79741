-- Freight: requests with their commercial track, invitations, timeline, the balance after booking, and feedback.

create table freight_requests (
  id uuid primary key default uuidv7(),
  number text not null unique,
  company_id uuid not null references companies,
  user_id uuid not null,
  state text not null check (state in ('DRAFT', 'QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP', 'QS_PPA', 'QS_PAI',
    'QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  round int not null default 1,
  form jsonb not null,
  nickname text,
  mode text check (mode in ('sea', 'air')),
  direction text check (direction in ('import', 'export')),
  origin_code text references places,
  destination_code text references places,
  bl_number text,
  awb_number text,
  container_number text,
  eta date,
  search text not null default '',
  pending_review boolean not null default false,
  return_state text, -- where a payment that ends without success goes back to (F14)
  milestones text[] not null default '{}',
  latest text, -- code of the latest event with a status of its own
  status_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  submitted_at timestamptz,
  window_ends_at timestamptz,
  booked_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  booking_transaction_id uuid,
  booking_kind text,
  booking_fils bigint,
  invoice_document_id uuid,
  -- Always true: the reference below holds the invoice against deletion as long as it is referred to (Z27).
  invoice_live boolean not null generated always as (true) stored,
  foreign key (invoice_document_id, invoice_live) references documents (id, live),
  foreign key (company_id, user_id) references users (company_id, id),
  unique (company_id, id),
  constraint freight_requests_submitted check (
    state = 'DRAFT' or (mode is not null and direction is not null and origin_code is not null and destination_code is not null)),
  -- Paid only with a ledger transaction of the exact amount (N12), completed only with the invoice (N13).
  foreign key (booking_transaction_id, id, booking_kind, booking_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  constraint freight_requests_paid check (state not in ('QS_PPA', 'QS_PAI', 'QS_CMP')
    or (booking_transaction_id is not null and booking_kind is not null and booking_fils is not null)),
  constraint freight_requests_invoiced check (state <> 'QS_CMP' or invoice_document_id is not null)
);
create index freight_requests_own on freight_requests (company_id, created_at desc, id desc);
create index freight_requests_state on freight_requests (state, created_at desc);
create index freight_requests_container on freight_requests (container_number) where container_number is not null;
create index freight_requests_bl on freight_requests (bl_number) where bl_number is not null;
create index freight_requests_awb on freight_requests (awb_number) where awb_number is not null;
create index freight_requests_window on freight_requests (window_ends_at) where state in ('QS_RCD', 'QS_RFC');
create trigger freight_requests_guard before insert or update on freight_requests
  for each row execute function marsa.guard_state('freight-request');
create function marsa.date_status() returns trigger language plpgsql as $$
begin
  if new.state <> old.state then new.status_since := now(); end if;
  return new;
end $$;
create trigger freight_requests_status_since before update on freight_requests
  for each row execute function marsa.date_status();
grant select, insert, update on freight_requests to marsa_app;
grant delete on freight_requests to marsa_app;
create function marsa.only_drafts_go() returns trigger language plpgsql as $$
begin
  if old.state <> 'DRAFT' then raise exception 'only a draft may be deleted' using errcode = '55000'; end if;
  return old;
end $$;
create trigger freight_requests_delete before delete on freight_requests
  for each row execute function marsa.only_drafts_go();

create table freight_invitations (
  request_id uuid not null references freight_requests,
  round int not null,
  company_id uuid not null references companies, -- the agent's
  invited_at timestamptz not null,
  answer_minutes int not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answer text check (answer in ('QUOTED', 'DECLINED')),
  reason text,
  primary key (request_id, round, company_id)
);
create index freight_invitations_agent on freight_invitations (company_id, invited_at desc);
grant select, insert, update on freight_invitations to marsa_app;

-- What people read as the timeline. `for_customer` hides what an agent must not see of others.
create table freight_events (
  id uuid primary key default uuidv7(),
  request_id uuid not null references freight_requests on delete cascade,
  code text not null,
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  place text,
  note text,
  amount_fils bigint,
  by_kind text not null,
  user_id uuid,
  agent_id uuid, -- shown to this agent and the customer only, where set
  for_customer boolean not null default false
);
create index freight_events_request on freight_events (request_id, at, id);
grant select, insert on freight_events to marsa_app;
create trigger freight_events_append_only before update on freight_events
  for each row execute function marsa.refuse_change();

-- What a booked shipment costs, what is paid, and the final payment (machine freight-balance). The id is the request's.
create table freight_balances (
  id uuid primary key references freight_requests,
  company_id uuid not null references companies,
  agent_id uuid not null references companies,
  quotation_id uuid not null references quotations,
  state text not null check (state in ('NOT_DUE', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED', 'QS_FINAL_PAY_RECEIVED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  total_fils bigint not null check (total_fils > 0),
  paid_fils bigint not null check (paid_fils >= 0),
  on_credit boolean not null,
  final_quotation_id uuid references quotations
);
create index freight_balances_agent on freight_balances (agent_id);
create trigger freight_balances_guard before insert or update on freight_balances
  for each row execute function marsa.guard_state('freight-balance');
grant select, insert, update on freight_balances to marsa_app;

create table freight_feedback (
  request_id uuid primary key references freight_requests,
  company_id uuid not null references companies,
  agent_id uuid not null references companies,
  rating int check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  comments text check (length(comments) <= 150),
  commented_at timestamptz
);
create index freight_feedback_agent on freight_feedback (agent_id);
grant select, insert, update on freight_feedback to marsa_app;
