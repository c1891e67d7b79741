-- Where a warehouse is and when its gate is open; entered by its administrator, shown to customers who have booked.

create table warehouse_sites (
  company_id uuid primary key references companies,
  place jsonb not null,
  hours jsonb not null,
  note text not null check (length(note) <= 300),
  saved_at timestamptz not null,
  saved_by uuid references users
);
grant select, insert, update on warehouse_sites to marsa_app;
