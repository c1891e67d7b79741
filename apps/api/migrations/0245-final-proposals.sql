-- A final quotation whose added charges wait for the customer's consent; nothing is due by it before.
create table final_proposals (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  round int not null,
  company_id uuid not null references companies, -- the customer's
  agent_id uuid not null references companies,
  user_id uuid not null references users, -- who has posted it
  state text not null check (state in ('ASKED', 'DESK', 'AGREED', 'REFUSED', 'WITHDRAWN')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  body jsonb not null, -- as it was posted
  changes jsonb not null, -- as its readers see it against the accepted quotation
  total_fils bigint not null,
  added_fils bigint not null check (added_fils > 0), -- before VAT
  asked_at timestamptz not null,
  desk_at timestamptz not null, -- from then on the desk decides
  decided_by uuid references users,
  decided_at timestamptz
);
create unique index final_proposals_open on final_proposals (request_id) where state in ('ASKED', 'DESK');
create index final_proposals_request on final_proposals (request_id, round, id);
create index final_proposals_company on final_proposals (company_id);
create index final_proposals_agent on final_proposals (agent_id);
create index final_proposals_user on final_proposals (user_id);
create index final_proposals_decided on final_proposals (decided_by);
grant select, insert on final_proposals to marsa_app;
grant update (state, move, moved_as, move_reason, version, decided_by, decided_at) on final_proposals to marsa_app;
create trigger final_proposals_guard before insert or update on final_proposals
  for each row execute function marsa.guard_state('final-proposal');
create trigger final_proposals_keep before delete on final_proposals for each row execute function marsa.refuse_change();
-- Whose turn a request is follows from both.
create trigger final_proposals_touch after insert or update on final_proposals
  for each row execute function marsa.touch_request();
create trigger bills_of_lading_touch after insert or update on bills_of_lading
  for each row execute function marsa.touch_request();
