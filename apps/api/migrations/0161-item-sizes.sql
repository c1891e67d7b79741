-- Each item of a storage may say the size of a piece, from which its space follows, and where it stands in the warehouse.

alter table warehouse_items
  add column length_mm int check (length_mm between 1 and 20000),
  add column width_mm int check (width_mm between 1 and 20000),
  add column height_mm int check (height_mm between 1 and 20000),
  add column location text check (length(location) between 1 and 40),
  add constraint warehouse_items_size check (num_nonnulls(length_mm, width_mm, height_mm) in (0, 3));
