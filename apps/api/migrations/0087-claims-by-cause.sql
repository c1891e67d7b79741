-- A claim that was refused for a parcel that is lost does not stand against one for damage, once it was found and arrived broken.
-- What waits or was paid is one in all.
drop index express_claims_one;
create unique index express_claims_one on express_claims (shipment_id) where state in ('OPEN', 'PROPOSED', 'PAID');
create unique index express_claims_one_cause on express_claims (shipment_id, cause) where state <> 'WITHDRAWN';
