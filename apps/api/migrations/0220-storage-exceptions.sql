-- An objection of the customer is answered; and somebody of the warehouse owns what goes wrong with stored goods.

alter table warehouse_findings
  drop constraint warehouse_findings_state_check,
  drop constraint warehouse_findings_answered,
  drop constraint warehouse_findings_objection,
  add column objection text, -- what the customer objects; the reason of the last move is then what was answered to it
  add column settled_at timestamptz;
update warehouse_findings set objection = move_reason where state = 'OBJECTED';
alter table warehouse_findings
  add constraint warehouse_findings_state_check check (state in ('NOTED', 'ACCEPTED', 'OBJECTED', 'SETTLED', 'DROPPED')),
  add constraint warehouse_findings_answered check ((state in ('ACCEPTED', 'OBJECTED', 'SETTLED')) = (answered_at is not null)),
  add constraint warehouse_findings_objection check (case when state in ('OBJECTED', 'SETTLED') then length(objection) >= 3 else objection is null end),
  add constraint warehouse_findings_settled check (case when state = 'SETTLED' then settled_at is not null and length(move_reason) >= 3 else settled_at is null end);

create table warehouse_exception_owners (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  finding_id uuid references warehouse_findings, -- what was found; else the goods stay too long
  until date, -- the agreed end that is over: past a later one it is another exception
  company_id uuid not null,
  owner_id uuid not null,
  taken_at timestamptz not null,
  constraint warehouse_exception_owners_kind check ((finding_id is null) = (until is not null)),
  constraint warehouse_exception_owners_once unique nulls not distinct (request_id, finding_id, until),
  constraint warehouse_exception_owners_member foreign key (company_id, owner_id) references users (company_id, id)
);
create index warehouse_exception_owners_owner on warehouse_exception_owners (owner_id);
grant select, insert, update, delete on warehouse_exception_owners to marsa_app;
