-- The archive of e-invoices is one chain from its first file to its newest: begun anew each day, it did not miss a day that was
-- taken out whole. Files that are there are linked again in their order; their text and places stay.
create or replace function marsa.chain_e_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('e-invoice archive', 0));
  select chain into last from e_invoice_files order by place desc limit 1;
  -- Taken under the lock, so that places and links are in one order.
  new.place = nextval(pg_get_serial_sequence('e_invoice_files', 'place'));
  new.sha256 = sha256(convert_to(new.xml, 'UTF8'));
  new.chain = sha256(coalesce(last, '') || new.sha256);
  return new;
end $$;

alter table e_invoice_files disable trigger e_invoice_files_keep;
do $$
declare
  last bytea := '';
  file record;
begin
  for file in select place, sha256 from e_invoice_files order by place loop
    last = sha256(last || file.sha256);
    update e_invoice_files set chain = last where place = file.place;
  end loop;
end $$;
alter table e_invoice_files enable trigger e_invoice_files_keep;
