-- What the table of requests holds of every line: a row a line in place of its name in checks, so that a new one adds a row.

-- The lines whose requests stand in one table, and the table of details that each row of theirs has beside it.
create table request_lines (
  line text primary key,
  details text not null
);
insert into request_lines (line, details) values ('freight', 'freight_details'), ('warehouse', 'storage_details');
grant select on request_lines to marsa_app;

alter table requests drop constraint requests_line_check;
alter table requests add constraint requests_line foreign key (line) references request_lines;

-- Freight keeps its money in a track of its own; in every other line the state says what is paid.
alter table requests drop constraint requests_whole;
alter table requests add constraint requests_whole
  check (line = 'freight' or state not in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') or paid_fils = total_fils);
alter table requests drop constraint requests_due;
alter table requests add constraint requests_due
  check (line = 'freight' or state <> 'QS_AWAITING_FINAL_PAY' or paid_fils < total_fils);

-- What must be true of a request and its details together, looked at before the commit: both rows may change in one statement.
create or replace function marsa.check_details() returns trigger language plpgsql as $$
declare
  r public.requests;
  f public.freight_details;
  found_details boolean;
begin
  select * into r from public.requests where id = new.id;
  if not found then return null; end if;
  execute (select format('select exists (select from public.%I where id = $1)', details) from public.request_lines where line = r.line)
    into found_details using r.id;
  if not found_details then raise exception 'request % has no details', r.number using errcode = '23514'; end if;
  if r.line <> 'freight' then return null; end if;
  select * into f from public.freight_details where id = r.id;
  if r.state <> 'DRAFT' and num_nulls(f.mode, f.direction, f.origin_code, f.destination_code) > 0 then
    raise exception 'request % was sent without its carriage', r.number using errcode = '23514';
  end if;
  -- A disputed delivery is not completed, whatever the code above says (F35, F36).
  if r.state = 'QS_CMP' and f.disputed_at is not null then
    raise exception 'request % is completed under dispute', r.number using errcode = '23514';
  end if;
  return null;
end $$;
