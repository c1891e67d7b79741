// SQL that writes many storage requests at once with everything that hangs on them: for benchmarks alone, as freight's are written.
import { bulkStatements } from './seed.store.ts'

/** Parameters: ids by place of customers and their users; numbers, instants and the form by storage. */
export const storageBatchSql = `
create temporary table batch on commit drop as
select b.*, b.created + interval '1 hour' as quoted, b.created + interval '20 hours' as booked,
  uuidv7(b.created - clock_timestamp()) as id, b.state in ('QS_FINAL_PAY_RECEIVED', 'QS_CMP') as is_booked, b.state = 'QS_CMP' as is_done,
  array[uuidv7(), uuidv7(), uuidv7()] as quotations, array[uuidv7(), uuidv7(), uuidv7()] as files,
  uuidv7() as document_id, uuidv7() as invoice, uuidv7() as session, uuidv7() as payment, uuidv7() as settlement, uuidv7() as advance,
  200000 + (b.n * 53 % 2000) * 100 as carriage
from (
  select n, number, array[q1, q2, q3] as quote_numbers, created, ($1::uuid[])[1 + n % cardinality($1::uuid[])] as company_id,
    ($2::uuid[])[1 + n % cardinality($2::uuid[])] as user_id, $8::jsonb as lane,
    (array['QS_CMP', 'QS_AWP', 'QS_FINAL_PAY_RECEIVED', 'QS_CMP', 'QS_CAN', 'QS_AWP', 'QS_FINAL_PAY_RECEIVED', 'EXPIRED'])
      [1 + (n / cardinality($1::uuid[])) % 8] as state
  from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $9::timestamptz[]) as r (n, number, q1, q2, q3, created)
) b`

const requests = `
insert into requests (id, line, number, company_id, user_id, state, move, moved_as, version, form, search, status_since, created_at,
  saved_at, submitted_at, window_ends_at, booked_at, completed_at, booking_transaction_id, booking_kind, booking_fils,
  agent_id, quotation_id, total_fils, paid_fils, on_credit, invoice_document_id)
select id, 'warehouse', number, company_id, user_id, state, 'receiveQuote', 'agent', 5, lane -> 'form',
  lower(replace(number, '-', ' ')) || ' ' || (lane ->> 'search'), booked, created, created, created, created + interval '48 hours',
  case when is_booked then booked end, case when is_done then created + interval '25 days' end,
  case when is_booked then payment end, case when is_booked then 'payment.full' end,
  case when is_booked then carriage + 196650 end, case when is_booked then ($1::uuid[])[1] end,
  case when is_booked then quotations[1] end, case when is_booked then carriage + 196650 end,
  case when is_booked then carriage + 196650 end, case when is_booked then false end, case when is_done then invoice end
from batch`

const details = `
insert into storage_details (id, cbm, start_date, end_date)
select id, (lane -> 'form' ->> 'cbm')::numeric, (created + interval '2 days')::date, (created + interval '400 days')::date from batch`

const invitations = `
insert into request_invitations (request_id, line, created_at, round, company_id, invited_at, answer_minutes, due_at, answered_at,
  answer)
select request_id, 'warehouse', b.created, 1, o.company_id, at - interval '1 hour', 120, at + interval '1 hour', at, 'QUOTED'
from offers o join batch b on b.id = o.request_id`

const goods = `
insert into warehouse_goods (id, company_id, state, move, moved_as, version)
select id, company_id, case when is_done then 'DELIVERED' else 'STORED' end, 'store', 'agent', 3 from batch where is_booked`

const items = `
insert into warehouse_items (request_id, position, name, quantity, condition_in)
select id, place, 'Box of size ' || place, 10 + place, 'good' from batch cross join generate_series(1, 3) place where is_booked`

// Amounts are those of freight's quotations, with which the ledger's rows are written.
const charges = `
insert into quotation_charges (quotation_id, position, code, buying_fils, selling_fils, vat_category, vat_fils)
select o.id, c.position, c.code, c.net * 9 / 10, c.net, c.category, c.vat
from offers o cross join lateral (values
  (0, 'storage', o.carriage, 'zero', 0),
  (1, 'handling', 83000, 'standard', 4150),
  (2, 'transport', 90000, 'standard', 4500)) as c (position, code, net, category, vat)`

const events = `
insert into request_events (id, request_id, code, at, recorded_at, amount_fils, by_kind, agent_id, for_customer)
select uuidv7(at - clock_timestamp()), request_id, code, at, at, amount, by_kind, agent_id, true
from (
  select id as request_id, 'QS_RCD' as code, created as at, null::bigint as amount, 'customer' as by_kind, null::uuid as agent_id from batch
  union all select request_id, case k when 1 then 'QS_AWP' else 'QUOTE_RECEIVED' end, at, carriage + 181650, 'agent', company_id from offers
  union all select id, 'QS_FINAL_PAY_RECEIVED', booked, carriage + 196650, 'gateway', null from batch where is_booked
  union all select id, 'STORED', created + interval '3 days', null, 'agent', null from batch where is_booked
  union all select id, 'DELIVERED', created + interval '24 days', null, 'agent', null from batch where is_done
  union all select id, 'QS_CMP', created + interval '25 days', null, 'agent', null from batch where is_done) e`

/** What capabilities hold is written by freight's statements, under the kind of storage. */
const shared = bulkStatements
  .filter(({ line }) => line !== 'freight')
  .map((statement) => ({
    ...statement,
    sql: statement.sql.replaceAll(`'freight-request'`, `'storage-request'`),
  }))

/** In order; `agents` marks those that take the ids of warehouses and of their users. */
export const storageStatements: readonly { sql: string; agents: 0 | 1 | 2 }[] = [
  ...shared,
  { sql: requests, agents: 1 },
  { sql: details, agents: 0 },
  { sql: invitations, agents: 0 },
  { sql: goods, agents: 0 },
  { sql: items, agents: 0 },
  { sql: charges, agents: 0 },
  { sql: events, agents: 0 },
]
