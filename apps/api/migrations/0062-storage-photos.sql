-- Several photos of an item at intake and at release, of what was found, and of what was handed over.

create table warehouse_photos (
  document_id uuid not null,
  position int not null,
  item_id uuid references warehouse_items on delete cascade,
  at_release boolean not null default false, -- of an item: when it left, not when it came
  finding_id uuid references warehouse_findings,
  release_id uuid references warehouse_releases,
  -- Always true: a photo that is shown somewhere is held against deletion (Z27).
  live boolean not null generated always as (true) stored,
  constraint warehouse_photos_document foreign key (document_id, live) references documents (id, live),
  constraint warehouse_photos_subject check (num_nonnulls(item_id, finding_id, release_id) = 1),
  constraint warehouse_photos_release check (item_id is not null or not at_release),
  unique nulls not distinct (item_id, at_release, finding_id, release_id, document_id)
);
create index warehouse_photos_finding on warehouse_photos (finding_id) where finding_id is not null;
create index warehouse_photos_handed_over on warehouse_photos (release_id) where release_id is not null;
grant select, insert, delete on warehouse_photos to marsa_app;

insert into warehouse_photos (document_id, position, item_id, at_release)
  select photo_in, 0, id, false from warehouse_items where photo_in is not null
  union all select photo_out, 0, id, true from warehouse_items where photo_out is not null;
insert into warehouse_photos (document_id, position, finding_id)
  select photo_id, 0, id from warehouse_findings where photo_id is not null;
insert into warehouse_photos (document_id, position, release_id)
  select photo_id, 0, id from warehouse_releases where photo_id is not null;

alter table warehouse_items drop column photo_in, drop column photo_out, drop column photos_live;
alter table warehouse_findings drop column photo_id, drop column photo_live;
alter table warehouse_releases drop column photo_id;

create or replace function marsa.guard_release() returns trigger language plpgsql as $$
begin
  if new.state = 'RELEASED' and old.state <> 'RELEASED' then
    if new.move = 'handOver' and not marsa.storage_is_paid(new.request_id) then
      raise exception 'release % leaves unpaid and without credit', new.id using errcode = 'MA001';
    end if;
    if not exists (select from public.warehouse_photos p where p.release_id = new.id)
      or new.note_number is null or (new.signature_id is not null) = new.by_code then
      raise exception 'release % leaves without its proof', new.id using errcode = 'MA001';
    end if;
  end if;
  return new;
end $$;
