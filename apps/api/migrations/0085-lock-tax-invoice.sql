-- Whoever writes a note waits for whoever writes another on the same document, before it is divided what is left of it. The
-- application may not change documents, and so may not lock them by itself.
create function marsa.lock_tax_invoice(invoice uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  select from tax_invoices where id = invoice for no key update;
$$;
revoke all on function marsa.lock_tax_invoice(uuid) from public;
grant execute on function marsa.lock_tax_invoice(uuid) to marsa_app;
