-- Remarks and terms that an agent keeps under a name, for its next quotations.
create table terms_templates (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  name text not null check (length(name) between 1 and 60),
  name_key text not null, -- the name without case and marks
  remarks text not null check (length(remarks) <= 1000),
  terms text not null check (length(terms) <= 2000),
  changed_by uuid not null references users,
  changed_at timestamptz not null default clock_timestamp(),
  check (remarks <> '' or terms <> ''),
  unique (company_id, name_key)
);
grant select, insert, update, delete on terms_templates to marsa_app;
