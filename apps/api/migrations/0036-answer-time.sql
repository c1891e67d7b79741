-- What an agent's answer took, in working minutes of its own hours, and the indexes of reports and of answer times.

alter table freight_invitations
  add column used_minutes int check (used_minutes >= 0), -- set with the answer; answers of before it have none
  -- Working minutes for which a clock that had run out stood because the customer was asked for more (F6).
  add column stood_minutes int not null default 0 check (stood_minutes >= 0);

create index freight_invitations_invited on freight_invitations (invited_at desc);
create index freight_requests_report on freight_requests (company_id, booked_at) where booked_at is not null;
