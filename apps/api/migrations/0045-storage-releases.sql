-- A release names who collects, ends with a photo and a signature or code, and goes out unpaid only on stated credit (decision 45).

alter table warehouse_releases
  add column collector jsonb, -- null for releases from before this was asked
  add column collect_code text check (collect_code ~ '^[0-9]{6}$'),
  add column photo_id uuid,
  add column signature_id uuid,
  add column by_code boolean not null default false,
  add column credit_reason text check (length(credit_reason) between 3 and 500),
  add column credit_fils bigint check (credit_fils >= 0), -- what was open when it was handed over
  add column note_number text unique,
  -- Always true: what proves a hand-over is held against deletion (Z27).
  add column proof_live boolean not null generated always as (true) stored,
  add constraint warehouse_releases_photo foreign key (photo_id, proof_live) references documents (id, live),
  add constraint warehouse_releases_signature foreign key (signature_id, proof_live) references documents (id, live),
  add constraint warehouse_releases_credit check (
    (move = 'handOverOnCredit') = (credit_reason is not null and credit_fils is not null)
    and (credit_reason is null) = (credit_fils is null));

-- Goods leave when the price is paid. The verbs ask the same rule first; this holds whatever they do.
create function marsa.storage_is_paid(request uuid) returns boolean language sql stable as $$
  select exists (select from public.warehouse_requests r
    where r.id = request and r.state in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') and not r.final_owed)
$$;

create function marsa.guard_release() returns trigger language plpgsql as $$
begin
  if new.state = 'RELEASED' and old.state <> 'RELEASED' then
    if new.move = 'handOver' and not marsa.storage_is_paid(new.request_id) then
      raise exception 'release % leaves unpaid and without credit', new.id using errcode = 'MA001';
    end if;
    if new.photo_id is null or new.note_number is null or (new.signature_id is not null) = new.by_code then
      raise exception 'release % leaves without its proof', new.id using errcode = 'MA001';
    end if;
  end if;
  return new;
end $$;
create trigger warehouse_releases_paid before update on warehouse_releases
  for each row execute function marsa.guard_release();

create function marsa.guard_goods_paid() returns trigger language plpgsql as $$
begin
  if old.state = 'STORED' and new.state <> 'STORED' and not marsa.storage_is_paid(new.id) then
    raise exception 'goods of % leave unpaid', new.id using errcode = 'MA001';
  end if;
  return new;
end $$;
create trigger warehouse_goods_paid before update on warehouse_goods
  for each row execute function marsa.guard_goods_paid();
