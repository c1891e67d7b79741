-- Times in which the provider of e-invoices did not answer for hours: the authority has to be told of each.
create table e_invoice_outages (
  id uuid primary key default uuidv7(),
  began_at timestamptz not null, -- the first try that was not answered
  noticed_at timestamptz not null default clock_timestamp(),
  tell_by date not null, -- the last day on which the authority may be told
  ended_at timestamptz check (ended_at >= began_at)
);
-- One at a time.
create unique index e_invoice_outages_open on e_invoice_outages ((true)) where ended_at is null;
grant select on e_invoice_outages to marsa_app;
grant insert (began_at, tell_by) on e_invoice_outages to marsa_app;
grant update (ended_at) on e_invoice_outages to marsa_app;
