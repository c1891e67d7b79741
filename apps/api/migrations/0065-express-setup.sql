-- What administrators set up of express: versions of the tariff by two people, countries each way, promotion codes, pickups by day.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- A version that one administrator has drawn up and another one makes; it is written once and then only decided.
create table express_tariff_proposals (
  id uuid primary key default uuidv7(),
  valid_from timestamptz not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  base_id uuid not null references express_tariffs, -- the latest version when it was drawn up
  reason text not null check (length(reason) between 3 and 500),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint express_tariff_proposals_second_person check (outcome is distinct from 'MADE' or decided_by <> proposed_by)
);
create unique index express_tariff_proposals_open on express_tariff_proposals ((true)) where outcome is null;
grant select on express_tariff_proposals to marsa_app;
grant insert (valid_from, cells, base_id, reason, proposed_by, proposed_at) on express_tariff_proposals to marsa_app;
grant update (decided_by, decided_at, outcome) on express_tariff_proposals to marsa_app;
create trigger express_tariff_proposals_keep before delete on express_tariff_proposals
  for each row execute function marsa.refuse_change();
create trigger express_tariff_proposals_no_truncate before truncate on express_tariff_proposals
  for each statement execute function marsa.refuse_change();

alter table express_tariffs add column proposal_id uuid unique references express_tariff_proposals;

-- Read at commit: a version is, cell by cell, what somebody proposed and somebody else approved; the application adds no other.
create function marsa.check_tariff() returns trigger language plpgsql as $$
begin
  if new.author_id is null and current_user <> 'marsa_app' then
    return null;
  end if;
  if not exists (
    select from public.express_tariff_proposals p
    where p.id = new.proposal_id and p.outcome = 'MADE' and p.valid_from = new.valid_from
      and p.proposed_by = new.author_id and p.decided_by = new.approved_by
      and jsonb_array_length(p.cells) = (select count(*) from public.express_tariff_cells c where c.tariff_id = new.id)
      and not exists (
        select service, plan, from_grams, base_fils, per_kg_fils from public.express_tariff_cells where tariff_id = new.id
        except
        select service, plan, from_grams, base_fils, per_kg_fils from jsonb_to_recordset(p.cells)
          as w (service text, plan text, from_grams int, base_fils bigint, per_kg_fils bigint))) then
    raise exception 'version % of the tariff was not approved as it is', new.id
      using errcode = '23514', constraint = 'express_tariffs_approved';
  end if;
  return null;
end $$;
grant execute on function marsa.check_tariff() to marsa_app;
create constraint trigger express_tariffs_approved after insert on express_tariffs
  deferrable initially deferred for each row execute function marsa.check_tariff();

-- Cells are added in the transaction of their version and never afterwards.
create function marsa.check_tariff_cell() returns trigger language plpgsql as $$
begin
  if current_user = 'marsa_app' and not exists (
    select from public.express_tariffs t where t.id = new.tariff_id and t.created_at = now()) then
    raise exception 'version % of the tariff is complete', new.tariff_id
      using errcode = '23514', constraint = 'express_tariff_cells_complete';
  end if;
  return new;
end $$;
grant execute on function marsa.check_tariff_cell() to marsa_app;
create trigger express_tariff_cells_complete before insert on express_tariff_cells
  for each row execute function marsa.check_tariff_cell();

-- Priority each way of its own; economy goes out only, where it has days.
alter table express_countries add column can_send boolean not null default true,
  add column can_receive boolean not null default true;

-- Of a code only its end and whether it is shown change: what was promised stays.
alter table express_promotions add column created_by uuid references users,
  add column created_at timestamptz not null default clock_timestamp(),
  add column ended_by uuid references users;
revoke update on express_promotions from marsa_app;
grant update (ends_at, is_public, ended_by) on express_promotions to marsa_app;

-- Pickups that a slot of an emirate takes: usually, or on one day; 0 closes it. Without a row it is what the model says.
create table express_slot_capacities (
  area text not null check (area in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')),
  day date, -- null: usually
  capacity int not null check (capacity between 0 and 500),
  changed_by uuid not null references users,
  changed_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (area, day)
);
grant select, insert, update, delete on express_slot_capacities to marsa_app;

-- What the price would have been at list, without plan and code; null for shipments priced before it was kept.
alter table express_shipments add column list_fils bigint check (list_fils >= 0);
