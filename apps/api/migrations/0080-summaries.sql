-- What lists, dashboards and reminders read of a request without working it out again: its tab and whose turn it is, and for an
-- invited agent the tab of its own list. Written at the end of each transaction that touched the request (requests/summary.ts).

alter table requests
  add column tab text not null default 'draft'
    check (tab in ('draft', 'active', 'completed', 'cancelled', 'expired')),
  add column turn jsonb, -- side, action, documents, meanwhile; null where nobody has to act
  add column turn_side text generated always as (turn ->> 'side') stored,
  add column turn_by timestamptz,
  add column turn_since timestamptz,
  add column reminded_at timestamptz;
alter table request_invitations
  add column tab text not null default 'answer'
    check (tab in ('answer', 'quoted', 'won', 'passed', 'completed', 'cancelled', 'expired'));

update requests set tab = case state when 'DRAFT' then 'draft' when 'QS_CMP' then 'completed' when 'QS_CAN' then 'cancelled'
  when 'QS_REJ' then 'cancelled' when 'EXPIRED' then 'expired' else 'active' end;

drop index requests_listed;
create index requests_listed on requests (company_id, line, created_at desc, id desc) include (state, user_id);
create index requests_tab on requests (company_id, line, tab, created_at desc, id desc);
create index requests_line_tab on requests (line, tab, created_at desc, id desc);
create index requests_turn on requests (company_id, turn_side) where turn is not null;
create index requests_agent_turn on requests (agent_id, turn_side) where agent_id is not null and turn is not null;
create index request_invitations_tab on request_invitations (company_id, line, tab, created_at desc, request_id desc)
  where is_current;

-- Requests that a transaction touched, for the one place that brings their summaries up to date before the commit.
create function marsa.touch(request uuid) returns void language plpgsql as $$
declare
  known text := coalesce(current_setting('marsa.touched', true), '');
begin
  if request is not null and position(request::text in known) = 0 then
    perform set_config('marsa.touched', trim(known || ' ' || request), true);
  end if;
end $$;
create function marsa.touch_id() returns trigger language plpgsql as $$
begin perform marsa.touch(new.id); return null; end $$;
create function marsa.touch_request() returns trigger language plpgsql as $$
begin perform marsa.touch(new.request_id); return null; end $$;
create function marsa.touch_subject() returns trigger language plpgsql as $$
begin perform marsa.touch(new.subject_id); return null; end $$;
grant execute on function marsa.touch(uuid), marsa.touch_id(), marsa.touch_request(), marsa.touch_subject() to marsa_app;

create trigger requests_touch after insert or update of state, version, balance_state, round, form, pending_review, question_since,
  window_ends_at, agent_id, paid_fils, total_fils, final_quotation_id on requests for each row execute function marsa.touch_id();
create trigger freight_details_touch after update on freight_details for each row execute function marsa.touch_id();
create trigger storage_details_touch after update on storage_details for each row execute function marsa.touch_id();
create trigger warehouse_goods_touch after insert or update on warehouse_goods for each row execute function marsa.touch_id();
create trigger warehouse_releases_touch after insert or update on warehouse_releases
  for each row execute function marsa.touch_request();
create trigger warehouse_findings_touch after insert or update on warehouse_findings
  for each row execute function marsa.touch_request();
create trigger request_invitations_touch after insert or update of answered_at, paused_at, due_at, is_current on request_invitations
  for each row execute function marsa.touch_request();
create trigger request_feedback_touch after insert or update on request_feedback
  for each row execute function marsa.touch_request();
create trigger quotations_touch after insert or update on quotations for each row execute function marsa.touch_subject();
create trigger documents_touch after insert or update on documents for each row execute function marsa.touch_subject();
