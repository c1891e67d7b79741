-- Monthly statements of the wallets of merchants: what was said stays, and the daily check compares it with the ledger.

create sequence express_statement_numbers;
grant usage on sequence express_statement_numbers to marsa_app;

create table express_statements (
  number text primary key,
  company_id uuid not null references wallets,
  from_on date not null check (extract(day from from_on) = 1),
  to_on date not null check (to_on = (from_on + interval '1 month' - interval '1 day')::date),
  opening_fils bigint not null,
  closing_fils bigint not null,
  -- Cash collected at doors in the month, for information: it comes to the wallet with its credit.
  collected_fils bigint not null check (collected_fils >= 0),
  collected_count int not null check (collected_count >= 0),
  issued_at timestamptz not null default clock_timestamp(),
  unique (company_id, from_on)
);
grant select on express_statements to marsa_app;
grant insert (number, company_id, from_on, to_on, opening_fils, closing_fils, collected_fils, collected_count)
  on express_statements to marsa_app;
create trigger express_statements_keep before update or delete on express_statements
  for each row execute function marsa.refuse_change();
create trigger express_statements_no_truncate before truncate on express_statements
  for each statement execute function marsa.refuse_change();
