-- Compensation for a disputed delivery: decided by one person up to a limit and by two above it, posted once, and never
-- more than was paid. A credit note may stand for it where no single refund does.

alter table freight_balances
  add column compensated_fils bigint not null default 0, -- given back of what was paid
  add constraint freight_balances_compensated check (compensated_fils between 0 and paid_fils);

create table freight_compensations (
  id uuid primary key default uuidv7(),
  request_id uuid not null references freight_requests,
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
create trigger freight_compensations_keep before delete on freight_compensations
  for each row execute function marsa.refuse_change();
create trigger freight_compensations_no_truncate before truncate on freight_compensations
  for each statement execute function marsa.refuse_change();
grant select on freight_compensations to marsa_app;
grant insert (request_id, dispute_id, amount_fils, note, needs_second, proposed_by, proposed_at, decided_by, decided_at, outcome)
  on freight_compensations to marsa_app;
grant update (decided_by, decided_at, outcome) on freight_compensations to marsa_app;

alter table tax_invoices add column cause_id uuid unique; -- what a note without a refund of its own was given for
do $$ begin
  execute (select format('alter table tax_invoices drop constraint %I', conname) from pg_constraint
    where conrelid = 'tax_invoices'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%refund_id%');
end $$;
alter table tax_invoices add constraint tax_invoices_cause
  check ((kind = 'credit-note') = (num_nonnulls(refund_id, cause_id) = 1) and num_nonnulls(refund_id, cause_id) <= 1);
grant insert (cause_id) on tax_invoices to marsa_app;
