-- What proves a delivery: photos and signatures that couriers send, and what each delivery was proved by.

create table express_proof_files (
  id uuid primary key default uuidv7(),
  client_id uuid not null unique,
  user_id uuid not null references users,
  kind text not null check (kind in ('PHOTO', 'SIGNATURE')),
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  size_bytes int not null check (size_bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  storage_key text not null unique,
  received_at timestamptz not null default clock_timestamp()
);
create index express_proof_files_hash on express_proof_files (sha256);
grant select, insert on express_proof_files to marsa_app;
create trigger express_proof_files_keep before update or delete on express_proof_files
  for each row execute function marsa.refuse_change();
create trigger express_proof_files_no_truncate before truncate on express_proof_files
  for each statement execute function marsa.refuse_change();

alter table express_scans drop constraint express_scans_photo_id_fkey;
alter table express_scans add foreign key (photo_id) references express_proof_files;
create index express_scans_photo on express_scans (photo_id) where photo_id is not null;

create table express_proofs (
  scan_id uuid primary key references express_scans,
  shipment_id uuid not null references express_shipments,
  by_code boolean not null,
  id_seen boolean not null, -- no number is kept
  at_door boolean not null,
  name text not null check (length(name) <= 60),
  relation text not null check (length(relation) <= 30),
  signature_id uuid references express_proof_files,
  photo_id uuid references express_proof_files,
  proved_at timestamptz not null,
  check (by_code or at_door and photo_id is not null or signature_id is not null and name <> '')
);
create index express_proofs_shipment on express_proofs (shipment_id);
grant select, insert on express_proofs to marsa_app;
create trigger express_proofs_keep before update or delete on express_proofs
  for each row execute function marsa.refuse_change();
create trigger express_proofs_no_truncate before truncate on express_proofs
  for each statement execute function marsa.refuse_change();
