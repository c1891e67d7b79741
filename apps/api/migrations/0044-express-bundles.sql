-- Bundles of credits: each purchase with its states (B1 to B7), and the credits that payments of shipments hold and use.

create table express_memberships (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  user_id uuid not null,
  plan text not null check (plan in ('BRONZE', 'SILVER', 'GOLD')),
  state text not null check (state in ('ORDERED', 'UNPAID', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  net_fils bigint not null check (net_fils > 0), -- the credits
  vat_fils bigint not null check (vat_fils >= 0),
  replaces uuid references express_memberships, -- the lower plan that ends when this is paid (B5)
  ordered_at timestamptz not null default clock_timestamp(),
  bought_at timestamptz,
  ends_at timestamptz check (ends_at > bought_at),
  ended_at timestamptz, -- used up, cancelled or over
  transaction_id uuid references ledger_transactions, -- the posting of the purchase
  foreign key (company_id, user_id) references users (company_id, id),
  constraint express_memberships_bought check (
    (state in ('ORDERED', 'UNPAID')) = (bought_at is null)
    and num_nulls(bought_at, ends_at, transaction_id) in (0, 3)),
  constraint express_memberships_ended check ((ended_at is not null) = (state in ('INACTIVE', 'CANCELLED', 'EXPIRED'))),
  constraint express_memberships_reason check (state <> 'CANCELLED' or move_reason is not null)
);
-- One active bundle of a company (B1), and one that is being paid.
create unique index express_memberships_active on express_memberships (company_id) where state = 'ACTIVE';
create unique index express_memberships_ordered on express_memberships (company_id) where state = 'ORDERED';
create index express_memberships_company on express_memberships (company_id, id);
create index express_memberships_ends on express_memberships (ends_at) where state in ('ACTIVE', 'INACTIVE');
grant select on express_memberships to marsa_app;
grant insert (company_id, user_id, plan, state, move, moved_as, net_fils, vat_fils, replaces) on express_memberships to marsa_app;
grant update (state, move, moved_as, move_reason, version, bought_at, ends_at, ended_at, transaction_id)
  on express_memberships to marsa_app;

-- Credits of a payment: held while it is open, then used or given back; also those of a bundle that ends meanwhile.
create table express_leases (
  id uuid primary key, -- of the part of the payment
  membership_id uuid not null references express_memberships,
  subject_id uuid not null,
  waybill text check (length(waybill) <= 40),
  amount_fils bigint not null check (amount_fils > 0),
  saved_fils bigint not null default 0 check (saved_fils >= 0), -- list price less plan price of what it pays
  user_id uuid references users,
  held_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  released_at timestamptz, -- the payment came to nothing
  returned_at timestamptz, -- the shipment was cancelled after it was paid
  check (num_nonnulls(used_at, released_at) <= 1),
  check (returned_at is null or used_at is not null)
);
create index express_leases_membership on express_leases (membership_id, held_at);
create index express_leases_subject on express_leases (subject_id);
grant select on express_leases to marsa_app;
grant insert (id, membership_id, subject_id, waybill, amount_fils, saved_fils, user_id) on express_leases to marsa_app;
grant update (waybill, used_at, released_at, returned_at) on express_leases to marsa_app;

-- Only one that lasts gives credits: by the database's clock, whoever asks and whenever the job runs.
create function marsa.check_lease() returns trigger language plpgsql as $$
begin
  if not exists (select from public.express_memberships m
    where m.id = new.membership_id and m.state = 'ACTIVE' and m.ends_at > clock_timestamp()) then
    raise exception 'bundle % gives no credits any more', new.membership_id
      using errcode = '23514', constraint = 'express_leases_active';
  end if;
  return new;
end $$;
grant execute on function marsa.check_lease() to marsa_app;
create trigger express_leases_active before insert on express_leases
  for each row execute function marsa.check_lease();

create trigger express_memberships_guard before insert or update on express_memberships
  for each row execute function marsa.guard_state('express-membership');
create trigger express_memberships_keep before delete on express_memberships
  for each row execute function marsa.refuse_change();
create trigger express_memberships_no_truncate before truncate on express_memberships
  for each statement execute function marsa.refuse_change();
create trigger express_leases_keep before delete on express_leases
  for each row execute function marsa.refuse_change();
create trigger express_leases_no_truncate before truncate on express_leases
  for each statement execute function marsa.refuse_change();
