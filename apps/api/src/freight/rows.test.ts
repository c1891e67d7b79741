// The rows of the decisions one by one: F1-F35 and Q1-Q13, each the way it should go and what it leaves behind.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { listLedgerFaults } from '../finance/door.ts'
import { one, rows } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { chargesFor, formFor } from '../../test/freight-forms.ts'
import { addPerson } from '../../test/people.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'
import { closeWindow, expireQuotes } from './execution/timers.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(async () => {
  app.clock.reset()
  expect(await listLedgerFaults(app.db)).toEqual([])
})
afterAll(() => app.close())

const status = async (journey: Pick<Journey, 'requestId' | 'customer'>): Promise<string> =>
  (await world.view(journey.customer, journey)).status
const states = async (journey: Journey): Promise<string[]> =>
  (
    await rows<{ state: string }>(
      app.db,
      sql`select state from quotations where subject_id = ${journey.requestId} and final_of is null order by created_at, id`,
    )
  ).map((row) => row.state)
const quoted = (journey: Journey, index: number) => ({ id: journey.quotations[index]!.id })
const reject = (journey: Journey, index: number): Promise<Answer> =>
  app.ask(journey.customer, freight.rejectQuote, { query: quoted(journey, index), body: {} })
const why = { reason: 'Because of the test' }
const count = async (journey: Journey, table: string): Promise<number> =>
  (
    await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from ${sql.table(table)} where subject_id = ${journey.requestId}`,
    )
  ).n
/** One of two agents has quoted. */
const oneQuote = async (): Promise<Journey> => {
  const journey = await world.submitted()
  return world.quote(journey, journey.agents[0]!)
}
const makeOld = (journey: Journey) =>
  app.owner.query(
    `update quotations set valid_until = now() - interval '1 second' where subject_id = $1 and final_of is null`,
    [journey.requestId],
  )

describe('drafts and routing', () => {
  test('F1 a draft gets a number, F2 is submitted, F4 is routed to agents with clocks and a window', async () => {
    const customer = await world.customer()
    const saved = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
    expect(saved.quoteNumber).toMatch(/^FR-\d{2}-\d{6}$/)
    const journey = await world.submitted()
    const seen = await world.view(journey.customer, journey)
    expect([seen.status, seen.invitedAgents]).toEqual(['QS_RCD', 2])
    expect(seen.timeline.map((entry: { code: string }) => entry.code)).toEqual(['QS_SUB', 'QS_RCD'])
    expect(Date.parse(seen.windowEndsAt) - Date.now()).toBeGreaterThan(47 * 3_600_000)
  })

  test('F3 a draft is deleted by its owner; one that is gone says: shipment not found, create a new one', async () => {
    const customer = await world.customer()
    const { RequestId: id } = await world.draft(customer, { nickname: 'Gone' })
    const remove = () => app.ask(customer, freight.removeDraft, { query: { id } })
    world.must(await remove())
    expect((await remove()).body).toMatchObject({
      code: 'freight.not-found',
      errorMessage: 'Shipment not found. Create a new one.',
    })
  })

  test('F5 without an agent that fits it waits for review, and the desk is notified', async () => {
    const journey = await world.submitted({ agents: 0 })
    const seen = await world.view(journey.customer, journey)
    expect([seen.status, seen.flags]).toEqual(['QS_SUB', ['pending-review']])
  })
})

describe('quotations', () => {
  test('Q1 a draft is its agent’s alone; Q3 sent it moves the request: F7 the first, F8 a further one', async () => {
    const journey = await world.submitted({ agents: 3 })
    const body = await world.quoteBody(journey, journey.agents[0]!, { isDraft: true })
    await world.done(journey.agents[0]!, freight.submitQuote, { body })
    expect([await status(journey), await states(journey)]).toEqual(['QS_RCD', ['Q_DRAFT']])
    const first = await world.quote(journey, journey.agents[0]!)
    expect([await status(journey), await states(journey)]).toEqual(['QS_RFC', ['Q_SUBMITTED']])
    await world.quote(first, journey.agents[1]!)
    expect(await status(journey)).toBe('QS_RFC')
  })

  test('Q2 a decline stops the clock, and F9 the last answer closes the round', async () => {
    const journey = await oneQuote()
    await world.done(journey.agents[1]!, freight.declineToQuote, {
      query: { id: journey.requestId },
      body: why,
    })
    expect([await status(journey), await states(journey)]).toEqual(['QS_FIN', ['Q_SUBMITTED', 'Q_DECLINED']])
  })

  test('F9 the end of the window closes the round too, and F10 expires one that nobody answered', async () => {
    const journey = await oneQuote()
    await closeWindow(app.db, journey.requestId, app.clock.now())
    expect(await status(journey)).toBe('QS_FIN')
    const silent = await world.submitted()
    await closeWindow(app.db, silent.requestId, app.clock.now())
    expect(await status(silent)).toBe('EXPIRED')
  })

  test('Q4 a revised quotation replaces the sent one as the next version', async () => {
    const journey = await oneQuote()
    await world.quote(journey, journey.agents[0]!, { charges: chargesFor('sea', '7100.00') })
    expect(await states(journey)).toEqual(['Q_SUPERSEDED', 'Q_SUBMITTED'])
  })

  test('Q5 a withdrawn last one ends the round, F16, or lets it wait while agents may still answer', async () => {
    const withdraw = (journey: Journey) =>
      app.ask(journey.agents[0]!, freight.withdrawQuote, { query: quoted(journey, 0), body: why })
    const waiting = await oneQuote()
    world.must(await withdraw(waiting))
    expect([await status(waiting), await states(waiting)]).toEqual(['QS_RCD', ['Q_WITHDRAWN']])
    const alone = await world.quoted({ agents: 1 })
    world.must(await withdraw(alone))
    expect(await status(alone)).toBe('EXPIRED')
  })

  test('Q10 a rejected last one ends the request, F15, or lets it wait', async () => {
    const waiting = await oneQuote()
    world.must(await reject(waiting, 0))
    expect([await status(waiting), await states(waiting)]).toEqual(['QS_RCD', ['Q_REJECTED']])
    const all = await world.quoted()
    world.must(await reject(all, 0))
    world.must(await reject(all, 1))
    expect([await status(all), await states(all)]).toEqual(['QS_REJ', ['Q_REJECTED', 'Q_REJECTED']])
  })

  test('Q11 a quotation past its validity expires, and a locked one waits for its payment', async () => {
    const journey = await world.quoted({ agents: 1 })
    await makeOld(journey)
    await expireQuotes(app.db, app.clock)
    expect([await status(journey), await states(journey)]).toEqual(['EXPIRED', ['Q_EXPIRED']])
    const paying = await world.accepted()
    await makeOld(paying)
    await expireQuotes(app.db, app.clock)
    expect(await states(paying)).toContain('Q_LOCKED')
  })

  test('Q12 a cancelled request closes every quotation that could still win', async () => {
    const journey = await world.quoted()
    await app.ask(journey.customer, freight.cancelRequest, { query: { id: journey.requestId }, body: why })
    expect(await states(journey)).toEqual(['Q_NOT_AWARDED', 'Q_NOT_AWARDED'])
  })
})

describe('acceptance and payment', () => {
  test('Q6 acceptance locks one quotation and F11 the request; Q7 and F12 half books it, siblings not awarded', async () => {
    const journey = await world.accepted()
    expect([await status(journey), await states(journey)]).toEqual(['QS_AWP', ['Q_LOCKED', 'Q_SUBMITTED']])
    world.must(await world.settle(journey.sessionId, 'succeeded'))
    expect([await status(journey), await states(journey)]).toEqual([
      'QS_PPA',
      ['Q_ACCEPTED', 'Q_NOT_AWARDED'],
    ])
    expect([await count(journey, 'receipts'), await count(journey, 'tax_invoices')]).toEqual([1, 1])
  })

  test('F13 the whole by card, or credit within the limit, leaves no final payment', async () => {
    expect(await status(await world.booked({ agents: 1, pay: 'whole' }))).toBe('QS_PAI')
    const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
    expect(await status(await world.booked({ agents: 1, pay: 'credit', customer }))).toBe('QS_PAI')
  })

  test('Q8 and F14 a failed payment leads back, and may be tried again', async () => {
    const journey = await world.accepted()
    world.must(await world.settle(journey.sessionId, 'failed'))
    expect([await status(journey), (await states(journey))[0]]).toEqual(['QS_FIN', 'Q_FAILED'])
    expect((await world.accept(journey, 'half')).status).toBe(200)
  })

  test('Q9 and F14 a payment that was given up sets the quotation free', async () => {
    const journey = await world.accepted()
    world.must(await world.settle(journey.sessionId, 'cancelled'))
    expect([await status(journey), (await states(journey))[0]]).toEqual(['QS_FIN', 'Q_SUBMITTED'])
  })
})

describe('execution', () => {
  /** Rows of the decisions by their milestone. */
  const rowOf: Partial<Record<MilestoneCode, string>> = {
    QS_DOC: 'F22',
    QS_CUD: 'F23',
    QS_CUC: 'F24',
    QS_ARRIVE: 'F25',
    QS_DIS: 'F26',
    QS_CGO: 'F31',
    QS_PRG: 'F32',
    QS_DEL: 'F34',
  }
  test(`${Object.values(rowOf).toSorted().join(', ')} each shows as the status, in the order of an import to a door`, async () => {
    const journey = await world.booked({ agents: 1, carriage: 'sea-import-door', pay: 'whole' })
    await world.reach(journey, 'DEPARTED')
    for (const code of ['QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO'] as const) {
      await world.reach(journey, code)
      expect([rowOf[code], await status(journey)]).toEqual([rowOf[code], code])
    }
    world.must(await world.finalQuote(journey, '7200.00'))
    await world.reach(journey, 'QS_PRG', 'QS_DEL')
    expect(await status(journey)).toBe('QS_DEL')
  })

  test.each(['air-export-port', 'sea-export-port', 'air-import-port'] as const)(
    'a %s goes through without what it does not have, and is released only when paid (F32, F34)',
    async (carriage) => {
      const journey = await world.booked({ agents: 1, carriage })
      const toPort = carriage.includes('export')
      const before: MilestoneCode[] = toPort
        ? ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE']
        : ['DEPARTED', 'QS_ARRIVE', 'QS_DOC', 'QS_CUD', 'QS_CUC']
      await world.reach(journey, ...before, ...(carriage === 'sea-export-port' ? (['QS_DIS'] as const) : []))
      world.must(await world.finalQuote(journey))
      await world.document(journey.winner, journey.requestId, 'RELEASE')
      expect((await world.report(journey, 'QS_DEL')).body.code).toBe('freight.balance-open')
      await world.payFinal(journey)
      world.must(await world.report(journey, 'QS_DEL'))
      expect(await status(journey)).toBe('QS_DEL')
      expect((await world.report(journey, toPort ? 'QS_DOC' : 'QS_PRG')).body.code).toBe(
        'freight.milestone-not-part',
      )
    },
  )

  test('Q13 and F27 the final quotation asks for the rest; F28, F30 a failed attempt leads back, F29 success ends it', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    world.must(await world.finalQuote(journey))
    expect(await status(journey)).toBe('QS_AWAITING_FINAL_PAY')
    const pay = async () =>
      (await world.done(journey.customer, freight.pay, { query: { QuoteID: quoted(journey, 0).id }, way: 1 }))
        .sessionId as string
    const failing = await pay()
    expect(await status(journey)).toBe('QS_FINAL_PAY_INITIATED')
    world.must(await world.settle(failing, 'failed'))
    expect(await status(journey)).toBe('QS_AWAITING_FINAL_PAY')
    world.must(await world.settle(await pay(), 'succeeded'))
    expect(await status(journey)).toBe('QS_FINAL_PAY_RECEIVED')
    expect(await count(journey, 'receipts')).toBe(2)
  })

  test('F35 completion needs the customer invoice, by its customer or its agent', async () => {
    const journey = await world.delivered({ agents: 1 })
    const complete = () =>
      app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } })
    expect((await complete()).body).toMatchObject({
      code: 'freight.invoice-first',
      errorMessage: 'Upload the customer invoice before completing delivery.',
    })
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    world.must(await complete())
    expect(await status(journey)).toBe('QS_CMP')
  })

  test('documents are added later, at any time before the end', async () => {
    const journey = await world.booked({ agents: 1 })
    expect((await world.upload(journey.customer, journey.requestId, 'CERTIFICATE_OF_ORIGIN')).status).toBe(
      200,
    )
    const ended = await world.completed({ agents: 1 })
    expect((await world.upload(ended.customer, ended.requestId, 'PACKING_LIST')).status).toBe(409)
  })
})
