-- Statements of the bank, what their lines are matched with, and the cases of what matches nothing.

create table bank_statements (
  id uuid primary key default uuidv7(),
  account text not null check (length(account) between 1 and 34),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  opening_fils bigint not null,
  closing_fils bigint not null,
  name text not null check (length(name) between 1 and 200),
  sha256 bytea not null unique,
  imported_by uuid not null references users,
  imported_at timestamptz not null default clock_timestamp()
);
grant select on bank_statements to marsa_app;
grant insert (account, from_on, until_on, opening_fils, closing_fils, name, sha256, imported_by) on bank_statements to marsa_app;
create trigger bank_statements_keep before update or delete on bank_statements for each row execute function marsa.refuse_change();

create table bank_lines (
  id uuid primary key default uuidv7(),
  statement_id uuid not null references bank_statements,
  account text not null,
  day date not null,
  amount_fils bigint not null check (amount_fils <> 0),
  line_text text not null check (length(line_text) <= 140),
  reference text not null check (length(reference) <= 35),
  party text not null check (length(party) <= 140),
  fingerprint bytea not null,
  unique (account, fingerprint)
);
create index bank_lines_statement on bank_lines (statement_id);
grant select on bank_lines to marsa_app;
grant insert (statement_id, account, day, amount_fils, line_text, reference, party, fingerprint) on bank_lines to marsa_app;
create trigger bank_lines_keep before update or delete on bank_lines for each row execute function marsa.refuse_change();

-- A line is one posting at the bank, of its amount; each once.
create table bank_matches (
  line_id uuid primary key references bank_lines,
  transaction_id uuid not null unique references ledger_transactions,
  rule text not null check (rule in ('M1', 'M2', 'M3', 'HAND')),
  score int not null check (score between 0 and 100),
  matched_by uuid references users, -- null where nobody had to look
  matched_at timestamptz not null default clock_timestamp()
);
grant select on bank_matches to marsa_app;
grant insert (line_id, transaction_id, rule, score, matched_by) on bank_matches to marsa_app;
create trigger bank_matches_keep before update or delete on bank_matches for each row execute function marsa.refuse_change();

create function marsa.check_bank_match() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select amount_fils from bank_lines where id = new.line_id) is distinct from
    (select -sum(e.amount_fils)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = new.transaction_id and a.kind = 'bank') then
    raise exception 'line % and its posting differ', new.line_id using errcode = '23514', constraint = 'bank_matches_amount';
  end if;
  return new;
end $$;
create trigger bank_matches_amount before insert on bank_matches for each row execute function marsa.check_bank_match();

-- Differences with the gateway and lines without a match are cases that somebody works off.
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown-order', 'missing-order', 'amount', 'mismatch', 'bank-unmatched'));
alter table reconciliation_differences
  add column company_id uuid references companies, -- none: the books are the house's
  add column line_id uuid unique references bank_lines,
  add column state text not null default 'OPEN' check (state in ('OPEN', 'IN_WORK', 'WAITING', 'PROPOSED', 'RESOLVED')),
  add column move text not null default 'find',
  add column moved_as text not null default 'system',
  add column move_reason text,
  add column version int not null default 1,
  add column owner_id uuid references users,
  add column due_on date not null default ((clock_timestamp() at time zone 'Asia/Dubai')::date + 1),
  add column resolution text check (resolution in ('explained', 'bank-fee', 'unknown-payer', 'matched')),
  add column resolution_id uuid references ledger_transactions,
  add column proposed_by uuid references users;
update reconciliation_differences set state = 'RESOLVED', move = 'resolve', moved_as = 'admin', resolution = 'explained' where closed_at is not null;
alter table reconciliation_differences drop constraint reconciliation_differences_check;
alter table reconciliation_differences
  add constraint reconciliation_differences_line check ((kind = 'bank-unmatched') = (line_id is not null)),
  add constraint reconciliation_differences_resolved
    check ((state = 'RESOLVED') = (closed_at is not null) and (state = 'RESOLVED' or resolution_id is null)
      and (state <> 'RESOLVED' or resolution is not null)),
  add constraint reconciliation_differences_posted check ((resolution in ('bank-fee', 'unknown-payer') and state = 'RESOLVED') = (resolution_id is not null)
    or resolution = 'matched'),
  add constraint reconciliation_differences_second_person check (closed_by <> proposed_by),
  add constraint reconciliation_differences_two check (state <> 'RESOLVED' or resolution = 'matched'
    or (resolution = 'explained' and abs(theirs_fils - ours_fils) <= 50000) or (proposed_by is not null and closed_by is not null)) not valid;
grant insert (line_id) on reconciliation_differences to marsa_app;
grant update (state, move, moved_as, move_reason, version, owner_id, due_on, resolution, resolution_id, proposed_by)
  on reconciliation_differences to marsa_app;
create trigger reconciliation_differences_guard before insert or update on reconciliation_differences
  for each row execute function marsa.guard_state('finance-case');

-- Who ends what another has proposed may approve.
create function marsa.check_case_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state = 'RESOLVED' and old.state = 'PROPOSED' and new.resolution <> 'matched'
    and not marsa.is_capable(new.closed_by, 'finance.approve') then
    raise exception 'case % by somebody who may not', new.id using errcode = '23514', constraint = 'reconciliation_differences_capable';
  end if;
  return new;
end $$;
create trigger reconciliation_differences_people before update on reconciliation_differences
  for each row execute function marsa.check_case_people();

-- The day itself, or the first one after it that is in no closed month.
create function marsa.open_day(wanted date) returns date language sql stable security definer set search_path = public, pg_temp as $$
  select case when not exists (select from finance_periods where month = date_trunc('month', wanted)::date and state in ('CLOSED', 'REOPENING'))
    then wanted
    else (select min(first)::date from generate_series(date_trunc('month', wanted), date_trunc('month', wanted) + interval '10 years', '1 month') first
      where not exists (select from finance_periods where month = first::date and state in ('CLOSED', 'REOPENING'))) end
$$;
revoke all on function marsa.open_day(date) from public;
grant execute on function marsa.open_day(date) to marsa_app;
