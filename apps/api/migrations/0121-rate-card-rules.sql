-- A rule of a rate card quotes by itself; what it holds and sends is one row a request, round and company.
create table rate_card_rules (
  card_id uuid primary key references rate_cards,
  company_id uuid not null references companies,
  rule jsonb not null,
  -- Whoever switched it on: its quotations are theirs.
  user_id uuid not null references users,
  on_since timestamptz not null,
  off_at timestamptz,
  off_because text check (off_because in ('BY_HAND', 'WITHDRAWN', 'CARD_ENDED')),
  check ((off_at is null) = (off_because is null))
);
create index rate_card_rules_on on rate_card_rules (company_id) where off_at is null;

create table rule_quotes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests,
  round int not null,
  company_id uuid not null references companies,
  card_id uuid not null references rate_cards,
  held_at timestamptz not null,
  due_at timestamptz not null,
  quotation_id uuid unique references quotations,
  sent_at timestamptz,
  stopped_at timestamptz,
  stopped_by uuid references users,
  dropped_at timestamptz,
  dropped_because text,
  check (num_nonnulls(sent_at, stopped_at, dropped_at) <= 1),
  check ((sent_at is null) = (quotation_id is null))
);
create unique index rule_quotes_one on rule_quotes (request_id, round, company_id);
create index rule_quotes_sent on rule_quotes (company_id, sent_at) where sent_at is not null;
create index rule_quotes_of_card on rule_quotes (card_id, sent_at) where sent_at is not null;

alter table quotations add column by_rule boolean not null default false;
create unique index quotations_one_by_rule on quotations (subject_id, round, company_id) where by_rule;

grant select, insert, update on rate_card_rules, rule_quotes to marsa_app;
