// Quoting: what an agent may send, change and take back, when, and what each does to the request (Q1-Q5, Q10-Q12, F7-F10, F15, F16).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { listDocuments } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closeWindows, expireQuotes } from '../execution/timers.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const send = async (journey: Journey, agent: Person, change: Record<string, unknown> = {}): Promise<Answer> =>
  app.ask(agent, freight.submitQuote, { body: await world.quoteBody(journey, agent, change) })
/** For refusals that come before the content is looked at, when a file cannot be uploaded any more. */
const sendBare = (journey: Journey, agent: Person): Promise<Answer> =>
  send(journey, agent, { fileDocumentId: undefined })
const fieldsOf = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((each) => [each.field, each.code]),
  )
const own = async (journey: Journey, agent: Person) =>
  (await world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })).own
const status = async (journey: Journey): Promise<string> =>
  (await world.view(journey.customer, journey)).status
const withdraw = (journey: Journey, index = 0, agent = journey.agents[index]!) =>
  app.ask(agent, freight.withdrawQuote, {
    query: { id: journey.quotations[index]!.id },
    body: { reason: 'Rates have changed' },
  })
const reject = (journey: Journey, index = 0, person = journey.customer) =>
  app.ask(person, freight.rejectQuote, { query: { id: journey.quotations[index]!.id }, body: {} })
const decline = (journey: Journey, agent: Person) =>
  app.ask(agent, freight.declineToQuote, {
    query: { id: journey.requestId },
    body: { reason: 'No space that week' },
  })
const rows2 = (code: string, buyingRate: string, sellingRate: string) => [{ code, buyingRate, sellingRate }]
const inHours = (hours: number): string =>
  new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
const turn = (journey: Journey, column: 'window_ends_at') =>
  app.owner.query(`update requests set ${column} = now() - interval '1 second' where id = $1`, [
    journey.requestId,
  ])
const endValidity = (journey: Journey, index = 0) =>
  app.owner.query(`update quotations set valid_until = now() - interval '1 second' where id = $1`, [
    journey.quotations[index]!.id,
  ])

describe('what may be sent', () => {
  let journey: Journey
  beforeAll(async () => {
    journey = await world.submitted()
  })

  test.each([
    ['no buying rate', rows2('ocean-freight', '0', '10'), 'charges.0.buyingRate', 'quotes.buying-zero'],
    ['no selling rate', rows2('ocean-freight', '10', '0'), 'charges.0.sellingRate', 'quotes.selling-zero'],
    [
      'a selling rate below the buying rate',
      rows2('ocean-freight', '10', '9.99'),
      'charges.0.sellingRate',
      'quotes.selling-below-buying',
    ],
    [
      'a selling rate equal to the buying rate',
      rows2('ocean-freight', '10', '10'),
      'charges.0.sellingRate',
      'quotes.selling-equals-buying',
    ],
    [
      'a charge below its range',
      rows2('handling', '10', '99.99'),
      'charges.0.sellingRate',
      'quotes.below-range',
    ],
    [
      'a charge above its range',
      rows2('handling', '10', '200.01'),
      'charges.0.sellingRate',
      'quotes.above-range',
    ],
    ['another charge without a name', rows2('other', '10', '20'), 'charges.0.label', 'quotes.label-required'],
    [
      'a charge twice',
      [...rows2('seal', '10', '30'), ...rows2('seal', '10', '30')],
      'charges.1.sellingRate',
      'quotes.duplicate-charge',
    ],
    [
      'a rate that is no amount',
      rows2('seal', '10', '30.005'),
      'charges.0.sellingRate',
      'quotes.rate-invalid',
    ],
    ['a charge that does not exist', rows2('bribe', '10', '30'), 'charges.0.code', 'kit.field.invalid'],
  ])('%s is refused', async (_, charges, field, code) => {
    const answer = await send(journey, journey.agents[0]!, { charges })
    expect([answer.status, fieldsOf(answer)[field]]).toEqual([422, code])
  })

  test('says the range that a charge must keep', async () => {
    const answer = await send(journey, journey.agents[0]!, { charges: rows2('handling', '10', '250') })
    expect(answer.body.fieldErrors[0].message).toBe('Above the allowed range. Enter AED 100.00 to 200.00.')
  })

  test.each([
    ['without charges', { charges: [] }, 'quotes.charges-missing'],
    ['without terms', { acceptPartnerTerms: false }, 'quotes.terms-required'],
    ['without a file', { fileDocumentId: undefined }, 'quotes.file-required'],
  ])('%s is refused', async (_, change, code) => {
    expect((await send(journey, journey.agents[0]!, change)).body.code).toBe(code)
  })

  test('holds from four hours to fourteen days', async () => {
    for (const [hours, code] of [
      [3, 'quotes.validity-short'],
      [15 * 24, 'quotes.validity-long'],
    ] as const)
      expect((await send(journey, journey.agents[0]!, { expiryDate: inHours(hours) })).body.code).toBe(code)
  })

  test('has a file of the agent’s own', async () => {
    const foreign = await world.document(journey.agents[1]!, journey.requestId, 'VENDOR_QUOTE')
    const invoice = (
      await world.done(journey.customer, listDocuments, { query: { RequestId: journey.requestId } })
    )[0].documentId
    for (const fileDocumentId of [foreign, invoice])
      expect((await send(journey, journey.agents[0]!, { fileDocumentId })).body.code).toBe(
        'quotes.file-required',
      )
  })

  test('comes from an invited agent; for any other the request does not exist', async () => {
    const stranger = await addPerson(app.db, 'clearing-agent', { modes: ['sea'] })
    const body = { RequestId: journey.requestId, charges: chargesFor('sea'), isDraft: true }
    expect((await app.ask(stranger, freight.submitQuote, { body })).status).toBe(404)
    expect((await app.ask(journey.customer, freight.submitQuote, { body })).status).toBe(403)
  })

  test('left the request as it was', async () => {
    expect(await status(journey)).toBe('QS_RCD')
    expect(await rows(app.db, sql`select from quotations where subject_id = ${journey.requestId}`)).toEqual(
      [],
    )
  })
})

describe('a draft', () => {
  test('is the agent’s alone until it is sent', async () => {
    const journey = await world.submitted()
    const [agent] = journey.agents
    const saved = world.must(
      await send(journey, agent!, { isDraft: true, charges: [], acceptPartnerTerms: false }),
    ).body
    expect(saved.state).toBe('Q_DRAFT')
    expect(
      (await world.done(journey.customer, freight.compareQuotes, { query: { RequestId: journey.requestId } }))
        .quotations,
    ).toEqual([])
    expect(
      (await app.ask(journey.customer, freight.viewQuoteCustomer, { query: { QuoteId: saved.QuotationId } }))
        .status,
    ).toBe(404)
    const drafted = { ...journey, quotations: [{ id: saved.QuotationId, number: '', total: '' }] }
    expect((await reject(drafted)).status).toBe(404)
    expect((await world.accept(drafted, 'half')).status).toBe(404)
    const sent = world.must(await send(journey, agent!)).body
    expect(sent).toMatchObject({
      QuotationId: saved.QuotationId,
      QuotationNo: saved.QuotationNo,
      state: 'Q_SUBMITTED',
    })
    expect(await status(journey)).toBe('QS_RFC')
  })
})

describe('a sent quotation', () => {
  test('is replaced by its next version under the same number, and the customer sees the new one only', async () => {
    const journey = await world.quoted()
    const revised = world.must(
      await send(journey, journey.agents[0]!, { charges: chargesFor('sea', '7000.00') }),
    ).body
    expect(revised.QuotationNo).toBe(journey.quotations[0]!.number)
    const { quotations } = await world.done(journey.customer, freight.compareQuotes, {
      query: { RequestId: journey.requestId },
    })
    expect(quotations).toHaveLength(2)
    expect(quotations[0]).toMatchObject({
      QuotationId: revised.QuotationId,
      version: 2,
      totalEstimate: '8071.00',
      isLowest: true,
    })
    expect((await world.accept(journey, 'half')).body.code).toBe('quotes.not-open')
  })

  test('is not turned into a draft again', async () => {
    const journey = await world.quoted()
    expect((await send(journey, journey.agents[0]!, { isDraft: true })).body.code).toBe(
      'quotes.already-answered',
    )
    expect((await decline(journey, journey.agents[0]!)).body.code).toBe('quotes.already-answered')
  })

  test('is not changed, taken back or rejected while the request is being paid, its rivals neither', async () => {
    const journey = await world.accepted()
    for (const index of [0, 1]) {
      expect((await sendBare(journey, journey.agents[index]!)).body.code).toBe('quotes.payment-in-progress')
      expect((await withdraw(journey, index)).body.code).toBe('quotes.payment-in-progress')
      expect((await reject(journey, index)).body.code).toBe('quotes.payment-in-progress')
    }
  })

  test('is not changed after the award', async () => {
    const journey = await world.booked()
    for (const index of [0, 1]) {
      expect((await sendBare(journey, journey.agents[index]!)).body.code).toBe('quotes.already-awarded')
      expect((await withdraw(journey, index)).body.code).toBe('quotes.not-open')
    }
  })

  test('is its agent’s to take back and its customer’s to reject, and nobody else’s', async () => {
    const journey = await world.quoted()
    expect((await withdraw(journey, 0, journey.agents[1])).status).toBe(404)
    expect((await reject(journey, 0, await world.customer())).status).toBe(404)
    expect((await own(journey, journey.agents[0]!)).state).toBe('Q_SUBMITTED')
  })
})

describe('the round', () => {
  test('is complete with the last answer, a declined one included', async () => {
    const journey = await world.submitted({ agents: 2 })
    const quoted = await world.quote(journey, journey.agents[0]!)
    expect(await status(quoted)).toBe('QS_RFC')
    world.must(await decline(journey, journey.agents[1]!))
    expect(await status(quoted)).toBe('QS_FIN')
    expect((await send(journey, journey.agents[1]!)).body.code).toBe('quotes.already-answered')
  })

  test('in which everybody declines is over', async () => {
    const journey = await world.submitted({ agents: 2 })
    for (const agent of journey.agents) world.must(await decline(journey, agent))
    expect(await status(journey)).toBe('EXPIRED')
    expect((await sendBare(journey, journey.agents[0]!)).body.code).toBe('quotes.already-answered')
  })

  test.each([
    ['everybody declines', true],
    ['nobody answers', false],
  ])('in which %s goes to the desk (Q2, F10)', async (_, answered) => {
    const desk = await addPerson(app.db, 'desk')
    const journey = await world.submitted({ agents: 2 })
    if (answered) for (const agent of journey.agents) world.must(await decline(journey, agent))
    else {
      await turn(journey, 'window_ends_at')
      await closeWindows(app.db, app.clock)
    }
    expect((await world.view(desk, journey)).flags).toEqual(['pending-review'])
    expect(
      await rows(
        app.db,
        sql`select from notifications where user_id = ${desk.userId} and template = 'desk-review'
          and subject_id = ${journey.requestId}`,
      ),
    ).toHaveLength(1)
  })

  test('takes a new quotation after one was withdrawn, and says so, until its window is over', async () => {
    const journey = await world.submitted({ agents: 2 })
    const agent = journey.agents[0]!
    const refusal = async () =>
      (await world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } }))
        .submitRefusal
    world.must(await withdraw(await world.quote(journey, agent)))
    expect(await refusal()).toBeNull()
    const again = await world.quote(journey, agent)
    world.must(await withdraw(again))
    await turn(journey, 'window_ends_at')
    expect(await refusal()).toBe('quotes.request-closed')
    expect((await sendBare(journey, agent)).body.code).toBe('quotes.request-closed')
  })

  test('waits on when the only quotation goes and an answer is still due', async () => {
    for (const go of [withdraw, reject]) {
      const journey = await world.submitted({ agents: 2 })
      const quoted = await world.quote(journey, journey.agents[0]!)
      world.must(await go(quoted))
      expect(await status(quoted)).toBe('QS_RCD')
    }
  })

  test('ends when the last quotation goes: rejected by the customer, expired by the agent', async () => {
    const rejected = await world.quoted({ agents: 1 })
    world.must(await reject(rejected))
    expect(await status(rejected)).toBe('QS_REJ')
    const withdrawn = await world.quoted({ agents: 1 })
    world.must(await withdraw(withdrawn))
    expect(await status(withdrawn)).toBe('EXPIRED')
  })

  test('closes with its window: in when there is a quotation, expired when there is none', async () => {
    const [answered, silent] = [await world.submitted({ agents: 2 }), await world.submitted({ agents: 2 })]
    await world.quote(answered, answered.agents[0]!)
    await turn(answered, 'window_ends_at')
    await turn(silent, 'window_ends_at')
    await closeWindows(app.db, app.clock)
    expect([await status(answered), await status(silent)]).toEqual(['QS_FIN', 'EXPIRED'])
    await closeWindows(app.db, app.clock)
    expect([await status(answered), await status(silent)]).toEqual(['QS_FIN', 'EXPIRED'])
  })

  test('takes no first quotation after its window, but lets those that came be improved', async () => {
    const journey = await world.submitted({ agents: 2 })
    const quoted = await world.quote(journey, journey.agents[0]!)
    await turn(journey, 'window_ends_at')
    expect((await send(journey, journey.agents[1]!)).body.code).toBe('quotes.request-closed')
    expect(
      (
        await world.done(journey.agents[1]!, freight.viewQuoteAgent, {
          query: { RequestId: journey.requestId },
        })
      ).submitRefusal,
    ).toBe('quotes.request-closed')
    world.must(await send(quoted, journey.agents[0]!))
  })

  test('loses quotations whose validity is over, and with the last one it expires', async () => {
    const journey = await world.quoted({ agents: 2 })
    await endValidity(journey, 0)
    expect((await world.accept(journey, 'half')).body.code).toBe('quotes.expired')
    expect((await withdraw(journey)).body.code).toBe('quotes.expired')
    await expireQuotes(app.db, app.clock)
    expect((await own(journey, journey.agents[0]!)).state).toBe('Q_EXPIRED')
    expect(await status(journey)).toBe('QS_FIN')
    await endValidity(journey, 1)
    await expireQuotes(app.db, app.clock)
    expect(await status(journey)).toBe('EXPIRED')
  })

  test('keeps a quotation that ran out while it was being paid, until the payment has ended', async () => {
    const journey = await world.accepted({ agents: 1 })
    await endValidity(journey)
    await expireQuotes(app.db, app.clock)
    expect(await status(journey)).toBe('QS_AWP')
    world.must(await world.settle(journey.sessionId, 'succeeded'))
    expect(await status(journey)).toBe('QS_PPA')
  })
})
