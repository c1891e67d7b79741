-- The days to object to a delivery count from when its customer could know of it, not from the time that the agent wrote.
-- While they run, the agent's completion is kept as its word, and the shipment completes afterwards (F35, F36).
alter table freight_requests
  add column delivery_reported_at timestamptz,
  add column agent_done_at timestamptz;
update freight_requests set delivery_reported_at = delivered_at where delivered_at is not null;
