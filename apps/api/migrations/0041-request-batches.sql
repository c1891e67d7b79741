-- Bulk uploads are of every line that takes them (machine request-batch).
alter table freight_batches rename to request_batches;
alter table freight_batch_rows rename to request_batch_rows;
alter table request_batches add column line text not null default 'freight' references request_lines (line);
alter table request_batches alter column line drop default;
-- What the sentence of a problem names: kilograms that containers carry, trucks that a load needs.
alter table request_batch_rows rename column limit_kg to figure;

drop index freight_batches_file;
drop index freight_batches_made;
-- The same file in two tabs is one batch of a line until its requests are made.
create unique index request_batches_file on request_batches (user_id, line, file_hash) where state <> 'DONE';
create index request_batches_made on request_batches (user_id, line, file_hash, finished_at desc) where state = 'DONE';
alter index freight_batches_age rename to request_batches_age;
alter index freight_batch_rows_request rename to request_batch_rows_request;
alter index freight_batch_rows_faulty rename to request_batch_rows_faulty;

drop trigger freight_batches_guard on request_batches;
create trigger request_batches_guard before insert or update on request_batches
  for each row execute function marsa.guard_state('request-batch');
