// Fills a database with shipments of express, a hundred a customer, over all states and three hundred days.
import type pg from 'pg'
import { addBenchPeople } from '../apps/demo/src/seed-people.store.ts'

export const parcelsPerCustomer = 100
/** Rows of one statement. */
const portion = 50_000

/** States in the shares in which they are met, of 20. */
const states = [
  ...Array<string>(12).fill('DELIVERED'),
  'DRAFT',
  'PENDING_PAYMENT',
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'RETURNED',
  'CANCELLED',
]

// Each number once, with its check digits; customers come in turn, so that nobody's parcels lie together.
const shipments = `
  insert into express_shipments (id, number, company_id, user_id, form, created_at, updated_at, state, move, moved_as, moved_at,
    sender_name, from_country, from_city, recipient_name, recipient_mobile, to_country, to_city, pieces, reference, service,
    price_version, price_lines, net_fils, vat_fils, total_fils, list_fils, tariff_id, priced_at, expected_on, declared_fils,
    cod_fils, settlement_id, waybill)
  select uuidv7(at - now()), 'EX-' || digits, p.company_id, p.user_id, f.form, at, at, state, 'save', 'system', at,
    'Bench Trading', 'AE', 'Dubai', 'Layla Haddad ' || n % 5003, '+97150' || lpad((n % 9999991)::text, 7, '0'),
    case when is_abroad then 'GB' else 'AE' end, case when is_abroad then 'London' else 'Sharjah' end, 1 + n % 2, 'ORD-' || n,
    case when state <> 'DRAFT' then case when is_abroad then 'INTL_PRIORITY' else 'DOMESTIC' end end,
    1, case when state <> 'DRAFT' then '[{"code":"CARRIAGE","net":"2000","vatCategory":"standard","vat":"100",
      "formula":{"en":"up to 5 kg AED 20.00","ar":"حتى 5 كغم 20.00 درهم"}}]'::jsonb end,
    2000, 100, 2100, 2000, case when state <> 'DRAFT' then gen_random_uuid() end, at, (at + interval '2 days')::date, 50000,
    case when n % 4 = 0 and not is_abroad and state <> 'DRAFT' then 15000 end,
    case when is_paid then gen_random_uuid() end,
    case when is_paid then 'MRX' || digits || lpad((98 - ('222733' || digits || '00')::numeric % 97)::text, 2, '0') end
  from generate_series($1::int, $2::int) n
    cross join lateral (select ($3::text[])[1 + (n / 7) % 20] as state, n % 10 = 0 as is_abroad, lpad(n::text, 10, '0') as digits,
      now() - interval '300 days' * ($4::int - n) / $4::int as at) drawn
    cross join lateral (select state not in ('DRAFT', 'PENDING_PAYMENT') as is_paid) paid
    join bench_senders p on p.place = n % $5::int
    cross join (select jsonb_build_object('sender', jsonb_build_object('name', 'Bench Trading'), 'packages', '[]'::jsonb) as form) f`

const timeline = `
  insert into express_timeline (shipment_id, from_state, state, move, moved_as, happened_at, recorded_at)
  select s.id, before, now_in, 'save', 'system', s.created_at + step * interval '5 hours', s.created_at
  from express_shipments s cross join (values (1, null, 'DRAFT'), (2, 'DRAFT', 'PENDING_PAYMENT'),
    (3, 'PENDING_PAYMENT', 'CREATED'), (4, 'CREATED', 'PICKED_UP'), (5, 'PICKED_UP', 'DELIVERED')) t (step, before, now_in)
  where s.number between 'EX-' || lpad($1::text, 10, '0') and 'EX-' || lpad($2::text, 10, '0')`

/** Asks for an owner's connection. The index of the search is made after the rows, which is several times quicker. */
export const fillParcels = async (owner: pg.Client, count: number): Promise<void> => {
  const { customers } = await addBenchPeople(owner, count / parcelsPerCustomer)
  const { rows } = await owner.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'express_shipments_search'`,
  )
  await owner.query('set session_replication_role = replica')
  await owner.query(
    'create temporary table bench_senders (place int primary key, company_id uuid, user_id uuid)',
  )
  await owner.query(
    `insert into bench_senders select row_number() over () - 1, c, u from unnest($1::uuid[], $2::uuid[]) p (c, u)`,
    [customers.map(({ id }) => id), customers.map(({ userId }) => userId)],
  )
  await owner.query('analyze bench_senders; drop index express_shipments_search')
  for (let from = 1; from <= count; from += portion) {
    const until = Math.min(count, from + portion - 1)
    await owner.query(shipments, [from, until, states, count, customers.length])
    await owner.query(timeline, [from, until])
  }
  await owner.query(rows[0]!.indexdef)
  await owner.query('vacuum analyze express_shipments, express_timeline')
  await owner.query('drop table bench_senders; set session_replication_role = origin')
}
