-- Ports and airports beyond those that the product knows by itself: English names, ranked below ours, never in the place of one.
alter table places add column imported boolean not null default false;
