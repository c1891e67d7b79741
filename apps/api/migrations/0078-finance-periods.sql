-- Months of the books are closed by two people; nothing is posted into a closed one.

-- The day on which a posting counts where that is not the day of posting; never one of a closed month.
alter table ledger_transactions add column effective_on date;
grant insert (effective_on) on ledger_transactions to marsa_app;

create table finance_periods (
  id uuid primary key default uuidv7(),
  company_id uuid references companies, -- none: the books are the house's
  month date not null unique check (extract(day from month) = 1),
  state text not null check (state in ('OPEN', 'CLOSING', 'CLOSED', 'REOPENING')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  started_by uuid not null references users,
  closed_by uuid references users,
  closed_at timestamptz,
  checks jsonb, -- as they were when it was closed
  asked_by uuid references users, -- who wants it open again
  asked_reason text check (length(asked_reason) between 3 and 500),
  reopened_by uuid references users,
  constraint finance_periods_closed check (state in ('OPEN', 'CLOSING') or num_nulls(closed_by, closed_at, checks) = 0),
  constraint finance_periods_second_person check (closed_by <> started_by and reopened_by <> asked_by),
  constraint finance_periods_asked check (state <> 'REOPENING' or (asked_by is not null and asked_reason is not null))
);
grant select on finance_periods to marsa_app;
grant insert (month, state, move, moved_as, started_by) on finance_periods to marsa_app;
grant update (state, move, moved_as, move_reason, version, started_by, closed_by, closed_at, checks, asked_by, asked_reason, reopened_by)
  on finance_periods to marsa_app;
create trigger finance_periods_guard before insert or update on finance_periods
  for each row execute function marsa.guard_state('finance-period');
create trigger finance_periods_keep before delete on finance_periods for each row execute function marsa.refuse_change();

-- Closed after its last day, and opened again only where no later one is closed; by people who may.
create function marsa.check_period() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state = 'CLOSED' and old.state = 'CLOSING' and not (
    new.month + interval '1 month' <= (clock_timestamp() at time zone 'Asia/Dubai') and marsa.is_capable(new.closed_by, 'finance.close')
    and marsa.is_capable(new.started_by, 'finance.close')) then
    raise exception 'month % cannot be closed', new.month using errcode = '23514', constraint = 'finance_periods_close';
  end if;
  if new.state = 'OPEN' and old.state = 'REOPENING' and (
    new.reopened_by is null or not marsa.is_capable(new.reopened_by, 'finance.approve')
    or exists (select from finance_periods where month > new.month and state in ('CLOSED', 'REOPENING'))) then
    raise exception 'month % cannot be opened', new.month using errcode = '23514', constraint = 'finance_periods_reopen';
  end if;
  return new;
end $$;
create trigger finance_periods_people before update on finance_periods for each row execute function marsa.check_period();

-- Waits for who closes the month at the moment, so that nothing slips in between its checks and its lock.
create function marsa.guard_period() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day date := coalesce(new.effective_on, (new.posted_at at time zone 'Asia/Dubai')::date);
  found_state text;
begin
  if new.effective_on > (new.posted_at at time zone 'Asia/Dubai')::date then
    raise exception 'posting ahead of its day' using errcode = '23514', constraint = 'ledger_effective_ahead';
  end if;
  select state into found_state from finance_periods where month = date_trunc('month', day)::date for share;
  if found_state in ('CLOSED', 'REOPENING') then
    raise exception 'the month of % is closed', day using errcode = '23514', constraint = 'ledger_period_closed';
  end if;
  return new;
end $$;
create trigger ledger_transactions_period before insert on ledger_transactions
  for each row execute function marsa.guard_period();
