-- What the search finds papers by.
create index receipts_search on receipts using gin (fold_text(number) gin_trgm_ops);
create index tax_invoices_search on tax_invoices using gin (fold_text(number) gin_trgm_ops);
create index documents_search on documents using gin (fold_text(file_name) gin_trgm_ops);
