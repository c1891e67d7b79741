-- Links by which others follow a booking serve every line: stages and expected arrival, until the customer ends them.
alter table truck_shares rename to request_shares;
alter index truck_shares_open rename to request_shares_open;
