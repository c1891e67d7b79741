-- Each parcel that ends looks for its identity documents, deleted ones too, and each page of a parcel for its claim, withdrawn ones
-- too: both read the whole table.
create index documents_kept on documents (subject_id) where purged_at is null;
create index express_claims_shipment on express_claims (shipment_id);
