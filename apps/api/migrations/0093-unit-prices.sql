-- Freight is priced by the unit, in several currencies, and a price outside its range waits for the desk.

create table exchange_rates (
  currency text not null check (currency in ('USD', 'EUR', 'CNY', 'INR')),
  day date not null,
  rate numeric(12, 6) not null check (rate > 0), -- dirhams for one
  entered_by uuid,
  entered_at timestamptz not null default now(),
  primary key (currency, day)
);
grant select, insert, update on exchange_rates to marsa_app;
-- The dirham is pegged to the dollar.
insert into exchange_rates (currency, day, rate) values ('USD', '2026-01-01', 3.672500);

-- Without a basis a charge is a sum in dirhams, as every one before. With one, buying_fils and selling_fils are the amounts of the
-- whole line, and are what the prices, the cargo and the rate come to: half up in the currency, at least the minimum, half up in fils.
alter table quotation_charges
  add column basis text check (basis in ('shipment', 'bl', 'container', 'teu', 'wm', 'cbm', 'tonne', 'kg', 'piece', 'vehicle',
    'uld', 'truck', 'day')),
  add column applies_to text,
  add column stated int check (stated between 1 and 365),
  add column measured numeric(14, 3) check (measured > 0),
  add column min_quantity numeric(14, 3) check (min_quantity > 0),
  add column currency text check (currency in ('AED', 'USD', 'EUR', 'CNY', 'INR')),
  add column buying_price numeric(14, 4) check (buying_price >= 0),
  add column selling_price numeric(14, 4) check (selling_price >= 0),
  add column min_buying numeric(14, 2) check (min_buying >= 0),
  add column min_selling numeric(14, 2) check (min_selling >= 0),
  add column rate numeric(12, 6) check (rate > 0),
  add column rate_day date,
  add column range_reason text;

create function marsa.unit_fils(price numeric, measured numeric, min_quantity numeric, minimum numeric, rate numeric) returns bigint
  language sql immutable as $$
  select case when price > 0 and measured is not null and rate is not null
    then (round(greatest(round(price * greatest(measured, min_quantity), 2), minimum) * rate, 2) * 100)::bigint else 0 end
$$;

alter table quotation_charges
  add constraint quotation_charges_unit check (
    case when basis is null then num_nonnulls(applies_to, stated, measured, min_quantity, currency, buying_price, selling_price,
      min_buying, min_selling, rate, rate_day) = 0
    else quantity = 1 and num_nulls(currency, buying_price, selling_price) = 0 and (rate is null) = (rate_day is null) end),
  add constraint quotation_charges_amounts check (basis is null
    or selling_fils = marsa.unit_fils(selling_price, measured, min_quantity, min_selling, rate)
    and buying_fils = marsa.unit_fils(buying_price, measured, min_quantity, min_buying, rate));

-- Decided by the desk before the customer sees it.
alter table quotations
  add column range_asked_at timestamptz,
  add column range_decision text check (range_decision in ('APPROVED', 'RETURNED')),
  add column range_words text,
  add column range_decided_at timestamptz,
  add column range_decided_by uuid,
  add constraint quotations_range check (submitted_at is null or range_asked_at is null or range_decision is not null);
create index quotations_ranges on quotations (range_asked_at) where state = 'Q_DRAFT' and range_asked_at is not null
  and range_decision is null;
