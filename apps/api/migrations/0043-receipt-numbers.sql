-- Money that counts on a credit account has a receipt with a number of its own, without gaps in a year of the Emirates. What
-- lowers a debt without money has none: a credit note is numbered itself, and a write-off is no receipt.
alter table credit_receipts add column year int;
alter table credit_receipts add column sequence int;
alter table credit_receipts add column number text unique;
alter table credit_receipts add unique (year, sequence);

with counted as (
  select id, extract(year from counted_at at time zone 'Asia/Dubai')::int as year,
    row_number() over (partition by extract(year from counted_at at time zone 'Asia/Dubai') order by counted_at, id)::int as sequence
  from credit_receipts where counted_at is not null and way in ('TRANSFER', 'CHEQUE', 'CARD'))
update credit_receipts p set year = c.year, sequence = c.sequence,
  number = format('RCA-%s-%s', to_char(c.year % 100, 'FM00'), to_char(c.sequence, 'FM0000000'))
from counted c where c.id = p.id;
insert into document_numbers (series, year, last)
  select 'RCA', year, max(sequence) from credit_receipts where year is not null group by year;

alter table credit_receipts add constraint credit_receipts_number check (
  num_nonnulls(year, sequence, number) = case when counted_at is not null and way in ('TRANSFER', 'CHEQUE', 'CARD') then 3 else 0 end);
-- What the search finds papers by.
create index credit_receipts_search on credit_receipts using gin (fold_text(number) gin_trgm_ops);

create function marsa.number_credit_receipt() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.counted_at is null or new.number is not null or new.way not in ('TRANSFER', 'CHEQUE', 'CARD') then return new; end if;
  new.year := extract(year from new.counted_at at time zone 'Asia/Dubai');
  insert into document_numbers as n (series, year, last) values ('RCA', new.year, 1)
    on conflict (series, year) do update set last = n.last + 1 returning last into new.sequence;
  new.number := format('RCA-%s-%s', to_char(new.year % 100, 'FM00'), to_char(new.sequence, 'FM0000000'));
  return new;
end $$;
create trigger credit_receipts_number before insert or update on credit_receipts
  for each row execute function marsa.number_credit_receipt();
