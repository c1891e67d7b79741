// Trucks where two do something at one moment, twice each: one wins, the other hears why, and the books agree.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckWorldOf } from '../../test/truck-world.ts'
import { listLedgerFaults } from '../finance/door.ts'
import { one, rows } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, colleague, provider] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 500_000_00n })
  colleague = await addPerson(app.db, 'business', { companyId: customer.companyId })
  provider = await addPerson(app.db, 'truck-provider')
})
afterEach(async () => {
  app.clock.reset()
  expect(await listLedgerFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const accepting = (person: Person, id: string, key?: string): Promise<Answer> =>
  app.ask(person, calls.accept, {
    query: { id },
    body: { terms: true, pay: 'credit' },
    ...(key && { key }),
  })
const used = async (): Promise<bigint> =>
  (
    await one<{ used: bigint }>(
      app.db,
      sql`select -b.balance_fils as used from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'credit_exposure' and a.owner_id = ${customer.companyId}`,
    )
  ).used
const offered = async (): Promise<{ id: string; quotationId: string }> => {
  const id = await world.sent(customer)
  return { id, quotationId: await world.quote(provider, id) }
}
const codes = (answers: Answer[]) => answers.map(({ status, body }) => body.code ?? status)
const job = (name: string) =>
  app.jobs.find((each) => each.name === name)!.run({} as never, { db: app.db, log: console as never })

test('accepted by two colleagues at once, and by a double press: one booking, one reservation', async () => {
  const before = await used().catch(() => 0n)
  const first = await offered()
  const answers = await Promise.all([
    accepting(customer, first.quotationId),
    accepting(colleague, first.quotationId),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const pressed = await offered()
  const key = randomUUID()
  const twice = await Promise.all([
    accepting(customer, pressed.quotationId, key),
    accepting(customer, pressed.quotationId, key),
  ])
  // The second press is answered with the first, or asked to wait a moment for it.
  expect(codes(twice).filter((code) => code !== 200 && code !== 'kit.busy')).toEqual([])
  expect((await accepting(customer, pressed.quotationId, key)).status).toBe(200)
  expect((await used()) - before).toBe(2n * 798_00n)
})

test('a quotation is booked in its last second, and not a moment after it', async () => {
  for (const early of [true, false]) {
    const { id, quotationId } = await offered()
    const { until } = await one<{ until: Date }>(
      app.db,
      sql`select valid_until as until from quotations where id = ${quotationId}`,
    )
    app.clock.at(new Date(until.getTime() + (early ? -1_000 : 1)))
    const before = await used()
    const answer = await accepting(customer, quotationId)
    const { status } = await world.view(customer, id)
    const reserved = (await used()) - before
    if (early) expect([answer.status, status, reserved]).toEqual([200, 'CONFIRMED', 798_00n])
    else expect([answer.body.code, status, reserved]).toEqual(['quotes.expired', 'QUOTE_RECEIVED', 0n])
    app.clock.reset()
  }
})

test('accepted while it is withdrawn: one of the two, and the request says which', async () => {
  const { id, quotationId } = await offered()
  const [accepted, withdrawn] = await Promise.all([
    accepting(customer, quotationId),
    app.ask(provider, calls.withdraw, { query: { id: quotationId }, body: { reason: 'No truck left' } }),
  ])
  expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409])
  const { status } = await world.view(customer, id)
  expect(status === 'CONFIRMED').toBe(accepted.status === 200)
})

test('a step that is reported twice at once is one, and so is the exchange of its truck', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
  await world.allocate(provider, id)
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  const body = world.step(slot, 'AT_LOADING')
  const report = () => app.ask(provider, road.addEvent, { query: { id }, body })
  const answers = await Promise.all([report(), report(), report()])
  expect(codes(answers)).toEqual([200, 200, 200])
  expect(answers.filter(({ body: { isRepeat } }) => !isRepeat)).toHaveLength(1)
  const exchange = async () => {
    const [vehicleId, driverId] = [await world.vehicle(provider), await world.driver(provider)]
    const slots = [{ slot, vehicleId, driverId, reason: 'Broke down', transfer: null }]
    const { version } = await world.timeline(provider, id)
    return () => app.ask(provider, road.allocate, { query: { id }, body: { slots, version } })
  }
  const [one_, other] = [await exchange(), await exchange()]
  expect(codes(await Promise.all([one_(), other()])).toSorted()).toEqual([200, 'kit.moved-on'])
  const { events, earlier } = (await world.timeline(provider, id)).slots[0]!
  expect([events.length, earlier.length]).toEqual([1, 1])
})

test('completed by its provider and by the clock at once: one invoice, one settlement', async () => {
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
  await world.allocate(provider, id)
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
  app.clock.pass(49 * 3_600_000)
  await Promise.all([
    app.ask(provider, calls.complete, { query: { id }, body: {} }),
    job('trucks.complete-delivered'),
    job('trucks.complete-delivered'),
  ])
  expect((await world.view(customer, id)).status).toBe('COMPLETED')
  const invoices = await rows(app.db, sql`select kind from tax_invoices where subject_id = ${id}`)
  expect(invoices).toEqual([{ kind: 'final' }])
})
