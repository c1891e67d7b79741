-- What the trucks line alone knows of a request, and what the tables of requests hold of the line.
create table truck_details (
  id uuid primary key references requests on delete cascade,
  -- Of the form, for lists and rules; null in a draft that has not got that far.
  movement_type text check (movement_type in ('DOMESTIC', 'CROSS_BORDER', 'PORT')),
  truck_type text,
  trucks int check (trucks between 1 and 20),
  weight_kg numeric(10, 3) check (weight_kg > 0),
  pickup_at timestamptz,
  dropoff_at timestamptz,
  container_no text,
  -- The company had no credit when it was sent: it receives quotations and confirms none before it has.
  without_credit boolean not null default false,
  booking_number text unique,
  -- Every truck of the booking has its vehicle and its driver.
  allocated_at timestamptz
);
create index truck_details_container on truck_details (container_no) where container_no is not null;
grant select, insert, update on truck_details to marsa_app;

insert into request_lines (line, details) values ('trucks', 'truck_details');
create trigger requests_trucks_guard before insert or update on requests
  for each row when (new.line = 'trucks') execute function marsa.guard_state('truck-request');

-- A draft of a line that goes the usual way, too.
alter table requests drop constraint requests_state;
alter table requests add constraint requests_state check (case line
  when 'freight' then state in ('DRAFT', 'QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP', 'QS_PPA', 'QS_PAI', 'QS_CMP',
    'QS_REJ', 'QS_CAN', 'EXPIRED')
  else state in ('DRAFT', 'QS_RCD', 'QS_AWP', 'QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP', 'QS_REJ',
    'QS_CAN', 'EXPIRED') end);

-- Sent with everything that a provider prices; booked with its number (T2, T6).
create function marsa.check_truck_request() returns trigger language plpgsql as $$
declare
  d public.truck_details;
begin
  select * into d from public.truck_details where id = new.id;
  if new.state <> 'DRAFT' and num_nulls(d.movement_type, d.truck_type, d.trucks, d.weight_kg, d.pickup_at, d.dropoff_at) > 0 then
    raise exception 'request % was sent without its trucks', new.number using errcode = '23514';
  end if;
  if new.agent_id is not null and d.booking_number is null then
    raise exception 'request % is booked without a number', new.number using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger requests_trucks_details after insert or update of state, agent_id on requests
  deferrable initially deferred for each row when (new.line = 'trucks') execute function marsa.check_truck_request();
