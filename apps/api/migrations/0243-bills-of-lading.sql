-- The bill of lading of a shipment by sea: the shipper's instruction, drafts, approval, issue, surrender (L1-L7).
create table bills_of_lading (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests,
  round int not null, -- a request that is asked for again has a bill of its own
  company_id uuid not null references companies, -- the customer's
  agent_id uuid not null references companies,
  state text not null check (state in ('SI_SENT', 'BL_DRAFT', 'BL_CHANGES', 'BL_APPROVED', 'BL_ISSUED', 'BL_SURRENDERED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  draft int not null default 0 check (draft >= 0), -- number of the newest draft
  fields jsonb not null, -- what was written last
  fields_before jsonb, -- what the newest draft was written from
  kind text check (kind in ('original', 'seaway', 'telex')),
  number text check (length(number) between 4 and 35),
  created_at timestamptz not null default clock_timestamp(),
  constraint bills_of_lading_drafted check (state in ('SI_SENT', 'BL_CHANGES') or draft > 0),
  constraint bills_of_lading_issued check ((state in ('BL_ISSUED', 'BL_SURRENDERED')) = (num_nonnulls(kind, number) = 2)),
  constraint bills_of_lading_surrendered check (state <> 'BL_SURRENDERED' or kind = 'original'),
  unique (request_id, round)
);
create index bills_of_lading_company on bills_of_lading (company_id);
create index bills_of_lading_agent on bills_of_lading (agent_id);
grant select, insert on bills_of_lading to marsa_app;
grant update (state, move, moved_as, move_reason, version, draft, fields, fields_before, kind, number) on bills_of_lading to marsa_app;
create trigger bills_of_lading_guard before insert or update on bills_of_lading
  for each row execute function marsa.guard_state('bill-of-lading');
create trigger bills_of_lading_keep before delete on bills_of_lading for each row execute function marsa.refuse_change();

-- Every instruction and draft as it was sent, and what was said of it.
create table bill_steps (
  bill_id uuid not null references bills_of_lading,
  number int not null,
  move text not null,
  side text not null check (side in ('customer', 'agent')),
  author_id uuid not null references users,
  at timestamptz not null,
  draft int, -- the draft that was sent, asked to be changed or approved
  fields jsonb,
  changes jsonb,
  reason text,
  primary key (bill_id, number)
);
create index bill_steps_author on bill_steps (author_id);
grant select, insert on bill_steps to marsa_app;
create trigger bill_steps_keep before update or delete on bill_steps for each row execute function marsa.refuse_change();
