-- Why a scan was settled is as long as every other reason that people write.
alter table express_scans drop constraint express_scans_settled_why_check,
  add constraint express_scans_settled_why_check check (length(settled_why) between 3 and 500);
