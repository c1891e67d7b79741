// F33, F35, F36: new slots, a delivery that completes by itself, and one that is disputed and so does not.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { codeOf, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { autoComplete } from '../execution/timers.ts'

const hourMs = 3_600_000
let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const inHours = (hours: number): string => toOffset(new Date(app.clock.now().getTime() + hours * hourMs))
const move = (person: Person, journey: Journey, slot: string) =>
  app.ask(person, freight.reschedulePickup, {
    query: { id: journey.requestId },
    body: { slot, reason: 'The warehouse is closed that day' },
  })
const templates = async (journey: Journey): Promise<string[]> =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select distinct template from notifications where subject_id = ${journey.requestId}`,
    )
  ).map((row) => row.template)

describe('F33: a slot', () => {
  const atDoor = () =>
    world.booked({
      agents: 1,
      carriage: 'sea-export-port',
      form: {
        origin: {
          place: 'AE-DUBAI',
          kind: 'door',
          country: 'AE',
          address: 'Warehouse 12, Al Quoz 3',
          contactName: 'Maryam Test',
          contactNumber: '0501234567',
        },
        pickupAt: inHours(48),
      },
    })

  test('of a pickup is moved by its customer or its agent, late enough, and the other side hears of it', async () => {
    const journey = await atDoor()
    expect((await world.view(journey.customer, journey)).slot).toBe('pickup')
    expect((await move(journey.customer, journey, inHours(3))).body.fieldErrors[0]).toMatchObject({
      field: 'slot',
      code: 'freight.slot-soon',
    })
    expect((await move(journey.customer, journey, inHours(61 * 24))).body.fieldErrors[0].code).toBe(
      'freight.slot-far',
    )
    const slot = inHours(72)
    expect((await move(journey.customer, journey, slot)).body).toEqual({ kind: 'pickup', slot })
    const seen = await world.view(journey.customer, journey)
    expect([seen.pickupAt, seen.flags]).toEqual([slot, ['pickup-rescheduled']])
    expect((await move(journey.winner, journey, inHours(96))).status).toBe(200)
    expect(await templates(journey)).toContain('pickup-rescheduled')
  })

  test('of a delivery is moved from its readiness on; in between there is nothing to move', async () => {
    const journey = await world.booked({ agents: 1, carriage: 'sea-import-door', pay: 'whole' })
    expect((await move(journey.customer, journey, inHours(48))).body.code).toBe('freight.no-slot')
    await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO')
    expect((await move(journey.winner, journey, inHours(48))).body).toMatchObject({ kind: 'delivery' })
    expect(await templates(journey)).toContain('delivery-rescheduled')
    expect((await move(await world.customer(), journey, inHours(48))).status).toBe(404)
  })
})

const deliveredWithInvoice = async (): Promise<Journey> => {
  const journey = await world.delivered({ agents: 1 })
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  return journey
}
/** Rows are made old; the product asks the database's clock. */
const daysLater = (journey: Journey, days: number) =>
  app.owner.query(
    `update freight_details set delivery_reported_at = delivery_reported_at - make_interval(days => $2) where id = $1`,
    [journey.requestId, days],
  )
const status = async (journey: Journey): Promise<string> =>
  (await world.view(journey.customer, journey)).status
const timer = (journey: Journey) => autoComplete(app.db, journey.requestId, app.clock)

test('F35: a delivery that nobody confirms completes by itself after seven days, and not before', async () => {
  const journey = await deliveredWithInvoice()
  await daysLater(journey, 6)
  await timer(journey)
  expect(await status(journey)).toBe('QS_DEL')
  await daysLater(journey, 1)
  await timer(journey)
  expect(await status(journey)).toBe('QS_CMP')
  const before = await rows(app.db, sql`select id from audit_log where object_id = ${journey.requestId}`)
  await timer(journey)
  expect(await rows(app.db, sql`select id from audit_log where object_id = ${journey.requestId}`)).toEqual(
    before,
  )
})

describe('F35: the agent’s completion', () => {
  const complete = (journey: Journey, person = journey.winner) =>
    app.ask(person, freight.completeDelivery, { query: { id: journey.requestId } })
  const dispute = (journey: Journey) =>
    app.ask(journey.customer, freight.openDispute, {
      query: { id: journey.requestId },
      body: { reason: 'Two cartons are crushed' },
    })
  const settlements = (journey: Journey) =>
    rows(
      app.db,
      sql`select from ledger_transactions where subject_id = ${journey.requestId} and kind = 'settlement'`,
    )

  test('leaves the customer the seven days to object, and the agent is not paid before they are over', async () => {
    const journey = await deliveredWithInvoice()
    world.must(await complete(journey))
    expect(await status(journey)).toBe('QS_DEL')
    expect(await settlements(journey)).toEqual([])
    expect(await templates(journey)).toContain('delivery-done')
    const seen = await world.view(journey.customer, journey)
    expect([seen.disputeRefusal, seen.completeRefusal, seen.nextAction]).toEqual([
      null,
      null,
      'confirm-delivery',
    ])
    const { until, agentDoneAt } = seen.objection
    expect(agentDoneAt).not.toBeNull()
    const left = new Date(until).getTime() - app.clock.now().getTime()
    expect(Math.round(left / 86_400_000)).toBe(7)
    const agent = await world.view(journey.winner, journey)
    expect([agent.objection.until, agent.completeRefusal, agent.nextAction]).toEqual([
      until,
      'freight.completion-reported',
      null,
    ])
    expect((await complete(journey)).body.code).toBe('freight.completion-reported')
    await daysLater(journey, 7)
    await timer(journey)
    expect(await status(journey)).toBe('QS_CMP')
    expect(await settlements(journey)).toHaveLength(1)
    expect((await world.view(journey.customer, journey)).objection).toBeNull()
  })

  test('is overtaken by an objection, and by the customer’s own confirmation', async () => {
    const journey = await deliveredWithInvoice()
    world.must(await complete(journey))
    world.must(await dispute(journey))
    expect((await complete(journey)).body.code).toBe('freight.disputed')
    await daysLater(journey, 8)
    await timer(journey)
    expect([await status(journey), await settlements(journey)]).toEqual(['QS_DEL', []])

    const content = await deliveredWithInvoice()
    world.must(await complete(content))
    world.must(await complete(content, content.customer))
    expect(await status(content)).toBe('QS_CMP')
  })

  test('counts at once when the days are over, which begin with the report and not with the time that was written', async () => {
    const journey = await world.delivered({ agents: 1, deliveredAt: '2026-01-05T10:00:00+04:00' })
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    expect((await world.view(journey.customer, journey)).disputeRefusal).toBeNull()
    world.must(await complete(journey))
    expect(await status(journey)).toBe('QS_DEL')

    const late = await deliveredWithInvoice()
    await daysLater(late, 8)
    expect((await dispute(late)).body.code).toBe('freight.dispute-late')
    world.must(await complete(late))
    expect(await status(late)).toBe('QS_CMP')
  })
})

describe('F36: a dispute', () => {
  const dispute = (journey: Journey, person = journey.customer) =>
    app.ask(person, freight.openDispute, {
      query: { id: journey.requestId },
      body: { reason: 'Two cartons are crushed' },
    })
  const close = (person: Person, journey: Journey) =>
    app.ask(person, freight.closeDispute, {
      query: { id: journey.requestId },
      body: { note: 'The agent replaces both cartons' },
    })
  const complete = (journey: Journey) =>
    app.ask(journey.winner, freight.completeDelivery, { query: { id: journey.requestId } })

  test('stops the timer and holds the payable until it is closed, and then the days count anew', async () => {
    const journey = await deliveredWithInvoice()
    world.must(await dispute(journey))
    expect((await world.view(journey.customer, journey)).flags).toEqual(['disputed'])
    expect(await templates(journey)).toContain('delivery-disputed')
    expect((await complete(journey)).body.code).toBe('freight.disputed')
    await daysLater(journey, 9)
    await timer(journey)
    expect(await status(journey)).toBe('QS_DEL')
    expect((await dispute(journey)).body.code).toBe('freight.disputed')
    world.must(await close(desk, journey))
    expect((await world.view(journey.customer, journey)).dispute).toMatchObject({
      reason: 'Two cartons are crushed',
      closedBy: 'desk',
      note: 'The agent replaces both cartons',
    })
    expect(await templates(journey)).toContain('dispute-closed')
    await timer(journey)
    expect(await status(journey)).toBe('QS_DEL')
    world.must(await complete(journey))
    expect(await status(journey)).toBe('QS_CMP')
  })

  test('is taken back by its customer, and closed by nobody else', async () => {
    const journey = await deliveredWithInvoice()
    expect((await close(desk, journey)).body.code).toBe('freight.not-disputed')
    world.must(await dispute(journey))
    expect((await close(journey.winner, journey)).status).toBe(403)
    expect((await close(await world.customer(), journey)).status).toBe(404)
    world.must(await close(journey.customer, journey))
    expect((await complete(journey)).status).toBe(200)
  })

  test('comes within seven days of a delivery', async () => {
    expect((await dispute(await world.booked({ agents: 1 }))).body.code).toBe('freight.not-delivered')
    const journey = await deliveredWithInvoice()
    await daysLater(journey, 8)
    expect((await dispute(journey)).body.code).toBe('freight.dispute-late')
  })

  test('keeps the database itself from completing the delivery', async () => {
    const journey = await deliveredWithInvoice()
    world.must(await dispute(journey))
    const refused = await sql`update requests set state = 'QS_CMP', move = 'complete', moved_as = 'system',
        version = version + 1, invoice_document_id = (select id from documents where subject_id = ${journey.requestId} and doc_code = 'INVOICE')
      where id = ${journey.requestId}`
      .execute(app.db)
      .then(() => undefined, codeOf)
    expect(refused).toBe('23514')
  })
})
