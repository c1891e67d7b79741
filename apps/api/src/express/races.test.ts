// What happens to one parcel, or one bundle, at the same time: one wins, the other is told, and the money agrees.
import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { depotWorkEndpoints } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addBundle, endBundleAt } from '../../test/bundle.ts'
import { addWorker } from '../../test/courier-objects.ts'
import { depotWorldOf, light, type DepotWorld } from '../../test/depot-world.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { roundWorldOf } from '../../test/round-world.ts'
import { balanceOf, listLedgerFaults } from '../finance/door.ts'
import { codeOf, systemTransaction } from '../kit/db.ts'
import { expireBundles } from './bundles/jobs.ts'
import { leaseCredits } from './bundles/leases.ts'
import { listBundleFaults } from './bundles/memberships.store.ts'
import { listCodFaults } from './cash-on-delivery/cod.store.ts'
import { issueWaybill } from './shipments/book-shipment.ts'
import { listWalletFaults } from './wallet/wallet.store.ts'

let app: TestApp
let world: DepotWorld
let [merchant, first, second] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = await depotWorldOf(app)
  await addPerson(app.db, 'admin')
  merchant = await addPerson(app.db, 'business')
  first = await addWorker(app, 'courier', world.dubai, ['DU'])
  second = await addWorker(app, 'courier', world.dubai, ['DU'])
})
afterEach(async () => {
  for (const faults of [listLedgerFaults, listWalletFaults, listBundleFaults, listCodFaults])
    expect(await faults(app.db)).toEqual([])
})
afterAll(() => app.close())

const drop = { dropOff: true, slot: undefined }
const round = () => roundWorldOf(app)
const codeOfAnswer = ({ status, body }: Answer): string => (status === 200 ? 'done' : body.code)

/** Both calls wait for the row of the shipment, in this order, until it is let go. */
const inOrder = async (id: string, calls: readonly (() => Promise<Answer>)[]): Promise<string[]> => {
  const holder = new pg.Client({ connectionString: app.database.url })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from express_shipments where id = $1 for update', [id])
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call())
      await vi.waitFor(async () => {
        const { rows } = await app.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(answers.length)
      }, 30_000)
    }
    await holder.query('commit')
    return (await Promise.all(answers)).map(codeOfAnswer)
  } finally {
    await holder.end()
  }
}

test.each([true, false])(
  'the first scan against a cancellation, the scan first: %s',
  async (scanIsFirst) => {
    const parcel = await round().parcel(merchant, 'CREATED', { ...drop, cod: '15.00' })
    await round().onSheet(first, world.dubai, [parcel], 'PICKUP')
    const scan = () => round().send(first, { kind: 'COLLECTED', code: parcel.waybill })
    const cancel = () =>
      app.ask(merchant, shipmentEndpoints.cancelShipment, {
        query: { id: parcel.id },
        body: { comments: 'Not needed any more' },
      })
    const codes = await inOrder(parcel.id, scanIsFirst ? [scan, cancel] : [cancel, scan])
    expect(codes).toEqual(['done', scanIsFirst ? 'express.cannot-now' : 'express.not-on-sheet'])
    await app.work()
    const advance = await balanceOf(app.db, { kind: 'customer_advance', ownerId: parcel.id })
    expect([await round().stateOf(parcel), advance > 0n]).toEqual(
      scanIsFirst ? ['PICKED_UP', true] : ['CANCELLED', false],
    )
  },
  60_000,
)

test.each([true, false])(
  'two couriers and one parcel, the load scan first: %s',
  async (loadIsFirst) => {
    const here = { to: { country: 'AE', city: 'Dubai' }, ...light }
    const { id, awbNumber: code } = await world.takenIn(merchant, here)
    const give = ({ userId: courierId }: Person) =>
      app.ask(world.clerk, depotWorkEndpoints.assignParcels, { body: { courierId, shipmentIds: [id] } })
    expect((await give(first)).status).toBe(200)
    for (const { userId: courierId } of [first, second])
      await app.ask(world.clerk, depotWorkEndpoints.publishSheet, { body: { courierId } })
    const load = (courier: Person) => round().send(courier, { kind: 'LOADED', code })
    const [byFirst, toSecond] = [() => load(first), () => give(second)]
    const codes = await inOrder(id, loadIsFirst ? [byFirst, toSecond] : [toSecond, byFirst])
    expect(codes).toEqual(['done', loadIsFirst ? 'express.cannot-now' : 'express.not-on-sheet'])
    if (!loadIsFirst)
      await app.ask(world.clerk, depotWorkEndpoints.publishSheet, { body: { courierId: second.userId } })
    const [theirs, others] = loadIsFirst ? [first, second] : [second, first]
    expect((await Promise.all([load(theirs), load(others)])).map(codeOfAnswer)).toEqual([
      'done',
      'express.not-on-sheet',
    ])
    const { rows } = await app.owner.query(
      `select courier_id, (select count(*)::int from express_timeline
        where shipment_id = $1 and state = 'OUT_FOR_DELIVERY') as times from express_shipments where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ courier_id: theirs.userId, times: 1 }])
  },
  60_000,
)

test('credits against the end of their bundle: what is not held by then is void, and nothing is both', async () => {
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Problem ? error.code : String(codeOf(error) ?? error)),
    )
  for (let n = 0; n < 5; n++) {
    const buyer = await addPerson(app.db, 'customer')
    const membershipId = await addBundle(app, buyer, 'BRONZE')
    const lease = () =>
      systemTransaction(app.db, (tx) =>
        leaseCredits(tx, {
          id: crypto.randomUUID(),
          membershipId,
          subjectId: crypto.randomUUID(),
          amountFils: 5_000n,
          savedFils: 0n,
          userId: buyer.userId,
        }),
      )
    const leases = Array.from({ length: 10 }, () => outcome(lease()))
    const ended = endBundleAt(app, membershipId, 'clock_timestamp()')
    const jobs = [1, 2].map(() => ended.then(() => expireBundles(app.db)))
    const codes = await Promise.all(leases)
    await Promise.all(jobs)
    const held = codes.filter((code) => code === 'done').length
    expect(codes.filter((code) => code === 'bundles.not-active')).toHaveLength(10 - held)
    const { rows } = await app.owner.query(
      `select coalesce(sum(amount_fils), 0)::int as fils from ledger_transactions
        where kind = 'bundle.expired' and external_ref = $1`,
      [membershipId],
    )
    const left = await balanceOf(app.db, { kind: 'bundle_credits', ownerId: membershipId })
    const reserved = await balanceOf(app.db, { kind: 'credits_reserved', ownerId: membershipId })
    expect([left, reserved, rows[0].fils]).toEqual([0n, BigInt(held) * 5_000n, 75_000 - held * 5_000])
  }
}, 120_000)

test('60 payments at once: each parcel is booked with a number of its own', async () => {
  const parcels: { id: string; sessionId: string }[] = []
  for (let n = 0; n < 60; n++) {
    const { id } = await world.priced(merchant, drop)
    const { sessionId } = await world.open(merchant, id)
    parcels.push({ id, sessionId })
  }
  const answers = await Promise.all(parcels.map(({ sessionId }) => world.settle(sessionId, 'succeeded')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await app.work() // what was put off, if anything
  const { rows } = await app.owner.query<{ waybill: string; state: string }>(
    'select waybill, state from express_shipments where id = any($1::uuid[])',
    [parcels.map(({ id }) => id)],
  )
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['CREATED']))
  expect(new Set(rows.map(({ waybill }) => readWaybill(waybill))).size).toBe(60)
  const paid = await app.owner.query(
    `select (select count(*)::int from ledger_transactions where session_id = s) as posted,
      (select count(*)::int from receipts where session_id = s) as receipts from unnest($1::uuid[]) s`,
    [parcels.map(({ sessionId }) => sessionId)],
  )
  expect(paid.rows).toEqual(parcels.map(() => ({ posted: 1, receipts: 1 })))
}, 180_000)

test('60 parcels at once that draw among 70 numbers: each has its own', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 60 }, () =>
      systemTransaction(app.db, (tx) => issueWaybill(tx, randomUUID(), () => randomInt(70))),
    ),
  )
  expect(new Set(numbers).size).toBe(60)
  expect(numbers.every((number) => number.startsWith('MRX00000000'))).toBe(true)
})
