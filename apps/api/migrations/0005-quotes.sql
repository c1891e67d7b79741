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
create trigger quotations_guard before insert or update on quotations
  for each row execute function marsa.guard_state('quotation');
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
  primary key (quotation_id, position)
);
grant select, insert, delete on quotation_charges to marsa_app;
