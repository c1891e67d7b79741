-- The stops that a quotation names, as data; what was written before in words stays in `stops`.

alter table quotations add column way jsonb check (jsonb_typeof(way) = 'array');
