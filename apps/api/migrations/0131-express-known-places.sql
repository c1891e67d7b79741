-- Every process forgets the places, countries and holidays that it knows as soon as one of them changes.
create function marsa.tell_places() returns trigger language plpgsql as
$$ begin perform pg_notify('marsa_settings', 'express.places'); return null; end $$;
create trigger places_tell after insert or update or delete on places
  for each statement execute function marsa.tell_places();
create trigger express_countries_tell after insert or update or delete on express_countries
  for each statement execute function marsa.tell_places();
create trigger express_remote_places_tell after insert or update or delete on express_remote_places
  for each statement execute function marsa.tell_places();
create trigger calendar_periods_tell after insert or update or delete on calendar_periods
  for each statement execute function marsa.tell_places();
