-- Storage is priced for a cubic metre and day; the days that are counted stand beside the price, up to years of them.

alter table quotation_charges
  drop constraint quotation_charges_basis_check,
  drop constraint quotation_charges_stated_check,
  add constraint quotation_charges_basis_check check (basis in ('shipment', 'bl', 'container', 'teu', 'wm', 'cbm', 'tonne', 'kg',
    'piece', 'vehicle', 'uld', 'truck', 'day', 'percent', 'cbm-day')),
  add constraint quotation_charges_stated_check check (stated between 1 and (case basis when 'cbm-day' then 4000 else 365 end)),
  add constraint quotation_charges_days check (basis is distinct from 'cbm-day' or stated is not null and currency = 'AED');
