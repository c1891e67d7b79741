// The demo world on a real database and a real gateway process: complete, true in its books, and alive.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../../api/src/kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { quotationMachine } from '@marsa/model/requests/quotation.ts'
import { finalChanges } from '@marsa/model/requests/final-changes.ts'
import { goodsMachine } from '@marsa/model/warehouse/goods-machine.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { movementTypeCodes } from '@marsa/model/trucks/road/movement.ts'
import { truckStatus, truckStatuses } from '@marsa/model/trucks/status.ts'
import { shipmentStates } from '@marsa/model/express/shipments/shipment-machine.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { ssccText } from '@marsa/model/warehouse/sscc.ts'
import { freightStatus, freightStatuses, type Tracks } from '@marsa/model/freight/status.ts'
import {
  listBookFaults,
  listTaxInvoices,
  listReceipts,
  listLedgerFaults,
} from '../../api/src/finance/door.ts'
import type { Template } from '@marsa/model/messages/message.ts'
import { templates } from '@marsa/model/messages/templates/templates.ts'
import { stockList } from '../../api/src/warehouse/stock/stock.store.ts'
import { listCodFaults } from '../../api/src/express/cash-on-delivery/cod.store.ts'
import { listPayoutFaults } from '../../api/src/express/payouts/payouts.store.ts'
import { listWalletFaults } from '../../api/src/express/wallet/wallet.store.ts'
import { passwordMatches } from '../../api/src/accounts/passwords.ts'
import { deviationsOf } from '../../api/src/freight/reports/deviations.ts'
import { publicFigures } from '../../api/src/freight/reports/public-figures.ts'
import { publicLanes } from '../../api/src/freight/asking/public-lanes.ts'
import { readConfig } from '../../api/src/kit/config.ts'
import { maybe, one, openDb, rows, type Db } from '../../api/src/kit/db.ts'
import { pricedOf } from '../../api/src/requests/quotation-rows.ts'
import { quotationWithCharges } from '../../api/src/requests/quotations.store.ts'
import { openFiles } from '../../api/src/kit/open-files.ts'
import { startSandboxCarrier, type SandboxCarrier } from '../../api/test/sandbox-carrier.ts'
import { startSandbox, type Sandbox } from '../../api/test/sandbox-gateway.ts'
import { testDatabase, type TestDatabase } from '../../api/test/database.ts'
import { demoAccounts, demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { fillDemo } from './fill.ts'

let database: TestDatabase
let sandbox: Sandbox
let carrier: SandboxCarrier
let db: Db
const folder = mkdtempSync(join(tmpdir(), 'marsa-demo-'))
const storageUrl = `file://${folder}/files`

beforeAll(async () => {
  database = await testDatabase()
  sandbox = await startSandbox(join(folder, 'journal.ndjson'))
  carrier = await startSandboxCarrier(join(folder, 'carrier.ndjson'))
  db = openDb(database.url)
  await fillDemo(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      STORAGE_URL: storageUrl,
      LOG_LEVEL: 'silent',
      PAYMENT_URL: sandbox.url,
      PAYMENT_API_KEY: sandbox.apiKey,
      PAYMENT_OUTLET: sandbox.outlet,
      PAYMENT_WEBHOOK_SECRET: 'demo test',
      CARRIER_URL: carrier.url,
      CARRIER_USER: carrier.user,
      CARRIER_KEY: carrier.key,
      CARRIER_WEBHOOK_SECRET: 'demo test',
    }),
  )
}, 480_000)

afterAll(async () => {
  await db?.destroy()
  await sandbox?.end('SIGTERM')
  await carrier?.end('SIGTERM')
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await one<{ count: number }>(db, sql`select count(*)::int as count from (${statement}) x`)).count

test('every status of a shipment and every state of a quotation can be seen', async () => {
  const found = await rows<Tracks>(
    db,
    sql`select r.state, coalesce(r.balance_state, 'NOT_DUE') as "balanceState", cargo.latest from requests r join freight_details cargo using (id)`,
  )
  expect(found.length).toBeGreaterThanOrEqual(60)
  expect(new Set(found.map(freightStatus))).toEqual(new Set(freightStatuses))
  const quotations = await rows<{ state: string }>(db, sql`select distinct state from quotations`)
  expect(quotations.map(({ state }) => state).toSorted()).toEqual([...quotationMachine.states].toSorted())
})

test('a measured part load, bills of lading and charges that need consent can be seen', async () => {
  const bills = await rows<{ state: string; email: string }>(
    db,
    sql`select b.state, u.email from bills_of_lading b join requests r on r.id = b.request_id join users u on u.id = r.user_id
      order by b.state`,
  )
  expect(bills).toEqual([
    { state: 'BL_DRAFT', email: 'customer@demo.example' },
    { state: 'BL_ISSUED', email: 'business@demo.example' },
  ])
  const proposals = await rows<{ state: string; email: string; waits: boolean }>(
    db,
    sql`select p.state, u.email, p.desk_at > now() + interval '5 days 12 hours' as waits from final_proposals p
      join requests r on r.id = p.request_id join users u on u.id = r.user_id where r.state = 'QS_PPA'`,
  )
  expect(proposals).toEqual([{ state: 'ASKED', email: 'customer@demo.example', waits: true }])
  const load = await one<{ accepted: string; final: string }>(
    db,
    sql`select r.quotation_id as accepted, r.final_quotation_id as final
      from freight_measurings m join requests r on r.id = m.request_id`,
  )
  const [accepted, final] = await Promise.all([
    quotationWithCharges(db, load.accepted),
    quotationWithCharges(db, load.final),
  ])
  const changes = finalChanges(accepted!.charges.map(pricedOf), final!.charges.map(pricedOf))
  expect(new Set(changes.flatMap(({ parts }) => parts.map(({ cause }) => cause)))).toEqual(
    new Set(['measured']),
  )
})

test('every status of storage and every place of stored goods can be seen, with what is asked for on the way', async () => {
  const states = await rows<{ state: string; storages: number }>(
    db,
    sql`select state, count(*)::int as storages from requests where line = 'warehouse' group by state`,
  )
  expect(states.map(({ state }) => state).toSorted()).toEqual(
    storageMachine.states.filter((state) => state !== 'DRAFT').toSorted(),
  )
  expect(states.reduce((sum, { storages }) => sum + storages, 0)).toBeGreaterThanOrEqual(24)
  const goods = await rows<{ state: string }>(db, sql`select distinct state from warehouse_goods`)
  expect(goods.map(({ state }) => state).toSorted()).toEqual([...goodsMachine.states].toSorted())
  const releases = await rows<{ state: string }>(db, sql`select state from warehouse_releases order by state`)
  expect(releases.map(({ state }) => state)).toEqual(['RELEASED', 'REQUESTED'])
  const seen = async (what: ReturnType<typeof sql>): Promise<number> =>
    count(
      sql`select from requests r join storage_details space using (id) left join warehouse_goods g on g.id = r.id where ${what}`,
    )
  expect(await seen(sql`r.state = 'QS_PPA' and g.state = 'STORED' and space.final_owed`)).toBe(1)
  expect(await seen(sql`space.overstay_since is not null and g.state = 'STORED'`)).toBe(1)
  expect(await seen(sql`space.extension_until is not null and space.extension_offered is null`)).toBe(1)
  expect(await seen(sql`space.extension_offered is not null and r.state = 'QS_AWAITING_FINAL_PAY'`)).toBe(1)
  expect(await seen(sql`r.pending_review and r.state = 'QS_RCD'`)).toBe(1)
  expect(await seen(sql`r.state = 'QS_CAN' and r.booked_at is not null`)).toBe(1)
  expect(await seen(sql`r.state = 'QS_CAN' and r.booked_at is null`)).toBe(1)
  expect(await seen(sql`r.state = 'QS_FINAL_PAY_RECEIVED' and g.state = 'DELIVERED'`)).toBe(1)
  expect(await count(sql`select from warehouse_photos where item_id is not null`)).toBeGreaterThan(15)
  expect(
    await count(
      sql`select from quotations q where q.subject_kind = 'storage-request' and q.state = 'Q_FAILED'`,
    ),
  ).toBe(1)
})

test('each warehouse has a prefix of GS1 for demonstrations, and labelled pieces are found by their codes', async () => {
  const prefixes = await rows<{ prefix: string }>(
    db,
    sql`select gs1_prefix as prefix from warehouse_sites where gs1_prefix like '952%'`,
  )
  expect(prefixes).toHaveLength(4)
  const units = await rows<{ id: string; agent_id: string; item_id: string; sscc: string }>(
    db,
    sql`select r.id, r.agent_id, u.item_id, u.sscc from storage_units u join requests r on r.id = u.request_id
      join warehouse_goods g on g.id = r.id and g.state = 'STORED'`,
  )
  expect(new Set(units.map(({ id }) => id)).size).toBe(3)
  const { agent_id: companyId, item_id, sscc } = units.at(-1)!
  const asked = {
    actor: { companyId },
    relation: 'assigned',
    search: ssccText(sscc),
    withCodes: false,
  } as const
  const found = await stockList.page(db, asked, 10, 0)
  expect(found.map(({ id }) => id)).toEqual([item_id])
})

test('storage lies in the past and in order, what is open stays open, and both demo customers have much of it', async () => {
  expect(
    await count(
      sql`select from request_events where at > now() or recorded_at > now() or abs(extract(epoch from recorded_at - at)) > 60`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from requests where line = 'warehouse'
        and (created_at > booked_at or booked_at > completed_at or status_since < created_at - interval '1 second')`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from requests where line = 'warehouse' and state = 'QS_RCD' and window_ends_at < now() + interval '3 days'`,
    ),
  ).toBe(0)
  const owners = await rows<{ email: string; storages: number }>(
    db,
    sql`select u.email, count(*)::int as storages from requests r join storage_details space using (id) join users u on u.id = r.user_id group by u.email`,
  )
  for (const email of ['customer@demo.example', 'business@demo.example'])
    expect(owners.find((each) => each.email === email)?.storages, email).toBeGreaterThan(8)
  expect(owners.length).toBeGreaterThanOrEqual(6)
  const warehouses = await rows<{ agent_id: string }>(
    db,
    sql`select distinct agent_id from requests where line = 'warehouse' and agent_id is not null`,
  )
  expect(warehouses.length).toBe(4)
})

test('every status of trucks, every movement and trucks at many places of their way can be seen', async () => {
  const found = await rows<{ state: UsualState; allocated: boolean; movement_type: string }>(
    db,
    sql`select r.state, t.allocated_at is not null as allocated, t.movement_type from requests r join truck_details t using (id)`,
  )
  expect(new Set(found.map(({ state, allocated }) => truckStatus(state, allocated)))).toEqual(
    new Set(truckStatuses),
  )
  expect(new Set(found.map((row) => row.movement_type))).toEqual(new Set(movementTypeCodes))
  const furthest = await rows<{ code: string }>(
    db,
    sql`select distinct on (e.slot_id) e.code from truck_events e join truck_slots s on s.id = e.slot_id
      join requests r on r.id = s.request_id where r.state = 'QS_FINAL_PAY_RECEIVED' order by e.slot_id, e.at desc`,
  )
  expect(new Set(furthest.map(({ code }) => code)).size).toBeGreaterThanOrEqual(6)
  const quotes = sql`(select count(*) from quotations q where q.subject_id = r.id and q.state = 'Q_SUBMITTED')`
  expect(await count(sql`select from requests r where r.line = 'trucks' and ${quotes} > 1`)).toBeGreaterThan(
    2,
  )
  expect(await count(sql`select from truck_details where without_credit`)).toBeGreaterThan(2)
  expect(
    await count(
      sql`select from requests r join documents d on d.subject_id = r.id where r.line = 'trucks' and d.doc_code = 'SAFETY_DATA_SHEET'`,
    ),
  ).toBeGreaterThan(0)
  expect(
    await count(
      sql`select from requests r where r.line = 'trucks' and r.state = 'QS_CAN' and r.booked_at is not null
        and exists (select from ledger_transactions t where t.kind = 'cancellation.fee' and t.subject_id = r.id)`,
    ),
  ).toBe(2)
  expect(found).toHaveLength(40)
  expect(await count(sql`select from truck_vehicles`)).toBe(24)
  expect(await count(sql`select from truck_drivers`)).toBe(30)
  expect(
    await count(
      sql`select from truck_papers where code = 'mulkiya' and until < (now() at time zone 'Asia/Dubai')::date`,
    ),
  ).toBe(1)
  expect(await count(sql`select from truck_events where at > now() or received_at > now()`)).toBe(0)
})

test('every card of trucks under way is filled: gates, a pause, a disputed charge, a change, support', async () => {
  const gates = await rows<{ code: string; source: string }>(
    db,
    sql`select distinct code, source from truck_events where code in ('GATE_IN', 'GATE_OUT', 'EMPTY_PICKUP') order by code`,
  )
  expect(gates).toEqual(['EMPTY_PICKUP', 'GATE_IN', 'GATE_OUT'].map((code) => ({ code, source: 'PORT' })))
  const queued = await rows<{ reason: string }>(
    db,
    sql`select queue_reason as reason from port_events where slot_id is null and settled_at is null`,
  )
  expect(queued).toEqual([{ reason: 'other-plate' }])
  expect(await count(sql`select from port_events where received_at > now() - interval '1 minute'`)).toBe(0)
  expect(await count(sql`select from truck_pauses where until_at is null`)).toBe(1)
  expect(await count(sql`select from truck_extras where state = 'OBJECTED' and code = 'toll'`)).toBe(1)
  expect(await count(sql`select from truck_changes where state = 'PROPOSED' and by_side = 'agent'`)).toBe(1)
  expect(await count(sql`select from truck_support where callback_id is not null`)).toBe(1)
})

test('both demo customers and the first sea agent have much to see', async () => {
  const groups = await rows<{ email: string; requests: number; states: number }>(
    db,
    sql`select u.email, count(*)::int as requests, count(distinct r.state)::int as states from users u
      join requests r on r.user_id = u.id join freight_details cargo on cargo.id = r.id group by u.email`,
  )
  for (const email of ['customer@demo.example', 'business@demo.example']) {
    const group = groups.find((each) => each.email === email)
    expect(group?.requests).toBeGreaterThan(12)
    expect(group?.states).toBeGreaterThan(6)
  }
  const agent = sql`(select company_id from users where email = 'sea.agent@demo.example')`
  expect(
    await count(sql`select from request_invitations i join requests r on r.id = i.request_id join freight_details cargo on cargo.id = r.id
    where i.company_id = ${agent} and i.answered_at is null and r.state in ('QS_RCD', 'QS_RFC')`),
  ).toBeGreaterThan(2)
  expect(
    await count(sql`select from requests r join freight_details cargo using (id)
    where r.agent_id = ${agent} and r.state in ('QS_PPA', 'QS_PAI')`),
  ).toBeGreaterThan(4)
})

test('the story has its number and its figures', async () => {
  const story = await one<{
    id: string
    total: string
    paid: string
    container: string
    booked: string
    form: { grossWeightKg: number }
  }>(
    db,
    sql`select r.id, r.total_fils::text as total, r.paid_fils::text as paid, cargo.container_number as container, r.booking_fils::text as booked, r.form
      from requests r join freight_details cargo using (id)
      where r.number like 'FR-__-018473' and r.balance_state = 'QS_AWAITING_FINAL_PAY'`,
  )
  expect(story).toMatchObject({ total: '981150', paid: '481388', booked: '481388', container: 'TCLU4265789' })
  const [asked] = await rows<{ distance: number }>(
    db,
    sql`select abs(extract(epoch from r.status_since - e.at))::float8 as distance from requests r join freight_details cargo using (id) join request_events e on e.request_id = r.id
      where r.id = ${story.id} and e.code = 'QS_AWAITING_FINAL_PAY'`,
  )
  expect(asked?.distance).toBeLessThan(60)
  const [receipt] = await listReceipts(db, story.id)
  expect(receipt?.amountFils).toBe(481_388n)
  expect(await listTaxInvoices(db, story.id)).toHaveLength(1)
})

test('the books are right, receipts are numbered in the order of time, and history is append-only again', async () => {
  expect(await listLedgerFaults(db)).toEqual([])
  expect(
    await count(
      sql`select from (select issued_at, lag(issued_at) over (order by year, sequence) as before from receipts) r where issued_at < before`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = current_database()`,
    ),
  ).toBe(0)
  expect(await count(sql`select from pg_trigger where tgenabled = 'D'`)).toBe(0)
  await expect(sql`update request_events set note = 'x'`.execute(db)).rejects.toThrow()
})

test('history lies in the past and in order', async () => {
  expect(
    await count(
      sql`select from request_events where at > now() or recorded_at > now() or abs(extract(epoch from recorded_at - at)) > 60`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from requests where line = 'freight'
        and (created_at > submitted_at or submitted_at > booked_at or booked_at > completed_at)`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from payment_sessions s join receipts c on c.session_id = s.id where c.issued_at not between s.opened_at and s.closed_at + interval '2 seconds'`,
    ),
  ).toBe(0)
  expect(
    await count(sql`select from requests where line = 'freight' and created_at < now() - interval '20 days'`),
  ).toBeGreaterThan(15)
  expect(
    await count(
      // The gateway settles the refunds of the play once it runs.
      // What the finance desk has looked at was done today; what was played before it was not.
      sql`select from audit_log where at > now() - interval '1 minute' and object_kind ~ '(request|quotation|shipment|parcel|balance|goods)' and action <> 'settleRefund'`,
    ),
  ).toBeLessThan(5)
})

test('staff have acted for people, with reasons, looks and an end, days ago', async () => {
  const visits = await rows<{ reason: string; looks: number; ended: boolean; hours: number }>(
    db,
    sql`select s.reason, extract(epoch from now() - s.at)::int / 3600 as hours,
        (select count(*)::int from audit_log l where l.session_id = s.session_id and l.action in ('look', 'download')) as looks,
        exists (select from audit_log e where e.session_id = s.session_id and e.action = 'endActing' and e.at between s.at and s.at + interval '30 minutes') as ended
      from audit_log s where s.action = 'startActing' order by s.at`,
  )
  expect(visits.length).toBeGreaterThanOrEqual(5)
  expect(visits.filter(({ looks, ended }) => looks < 2 || !ended)).toEqual([])
  expect(visits[0]!.hours).toBeGreaterThan(200)
  expect(
    await count(sql`select from audit_log where action = 'download' and object_kind = 'document'`),
  ).toBeGreaterThan(2)
})

test('promotion codes hold, begin later and have ended', async () => {
  const found = await rows<{ state: string; codes: number }>(
    db,
    sql`select case when ends_at <= now() then 'ended' when starts_at > now() then 'next' else 'now' end as state,
        count(*)::int as codes from express_promotions group by 1 order by 1`,
  )
  expect(found).toEqual([
    { state: 'ended', codes: 1 },
    { state: 'next', codes: 1 },
    { state: 'now', codes: 2 },
  ])
})

test('invitations wait, have run out, or were taken by somebody who joined', async () => {
  const found = await rows<{ state: string; invitations: number; people: number }>(
    db,
    sql`select case when i.accepted_at is not null then 'joined' when i.expires_at > now() then 'open' else 'expired' end as state,
        count(*)::int as invitations, count(u.id)::int as people
      from user_invitations i left join users u on u.id = i.accepted_by and u.created_at between i.sent_at and i.expires_at
      group by 1 order by 1`,
  )
  expect(found).toEqual([
    { state: 'expired', invitations: 2, people: 0 },
    { state: 'joined', invitations: 2, people: 2 },
    { state: 'open', invitations: 2, people: 0 },
  ])
  // Who would take second steps is confirmed by another administrator first.
  expect(
    await count(
      sql`select from access_proposals where email = 'mona.desk@marsa.example' and outcome is null`,
    ),
  ).toBe(1)
})

test('credit: invoices of all ages, receipts of every way, some that wait, statements, and books that agree', async () => {
  expect(await listBookFaults(db)).toEqual([])
  const ways = await rows<{ way: string; state: string }>(
    db,
    sql`select distinct way, state from credit_receipts order by way, state`,
  )
  expect(ways.map(({ way, state }) => `${way} ${state}`)).toEqual([
    'CARD COUNTED',
    'CHEQUE COUNTED',
    'CHEQUE DEPOSITED',
    'TRANSFER ANNOUNCED',
    'TRANSFER COUNTED',
    'TRANSFER UNMATCHED',
  ])
  const states = await rows<{ state: string }>(db, sql`select state from credit_accounts order by state`)
  expect(states.map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'SUSPENDED'])
  expect(
    await count(
      sql`select from credit_accounts c join ledger_accounts a on a.owner_id = c.company_id and a.kind = 'credit_exposure'
        join ledger_balances b on b.account_id = a.id where -b.balance_fils > c.limit_fils`,
    ),
  ).toBe(1)
  expect(await count(sql`select from credit_receivables where due_on > now() + interval '90 days'`)).toBe(0)
  expect(
    await count(
      sql`select from credit_statements where issued_at > now() or closing_fils < 0 or (issued_at at time zone 'Asia/Dubai')::date <> to_on + 1`,
    ),
  ).toBe(0)
  expect(await count(sql`select from credit_statements`)).toBeGreaterThanOrEqual(6)
})

test('parcels go abroad with the carrier: delivered after two days, on the way, and waiting in the depot', async () => {
  const found = await rows<{ country: string; state: string; told: number; hours: number | null }>(
    db,
    sql`select form -> 'to' ->> 'country' as country, state,
        (select count(*)::int from express_checkpoints where shipment_id = s.id) as told,
        (select (extract(epoch from max(happened_at) - min(happened_at)) / 3600)::int from express_checkpoints
          where shipment_id = s.id) as hours
      from express_shipments s where service = 'INTL_PRIORITY'`,
  )
  expect(found.toSorted((one, other) => one.country.localeCompare(other.country))).toEqual([
    { country: 'GB', state: 'DELIVERED', told: 6, hours: 47 },
    { country: 'SA', state: 'IN_TRANSIT', told: 3, hours: 5 },
    { country: 'US', state: 'IN_TRANSIT', told: 0, hours: null },
  ])
})

test('parcels are in every state, on their way and over, with cash that is counted, short and still to count', async () => {
  const states = await rows<{ state: string }>(db, sql`select distinct state from express_shipments`)
  expect(states.map(({ state }) => state).toSorted()).toEqual([...shipmentStates].toSorted())
  expect(
    await count(sql`select from express_timeline where happened_at > now() or recorded_at > now()`),
  ).toBe(0)
  const sheets = await rows<{ email: string; stops: number }>(
    db,
    sql`select u.email, count(*)::int as stops from express_run_sheets r join users u on u.id = r.courier_id
      join express_stops t on t.sheet_id = r.id
      where r.day = (now() at time zone 'Asia/Dubai')::date and r.state = 'PUBLISHED' group by u.email`,
  )
  expect(sheets.find(({ email }) => email === 'courier@demo.example')?.stops).toBeGreaterThanOrEqual(10)
  const deposits = await rows<{ state: string; open: number }>(
    db,
    sql`select d.state, (select count(*)::int from express_cod_disputes x where x.deposit_id = d.id and x.outcome is null) as open
      from express_deposits d order by d.number`,
  )
  expect(deposits).toEqual([
    { state: 'CONFIRMED', open: 1 },
    { state: 'CONFIRMED', open: 0 },
    { state: 'CONFIRMED', open: 0 },
    { state: 'OPEN', open: 0 },
  ])
  expect(await count(sql`select from express_charges where kind = 'REMEASURE' and paid_at is null`)).toBe(1)
  expect(await listCodFaults(db)).toEqual([])
})

test('one payout has arrived and two wait, one of them for a second administrator; one claim is paid and another open', async () => {
  const states = async (table: 'express_payouts' | 'express_claims') =>
    (await rows<{ state: string }>(db, sql`select state from ${sql.table(table)} order by state`)).map(
      ({ state }) => state,
    )
  expect([await states('express_payouts'), await states('express_claims')]).toEqual([
    ['PAID', 'REQUESTED', 'REQUESTED'],
    ['OPEN', 'PAID'],
  ])
  const half = sql`select from express_payouts where state = 'REQUESTED' and needs_two and first_by is not null`
  expect(await count(half)).toBe(1)
  expect(await listPayoutFaults(db)).toEqual([])
  expect(await listWalletFaults(db)).toEqual([])
})

test('what is open stays open for days', async () => {
  expect(
    await count(
      sql`select from requests where line = 'freight' and state in ('QS_RCD', 'QS_RFC') and window_ends_at < now() + interval '3 days'`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from payment_sessions where state = 'PENDING' and lease_until > now() + interval '3 days'`,
    ),
  ).toBe(3)
  expect(
    await count(
      sql`select from quotations where state in ('Q_SUBMITTED', 'Q_FAILED', 'Q_DRAFT') and valid_until < now()`,
    ),
  ).toBe(0)
  expect(
    await count(
      sql`select from quotations where state = 'Q_SUBMITTED' and valid_until > now() + interval '5 days'`,
    ),
  ).toBeGreaterThan(10)
})

test('every document has its file, and every message is on the outbox page', async () => {
  const files = await openFiles(storageUrl)
  const keys = await rows<{ storage_key: string }>(db, sql`select storage_key from documents`)
  expect(keys.length).toBeGreaterThan(150)
  for (const { storage_key } of keys) expect(await files.exists(storage_key), storage_key).toBe(true)
  // Text messages that can wait for the morning do, when it is night.
  const quiet = Object.entries<Template>(templates).flatMap(([name, row]) => (row.quiet ? name : []))
  expect(
    await count(
      sql`select from outbox_messages where state <> 'kept' and not (channel = 'sms' and topic = any(${quiet}))`,
    ),
  ).toBe(0)
  expect(await count(sql`select from outbox_messages where language = 'ar'`)).toBeGreaterThan(20)
})

test('every company of the cast has a logo, which has its file', async () => {
  const logos = await rows<{ logo_key: string | null }>(
    db,
    sql`select logo_key from companies where kind in ('agent', 'business') and trn is not null`,
  )
  const files = await openFiles(storageUrl)
  expect(logos).toHaveLength(19)
  for (const { logo_key: key } of logos) expect([key, await files.exists(key ?? 'none')]).toEqual([key, true])
})

test('visitors read figures of a market: answers take a while, and not every delivery is in time', async () => {
  const figures = await publicFigures({ db, now: new Date() } as Parameters<typeof publicFigures>[0])
  expect(figures.answers!.minutes).toBeGreaterThanOrEqual(12)
  expect(figures.answers!.minutes).toBeLessThan(180)
  expect(figures.deliveries!.percent).toBeGreaterThanOrEqual(80)
  expect(figures.deliveries!.percent).toBeLessThan(98)
})

test('a report names a container that stood in the port too long, and cargo that was larger than declared', async () => {
  const { id: customerId } = await one<{ id: string }>(
    db,
    sql`select company_id as id from users where email = 'business@demo.example'`,
  )
  const now = new Date()
  const period = { from: addDays(dayOf(now), -365), to: dayOf(now) }
  const { overstays, measured } = await deviationsOf(db, { customerId }, period, now)
  expect(overstays).toMatchObject([{ containers: 1, hasLeft: true }])
  expect(overstays[0]!.days).toBeGreaterThanOrEqual(1)
  expect(measured).toMatchObject([{ declaredCbm: 6.48, cbm: 6.912 }])
})

test('a shipment of three containers waits for the last one to leave the vessel', async () => {
  const shipments = await rows<{ state: string; units: number; waiting: number }>(
    db,
    sql`select d.latest as state, (select count(*)::int from freight_units u where u.request_id = r.id) as units,
        (select count(*)::int from transport_events e where e.request_id = r.id and e.state = 'waiting') as waiting
      from requests r join freight_details d using (id) where r.nickname = 'Hotel wardrobes'`,
  )
  expect(shipments).toEqual([{ state: 'QS_ARRIVE', units: 3, waiting: 2 }])
})

test('agents have quoted from rate cards and won with some', async () => {
  const { sent, won } = await one<{ sent: number; won: number }>(
    db,
    sql`select count(*)::int as sent, (count(*) filter (where state = 'Q_ACCEPTED'))::int as won from quotations
      where card_id is not null and submitted_at is not null`,
  )
  expect([sent > 5, won > 0]).toEqual([true, true])
})

test('the landing page has prices of four lanes', async () => {
  const { items } = await publicLanes({ db } as Parameters<typeof publicLanes>[0])
  expect(items.length).toBeGreaterThanOrEqual(4)
})

test('every demo account signs in, and its list of notices is short', async () => {
  for (const { email } of demoAccounts) {
    const person = await maybe<{ id: string; password_hash: string; status: string }>(
      db,
      sql`select id, password_hash, status from users where email = ${email}`,
    )
    expect(person?.status, email).toBe('ACTIVE')
    expect(await passwordMatches(person!.password_hash, demoPassword)).toBe(true)
    expect(
      await count(sql`select from notifications where user_id = ${person!.id} and read_at is null`),
      email,
    ).toBeLessThan(16)
  }
})
