// F37: an administrator puts a request back, a second person confirms it, and only what rests on nothing is taken back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { codeOf, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closeWindow } from '../execution/timers.ts'

let app: TestApp
let world: World
let admin: Person
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  admin = await addPerson(app.db, 'admin')
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const propose = (journey: Journey, to: string, first: string | null, person = admin) =>
  app.ask(person, freight.proposeCorrection, {
    query: { id: journey.requestId },
    body: { to, first, reason: 'Reported for the wrong container' },
  })
const decide = (person: Person, correctionId: string, isConfirmed = true) =>
  app.ask(person, freight.decideCorrection, { query: { id: correctionId }, body: { isConfirmed } })
const view = (journey: Journey) =>
  world.done(desk, freight.deskView, { query: { RequestId: journey.requestId } })

describe('F37: a correction', () => {
  test('takes steps back once a second person has confirmed it, and the agent may report them again', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
    expect((await propose(journey, 'QS_ARRIVE', 'QS_DIS', desk)).status).toBe(403)
    const { correctionId } = world.must(await propose(journey, 'QS_ARRIVE', 'QS_DIS')).body
    expect((await propose(journey, 'QS_PPA', 'QS_ARRIVE')).body.code).toBe('freight.correction-open')
    expect((await decide(admin, correctionId)).body.code).toBe('freight.second-person')
    expect((await world.view(journey.customer, journey)).status).toBe('QS_DIS')
    expect((await view(journey)).correction).toMatchObject({
      to: 'QS_ARRIVE',
      removes: ['QS_DIS'],
      own: false,
    })
    world.must(await decide(desk, correctionId))
    const seen = await world.view(journey.customer, journey)
    expect([seen.status, seen.flags]).toEqual(['QS_ARRIVE', ['corrected']])
    expect(seen.timeline.at(-1)).toMatchObject({
      code: 'CORRECTED',
      note: 'Reported for the wrong container',
    })
    expect((await decide(desk, correctionId)).body.code).toBe('freight.correction-none')
    expect((await world.report(journey, 'QS_DIS')).status).toBe(200)
    const sent = await rows<{ template: string }>(
      app.db,
      sql`select distinct template from notifications where subject_id = ${journey.requestId}
        and template in ('correction-waiting', 'status-corrected') order by 1`,
    )
    expect(sent).toHaveLength(2)
  })

  test('is dropped by anybody of the two, also by the one who proposed it', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    const { correctionId } = world.must(await propose(journey, 'QS_PPA', 'DEPARTED')).body
    world.must(await decide(admin, correctionId, false))
    expect((await view(journey)).correction).toBeNull()
    expect((await world.view(journey.winner, journey)).milestones[0].doneAt).not.toBeNull()
  })

  test('that waits goes with the shipment that is cancelled', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    const { correctionId } = world.must(await propose(journey, 'QS_PPA', 'DEPARTED')).body
    await world.done(desk, freight.cancelRequest, {
      query: { id: journey.requestId },
      body: { reason: 'Called off' },
    })
    expect((await view(journey)).correction).toBeNull()
    expect((await decide(desk, correctionId)).body.code).toBe('freight.correction-none')
  })

  test('never leaves a step without what it rests on, and never touches money or what has ended', async () => {
    const journey = await world.booked({ agents: 1, carriage: 'sea-import-door', pay: 'whole' })
    await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO')
    // Readiness rests on clearance and discharge: it goes first.
    expect((await propose(journey, 'QS_CUD', 'QS_CUC')).body.code).toBe('freight.not-correctable')
    expect((await propose(journey, 'QS_ARRIVE', 'QS_DIS')).status).toBe(200)
    expect((await propose(await world.quoted({ agents: 1 }), 'QS_SUB', null)).body.code).toBe(
      'freight.not-correctable',
    )
  })

  test('never crosses what was posted: a payment, a fee, the agent’s share, a compensation', async () => {
    const refused = async (journey: Journey, to: string, first: string | null) =>
      (await propose(journey, to, first)).body.code
    const money = 'freight.correction-money'
    expect(await refused(await world.completed({ agents: 1 }), 'QS_PPA', 'QS_ARRIVE')).toBe(money)
    const booked = await world.booked({ agents: 1 })
    for (const to of ['QS_FIN', 'QS_RFC', 'QS_AWP', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'])
      expect([to, await refused(booked, to, null)]).toEqual([to, money])
    await world.done(desk, freight.cancelRequest, {
      query: { id: booked.requestId },
      body: { reason: 'Called off' },
    })
    expect(await refused(booked, 'QS_PPA', null)).toBe(money)
    const unpaid = await world.quoted({ agents: 1 })
    await world.done(unpaid.customer, freight.cancelRequest, {
      query: { id: unpaid.requestId },
      body: { reason: 'Called off' },
    })
    expect(await refused(unpaid, 'QS_RFC', null)).toBe('freight.not-correctable')
  })

  test('proposed before a delivery is compensated is refused after it', async () => {
    const journey = await world.delivered({ agents: 1 })
    await world.done(journey.customer, freight.openDispute, {
      query: { id: journey.requestId },
      body: { reason: 'Two cartons are crushed' },
    })
    const { correctionId } = world.must(await propose(journey, 'QS_DIS', 'QS_DEL')).body
    await world.done(desk, freight.compensateDispute, {
      query: { id: journey.requestId },
      body: { amount: '250', note: 'Two cartons replaced' },
    })
    expect((await decide(desk, correctionId)).body.code).toBe('freight.correction-money')
    world.must(await decide(desk, correctionId, false))
    const { targets } = await view(journey)
    expect(targets.flatMap(({ removes }: { removes: string[] }) => removes)).not.toContain('QS_DEL')
    expect((await propose(journey, 'QS_DIS', 'QS_DEL')).body.code).toBe('freight.correction-money')
  })

  test('of cargo leaves every payment, posting and document as it is', async () => {
    const journey = await world.booked({ agents: 1, carriage: 'sea-import-door' })
    await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO')
    world.must(await world.finalQuote(journey))
    await world.payFinal(journey)
    await world.reach(journey, 'QS_PRG')
    const money = () =>
      rows(
        app.db,
        sql`select t.kind, t.amount_fils, (select count(*)::int from tax_invoices i where i.subject_id = t.subject_id) as documents
          from ledger_transactions t where t.subject_id = ${journey.requestId} order by t.id`,
      )
    const before = [await money(), (await world.view(journey.customer, journey)).money]
    const { correctionId } = world.must(await propose(journey, 'QS_CGO', 'QS_PRG')).body
    world.must(await decide(desk, correctionId))
    expect([await money(), (await world.view(journey.customer, journey)).money]).toEqual(before)
    expect((await world.report(journey, 'QS_PRG')).status).toBe(200)
  })

  test('opens a round again: all quotes in goes back to received, an expired one to waiting', async () => {
    const journey = await world.quoted()
    const first = world.must(await propose(journey, 'QS_RFC', null)).body
    world.must(await decide(desk, first.correctionId))
    expect((await world.view(journey.customer, journey)).status).toBe('QS_RFC')
    const expired = await world.submitted()
    await closeWindow(app.db, expired.requestId, app.clock.now())
    const second = world.must(await propose(expired, 'QS_RCD', null)).body
    world.must(await decide(desk, second.correctionId))
    expect((await world.view(expired.customer, expired)).status).toBe('QS_RCD')
    expect((await world.quote(expired, expired.agents[0]!)).quotations).toHaveLength(1)
  })

  test('waits while a payment is open, and needs two persons in the database itself', async () => {
    const paying = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    world.must(await world.finalQuote(paying))
    await world.done(paying.customer, freight.pay, { query: { QuoteID: paying.quotations[0]!.id }, way: 1 })
    expect((await propose(paying, 'QS_PPA', 'DEPARTED')).body.code).toBe('freight.payment-open')
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    const { correctionId } = world.must(await propose(journey, 'QS_PPA', 'DEPARTED')).body
    const alone =
      await sql`update freight_corrections set outcome = 'MADE', decided_by = proposed_by, decided_at = now()
      where id = ${correctionId}`
        .execute(app.db)
        .then(() => undefined, codeOf)
    expect(alone).toBe('23514')
  })
})

test('Q5: the desk withdraws a quotation for its agent, and the last one ends the round (F16)', async () => {
  const journey = await world.quoted({ agents: 1 })
  const withdraw = () =>
    app.ask(desk, freight.withdrawQuote, {
      query: { id: journey.quotations[0]!.id },
      body: { reason: 'The agent asked us by phone' },
    })
  world.must(await withdraw())
  expect((await world.view(journey.customer, journey)).status).toBe('EXPIRED')
  expect((await withdraw()).status).toBe(409)
})
