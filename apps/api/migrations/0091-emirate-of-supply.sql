-- The emirate of the establishment that made a supply, which decides its box of the VAT return; all were in Dubai until now.
alter table tax_invoices add column emirate text not null default 'DU' check (emirate in ('AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU'));
alter table tax_invoices alter column emirate drop default;
grant insert (emirate) on tax_invoices to marsa_app;

-- What a note credits, and what a final nets, was declared in one box: all documents of a supply have one emirate.
create function marsa.keep_emirate() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from tax_invoices where subject_id = new.subject_id and supplier_id = new.supplier_id and emirate <> new.emirate) then
    raise exception 'all documents of a supply have one emirate' using errcode = '23514', constraint = 'tax_invoices_emirate';
  end if;
  return new;
end $$;
create trigger tax_invoices_emirate before insert on tax_invoices for each row execute function marsa.keep_emirate();
