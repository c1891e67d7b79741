-- Until when a paper is valid and how far its owner was warned; and which key its own key is wrapped with.

alter table documents
  add column expires_on date,
  -- The shortest warning that was given, in days before the end: 30, then 7.
  add column expiry_warned int check (expiry_warned in (30, 7)),
  -- Name of the key of IDENTITY_KEYS that wraps `file_key`; null where the key lies as it is, from before there were any.
  add column key_id text check (key_id ~ '^[a-z0-9-]{1,40}$');

create index documents_expiry on documents (expires_on)
  where expires_on is not null and deleted_at is null and purged_at is null;
create index documents_wrapped on documents (key_id) where file_key is not null;
