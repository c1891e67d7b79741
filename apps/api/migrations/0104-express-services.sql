-- The list of one service, also of one that nobody has used.
create index express_shipments_service on express_shipments (service, id desc) where state <> 'DRAFT';
