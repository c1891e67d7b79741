-- Lists answered from indexes: the page in order, the count, the lowest quotation and the invoice of each row, without
-- reading the wide rows behind them, which do not stay in memory once there are many.
create index freight_requests_listed on freight_requests (company_id, created_at desc, id desc) include (state, user_id);
drop index freight_requests_own;
create index quotations_listed on quotations (subject_id, round) include (state, total_fils) where final_of is null;
create index documents_invoiced on documents (subject_id) where doc_code = 'INVOICE' and deleted_at is null;
