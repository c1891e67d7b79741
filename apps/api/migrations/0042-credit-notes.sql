-- Credit notes are found by the invoice that they credit: each new one spreads over what the earlier ones have left.
create index tax_invoices_relates on tax_invoices (relates_to) where relates_to is not null;
