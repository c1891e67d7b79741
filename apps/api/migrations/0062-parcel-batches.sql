-- Bulk uploads of parcel shipments: a sheet whose lines have a price before they are sent, and are no requests.
alter table request_batches drop constraint request_batches_line_fkey;
alter table request_batches add column quoted_line text generated always as (nullif(line, 'express')) stored
  references request_lines (line);
alter table request_batch_rows add column fils bigint check (fils >= 0); -- what the line costs, with VAT
alter table request_batch_rows add column shipment_id uuid references express_shipments on delete set null;
create unique index request_batch_rows_shipment on request_batch_rows (shipment_id) where shipment_id is not null;
alter table request_batch_rows add constraint request_batch_rows_made check (num_nonnulls(request_id, shipment_id) < 2);
