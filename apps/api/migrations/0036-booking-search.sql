-- Bookings of trucks are found by their booking number, too.
update requests r set search = r.search || ' ' || fold_text(d.booking_number)
from truck_details d where d.id = r.id and d.booking_number is not null;
