-- What staff read over all shipments in another order than that of their ids: by day, by recipient and by price.
create index express_shipments_created on express_shipments (created_at desc, id desc) where state <> 'DRAFT';
create index express_shipments_recipient on express_shipments (fold_text(recipient_name), id desc) where state <> 'DRAFT';
create index express_shipments_total on express_shipments (total_fils desc nulls last, id desc) where state <> 'DRAFT';
