-- How often a charge is charged: its rates are of one, its VAT of the line.
alter table quotation_charges add column quantity int not null default 1 check (quantity between 1 and 999);

-- What the line asks of a quotation beside its charges; a draft may be anything.
alter table quotations add column offer jsonb check (jsonb_typeof(offer) = 'object');
