-- Storage on demand (decisions 4.3): requests with their money, invitations, events, the goods, what is stored, and releases.

create table warehouse_requests (
  id uuid primary key default uuidv7(),
  number text not null unique,
  company_id uuid not null references companies,
  user_id uuid not null,
  state text not null check (state in ('QS_RCD', 'QS_AWP', 'QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED',
    'QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  round int not null default 1,
  form jsonb not null,
  cbm numeric(8, 2) not null check (cbm > 0),
  start_date date not null,
  end_date date not null, -- moves on by an extension; the form keeps what was asked for
  search text not null default '',
  status_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  window_ends_at timestamptz not null,
  pending_review boolean not null default false, -- nobody quotes, the desk was told
  booked_at timestamptz,
  completed_at timestamptz,
  -- Set at booking: whose goods they are now, and what is owed and paid.
  agent_id uuid references companies,
  quotation_id uuid references quotations,
  final_quotation_id uuid references quotations,
  total_fils bigint check (total_fils > 0),
  paid_fils bigint check (paid_fils >= 0),
  on_credit boolean,
  booking_transaction_id uuid,
  booking_kind text,
  booking_fils bigint,
  cancel_fee_fils bigint check (cancel_fee_fils >= 0),
  measured_cbm numeric(8, 2) check (measured_cbm > 0),
  final_owed boolean not null default false, -- the measured space differs, a new final quotation is owed
  overstay_since date, -- told once that the booked time is over
  extension_until date,
  extension_asked_at timestamptz,
  extension_offered date,
  invoice_document_id uuid,
  -- Always true: the reference below holds the invoice against deletion as long as it is referred to (Z27).
  invoice_live boolean not null generated always as (true) stored,
  foreign key (invoice_document_id, invoice_live) references documents (id, live),
  foreign key (company_id, user_id) references users (company_id, id),
  unique (company_id, id),
  constraint warehouse_requests_dates check (start_date < end_date),
  constraint warehouse_requests_extension check ((extension_until is null) = (extension_asked_at is null)
    and (extension_offered is null or extension_until is not null)),
  -- Paid only with a ledger transaction of the exact amount (N12), completed only with the invoice (N13).
  foreign key (booking_transaction_id, id, booking_kind, booking_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  constraint warehouse_requests_paid check (
    state not in ('QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP')
    or num_nulls(booking_transaction_id, booking_kind, booking_fils, agent_id, quotation_id, total_fils, paid_fils, on_credit) = 0),
  constraint warehouse_requests_whole check (state not in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') or paid_fils = total_fils),
  constraint warehouse_requests_due check (state <> 'QS_AWAITING_FINAL_PAY' or paid_fils < total_fils),
  constraint warehouse_requests_invoiced check (state <> 'QS_CMP' or invoice_document_id is not null),
  constraint warehouse_requests_fee check (cancel_fee_fils is null or state = 'QS_CAN')
);
create index warehouse_requests_own on warehouse_requests (company_id, created_at desc, id desc);
create index warehouse_requests_state on warehouse_requests (state, created_at desc);
create index warehouse_requests_agent on warehouse_requests (agent_id, created_at desc) where agent_id is not null;
create index warehouse_requests_window on warehouse_requests (window_ends_at) where state in ('QS_RCD', 'QS_AWP');
create trigger warehouse_requests_guard before insert or update on warehouse_requests
  for each row execute function marsa.guard_state('storage-request');
create trigger warehouse_requests_status_since before update on warehouse_requests
  for each row execute function marsa.date_status();
create trigger warehouse_requests_keep before delete on warehouse_requests
  for each row execute function marsa.refuse_change();
grant select, insert, update on warehouse_requests to marsa_app;

create table warehouse_invitations (
  request_id uuid not null references warehouse_requests,
  round int not null,
  company_id uuid not null references companies, -- the warehouse's
  invited_at timestamptz not null,
  answer_minutes int not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answer text check (answer in ('QUOTED', 'DECLINED')),
  reason text,
  paused_at timestamptz,
  left_minutes int check (left_minutes >= 0),
  stood_minutes int not null default 0 check (stood_minutes >= 0),
  used_minutes int check (used_minutes >= 0),
  primary key (request_id, round, company_id),
  constraint warehouse_invitations_paused check ((paused_at is null) = (left_minutes is null))
);
create index warehouse_invitations_agent on warehouse_invitations (company_id, invited_at desc);
grant select, insert, update on warehouse_invitations to marsa_app;

-- What people read as the timeline. `for_customer` hides what a warehouse must not see of others.
create table warehouse_events (
  id uuid primary key default uuidv7(),
  request_id uuid not null references warehouse_requests,
  code text not null,
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  note text,
  amount_fils bigint,
  by_kind text not null,
  user_id uuid,
  agent_id uuid, -- shown to this warehouse and the customer only, where set
  for_customer boolean not null default false
);
create index warehouse_events_request on warehouse_events (request_id, at, id);
grant select, insert on warehouse_events to marsa_app;
create trigger warehouse_events_append_only before update or delete on warehouse_events
  for each row execute function marsa.refuse_change();

-- Where the goods of a booked request are (machine storage-goods). The id is the request's.
create table warehouse_goods (
  id uuid primary key,
  company_id uuid not null, -- the customer's, for the audit row of a move
  state text not null check (state in ('AWAITED', 'PICKED_UP', 'STORED', 'OUT_FOR_DELIVERY', 'DELIVERED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  constraint warehouse_goods_company foreign key (company_id, id) references warehouse_requests (company_id, id)
);
create index warehouse_goods_stored on warehouse_goods (id) where state = 'STORED';
create trigger warehouse_goods_guard before insert or update on warehouse_goods
  for each row execute function marsa.guard_state('storage-goods');
grant select, insert, update on warehouse_goods to marsa_app;

create table warehouse_items (
  id uuid primary key default uuidv7(),
  request_id uuid not null references warehouse_requests,
  position int not null,
  name text not null check (length(name) between 1 and 120),
  quantity int not null check (quantity > 0),
  released int not null default 0 check (released >= 0),
  condition_in text not null check (condition_in in ('good', 'worn', 'damaged')),
  note_in text,
  photo_in uuid,
  condition_out text check (condition_out in ('good', 'worn', 'damaged')),
  note_out text,
  photo_out uuid,
  -- Always true: a photo that is shown here is held against deletion (Z27).
  photos_live boolean not null generated always as (true) stored,
  constraint warehouse_items_photo_in foreign key (photo_in, photos_live) references documents (id, live),
  constraint warehouse_items_photo_out foreign key (photo_out, photos_live) references documents (id, live),
  unique (request_id, id),
  constraint warehouse_items_released check (released <= quantity)
);
create index warehouse_items_request on warehouse_items (request_id, position);
grant select, insert, update, delete on warehouse_items to marsa_app;

create table warehouse_releases (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  company_id uuid not null, -- the customer's
  state text not null check (state in ('REQUESTED', 'RELEASED', 'DECLINED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  wanted_on date not null,
  note text check (length(note) <= 300),
  requested_at timestamptz not null,
  requested_by uuid not null references users,
  ended_at timestamptz,
  unique (request_id, id),
  constraint warehouse_releases_company foreign key (company_id, request_id) references warehouse_requests (company_id, id),
  constraint warehouse_releases_ended check ((state = 'REQUESTED') = (ended_at is null))
);
create unique index warehouse_releases_open on warehouse_releases (request_id) where state = 'REQUESTED';
create index warehouse_releases_request on warehouse_releases (request_id, requested_at);
create trigger warehouse_releases_guard before insert or update on warehouse_releases
  for each row execute function marsa.guard_state('storage-release');
grant select, insert, update on warehouse_releases to marsa_app;

create table warehouse_release_lines (
  request_id uuid not null,
  release_id uuid not null,
  item_id uuid not null,
  quantity int not null check (quantity > 0),
  primary key (release_id, item_id),
  foreign key (request_id, release_id) references warehouse_releases (request_id, id),
  foreign key (request_id, item_id) references warehouse_items (request_id, id)
);
grant select, insert on warehouse_release_lines to marsa_app;

create table warehouse_feedback (
  request_id uuid primary key references warehouse_requests,
  company_id uuid not null references companies,
  agent_id uuid not null references companies,
  rating int check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  comments text check (length(comments) <= 150),
  commented_at timestamptz
);
create index warehouse_feedback_agent on warehouse_feedback (agent_id);
grant select, insert, update on warehouse_feedback to marsa_app;
