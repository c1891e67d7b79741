-- Where senders bring parcels that nobody collects.
alter table express_depots
  add column address_en text not null default '' check (length(address_en) <= 160),
  add column address_ar text not null default '' check (length(address_ar) <= 160);
