-- Offers go to nobody who has not asked for them; whether a person has a password that they know.

-- Whatever is not refused is sent, so whoever is new refuses offers until a registration or the profile says otherwise.
create function marsa.refuse_offers() returns trigger language plpgsql as $$
begin
  insert into notice_refusals (user_id, kind, channel) values (new.id, 'offers', 'mail'), (new.id, 'offers', 'sms');
  return null;
end $$;
create trigger users_refuse_offers after insert on users for each row execute function marsa.refuse_offers();

insert into notice_refusals (user_id, kind, channel)
  select u.id, 'offers', c.channel from users u cross join (values ('mail'), ('sms')) as c (channel)
  where u.closed_at is null and not exists
    (select from registrations r where r.user_id = u.id and r.promotions and r.state = 'ACTIVE');

-- False for an account made from an identity, until its person sets a password of their own.
alter table users add column has_own_password boolean not null default true;
update users u set has_own_password = false where u.password_version = 1 and exists
  (select from audit_log a where a.action = 'identity.linked' and a.object_id = u.id and a.reason = 'uae-pass, new account');

create or replace function marsa.count_password() returns trigger language plpgsql as $$
begin
  if new.password_hash is distinct from old.password_hash then
    new.password_version := old.password_version + 1;
    new.has_own_password := true;
  end if;
  return new;
end $$;
