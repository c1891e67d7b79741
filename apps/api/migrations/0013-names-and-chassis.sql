-- Names of people in Arabic, where they have given them; and chassis numbers of vehicles, which are no container numbers.
alter table users add column first_name_ar text, add column last_name_ar text;

alter table freight_requests add column chassis_number text;
create index freight_requests_chassis on freight_requests (chassis_number) where chassis_number is not null;
