-- The value that a waiting change of a setting was made on, so that it can be told in words: from what to what.

alter table setting_proposals add column from_value jsonb;
grant insert (from_value) on setting_proposals to marsa_app;
