-- How often something was done by somebody: points spent from a budget since its time began. Unlogged: after a crash
-- everybody begins anew, which is worth less than writing each count to disk twice. Keys are keyed hashes.
create unlogged table limit_counters (
  budget text not null,
  key bytea not null,
  spent int not null,
  resets_at timestamptz not null,
  primary key (budget, key)
);
grant select, insert, update, delete on limit_counters to marsa_app;
