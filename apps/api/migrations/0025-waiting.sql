-- What waits for the staff is asked for by their dashboard: each of it has an index of its own.
create index registrations_unconfirmed on registrations (decided_at)
  where user_type = 'provider' and state = 'ACTIVE' and admin_confirmed_at is null;
create index freight_requests_submitted_at on freight_requests (submitted_at) where submitted_at is not null;
create index freight_requests_booked_at on freight_requests (booked_at) where booked_at is not null;
