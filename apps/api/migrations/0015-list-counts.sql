-- Counts of the tabs are answered from the index alone: who may see a draft stood in the row.
drop index requests_tab;
create index requests_tab on requests (company_id, line, tab, created_at desc, id desc) include (state, user_id);
