-- Documents of requests.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Documents: one row a stored file. The file is durable before its row commits, so a row without a file is a fault.
create table documents (
  id uuid primary key default uuidv7(),
  subject_kind text not null,
  subject_id uuid not null,
  quotation_id uuid,
  company_id uuid not null references companies,
  uploaded_by uuid not null references users,
  doc_code text not null check (doc_code ~ '^[A-Z_]{2,40}$'),
  file_name text not null check (length(file_name) between 3 and 200),
  name_key text not null,
  media_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  file_key bytea, -- key of an identity paper, kept apart from its ciphertext; without it the file is noise (Z64)
  state text not null check (state in ('UPLOADED', 'ACCEPTED', 'RETURNED', 'REPLACED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  return_reason text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid references users,
  -- Destroyed at this instant although not deleted: identity papers some days after completion.
  purge_after timestamptz,
  purged_at timestamptz,
  missing_since timestamptz,
  -- For foreign keys that keep a document from being deleted: reference (id, live) with a column that is always true.
  live boolean not null generated always as (deleted_at is null and purged_at is null) stored,
  expires_on date,
  -- The shortest warning that was given, in days before the end: 30, then 7.
  expiry_warned int check (expiry_warned in (30, 7)),
  -- Name of the key of IDENTITY_KEYS that wraps `file_key`; null where the key lies as it is, from before there were any.
  key_id text check (key_id ~ '^[a-z0-9-]{1,40}$'),
  unique (id, live)
);
-- One name once for each sender on a subject; rivals on one request do not learn each other's names (Z36).
create unique index documents_name on documents (subject_kind, subject_id, company_id, name_key)
  where deleted_at is null and state <> 'REPLACED';
create index documents_subject on documents (subject_id, id) where deleted_at is null;
create index documents_purge on documents ((coalesce(purge_after, deleted_at))) where purged_at is null
  and (deleted_at is not null or purge_after is not null);
create index documents_invoiced on documents (subject_id) where doc_code = 'INVOICE' and deleted_at is null;
create index documents_search on documents using gin (fold_text(file_name) gin_trgm_ops);
create index documents_expiry on documents (expires_on)
  where expires_on is not null and deleted_at is null and purged_at is null;
create index documents_wrapped on documents (key_id) where file_key is not null;
grant select, insert, update on documents to marsa_app;

create function marsa.touch_subject() returns trigger language plpgsql as $$
begin perform marsa.touch(new.subject_id); return null; end $$;
grant execute on function marsa.touch_subject() to marsa_app;

create trigger documents_guard before insert or update on documents
  for each row execute function marsa.guard_state('document');
create trigger documents_touch after insert or update on documents for each row execute function marsa.touch_subject();
