-- What was sold on each day, kept as it is invoiced: every document adds what it declares to its own day, whenever it comes.

-- What each document adds: a final what its advances, less the notes on them until then, have not added yet, a note takes away.
create view declared_sales as
select i.id, i.subject_kind, i.subject_id, i.company_id, i.supplier_id, i.issued_at, i.currency,
    case i.kind when 'credit-note' then -i.net_fils when 'final' then i.net_fils - coalesce(n.net, 0) else i.net_fils end as net_fils,
    case i.kind when 'credit-note' then -i.vat_fils when 'final' then i.vat_fils - coalesce(n.vat, 0) else i.vat_fils end as vat_fils
  from tax_invoices i
  left join lateral (
    select sum(a.net_fils - coalesce(c.net, 0)) as net, sum(a.vat_fils - coalesce(c.vat, 0)) as vat
    from tax_invoices a left join lateral (select sum(n.net_fils) as net, sum(n.vat_fils) as vat from tax_invoices n
      where n.relates_to = a.id and n.kind = 'credit-note' and n.issued_at <= i.issued_at) c on true
    where a.subject_id = i.subject_id and a.kind = 'advance' and a.supplier_id = i.supplier_id and a.issued_at <= i.issued_at
  ) n on i.kind = 'final';
grant select on declared_sales to marsa_app;

create table sales_days (
  day date not null,
  subject_kind text not null,
  net_fils bigint not null,
  primary key (day, subject_kind)
);
grant select on sales_days to marsa_app;

-- What was added since the days were last summed: no two documents wait for the same row.
create table sales_changes (
  id bigint primary key generated always as identity,
  day date not null,
  subject_kind text not null,
  net_fils bigint not null
);
grant select on sales_changes to marsa_app;

-- The documents of a supply one after another, so that each sees those before it. One that is dated before a final that nets it changes
-- what that final has added, on the day of the final.
create function marsa.count_sale() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.currency <> 'AED' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.subject_id::text, 111));
  insert into sales_changes (day, subject_kind, net_fils)
  select (c.issued_at at time zone 'Asia/Dubai')::date, c.subject_kind, c.net_fils from (
    select issued_at, subject_kind, net_fils from declared_sales where id = new.id
    union all
    select f.issued_at, f.subject_kind, case new.kind when 'advance' then -new.net_fils else new.net_fils end
      from tax_invoices f join tax_invoices a on a.id = case new.kind when 'advance' then new.id when 'credit-note' then new.relates_to end
      where f.kind = 'final' and a.kind = 'advance' and f.subject_id = a.subject_id and f.supplier_id = a.supplier_id
        and f.issued_at >= a.issued_at and f.issued_at >= new.issued_at and f.currency = 'AED') c
  where c.net_fils <> 0;
  return null;
end $$;
create trigger tax_invoices_sale after insert on tax_invoices for each row execute function marsa.count_sale();

-- Moves what was added into the days; whoever reads meanwhile sees it on one side or the other.
create function marsa.sum_sales() returns void language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from sales_changes returning day, subject_kind, net_fils)
  insert into sales_days (day, subject_kind, net_fils) select day, subject_kind, sum(net_fils) from gone group by 1, 2
    on conflict (day, subject_kind) do update set net_fils = sales_days.net_fils + excluded.net_fils
$$;
revoke all on function marsa.sum_sales() from public;
grant execute on function marsa.sum_sales() to marsa_app;

-- From the documents anew, for whoever moved their days past every rule.
create function marsa.recount_sales() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  lock table tax_invoices in share row exclusive mode;
  delete from sales_changes;
  delete from sales_days;
  insert into sales_days (day, subject_kind, net_fils)
    select (issued_at at time zone 'Asia/Dubai')::date, subject_kind, sum(net_fils) from declared_sales where currency = 'AED' group by 1, 2;
end $$;
revoke all on function marsa.recount_sales() from public;
select marsa.recount_sales();
