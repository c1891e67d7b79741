-- Credit accounts: applications, accounts with limit and terms, and every decision about them, above an amount by two persons.

-- What a purchase may use in all stands beside the floor: the floor is at what is used where that is more (example 13), and
-- rises again with each posting that lowers what is used, so that repaid room above the limit does not open.
alter table ledger_balances add column limit_fils bigint not null default 0 check (limit_fils >= 0);
update ledger_balances set limit_fils = -floor_fils;

create table credit_applications (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid not null,
  kind text not null check (kind in ('NEW', 'INCREASE')),
  state text not null check (state in ('PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  company_name text not null check (length(company_name) <= 120),
  contact_name text not null check (length(contact_name) <= 80),
  contact_email text not null,
  contact_mobile text not null check (contact_mobile ~ '^\+971[0-9]{9}$'),
  remarks text not null check (length(remarks) <= 1000),
  requested_fils bigint check (requested_fils between 500000 and 500000000),
  requested_days smallint check (requested_days in (7, 15, 30, 45, 60, 90)),
  licence_number text,
  held_fils bigint not null check (held_fils >= 0), -- the limit there was, whose documents are in already
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  foreign key (company_id, user_id) references users (company_id, id),
  check ((state in ('APPROVED', 'REFUSED')) = (decided_by is not null)),
  check (state <> 'REFUSED' or move_reason is not null)
);
-- One open at a time (CR1).
create unique index credit_applications_open on credit_applications (company_id) where state = 'PENDING';
create index credit_applications_company on credit_applications (company_id, id);
grant select on credit_applications to marsa_app;
grant insert (company_id, user_id, kind, state, move, moved_as, company_name, contact_name, contact_email, contact_mobile,
    remarks, requested_fils, requested_days, licence_number, held_fils, applied_at) on credit_applications to marsa_app;
grant update (state, move, moved_as, move_reason, version, decided_at, decided_by) on credit_applications to marsa_app;

-- What was asked of the applicant and answered.
create table credit_notes (
  id uuid primary key default uuidv7(),
  application_id uuid not null references credit_applications,
  kind text not null check (kind in ('question', 'answer')),
  text text not null check (length(text) between 3 and 1000),
  user_id uuid not null references users,
  at timestamptz not null
);
create index credit_notes_application on credit_notes (application_id, id);
grant select on credit_notes to marsa_app;
grant insert (application_id, kind, text, user_id, at) on credit_notes to marsa_app;

create table credit_accounts (
  id uuid primary key default uuidv7(),
  company_id uuid not null unique references companies,
  state text not null check (state in ('APPROVED', 'SUSPENDED', 'CLOSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  limit_fils bigint not null check (limit_fils >= 0),
  terms_days smallint not null check (terms_days in (7, 15, 30, 45, 60, 90)),
  opened_at timestamptz not null default now()
);
grant select on credit_accounts to marsa_app;
grant insert (company_id, state, move, moved_as, move_reason, limit_fils, terms_days) on credit_accounts to marsa_app;
grant update (state, move, moved_as, move_reason, version, limit_fils, terms_days) on credit_accounts to marsa_app;

-- Each decision, with what it changed and who made it; one that needs a second administrator waits for them.
create table credit_proposals (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  application_id uuid references credit_applications,
  kind text not null check (kind in ('OPEN', 'CHANGE', 'SUSPEND', 'RESTORE', 'CLOSE')),
  from_fils bigint,
  from_days smallint,
  to_fils bigint not null check (to_fils >= 0),
  to_days smallint not null,
  account_version int, -- that the proposal was made on
  reason text not null check (length(reason) between 3 and 500),
  needs_second boolean not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  lapses_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((from_fils is null) = (from_days is null)),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint credit_proposals_second_person
  check (not needs_second or outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index credit_proposals_open on credit_proposals (company_id) where outcome is null;
create index credit_proposals_company on credit_proposals (company_id, id);
grant select on credit_proposals to marsa_app;
grant insert (company_id, application_id, kind, from_fils, from_days, to_fils, to_days, account_version, reason, needs_second,
    proposed_by, proposed_at, lapses_at, decided_by, decided_at, outcome) on credit_proposals to marsa_app;
grant update (decided_by, decided_at, outcome) on credit_proposals to marsa_app;

-- Who had credit keeps it.
insert into credit_accounts (company_id, state, move, moved_as, limit_fils, terms_days)
  select a.owner_id, 'APPROVED', 'open', 'system', b.limit_fils, 30
  from ledger_accounts a join ledger_balances b on b.account_id = a.id join companies c on c.id = a.owner_id
  where a.kind = 'credit_exposure' and a.currency = 'AED' and c.is_credit;
update companies set is_credit = false where is_credit and id not in (select company_id from credit_accounts);

-- The ledger and the company follow the account: the limit while it is open, nothing otherwise.
create function marsa.follow_credit_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  open_fils bigint := case when new.state = 'APPROVED' then new.limit_fils else 0 end;
begin
  insert into ledger_accounts (kind, owner_id, currency) values ('credit_exposure', new.company_id, 'AED') on conflict do nothing;
  update ledger_balances b set limit_fils = open_fils, floor_fils = least(-open_fils, b.balance_fils) from ledger_accounts a
  where a.id = b.account_id and a.kind = 'credit_exposure' and a.owner_id = new.company_id and a.currency = 'AED';
  update companies set is_credit = (new.state = 'APPROVED')
  where id = new.company_id and is_credit <> (new.state = 'APPROVED');
  return null;
end $$;

-- An account changes only with a decision that is made for its company in the same transaction; `system` opens those of before.
create function marsa.check_credit_decision() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.moved_as = 'system' then return null; end if;
  if not exists (
    select from credit_proposals p
    where p.company_id = new.company_id and p.outcome = 'MADE' and p.to_fils = new.limit_fils and p.to_days = new.terms_days
      and p.xmin::text::bigint = (pg_current_xact_id()::text::bigint & 4294967295)
  ) then
    raise exception 'credit of % changed without a decision', new.company_id
      using errcode = '23514', constraint = 'credit_accounts_decided';
  end if;
  return null;
end $$;

-- Keeps the balance of bounded accounts (N4) and what each payment session has settled (N7). What a company owes by obligation
-- passes its limit; what it buys does not.
create or replace function marsa.apply_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_kind text;
  tx ledger_transactions;
begin
  select kind into account_kind from ledger_accounts where id = new.account_id;
  select * into tx from ledger_transactions where id = new.transaction_id;
  if account_kind = 'credit_exposure' and (new.amount_fils > 0 or tx.kind in ('credit.extra', 'reversal')) then
    update ledger_balances set balance_fils = balance_fils + new.amount_fils,
      floor_fils = least(-limit_fils, balance_fils + new.amount_fils) where account_id = new.account_id;
  else
    update ledger_balances set balance_fils = balance_fils + new.amount_fils where account_id = new.account_id;
  end if;
  if account_kind = 'gateway_clearing' then
    if tx.session_id is not null then
      update payment_sessions set settled_fils = settled_fils - new.amount_fils where id = tx.session_id;
    elsif tx.kind not in ('payment.suspense', 'credit.repaid') then
      raise exception 'money at the gateway belongs to a payment session'
        using errcode = '23514', constraint = 'ledger_clearing_session';
    end if;
  end if;
  return null;
end $$;

drop function marsa.set_credit_limit(uuid, bigint);

create trigger credit_applications_guard before insert or update on credit_applications
  for each row execute function marsa.guard_state('credit-application');
create trigger credit_applications_keep before delete on credit_applications
  for each row execute function marsa.refuse_change();
create trigger credit_applications_no_truncate before truncate on credit_applications
  for each statement execute function marsa.refuse_change();

create trigger credit_accounts_guard before insert or update on credit_accounts
  for each row execute function marsa.guard_state('credit-account');
create trigger credit_accounts_follow after insert or update on credit_accounts
  for each row execute function marsa.follow_credit_account();
create constraint trigger credit_accounts_decided after insert or update on credit_accounts
  deferrable initially deferred for each row execute function marsa.check_credit_decision();
create trigger credit_accounts_keep before delete on credit_accounts
  for each row execute function marsa.refuse_change();
create trigger credit_accounts_no_truncate before truncate on credit_accounts
  for each statement execute function marsa.refuse_change();

create trigger credit_proposals_keep before delete on credit_proposals
  for each row execute function marsa.refuse_change();
create trigger credit_proposals_no_truncate before truncate on credit_proposals
  for each statement execute function marsa.refuse_change();
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function marsa.refuse_change();
create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function marsa.refuse_change();
