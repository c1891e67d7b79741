-- A directory identity whose address has a local account waits for that account's password before it is linked.

alter table identity_flows
  add column link_user_id uuid references users,
  add column link_role text,
  add constraint identity_flows_link check (num_nonnulls(link_user_id, link_role) in (0, 2));
