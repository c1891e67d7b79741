-- How often a charge is charged: its rates are of one, its VAT of the line.
alter table quotation_charges add column quantity int not null default 1 check (quantity between 1 and 999);
