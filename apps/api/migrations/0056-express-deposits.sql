-- Cash from the hand of a courier to the wallet of a merchant: deposits, their counts, differences and bank slips (K4-K7).

-- What a depot takes to the bank: cash of confirmed deposits, and what couriers paid for a difference.
create table express_bank_slips (
  id uuid primary key default uuidv7(),
  depot_id uuid not null references express_depots,
  reference text not null check (length(reference) between 3 and 40),
  amount_fils bigint not null check (amount_fils > 0),
  banked_on date not null,
  banked_by uuid not null references users,
  banked_at timestamptz not null,
  posting_kind text not null generated always as ('cod.banked') stored,
  transaction_id uuid not null,
  foreign key (transaction_id, id, posting_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  constraint express_bank_slips_reference unique (depot_id, reference)
);
grant select on express_bank_slips to marsa_app;
grant insert (id, depot_id, reference, amount_fils, banked_on, banked_by, banked_at, transaction_id)
  on express_bank_slips to marsa_app;

-- What a courier hands over at once. Counted by somebody else, confirmed by a third person.
create table express_deposits (
  id uuid primary key default uuidv7(),
  number text not null unique check (number ~ '^DEP-\d{8}-\d{3,}$'),
  company_id uuid not null references companies, -- the courier's
  depot_id uuid not null references express_depots,
  courier_id uuid not null references express_workers,
  state text not null check (state in ('OPEN', 'WITHDRAWN', 'COUNTED', 'CONFIRMED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  opened_at timestamptz not null,
  counts int not null default 0,
  counted_by uuid references users,
  counted_at timestamptz,
  expected_fils bigint check (expected_fils > 0),
  counted_fils bigint check (counted_fils >= 0),
  confirmed_by uuid references users,
  confirmed_at timestamptz,
  slip_id uuid references express_bank_slips,
  check ((state in ('COUNTED', 'CONFIRMED')) = (counts > 0)),
  check (num_nonnulls(counted_by, counted_at, expected_fils, counted_fils) = case when counts > 0 then 4 else 0 end),
  check ((state = 'CONFIRMED') = (confirmed_by is not null) and (confirmed_by is null) = (confirmed_at is null)),
  check (slip_id is null or state = 'CONFIRMED'),
  constraint express_deposits_own_cash check (counted_by <> courier_id),
  constraint express_deposits_second_person check (confirmed_by <> courier_id and confirmed_by <> counted_by)
);
create unique index express_deposits_open on express_deposits (courier_id) where state = 'OPEN';
create index express_deposits_depot on express_deposits (depot_id, opened_at);
grant select on express_deposits to marsa_app;
grant insert (id, number, company_id, depot_id, courier_id, state, move, moved_as, opened_at) on express_deposits to marsa_app;
grant update (state, move, moved_as, move_reason, version, counts, counted_by, counted_at, expected_fils, counted_fils,
  confirmed_by, confirmed_at, slip_id) on express_deposits to marsa_app;
create trigger express_deposits_guard before insert or update on express_deposits
  for each row execute function marsa.guard_state('express-deposit');

-- Each count as it was typed. The second one is somebody else's.
create table express_deposit_counts (
  deposit_id uuid not null references express_deposits,
  n int not null check (n > 0),
  counted_by uuid not null references users,
  counted_at timestamptz not null,
  pieces jsonb not null,
  expected_fils bigint not null check (expected_fils > 0),
  counted_fils bigint not null check (counted_fils >= 0),
  posting_kind text not null generated always as ('cod.deposited') stored,
  transaction_id uuid,
  primary key (deposit_id, n),
  -- As much is posted as was counted (N12).
  foreign key (transaction_id, deposit_id, posting_kind, counted_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check ((counted_fils > 0) = (transaction_id is not null))
);
grant select on express_deposit_counts to marsa_app;
grant insert (deposit_id, n, counted_by, counted_at, pieces, expected_fils, counted_fils, transaction_id)
  on express_deposit_counts to marsa_app;

create function marsa.check_count() returns trigger language plpgsql as $$
begin
  if exists (select from public.express_deposits d where d.id = new.deposit_id and d.courier_id = new.counted_by) then
    raise exception 'deposit % is counted by the courier who hands it over', new.deposit_id
      using errcode = '23514', constraint = 'express_deposit_counts_own_cash';
  end if;
  if exists (select from public.express_deposit_counts c where c.deposit_id = new.deposit_id and c.counted_by = new.counted_by) then
    raise exception 'deposit % is counted again by the same person', new.deposit_id
      using errcode = '23514', constraint = 'express_deposit_counts_second';
  end if;
  return new;
end $$;
grant execute on function marsa.check_count() to marsa_app;
create trigger express_deposit_counts_people before insert on express_deposit_counts
  for each row execute function marsa.check_count();

-- Nobody confirms what they have counted, also where somebody counted again after them.
create function marsa.check_confirmation() returns trigger language plpgsql as $$
begin
  if exists (select from public.express_deposit_counts c where c.deposit_id = new.id and c.counted_by = new.confirmed_by) then
    raise exception 'deposit % is confirmed by somebody who counted it', new.id
      using errcode = '23514', constraint = 'express_deposits_second_person';
  end if;
  return new;
end $$;
grant execute on function marsa.check_confirmation() to marsa_app;
create trigger express_deposits_confirmation before update on express_deposits
  for each row when (new.confirmed_by is not null and old.confirmed_by is null) execute function marsa.check_confirmation();

-- A difference between what was expected and what was counted, until somebody says who bears it (K5, K6).
create table express_cod_disputes (
  id uuid primary key default uuidv7(),
  deposit_id uuid not null references express_deposits,
  kind text not null check (kind in ('SHORT', 'OVER')),
  amount_fils bigint not null check (amount_fils > 0),
  opened_at timestamptz not null,
  outcome text check (outcome in ('COURIER_PAID', 'HOUSE_BORE', 'GIVEN_BACK', 'UNCLAIMED', 'RECOUNTED')),
  reason text check (length(reason) between 3 and 500), -- none where a rule of the house decides
  decided_by uuid references users,
  decided_at timestamptz,
  posting_kind text not null generated always as ('cod.resolved') stored,
  transaction_id uuid,
  slip_id uuid references express_bank_slips,
  foreign key (transaction_id, id, posting_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is null or outcome = 'RECOUNTED'
    or (kind = 'SHORT') = (outcome in ('COURIER_PAID', 'HOUSE_BORE'))),
  -- Whatever closes a difference moves exactly that amount; a new count closes it with a new posting of its own.
  check ((outcome is null or outcome = 'RECOUNTED') = (transaction_id is null)),
  check (slip_id is null or outcome in ('COURIER_PAID', 'GIVEN_BACK'))
);
create unique index express_cod_disputes_open on express_cod_disputes (deposit_id) where outcome is null;
create index express_cod_disputes_slip on express_cod_disputes (deposit_id) where slip_id is null;
grant select on express_cod_disputes to marsa_app;
grant insert (id, deposit_id, kind, amount_fils, opened_at) on express_cod_disputes to marsa_app;
grant update (outcome, reason, decided_by, decided_at, transaction_id, slip_id) on express_cod_disputes to marsa_app;

-- Who pays for a difference is not decided by the courier, nor by who counted.
create function marsa.check_resolution() returns trigger language plpgsql as $$
begin
  if new.outcome not in ('UNCLAIMED', 'RECOUNTED') and (new.decided_by is null or exists (
    select from public.express_deposits d where d.id = new.deposit_id and d.courier_id = new.decided_by) or exists (
    select from public.express_deposit_counts c where c.deposit_id = new.deposit_id and c.counted_by = new.decided_by)) then
    raise exception 'difference % is settled by somebody who handled the cash', new.id
      using errcode = '23514', constraint = 'express_cod_disputes_second_person';
  end if;
  return new;
end $$;
grant execute on function marsa.check_resolution() to marsa_app;
create trigger express_cod_disputes_resolution before update on express_cod_disputes
  for each row when (new.outcome is not null and old.outcome is null) execute function marsa.check_resolution();

-- Where the cash of a parcel is: its deposit, the difference that holds it, and the posting that credited it.
alter table express_cod
  add column deposit_id uuid references express_deposits,
  add column dispute_id uuid references express_cod_disputes,
  add column deposited_at timestamptz,
  add column credited_at timestamptz,
  add column credit_kind text not null generated always as ('wallet.cod') stored,
  add column credit_id uuid,
  add foreign key (credit_id, id, credit_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  add check (state not in ('DEPOSITED', 'DISPUTED', 'CREDITED', 'PAID_OUT', 'REVERSED') or deposit_id is not null),
  add check (state not in ('EXPECTED', 'NOT_COLLECTED') or deposit_id is null),
  add check (state <> 'DISPUTED' or dispute_id is not null),
  add check ((state in ('CREDITED', 'PAID_OUT', 'REVERSED')) = (credit_id is not null)),
  add check ((credit_id is null) = (credited_at is null));
create index express_cod_deposit on express_cod (deposit_id);
create index express_cod_dispute on express_cod (dispute_id);

-- The wallet of a merchant is credited only out of a deposit that a third person has confirmed (K7).
create function marsa.check_credit() returns trigger language plpgsql as $$
begin
  if not exists (select from public.express_deposits d where d.id = new.deposit_id and d.state = 'CONFIRMED') then
    raise exception 'cash of % is credited before its deposit is confirmed', new.id
      using errcode = '23514', constraint = 'express_cod_confirmed';
  end if;
  return new;
end $$;
grant execute on function marsa.check_credit() to marsa_app;
create trigger express_cod_credit before update on express_cod
  for each row when (new.state = 'CREDITED' and old.state <> 'CREDITED') execute function marsa.check_credit();

-- A credit that went to the wrong merchant, and where it went instead: to another one, or to the house (K9).
create table express_cod_reversals (
  id uuid primary key references express_cod,
  amount_fils bigint not null,
  reason text not null check (length(reason) between 3 and 500),
  reversed_by uuid not null references users,
  reversed_at timestamptz not null,
  reversal_kind text not null generated always as ('wallet.reversed') stored,
  transaction_id uuid not null,
  to_shipment_id uuid references express_shipments, -- of the right merchant; none where the house keeps it
  passed_id uuid not null unique references ledger_transactions,
  check (to_shipment_id <> id),
  foreign key (transaction_id, id, reversal_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils)
);
grant select, insert (id, amount_fils, reason, reversed_by, reversed_at, transaction_id, to_shipment_id, passed_id)
  on express_cod_reversals to marsa_app;

create trigger express_deposits_keep before delete on express_deposits for each row execute function marsa.refuse_change();
create trigger express_deposits_no_truncate before truncate on express_deposits
  for each statement execute function marsa.refuse_change();
create trigger express_deposit_counts_append_only before update or delete on express_deposit_counts
  for each row execute function marsa.refuse_change();
create trigger express_deposit_counts_no_truncate before truncate on express_deposit_counts
  for each statement execute function marsa.refuse_change();
create trigger express_cod_disputes_keep before delete on express_cod_disputes
  for each row execute function marsa.refuse_change();
create trigger express_cod_disputes_no_truncate before truncate on express_cod_disputes
  for each statement execute function marsa.refuse_change();
create trigger express_bank_slips_append_only before update or delete on express_bank_slips
  for each row execute function marsa.refuse_change();
create trigger express_bank_slips_no_truncate before truncate on express_bank_slips
  for each statement execute function marsa.refuse_change();
create trigger express_cod_reversals_append_only before update or delete on express_cod_reversals
  for each row execute function marsa.refuse_change();
create trigger express_cod_reversals_no_truncate before truncate on express_cod_reversals
  for each statement execute function marsa.refuse_change();
