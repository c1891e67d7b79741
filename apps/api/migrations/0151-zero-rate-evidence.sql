-- Finds zero-rated supplies that no transport document proves yet: tax invoices with such a line, and what a carrier outside has booked.

create index tax_invoices_zero_rated on tax_invoices (supplied_on)
  where kind = 'final' and lines @> '[{"category": "zero"}]'::jsonb;

-- Parcels that leave the country go under the air waybill of the partner that booked them.
create view carried_outside as select shipment_id as subject_id from express_bookings where state = 'BOOKED';
grant select on carried_outside to marsa_app;
