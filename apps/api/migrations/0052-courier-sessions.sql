-- A courier's phone is in a pocket between two doors: whoever is a courier stays signed in for a working day without a touch.

create function marsa.set_courier_idle() returns trigger language plpgsql as $$
begin
  new.idle_minutes := 720;
  return new;
end $$;
grant execute on function marsa.set_courier_idle() to marsa_app;
create trigger users_courier_idle before insert or update of role on users for each row
  when (new.role = 'courier') execute function marsa.set_courier_idle();
update users set idle_minutes = 720 where role = 'courier';
