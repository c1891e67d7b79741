-- A change of a request writes less: no guard looks at columns that it does not guard, and a new version of a row finds room beside
-- the old one, so that no index hears of it.

alter table requests set (fillfactor = 85);
alter table freight_details set (fillfactor = 85);
alter table storage_details set (fillfactor = 85);
alter table truck_details set (fillfactor = 85);
alter table request_invitations set (fillfactor = 85);

-- By the side alone: a column in the condition of an index counts as indexed, and the rest of a turn changes with every step.
drop index requests_turn;
create index requests_turn on requests (company_id, turn_side) where turn_side is not null;
drop index requests_agent_turn;
create index requests_agent_turn on requests (agent_id, turn_side) where agent_id is not null and turn_side is not null;

-- The columns that each of them compares; a summary that is brought up to date moves nothing.
drop trigger requests_freight_guard on requests;
create trigger requests_freight_guard before insert or update of state, move, version on requests
  for each row when (new.line = 'freight') execute function marsa.guard_state('freight-request');
drop trigger requests_storage_guard on requests;
create trigger requests_storage_guard before insert or update of state, move, version on requests
  for each row when (new.line = 'warehouse') execute function marsa.guard_state('storage-request');
drop trigger requests_trucks_guard on requests;
create trigger requests_trucks_guard before insert or update of state, move, version on requests
  for each row when (new.line = 'trucks') execute function marsa.guard_state('truck-request');
drop trigger requests_guard_balance on requests;
create trigger requests_guard_balance before update of balance_state, balance_version on requests
  for each row execute function marsa.guard_balance();
drop trigger requests_status_since on requests;
create trigger requests_status_since before update of state on requests
  for each row execute function marsa.date_status();

-- Requests that a transaction has written itself: it holds their locks, and who brings their summaries up to date needs no other.
create function marsa.touch_written() returns trigger language plpgsql as $$
declare
  known text := coalesce(current_setting('marsa.written', true), '');
begin
  perform marsa.touch(new.id);
  if position(new.id::text in known) = 0 then
    perform set_config('marsa.written', trim(known || ' ' || new.id), true);
  end if;
  return null;
end $$;
grant execute on function marsa.touch_written() to marsa_app;

drop trigger requests_touch on requests;
create trigger requests_touch after insert or update of state, version, balance_state, round, form, pending_review, question_since,
  window_ends_at, agent_id, paid_fils, total_fils, final_quotation_id on requests for each row execute function marsa.touch_written();
