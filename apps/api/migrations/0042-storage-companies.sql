-- The audit row of a move names the company whose object it is: goods and releases of storage are the customer's.
-- Both tables are empty: without the column no row could be written.

alter table warehouse_goods add column company_id uuid not null;
alter table warehouse_goods add constraint warehouse_goods_company
  foreign key (company_id, id) references warehouse_requests (company_id, id);

alter table warehouse_releases add column company_id uuid not null;
alter table warehouse_releases add constraint warehouse_releases_company
  foreign key (company_id, request_id) references warehouse_requests (company_id, id);
