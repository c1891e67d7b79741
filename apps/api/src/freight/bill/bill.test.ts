// The bill of lading of a shipment over HTTP: from the instruction to the surrender, who may do what, and what nobody may.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billEndpoints as bills, type Bill } from '@marsa/model/freight/bill/bill-endpoints.ts'
import type { BillFields } from '@marsa/model/freight/bill/bill-fields.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addBillDraft } from '../../../test/bill.ts'
import { outgoing, subscribe } from '../../../test/outgoing.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { remindOfBill } from './bill-reminder.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const view = (person: Person, { requestId }: Journey) =>
  app.ask(person, bills.viewBill, { query: { RequestId: requestId } })
const bill = async (person: Person, journey: Journey): Promise<Bill> =>
  world.must(await view(person, journey)).body.bill
type Writing = Exclude<keyof typeof bills, 'viewBill' | 'printBill'>
const write = (person: Person, { requestId }: Journey, name: Writing, body?: object) =>
  app.ask(person, bills[name], { query: { id: requestId }, ...(body && { body }) })
const codes = ({
  status,
  body,
}: {
  status: number
  body: { code: string; fieldErrors?: { field: string }[] }
}) => [status, body.code, ...(body.fieldErrors ?? []).map(({ field }) => field)]
const told = async ({ requestId }: Journey) =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select template from notifications where subject_id = ${requestId} and template like 'bill-%' order by id`,
    )
  ).map(({ template }) => template)

const atSea = { vessel: 'Al Dhafra', voyage: '012W', containers: 'CSQU3054383 SEAL12345' }
const whole = async (journey: Journey, change: Partial<BillFields> = {}): Promise<BillFields> => ({
  ...(await bill(journey.customer, journey)).fields,
  ...atSea,
  ...change,
})
const instructed = async (options: Parameters<World['booked']>[0] = {}): Promise<Journey> => {
  const journey = await world.booked({ agents: 2, pay: 'whole', ...options })
  world.must(await write(journey.customer, journey, 'instructBill', { fields: await whole(journey) }))
  return journey
}
const drafted = async (options: Parameters<World['booked']>[0] = {}): Promise<Journey> => {
  const journey = await instructed(options)
  world.must(await write(journey.winner, journey, 'draftBill', { fields: await whole(journey) }))
  return journey
}
const approved = async (options: Parameters<World['booked']>[0] = {}): Promise<Journey> => {
  const journey = await drafted(options)
  world.must(await write(journey.customer, journey, 'approveBill', { draft: 1 }))
  return journey
}

test('a request fills the instruction, and a bill goes its whole way', async () => {
  const journey = await world.booked({ agents: 1, pay: 'whole' })
  const { customer, winner } = journey
  const begun = await bill(customer, journey)
  expect(begun).toMatchObject({ state: null, draft: 0, isFullLoad: true, refusals: { instruct: null } })
  expect(begun.fields).toMatchObject({
    shipper: 'Maryam Test\n+8613812345678',
    loading: 'Shanghai, CN',
    discharge: 'Jebel Ali, AE',
    goods: 'Milk powder in bags',
    packages: '1 x 40 ft high cube, said to contain 420 packages',
    grossKg: '18400',
    freight: 'collect',
    originals: 3,
  })
  const fields = await whole(journey)
  world.must(
    await write(customer, journey, 'instructBill', { fields: { ...fields, vessel: '', containers: '' } }),
  )
  // Nobody has drafted yet, so that it can be corrected.
  world.must(await write(customer, journey, 'instructBill', { fields: { ...fields, marks: 'NF 1-420' } }))
  world.must(
    await write(winner, journey, 'draftBill', {
      fields: { ...fields, marks: 'NF 1-420', consignee: 'To order' },
    }),
  )
  const changes = [{ field: 'consignee', text: 'Our company, not to order' }]
  world.must(await write(customer, journey, 'changeBill', { draft: 1, changes }))
  expect((await bill(winner, journey)).steps.at(-1)).toMatchObject({ move: 'askChanges', changes, draft: 1 })
  world.must(await write(winner, journey, 'draftBill', { fields: { ...fields, marks: 'NF 1-420' } }))
  expect(await bill(customer, journey)).toMatchObject({
    state: 'BL_DRAFT',
    draft: 2,
    changed: ['consignee'],
    refusals: { approve: null, askChanges: null, draft: 'kit.forbidden' },
  })
  expect(codes(await write(customer, journey, 'approveBill', { draft: 1 }))).toEqual([
    409,
    'bill.newer-draft',
  ])
  world.must(await write(customer, journey, 'approveBill', { draft: 2 }))
  world.must(await write(winner, journey, 'issueBill', { kind: 'original', number: 'mrsu1234' }))
  expect(await world.view(customer, journey)).toMatchObject({ blNumber: 'MRSU1234' })
  world.must(await write(winner, journey, 'surrenderBill'))
  expect(await bill(customer, journey)).toMatchObject({
    state: 'BL_SURRENDERED',
    kind: 'original',
    number: 'MRSU1234',
  })
  expect(await told(journey)).toEqual([
    'bill-instructed',
    'bill-instructed',
    'bill-draft',
    'bill-changes',
    'bill-draft',
    'bill-approved',
    'bill-issued',
    'bill-surrendered',
  ])
})

test('nothing is issued while something is due, except on credit', async () => {
  const journey = await approved({ pay: 'half' })
  const number = 'MRSU9001'
  expect(codes(await write(journey.winner, journey, 'issueBill', { kind: 'seaway', number }))).toEqual([
    409,
    'bill.balance-open',
  ])
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE')
  world.must(await world.finalQuote(journey))
  await world.payFinal(journey)
  world.must(await write(journey.winner, journey, 'issueBill', { kind: 'seaway', number }))
  // There is no paper that could come back.
  expect(codes(await write(journey.winner, journey, 'surrenderBill'))).toEqual([409, 'bill.no-original'])
})

test('an original needs a draft that asks for one, and a number', async () => {
  const journey = await instructed()
  world.must(
    await write(journey.winner, journey, 'draftBill', { fields: await whole(journey, { originals: 0 }) }),
  )
  world.must(await write(journey.customer, journey, 'approveBill', { draft: 1 }))
  const issue = (kind: string, number: string) =>
    write(journey.winner, journey, 'issueBill', { kind, number })
  expect(codes(await issue('original', 'MRSU9002'))).toEqual([422, 'kit.invalid', 'kind'])
  expect(codes(await issue('telex', 'no. 7'))).toEqual([422, 'kit.invalid', 'number'])
  world.must(await issue('telex', 'MRSU9002'))
})

test('the systems of both sides are told where a bill stands', async () => {
  const journey = await world.booked({ agents: 1, pay: 'whole' })
  const { customer, winner } = journey
  for (const person of [customer, winner]) await subscribe(app, person, 'shipment.bill')
  await addBillDraft(world, journey)
  for (const person of [customer, winner])
    expect(await outgoing(app, person, 'shipment.bill')).toEqual([
      expect.objectContaining({ state: 'SI_SENT', draft: '0' }),
      expect.objectContaining({ state: 'BL_DRAFT', draft: '1' }),
    ])
})

test('a void bill begins again with the reason, and keeps its drafts', async () => {
  const journey = await approved()
  world.must(await write(journey.winner, journey, 'voidBill', { reason: 'Booked on another vessel' }))
  const again = await bill(journey.customer, journey)
  expect(again).toMatchObject({ state: 'SI_SENT', draft: 1, kind: null, number: null })
  expect(again.steps.at(-1)).toMatchObject({ move: 'void', reason: 'Booked on another vessel' })
  world.must(
    await write(journey.winner, journey, 'draftBill', {
      fields: await whole(journey, { vessel: 'Jumeirah' }),
    }),
  )
  expect(await bill(journey.customer, journey)).toMatchObject({ draft: 2, changed: ['vessel'] })
})

test('what is wrong is said at its field', async () => {
  const journey = await instructed()
  const fields = await whole(journey, { vessel: '', containers: 'CSQU3054384', grossKg: 'much' })
  expect(codes(await write(journey.winner, journey, 'draftBill', { fields }))).toEqual([
    422,
    'kit.invalid',
    'fields.vessel',
    'fields.grossKg',
    'fields.containers',
  ])
})

test('two who decide at once: one is told that it has moved on', async () => {
  const journey = await drafted()
  const both = await Promise.all([
    write(journey.customer, journey, 'approveBill', { draft: 1 }),
    write(journey.customer, journey, 'changeBill', {
      draft: 1,
      changes: [{ field: 'goods', text: 'Other' }],
    }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('each side does its own, others find nothing, and staff only read', async () => {
  const journey = await drafted()
  const { customer, winner } = journey
  const draft = { draft: 1 }
  expect((await write(winner, journey, 'approveBill', draft)).status).toBe(403)
  expect((await write(customer, journey, 'draftBill', { fields: await whole(journey) })).status).toBe(403)
  const [loser] = journey.agents.filter((each) => each !== winner)
  const stranger = await world.customer()
  expect((await view(stranger, journey)).status).toBe(404)
  expect((await write(stranger, journey, 'approveBill', draft)).status).toBe(404)
  // Who has not won reads of no bill.
  expect(await bill(loser!, journey)).toBeNull()
  expect((await write(loser!, journey, 'voidBill', { reason: 'Mine now' })).status).toBe(404)
  const desk = await addPerson(app.db, 'desk')
  expect(Object.values((await bill(desk, journey)).refusals).every(Boolean)).toBe(true)
  expect((await write(desk, journey, 'voidBill', { reason: 'By the desk' })).status).toBe(403)
})

test.each([
  ['by air', { carriage: 'air-import-door' as const }],
  ['paid by the other side', { form: { incoterm: 'CIF' as const, incotermPlace: 'Jebel Ali', shape: 2 } }],
])('what is carried %s has no bill here', async (_, options) => {
  const journey = await world.booked({ agents: 1, ...options })
  expect(await bill(journey.customer, journey)).toBeNull()
  const body = { fields: (await bill(...(await sample()))).fields }
  expect(codes(await write(journey.customer, journey, 'instructBill', body))).toEqual([409, 'bill.not-by-us'])
})
const sample = async (): Promise<[Person, Journey]> => {
  const journey = await world.booked({ agents: 1 })
  return [journey.customer, journey]
}

test('a draft is printed in both languages, to those who have part in it', async () => {
  const journey = await drafted()
  const print = (person: Person) =>
    app.ask(person, bills.printBill, { query: { RequestId: journey.requestId } })
  const text = await textOfPdf((await print(journey.customer)).raw)
  for (const said of ['Al Dhafra / 012W', 'CSQU3054383 / SEAL12345', 'not negotiable', 'Shanghai, CN'])
    expect(text).toContain(said)
  const before = await world.booked({ agents: 1 })
  expect(
    codes(await app.ask(before.customer, bills.printBill, { query: { RequestId: before.requestId } })),
  ).toEqual([409, 'bill.no-draft'])
})

test('a customer is reminded of a draft that waits, and of no other', async () => {
  const journey = await drafted()
  const remind = async (draft: number) => {
    const [found] = await rows<{ id: string }>(
      app.db,
      sql`select id from bills_of_lading where request_id = ${journey.requestId}`,
    )
    await remindOfBill(app.db, { requestId: journey.requestId, billId: found!.id, draft })
  }
  const { rows: planned } = await app.owner.query<{ run_at: Date }>(
    `select run_at from graphile_worker._private_jobs where key like 'freight.bill-reminder:%' order by id desc limit 1`,
  )
  expect(planned[0]!.run_at.getTime() - app.clock.now().getTime()).toBeGreaterThan(23.9 * 3_600_000)
  await remind(1)
  expect(await told(journey)).toEqual(['bill-instructed', 'bill-draft', 'bill-draft'])
  await remind(2)
  world.must(await write(journey.customer, journey, 'approveBill', { draft: 1 }))
  await remind(1)
  expect(await told(journey)).toHaveLength(4)
})
