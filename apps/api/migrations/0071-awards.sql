-- Whose a booked request is, what it costs and what is paid of it stands in the request, in every line: its rules are checked in
-- one row, and lists need no second one. The money track of freight keeps its own machine, in columns of its own.

alter table requests
  add column agent_id uuid references companies,
  add column quotation_id uuid references quotations,
  add column final_quotation_id uuid references quotations,
  add column total_fils bigint check (total_fils > 0),
  add column paid_fils bigint check (paid_fils >= 0),
  add column compensated_fils bigint not null default 0, -- given back of what was paid
  add column on_credit boolean,
  -- The final payment that is asked, started and received (machine freight-balance).
  add column balance_state text check (balance_state in ('NOT_DUE', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED', 'QS_FINAL_PAY_RECEIVED')),
  add column balance_move text,
  add column balance_moved_as text,
  add column balance_reason text,
  add column balance_version int not null default 0;

alter table requests disable trigger user;
update requests r set agent_id = b.agent_id, quotation_id = b.quotation_id, final_quotation_id = b.final_quotation_id,
    total_fils = b.total_fils, paid_fils = b.paid_fils, compensated_fils = b.compensated_fils, on_credit = b.on_credit,
    balance_state = b.state, balance_move = b.move, balance_moved_as = b.moved_as, balance_reason = b.move_reason,
    balance_version = b.version
  from freight_balances b where b.id = r.id;
update requests r set agent_id = s.agent_id, quotation_id = s.quotation_id, final_quotation_id = s.final_quotation_id,
    total_fils = s.total_fils, paid_fils = s.paid_fils, on_credit = s.on_credit
  from storage_details s where s.id = r.id;
alter table requests enable trigger user;

drop trigger storage_details_checked on storage_details;
drop table freight_balances;
alter table storage_details drop column agent_id, drop column quotation_id, drop column final_quotation_id, drop column total_fils,
  drop column paid_fils, drop column on_credit;

alter table requests
  drop constraint requests_paid,
  add constraint requests_paid check (
    state not in ('QS_PPA', 'QS_PAI', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP')
    or num_nulls(booking_transaction_id, booking_kind, booking_fils, agent_id, quotation_id, total_fils, paid_fils, on_credit) = 0),
  add constraint requests_award check (num_nulls(agent_id, quotation_id, total_fils, paid_fils, on_credit) in (0, 5)
    and (agent_id is not null or final_quotation_id is null and balance_state is null)),
  add constraint requests_balance check (line <> 'freight' or (balance_state is null) = (agent_id is null)),
  add constraint requests_whole check (line <> 'warehouse' or state not in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') or paid_fils = total_fils),
  add constraint requests_due check (line <> 'warehouse' or state <> 'QS_AWAITING_FINAL_PAY' or paid_fils < total_fils),
  add constraint requests_compensated check (compensated_fils between 0 and coalesce(paid_fils, 0));
create index requests_agent on requests (agent_id, line) where agent_id is not null;

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
create trigger requests_guard_balance before update on requests for each row execute function marsa.guard_balance();
create function marsa.refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a request begins without a balance' using errcode = 'MA001';
end $$;
create trigger requests_balance_begins before insert on requests
  for each row when (new.balance_state is not null) execute function marsa.refuse_balance();

create or replace function marsa.check_details() returns trigger language plpgsql as $$
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
