-- A photo that the inventory of stored goods shows is held against deletion as long as it is shown there (Z27).

alter table warehouse_items add column photos_live boolean not null generated always as (true) stored;
alter table warehouse_items add constraint warehouse_items_photo_in foreign key (photo_in, photos_live) references documents (id, live);
alter table warehouse_items add constraint warehouse_items_photo_out foreign key (photo_out, photos_live) references documents (id, live);
