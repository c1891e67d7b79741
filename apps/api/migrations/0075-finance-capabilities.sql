-- What an administrator is allowed in finance beyond looking. Who was one before keeps all of it until somebody takes it away.
alter table users add column capabilities text[] not null default '{}'
  check (capabilities <@ array['finance.prepare', 'finance.approve', 'finance.close'] and array_position(capabilities, null) is null);
alter table users disable trigger user;
update users set capabilities = array['finance.prepare', 'finance.approve', 'finance.close'] where role = 'admin';
alter table users enable trigger user;
alter table users add constraint users_capabilities_admin check (role = 'admin' or capabilities = '{}');

-- Nobody gives or takes capabilities of their own, whatever the application does.
create function marsa.check_own_capabilities() returns trigger language plpgsql as $$
begin
  if new.id = marsa.current_user_id() then
    raise exception 'capabilities of % by themselves', new.id
      using errcode = '23514', constraint = 'users_capabilities_self';
  end if;
  return new;
end $$;
grant execute on function marsa.check_own_capabilities() to marsa_app;
create trigger users_capabilities before update on users for each row
  when (new.role = 'admin' and new.capabilities is distinct from old.capabilities) execute function marsa.check_own_capabilities();

-- Whether a person may do something now, for triggers that hold a rule of two people.
create function marsa.is_capable(person uuid, capability text) returns boolean language sql stable
  security definer set search_path = public, pg_temp as
$$ select exists (select from users where id = person and capability = any(capabilities)) $$;
revoke all on function marsa.is_capable(uuid, text) from public;
grant execute on function marsa.is_capable(uuid, text) to marsa_app;

-- A run of settlement is prepared and approved by people who may.
create function marsa.check_settlement_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.prepared_by is not null and not marsa.is_capable(new.prepared_by, 'finance.prepare')
    or new.approved_by is not null and (tg_op = 'INSERT' or old.approved_by is distinct from new.approved_by)
      and not marsa.is_capable(new.approved_by, 'finance.approve') then
    raise exception 'run % by somebody who may not', new.id
      using errcode = '23514', constraint = 'settlement_runs_capable';
  end if;
  -- Who changed what is paid has prepared it, too.
  if new.approved_by is not null
    and exists (select from settlement_adjustments where run_id = new.id and made_by = new.approved_by) then
    raise exception 'run % approved by who adjusted it', new.id
      using errcode = '23514', constraint = 'settlement_runs_second_person';
  end if;
  return new;
end $$;
grant execute on function marsa.check_settlement_people() to marsa_app;
create trigger settlement_runs_capable before insert or update on settlement_runs
  for each row execute function marsa.check_settlement_people();
