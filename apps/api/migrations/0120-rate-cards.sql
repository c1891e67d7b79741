-- Rate cards of agents. What a card says stands in its versions; one that a quotation was filled from never changes.
create table rate_cards (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  name text not null,
  search text not null, -- the name as it is looked for
  revision int not null default 1,
  version int not null default 1,
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  removed_at timestamptz
);
create index rate_cards_company on rate_cards (company_id) where removed_at is null;

create table rate_card_versions (
  card_id uuid not null references rate_cards,
  revision int not null,
  container_mode text not null,
  boxes text[] not null,
  origin text not null,
  destination text not null,
  currency text not null check (currency in ('AED', 'USD', 'EUR', 'CNY', 'INR')),
  valid_from date not null,
  valid_to date not null,
  transit_days int check (transit_days between 0 and 200),
  free_days int check (free_days between 0 and 60),
  offer jsonb not null,
  charges jsonb not null,
  remarks text not null,
  terms text not null,
  is_public boolean not null,
  made_by uuid not null references users,
  made_at timestamptz not null default now(),
  primary key (card_id, revision),
  check (valid_from <= valid_to)
);
-- Cards of all companies on a lane, for estimates.
create index rate_card_versions_lane on rate_card_versions (destination, origin) where is_public;

alter table quotations
  add column card_id uuid,
  add column card_revision int,
  add constraint quotations_card foreign key (card_id, card_revision) references rate_card_versions (card_id, revision),
  add constraint quotations_card_whole check ((card_id is null) = (card_revision is null));
create index quotations_cards on quotations (card_id, card_revision) where card_id is not null;

create function marsa.keep_used_rate_card() returns trigger language plpgsql as $$
begin
  if exists (select from quotations q where q.card_id = old.card_id and q.card_revision = old.revision) then
    raise exception 'a quotation was filled from version % of rate card %', old.revision, old.card_id;
  end if;
  return coalesce(new, old);
end
$$;
create trigger keep_used before update or delete on rate_card_versions
  for each row execute function marsa.keep_used_rate_card();

grant select, insert, update on rate_cards, rate_card_versions to marsa_app;
