-- What belongs to a request refers to it: a quotation, a payment, its receipt and its tax invoice cannot be of a request that is not
-- there. A document outlives the draft that it was added to, until its file is destroyed.

alter table quotations add constraint quotations_request foreign key (subject_id) references requests;
alter table payment_sessions add constraint payment_sessions_request foreign key (subject_id) references requests;
alter table receipts add constraint receipts_request foreign key (subject_id) references requests;
alter table tax_invoices add constraint tax_invoices_request foreign key (subject_id) references requests;
