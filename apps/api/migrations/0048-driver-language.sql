-- The language in which a driver is written to, and in which the driver's page opens.

alter table truck_drivers
  add column language text not null default 'en' check (language in ('en', 'ar', 'ur', 'hi'));
