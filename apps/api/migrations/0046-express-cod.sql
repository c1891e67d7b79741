-- Cash on delivery: what is expected of a shipment, and what a courier has collected of it.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Cash of a shipment, from the expectation to the merchant's account (K1-K9).
create table express_cod (
  id uuid primary key references express_shipments,
  company_id uuid not null references companies,
  state text not null check (state in ('EXPECTED', 'COLLECTED', 'NOT_COLLECTED', 'DEPOSITED', 'DISPUTED', 'CREDITED',
    'PAID_OUT', 'REVERSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  amount_fils bigint not null check (amount_fils between 100 and 500000),
  courier_id uuid references express_workers,
  collected_at timestamptz,
  posting_kind text,
  transaction_id uuid,
  foreign key (company_id, id) references express_shipments (company_id, id),
  -- Collected is what the ledger says a courier owes, to the fil (N12).
  foreign key (transaction_id, id, posting_kind, amount_fils)
    references ledger_transactions (id, subject_id, kind, amount_fils),
  check ((state in ('EXPECTED', 'NOT_COLLECTED')) = (transaction_id is null)),
  check (num_nonnulls(courier_id, collected_at, posting_kind, transaction_id) in (0, 4)),
  check (posting_kind = 'cod.collected')
);
create index express_cod_courier on express_cod (courier_id) where state = 'COLLECTED';
create index express_cod_company on express_cod (company_id, state);
grant select, update on express_cod to marsa_app;
create trigger express_cod_guard before insert or update on express_cod
  for each row execute function marsa.guard_state('express-cod');
create trigger express_cod_keep before delete on express_cod for each row execute function marsa.refuse_change();
create trigger express_cod_no_truncate before truncate on express_cod for each statement execute function marsa.refuse_change();

-- Cash is expected while the parcel goes to its recipient, in the amount that its merchant has set last (K1, K3).
create function marsa.expect_cash() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.cod_fils is not null and new.state in ('CREATED', 'PICKUP_SCHEDULED', 'PICKED_UP', 'IN_TRANSIT', 'ON_HOLD',
    'OUT_FOR_DELIVERY', 'DELIVERY_FAILED') then
    insert into express_cod (id, company_id, state, move, moved_as, amount_fils)
    values (new.id, new.company_id, 'EXPECTED', 'expect', 'system', new.cod_fils) on conflict (id) do nothing;
    update express_cod set state = 'EXPECTED', move = 'expectAgain', moved_as = 'system', move_reason = null,
      version = version + 1, amount_fils = new.cod_fils where id = new.id and state = 'NOT_COLLECTED';
    update express_cod set move = 'amend', moved_as = 'system', move_reason = null, version = version + 1,
      amount_fils = new.cod_fils where id = new.id and state = 'EXPECTED' and amount_fils <> new.cod_fils;
  elsif new.state <> 'DELIVERED' then
    update express_cod set state = 'NOT_COLLECTED', move = 'drop', moved_as = 'system', move_reason = null,
      version = version + 1 where id = new.id and state = 'EXPECTED';
  end if;
  return null;
end $$;
create trigger express_shipments_expect_cash after insert or update of state, cod_fils on express_shipments
  for each row execute function marsa.expect_cash();

-- Read at commit: nothing with cash on delivery is delivered without it.
create function marsa.check_cash() returns trigger language plpgsql as $$
begin
  if exists (select from public.express_cod c where c.id = new.id and c.state = 'EXPECTED') then
    raise exception 'shipment % is delivered without its cash', new.id
      using errcode = '23514', constraint = 'express_delivery_cash';
  end if;
  return null;
end $$;
grant execute on function marsa.check_cash() to marsa_app;
create constraint trigger express_shipments_cash after update on express_shipments
  deferrable initially deferred for each row
  when (new.state = 'DELIVERED' and old.state <> 'DELIVERED') execute function marsa.check_cash();
