-- A quotation without a file of its agent's own: the file is printed from what was entered, each time it is read.

alter table quotations
  add column prints_file boolean not null default false check (not prints_file or file_document_id is null);
alter table quotations
  drop constraint quotations_complete,
  add constraint quotations_complete check (
    state in ('Q_DRAFT', 'Q_DECLINED', 'Q_NOT_AWARDED', 'Q_EXPIRED')
    or (total_fils > 0 and valid_until is not null and submitted_at is not null
      and (file_document_id is not null or prints_file)));
