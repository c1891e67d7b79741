-- Every rate that was entered stays, also one that was replaced for its day.

create table exchange_rate_entries (
  id bigint generated always as identity primary key,
  currency text not null,
  day date not null,
  rate numeric(12, 6) not null,
  replaced numeric(12, 6), -- what stood for the day before
  entered_by uuid references users,
  entered_at timestamptz not null default now()
);
create index exchange_rate_entries_newest on exchange_rate_entries (entered_at desc, id desc);
insert into exchange_rate_entries (currency, day, rate, entered_by, entered_at)
  select r.currency, r.day, r.rate, u.id, r.entered_at
  from exchange_rates r left join users u on u.id = r.entered_by order by r.entered_at;
grant select, insert on exchange_rate_entries to marsa_app;
