-- Copies of trade licences that the register does not hold, sent by applicants with their form.

create table licence_copies (
  id uuid primary key,
  registration_id uuid references registrations,
  binding text, -- the browser that sent it, until a registration takes it
  file_name text not null check (length(file_name) <= 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes int not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  uploaded_at timestamptz not null,
  check ((registration_id is null) <> (binding is null))
);
create unique index licence_copies_registration on licence_copies (registration_id);
create unique index licence_copies_binding on licence_copies (binding);
grant select, insert, update, delete on licence_copies to marsa_app;
