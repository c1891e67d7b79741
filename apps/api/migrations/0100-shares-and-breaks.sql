-- Freight is priced by a percentage too, and with breaks: prices that fall with the quantity.

alter table quotation_charges
  drop constraint quotation_charges_basis_check,
  drop constraint quotation_charges_amounts,
  add column share_of text check (share_of in ('value', 'insured', 'freight')),
  -- As they were entered; the prices and the least quantity of the line are those of the break that is charged.
  add column breaks jsonb check (jsonb_typeof(breaks) = 'array' and jsonb_array_length(breaks) between 2 and 12);

drop function marsa.unit_fils(numeric, numeric, numeric, numeric, numeric);
-- `per` is 100 of a percentage, whose quantity is the dirhams that it is of.
create function marsa.unit_fils(price numeric, measured numeric, min_quantity numeric, minimum numeric, rate numeric, per numeric)
  returns bigint language sql immutable as $$
  select case when price > 0 and measured is not null and rate is not null
    then (round(greatest(round(price * greatest(measured, min_quantity) / per, 2), minimum) * rate, 2) * 100)::bigint else 0 end
$$;

alter table quotation_charges
  add constraint quotation_charges_basis_check check (basis in ('shipment', 'bl', 'container', 'teu', 'wm', 'cbm', 'tonne', 'kg',
    'piece', 'vehicle', 'uld', 'truck', 'day', 'percent')),
  add constraint quotation_charges_share check (case when basis = 'percent'
    then share_of is not null and breaks is null and min_quantity is null and currency = 'AED'
    else share_of is null and (breaks is null or basis is not null) end),
  add constraint quotation_charges_amounts check (basis is null
    or selling_fils = marsa.unit_fils(selling_price, measured, min_quantity, min_selling, rate, case basis when 'percent' then 100 else 1 end)
    and buying_fils = marsa.unit_fils(buying_price, measured, min_quantity, min_buying, rate, case basis when 'percent' then 100 else 1 end));
