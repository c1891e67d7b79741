-- What the cargo of a request measures, as the model counts it when the request is sent: lists are sorted by it.
alter table freight_details
  add column gross_g bigint check (gross_g >= 0),
  add column cbm_milli bigint check (cbm_milli >= 0);

-- Requests that were sent before, counted once in the same way: packages or vehicles line by line, else the sums that were given.
-- Nothing that a summary says changes with it.
alter table freight_details disable trigger user;
with lines as (
  select r.id, coalesce((packed.each ->> 'count')::numeric, 1) as count, coalesce(packed.each ->> 'weightOf', 'each') as weight_of,
    (packed.each ->> 'weight')::numeric * case r.form ->> 'weightUnit' when 'lb' then 453.59237 else 1000 end as grams,
    array(select round((packed.each ->> side)::numeric * case r.form ->> 'sizeUnit' when 'mm' then 1 when 'in' then 25.4 else 10 end)
      from unnest('{length,width,height}'::text[]) side) as mm
  from requests r, jsonb_array_elements(
    case jsonb_typeof(r.form -> 'packages') when 'array' then r.form -> 'packages' else '[]' end
    || case jsonb_typeof(r.form -> 'vehicles') when 'array' then r.form -> 'vehicles' else '[]' end) packed(each)
  where r.line = 'freight' and r.state <> 'DRAFT'),
counted as (
  select id, sum(case weight_of when 'line' then 1 else count end * round(grams)) as gross,
    round(sum(count * mm[1] * mm[2] * mm[3]) / 1000000) as cbm
  from lines group by id)
update freight_details d set
  gross_g = coalesce(c.gross, round((r.form ->> 'grossWeightKg')::numeric * 1000)),
  cbm_milli = case when c.id is null then round((r.form ->> 'volumeCbm')::numeric * 1000) else c.cbm end
from requests r left join counted c on c.id = r.id
where d.id = r.id and r.line = 'freight' and r.state <> 'DRAFT';
alter table freight_details enable trigger user;
