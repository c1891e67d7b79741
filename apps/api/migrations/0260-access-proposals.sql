-- Who makes somebody a second person is confirmed by another administrator: roles that take second steps, and capabilities of finance.
alter table users add column has_been_admin boolean not null default false;
alter table users disable trigger user;
update users set has_been_admin = true where role = 'admin';
alter table users enable trigger user;

-- Whoever was an administrator once stays a second person who could have been asked: ending their access makes nobody alone.
create function marsa.keep_been_admin() returns trigger language plpgsql as $$
begin
  new.has_been_admin := new.role = 'admin' or (tg_op = 'UPDATE' and old.has_been_admin);
  return new;
end $$;
grant execute on function marsa.keep_been_admin() to marsa_app;
create trigger users_been_admin before insert or update on users for each row execute function marsa.keep_been_admin();

create table access_proposals (
  id uuid primary key default uuidv7(),
  change text not null check (change in ('invite', 'role', 'enable', 'capabilities')),
  user_id uuid references users, -- nobody yet where an address is invited
  company_id uuid references companies, -- that the address is invited into
  email text check (email = lower(email)),
  language text check (language in ('en', 'ar')),
  role text,
  capabilities text[] not null default '{}', -- what is added to those the person has
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  outcome text check (outcome in ('MADE', 'DROPPED')),
  constraint access_proposals_of check (case change
    when 'invite' then user_id is null and num_nonnulls(company_id, email, language) = 3
    else user_id is not null and num_nonnulls(company_id, email, language) = 0 end),
  constraint access_proposals_what check (case change when 'capabilities' then role is null and capabilities <> '{}'
    else role is not null and capabilities = '{}' end),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  constraint access_proposals_second_person
    check (outcome is distinct from 'MADE' or decided_by <> proposed_by and decided_by is distinct from user_id)
);
create unique index access_proposals_user on access_proposals (user_id) where outcome is null;
create unique index access_proposals_email on access_proposals (email) where outcome is null;
grant select on access_proposals to marsa_app;
grant insert (change, user_id, company_id, email, language, role, capabilities, proposed_by, proposed_at) on access_proposals to marsa_app;
grant update (decided_by, decided_at, outcome) on access_proposals to marsa_app;
create trigger access_proposals_keep before delete on access_proposals for each row execute function marsa.refuse_change();
create trigger access_proposals_no_truncate before truncate on access_proposals
  for each statement execute function marsa.refuse_change();
