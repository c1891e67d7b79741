-- E-invoices: what companies are registered as, the state of each document on its way to the authority, and the archive of what was sent.

-- What the standard asks of a company beside its names and tax number.
create table company_legal (
  company_id uuid primary key references companies,
  registration_type text check (registration_type in ('TL', 'EID', 'PAS', 'CD')),
  registration_number text not null default '' check (length(registration_number) <= 60),
  authority text not null default '' check (length(authority) <= 120),
  street text not null default '' check (length(street) <= 120),
  city text not null default '' check (length(city) <= 60),
  emirate text check (emirate in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU')),
  country text not null default 'AE' check (country ~ '^[A-Z]{2}$'),
  saved_by uuid not null references users,
  saved_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on company_legal to marsa_app;

-- Whether a tax number takes part in the network, as the provider last said.
create table e_invoice_participants (
  tin text primary key check (tin ~ '^[0-9]{10}$'),
  is_registered boolean not null,
  asked_at timestamptz not null
);
grant select, insert, update on e_invoice_participants to marsa_app;

create table e_invoices (
  id uuid primary key references tax_invoices,
  company_id uuid not null references companies,
  -- Of the document for ever, in every revision.
  uuid uuid not null unique default gen_random_uuid(),
  state text not null check (state in
    ('NOT_REQUIRED', 'HELD', 'READY', 'SENDING', 'SENT', 'DELIVERED', 'REPORTED', 'REJECTED', 'FAILED', 'REPLACED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  exemption text check (exemption in ('b2c', 'early', 'awb')),
  revision int not null default 0 check (revision >= 0), -- of the newest file; 0 before the first
  findings jsonb not null default '[]',
  submission_id text check (length(submission_id) <= 100),
  tries int not null default 0, -- of this revision
  first_tried_at timestamptz,
  next_at timestamptz, -- when it is sent, or the provider asked, again
  fault text, -- why the last try was none, or what is not believed
  sent_at timestamptz,
  delivered_at timestamptz,
  reported_at timestamptz,
  authority_ref text check (length(authority_ref) <= 100),
  check ((state = 'NOT_REQUIRED') = (exemption is not null)),
  constraint e_invoices_reported check ((state = 'REPORTED') = (reported_at is not null)),
  constraint e_invoices_filed check (revision > 0 or state in ('NOT_REQUIRED', 'HELD', 'READY'))
);
create index e_invoices_next on e_invoices (next_at) where next_at is not null;
create index e_invoices_state on e_invoices (state) where state in ('HELD', 'REJECTED', 'FAILED', 'SENDING', 'READY', 'SENT', 'DELIVERED');
grant select on e_invoices to marsa_app;
grant insert (id, company_id, state, move, moved_as, exemption, findings, next_at) on e_invoices to marsa_app;
grant update (state, move, moved_as, move_reason, version, revision, findings, submission_id, tries, first_tried_at, next_at, fault,
  sent_at, delivered_at, reported_at, authority_ref) on e_invoices to marsa_app;
create trigger e_invoices_guard before insert or update on e_invoices
  for each row execute function marsa.guard_state('e-invoice');
create trigger e_invoices_keep before delete on e_invoices for each row execute function marsa.refuse_change();

-- Documents that nobody has looked at yet: written with the document, so that none is forgotten.
create table e_invoices_due (invoice_id uuid primary key references tax_invoices);
grant select, delete on e_invoices_due to marsa_app;
create function marsa.await_e_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into e_invoices_due (invoice_id) values (new.id);
  return null;
end $$;
create trigger tax_invoices_e_invoice after insert on tax_invoices for each row execute function marsa.await_e_invoice();

-- The archive. Each file is chained to the one before it of its day, so that none can be changed, left out or put in between.
create table e_invoice_files (
  place bigint generated always as identity primary key,
  invoice_id uuid not null references e_invoices,
  revision int not null check (revision > 0),
  xml text not null,
  sha256 bytea not null,
  filed_at timestamptz not null default clock_timestamp(),
  filed_on date not null default (clock_timestamp() at time zone 'Asia/Dubai')::date,
  chain bytea not null,
  unique (invoice_id, revision)
);
create index e_invoice_files_day on e_invoice_files (filed_on, place);
grant select on e_invoice_files to marsa_app;
grant insert (invoice_id, revision, xml) on e_invoice_files to marsa_app;
create function marsa.chain_e_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('e-invoice archive', 0));
  select chain into last from e_invoice_files where filed_on = new.filed_on order by place desc limit 1;
  -- Taken under the lock, so that places and links are in one order.
  new.place = nextval(pg_get_serial_sequence('e_invoice_files', 'place'));
  new.sha256 = sha256(convert_to(new.xml, 'UTF8'));
  new.chain = sha256(coalesce(last, convert_to(new.filed_on::text, 'UTF8')) || new.sha256);
  return new;
end $$;
create trigger e_invoice_files_chain before insert on e_invoice_files for each row execute function marsa.chain_e_invoice();
create trigger e_invoice_files_keep before update or delete on e_invoice_files for each row execute function marsa.refuse_change();

-- What happened to each, and what the provider said, in its words.
create table e_invoice_events (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references e_invoices,
  at timestamptz not null,
  kind text not null check (kind in ('held', 'ready', 'not-required', 'sending', 'retry', 'sent', 'rejected', 'delivered', 'reported',
    'failed', 'resent', 'replaced', 'chased', 'mismatch')),
  revision int not null,
  detail jsonb not null default '{}'
);
create index e_invoice_events_of on e_invoice_events (invoice_id, id);
grant select, insert on e_invoice_events to marsa_app;
create trigger e_invoice_events_keep before update or delete on e_invoice_events for each row execute function marsa.refuse_change();

alter table integrity_checks drop constraint integrity_checks_kind_check;
alter table integrity_checks add constraint integrity_checks_kind_check
  check (kind in ('ledger', 'audit', 'credit', 'express', 'e-invoices'));
