// Prices by the unit over HTTP: what an agent enters, the customer reads and the books keep; and prices that the desk decides on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listAudit } from '@marsa/model/overview/audit-endpoints.ts'
import { listRateEntries, saveExchangeRates } from '@marsa/model/reference/exchange.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { closeWindows } from '../execution/timers.ts'

let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const pallets = {
  type: 'PALLET',
  count: 4,
  length: 120,
  width: 100,
  height: 135,
  weight: 420,
  weightOf: 'each',
} as const
/** Four pallets of 6.480 revenue tons; the lines say pieces and weight. */
const partLoad = {
  containerMode: 'LCL',
  containerType: undefined,
  containerCount: undefined,
  pieces: 4,
  grossWeightKg: 1680,
  packages: [pallets],
  shape: 2,
} as const

const priced = [
  {
    code: 'ocean-freight',
    buyingRate: '30.00',
    sellingRate: '38.50',
    basis: 'wm',
    minQuantity: '1',
    currency: 'USD',
  },
  { code: 'cfs-handling', buyingRate: '60', sellingRate: '95', basis: 'wm', minQuantity: '1' },
  { code: 'delivery-order', buyingRate: '300', sellingRate: '450' },
  { code: 'bill-of-lading', buyingRate: '300', sellingRate: '450', basis: 'bl' },
  { code: 'handling', buyingRate: '100', sellingRate: '150' },
  { code: 'customs-clearance', buyingRate: '400', sellingRate: '550' },
]
const dear = [
  ...priced.slice(0, 2),
  {
    code: 'delivery-order',
    buyingRate: '300',
    sellingRate: '620',
    basis: 'bl',
    rangeReason: 'The carrier charges 560 from December',
  },
]

const begin = async (agents = 1): Promise<Journey> =>
  world.submitted({ agents, form: { ...partLoad, packages: [pallets] } })
const send = async (
  journey: Journey,
  charges: readonly object[],
  change: object = {},
  agent = journey.winner,
) =>
  app.ask(agent, freight.submitQuote, { body: await world.quoteBody(journey, agent, { charges, ...change }) })
const ownOf = async (journey: Journey, agent = journey.winner) =>
  (await world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })).own
const compared = async (journey: Journey) =>
  (await world.done(journey.customer, freight.compareQuotes, { query: { RequestId: journey.requestId } }))
    .quotations
const asked = async (journey: Journey) =>
  (await world.done(desk, freight.deskView, { query: { RequestId: journey.requestId } })).ranges
const decide = async (journey: Journey, decision: object, person = desk) => {
  const [{ QuotationId: id, version }] = await asked(journey)
  return app.ask(person, freight.decideRange, { query: { id }, body: { version, ...decision } })
}

test('a part load in dollars is counted once, and everybody reads the same figures', async () => {
  const journey = await begin()
  const sent = world.must(await send(journey, priced)).body
  expect(sent).toMatchObject({ withDesk: false, state: 'Q_SUBMITTED', totalEstimate: '3242.60' })
  const [quote] = await compared(journey)
  expect(quote.charges[0]).toEqual({
    code: 'ocean-freight',
    label: null,
    amount: '916.22',
    vatCategory: 'zero',
    vat: '0.00',
    unit: {
      basis: 'wm',
      appliesTo: null,
      quantity: '6.480',
      minQuantity: '1.000',
      currency: 'USD',
      price: '38.50',
      minimum: null,
      amount: '249.48',
      rate: '3.672500',
      rateDay: '2026-01-01',
    },
  })
  expect(JSON.stringify(quote)).not.toContain('30.00')
  expect((await ownOf(journey)).charges[0]).toMatchObject({
    buyingRate: '30.00',
    sellingRate: '38.50',
    basis: 'wm',
    currency: 'USD',
    minQuantity: '1.000',
  })

  const { sessionId } = world.must(
    await world.accept({ ...journey, quotations: [quoteOf(sent)] }, 'half'),
  ).body
  world.must(await world.settle(sessionId, 'succeeded'))
  expect((await world.view(journey.customer, journey)).money).toMatchObject({
    total: '3242.60',
    paid: '1621.30',
  })
  expect(await listLedgerFaults(app.db)).toEqual([])

  // The documents of the payment say what was priced in dollars, and at which rate of which day.
  const { QuotationId, QuotationNo } = sent
  const papers = { query: { RequestId: journey.requestId } }
  const receipt = await app.ask(journey.customer, freight.downloadReceipt, {
    query: { ...papers.query, QuotationId, QuotationNo },
  })
  expect(await textOfPdf(receipt.raw)).toContain('USD 249.48 @ 3.6725 (2026-01-01)')
  const advance = await app.ask(journey.customer, freight.downloadInvoice, {
    query: { ...papers.query, kind: 'advance' },
  })
  expect(await textOfPdf(advance.raw)).toContain('USD @ 3.6725 (2026-01-01)')
})

test('the final invoice says of each line how its price came about', async () => {
  const begun = await begin()
  const sent = world.must(await send(begun, priced)).body
  const journey = { ...begun, quotations: [quoteOf(sent)] }
  const { sessionId } = world.must(await world.accept(journey, 'half')).body
  world.must(await world.settle(sessionId, 'succeeded'))
  const charges = priced.map((line) =>
    line.code === 'handling' ? { ...line, sellingRate: '180', reason: 'Two handlings' } : line,
  )
  const body = { ...(await world.finalBody(journey)), charges }
  world.must(
    await app.ask(journey.winner, freight.postFinalQuote, { query: { id: journey.requestId }, body }),
  )
  await world.payFinal(journey)
  const { raw } = await app.ask(journey.customer, freight.downloadInvoice, {
    query: { RequestId: journey.requestId, kind: 'final' },
  })
  const text = await textOfPdf(raw)
  expect(text).toMatch(/6\.48 × USD 38\.50 = USD 249\.48 @\s+3\.6725 \(2026-01-01\)/)
  expect(text).toContain('6.48 × AED 95.00')
})

const quoteOf = (sent: { QuotationId: string; QuotationNo: string; totalEstimate: string }) => ({
  id: sent.QuotationId,
  number: sent.QuotationNo,
  total: sent.totalEstimate,
})

test('the database keeps no amount that the price, the cargo and the rate do not come to', async () => {
  const journey = await begin()
  const { QuotationId } = world.must(await send(journey, priced)).body
  const change = (set: string) =>
    app.owner.query(
      `update quotation_charges set ${set} where quotation_id = $1 and code = 'ocean-freight'`,
      [QuotationId],
    )
  await expect(change('selling_fils = selling_fils - 1')).rejects.toThrow('quotation_charges_amounts')
  await expect(change('rate = 3.7')).rejects.toThrow('quotation_charges_amounts')
  await expect(change('quantity = 2')).rejects.toThrow('quotation_charges_unit')
})

test('shares of a value and price breaks are kept as they were entered, and counted as the cargo says', async () => {
  const breaks = [
    { from: '0', buyingRate: '50', sellingRate: '60' },
    { from: '5', buyingRate: '40', sellingRate: '48.5' },
    { from: '8', buyingRate: '30', sellingRate: '38.5' },
  ]
  const lines = [
    { code: 'ocean-freight', buyingRate: '0', sellingRate: '0', basis: 'wm', breaks },
    {
      code: 'insurance',
      buyingRate: '0.1',
      sellingRate: '0.15',
      basis: 'percent',
      shareOf: 'insured',
      minSelling: '150',
    },
  ]
  const journey = await world.submitted({
    agents: 1,
    form: { ...partLoad, packages: [pallets], cargoValue: '186500.00' },
  })
  world.must(await send(journey, lines))
  const [quote] = await compared(journey)
  // 6.480 tons at 48.50 are 314.28; eight at 38.50 cost less.
  expect(quote.charges).toMatchObject([
    { amount: '308.00', unit: { quantity: '6.480', minQuantity: '8.000', price: '38.50' } },
    {
      amount: '308.23',
      unit: { basis: 'percent', shareOf: 'insured', quantity: '205488.800', price: '0.15' },
    },
  ])
  expect(JSON.stringify(quote.charges)).not.toContain('breaks')
  const own = await ownOf(journey)
  expect(own.charges[0]).toMatchObject({
    buyingRate: '30.00',
    breaks: [
      { from: '0', buyingRate: '50.00', sellingRate: '60.00' },
      { from: '5', buyingRate: '40.00', sellingRate: '48.50' },
      { from: '8', buyingRate: '30.00', sellingRate: '38.50' },
    ],
  })
  expect(own.charges[0]).not.toHaveProperty('minQuantity')
  expect(own.charges[1]).toMatchObject({ basis: 'percent', shareOf: 'insured', minSelling: '150.00' })
  // What was read is sent again as it is.
  const again = await send(
    journey,
    own.charges.map(({ label: _, reason: __, ...line }: { label: unknown; reason: unknown }) => line),
  )
  expect(world.must(again).body.totalEstimate).toBe(quote.totalEstimate)
})

test.each([
  ['per container of a part load', { basis: 'container' }, 'charges.0.basis', 'quotes.basis-unknown'],
  ['in a currency without a rate', { currency: 'INR' }, 'charges.0.currency', 'quotes.rate-unknown'],
  ['of a sum with four decimals', { sellingRate: '38.5001' }, 'charges.0.sellingRate', 'quotes.rate-invalid'],
  [
    'by a percentage of dollars',
    { basis: 'percent', currency: 'USD' },
    'charges.0.currency',
    'quotes.percent-dirhams',
  ],
  ['a quantity that is sent', { basis: 'wm', quantity: 7 }, 'charges.0.quantity', 'quotes.quantity-derived'],
] as const)('a price %s is refused', async (_, change, field, code) => {
  const journey = await begin()
  const line = { code: 'ocean-freight', buyingRate: '30', sellingRate: '38.50', ...change }
  const { status, body } = await send(journey, [line])
  expect([status, body.fieldErrors]).toMatchObject([422, [{ field, code }]])
})

test('an administrator enters the rate of a day, and it is used from then on', async () => {
  const admin = await addPerson(app.db, 'admin')
  const day = app.clock.now().toISOString().slice(0, 10)
  const rates = [{ currency: 'EUR', day, rate: '4.287155' }]
  world.must(await app.ask(admin, saveExchangeRates, { body: { rates } }))
  const refused = await app.ask(desk, saveExchangeRates, { body: { rates } })
  expect(refused.status).toBe(403)
  const journey = await begin()
  const line = { code: 'ocean-freight', buyingRate: '400', sellingRate: '412.50', currency: 'EUR' }
  expect(world.must(await send(journey, [line])).body.totalEstimate).toBe('1768.45')
})

test('a rate that is replaced stays in the history, and in the audit trail', async () => {
  const admin = await addPerson(app.db, 'admin')
  const reader = await addPerson(app.db, 'admin-readonly')
  for (const rate of ['0.0431', '0.0437'])
    world.must(
      await app.ask(admin, saveExchangeRates, {
        body: { rates: [{ currency: 'INR', day: '2026-11-02', rate }] },
      }),
    )
  const { items } = await world.done(reader, listRateEntries, {})
  expect(items.filter(({ currency }: { currency: string }) => currency === 'INR')).toMatchObject([
    { rate: '0.043700', replaced: '0.043100', day: '2026-11-02', by: expect.any(String) },
    { rate: '0.043100', replaced: null },
  ])
  const trail = await world.done(admin, listAudit, {
    query: { person: admin.userId, action: 'saveExchangeRates' },
  })
  expect(trail.items[0]).toMatchObject({ reason: 'INR 0.0437 (2026-11-02)' })
})

describe('a price outside its range', () => {
  test('waits for the desk, unseen by the customer, and is then a quotation like any other', async () => {
    const journey = await begin()
    const sent = world.must(await send(journey, dear)).body
    expect(sent).toMatchObject({ withDesk: true, state: 'Q_DRAFT' })
    expect(await compared(journey)).toEqual([])
    expect(await ownOf(journey)).toMatchObject({ range: { state: 'WAITING' } })
    expect((await send(journey, dear)).body.code).toBe('quotes.with-desk')
    expect(await asked(journey)).toMatchObject([
      {
        QuotationId: sent.QuotationId,
        lines: [
          {
            code: 'delivery-order',
            least: '400.00',
            most: '500.00',
            price: '620.00',
            reason: 'The carrier charges 560 from December',
          },
        ],
      },
    ])
    expect(world.must(await decide(journey, { approve: true })).body).toEqual({ state: 'Q_SUBMITTED' })
    expect(await compared(journey)).toMatchObject([{ QuotationId: sent.QuotationId, state: 'Q_SUBMITTED' }])
    expect(await asked(journey)).toEqual([])
  })

  test('goes back with the words of the desk, once a version, and the clock goes on', async () => {
    const journey = await begin()
    world.must(await send(journey, dear))
    const view = (agent: Person) =>
      world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })
    expect((await view(journey.winner)).invitation.pausedSince).not.toBeNull()
    const silent = await decide(journey, { approve: false })
    expect(silent.body.fieldErrors).toMatchObject([{ field: 'words', code: 'quotes.words-required' }])
    const stale = await decide(journey, { approve: true, version: 1 })
    expect(stale.status).toBe(409)
    const [{ QuotationId: id, version }] = await asked(journey)
    const back = { approve: false, words: 'The carrier has confirmed 500 until January', version }
    world.must(await app.ask(desk, freight.decideRange, { query: { id }, body: back }))
    const again = await app.ask(desk, freight.decideRange, { query: { id }, body: back })
    expect(again.body.code).toBe('quotes.not-with-desk')
    const after = await view(journey.winner)
    expect(after).toMatchObject({
      invitation: { pausedSince: null },
      submitRefusal: null,
      own: { range: { state: 'RETURNED', words: back.words } },
    })
    expect(world.must(await send(journey, priced)).body).toMatchObject({ state: 'Q_SUBMITTED' })
  })

  test('keeps the round open past its window until the desk has decided', async () => {
    const journey = await begin()
    world.must(await send(journey, dear))
    await app.owner.query(`update requests set window_ends_at = now() - interval '1 second' where id = $1`, [
      journey.requestId,
    ])
    await closeWindows(app.db, app.clock)
    expect((await world.view(journey.customer, journey)).status).toBe('QS_RCD')
    world.must(await decide(journey, { approve: true }))
    expect((await world.view(journey.customer, journey)).status).toBe('QS_FIN')
  })

  test('is refused without a reason, and in a revision of what the customer has', async () => {
    const journey = await begin()
    const { rangeReason: _, ...bare } = dear[2] as Record<string, unknown>
    const refused = await send(journey, [bare])
    expect(refused.body.fieldErrors).toMatchObject([
      { field: 'charges.0.sellingRate', code: 'quotes.above-range' },
    ])
    world.must(await send(journey, priced))
    const revised = await send(journey, dear)
    expect(revised.body.fieldErrors).toMatchObject([{ code: 'quotes.range-revision' }])
  })

  test('that was approved may stay in a revision, and a dearer one may not', async () => {
    const journey = await begin()
    world.must(await send(journey, dear))
    world.must(await decide(journey, { approve: true }))
    const { rangeReason: _, ...same } = dear[2] as Record<string, unknown>
    expect(world.must(await send(journey, [...priced.slice(0, 1), same])).body).toMatchObject({
      withDesk: false,
      state: 'Q_SUBMITTED',
    })
    const dearer = await send(journey, [{ ...dear[2], sellingRate: '630' }])
    expect(dearer.body.fieldErrors).toMatchObject([{ code: 'quotes.range-revision' }])
  })

  test('is decided by staff alone, and not once its validity is too short', async () => {
    const journey = await begin(2)
    world.must(await send(journey, dear))
    expect((await decide(journey, { approve: true }, journey.winner)).status).toBe(403)
    expect((await decide(journey, { approve: true }, journey.customer)).status).toBe(403)
    const [{ QuotationId }] = await asked(journey)
    await app.owner.query(`update quotations set valid_until = now() + interval '1 minute' where id = $1`, [
      QuotationId,
    ])
    expect((await decide(journey, { approve: true })).body.code).toBe('quotes.validity-short')
  })
})
