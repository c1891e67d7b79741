// Truck quotations over HTTP: quantities and VAT of the vectors, what is offered beside the charges, and offers compared with waiting.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotedLine } from '@marsa/model/requests/compare.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckEndpoints as calls } from '@marsa/model/trucks/endpoints.ts'
import { truckOfferOf } from '@marsa/model/trucks/quoting/offer.ts'
import { truckFacts } from '@marsa/model/trucks/quoting/pricing.ts'
import { totalIfWaiting } from '@marsa/model/trucks/road/offer-waiting.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckForm, truckPlace, truckQuote } from '../../test/truck-form.ts'
import { truckWorldOf } from '../../test/truck-world.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, rival] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 100_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
})
afterAll(() => app.close())

type Lines = readonly (readonly [code: string, rate: string, quantity?: number])[]
const charged = (lines: Lines) =>
  lines.map(([code, sellingRate, quantity]) => ({
    code,
    buyingRate: code === 'deposit' ? sellingRate : '0.01',
    sellingRate,
    ...(quantity && { quantity }),
  }))

const asked = (form: Partial<TruckForm>) => world.sent(customer, form)
const send = async (
  person: Person,
  id: string,
  form: Partial<TruckForm>,
  lines: Lines,
  more: object = {},
) => {
  const usual = truckQuote(truckForm(app.clock.now(), form), '760.00')
  const body = {
    RequestId: id,
    ...usual,
    charges: charged(lines),
    fileDocumentId: await world.document(person, id, 'VENDOR_QUOTE'),
    acceptPartnerTerms: true,
    isDraft: false,
    ...more,
  }
  return app.ask(person, calls.submit, { body })
}
const compared = async (id: string): Promise<QuotationView[]> =>
  (await world.done(customer, calls.compare, { query: { id } })).quotations

const abroad: Partial<TruckForm> = {
  movementType: 'CROSS_BORDER',
  trucks: 1,
  weightKg: 5_000,
  hsCode: '690721',
  cargoValue: '50000.00',
  borderRoute: 'SA_BATHA',
  dropoff: truckPlace({ country: 'SA', emirate: null, city: 'Riyadh', area: 'Al Sulay' }),
}
const atPort: Partial<TruckForm> = {
  movementType: 'PORT',
  portDirection: 'IMPORT',
  port: 'AEJEA',
  returnLocation: 'Depot 4, Jebel Ali',
  trucks: 1,
  truckType: 'FLAT_BED',
  subType: 'CONTAINER_CHASSIS',
}
const rowOne: Lines = [
  ['truck-tariff', '850.00', 2],
  ['toll', '16.00', 2],
  ['offloading', '150.00', 2],
]

test.each<[string, Partial<TruckForm>, Lines, string[], string]>([
  ['1: two trucks with toll and offloading', {}, rowOne, ['85.00', '1.60', '15.00'], '2133.60'],
  ['2: three at 333.33', { trucks: 3 }, [['truck-tariff', '333.33', 3]], ['50.00'], '1049.99'],
  [
    '3: to Saudi Arabia with a deposit',
    abroad,
    [
      ['truck-tariff', '4200.00'],
      ['border-fee', '270.00'],
      ['customs-clearance', '150.00'],
      ['deposit', '4000.00'],
    ],
    ['0.00', '0.00', '0.00', '0.00'],
    '8620.00',
  ],
  [
    '4: at the port',
    atPort,
    [
      ['truck-tariff', '950.00'],
      ['port-fee', '35.00'],
      ['empty-return', '250.00'],
    ],
    ['47.50', '1.75', '12.50'],
    '1296.75',
  ],
  [
    '5: half a fil up',
    { trucks: 1, weightKg: 5_000 },
    [
      ['truck-tariff', '0.10'],
      ['toll', '0.09'],
    ],
    ['0.01', '0.00'],
    '0.20',
  ],
])('vector %s', async (_, change, lines, vats, total) => {
  const form =
    change === atPort
      ? { ...change, returnBy: dayOf(new Date(truckForm(app.clock.now()).dropoffAt)) }
      : change
  const id = await asked(form)
  const sent = world.must(await send(provider, id, form, lines)).body
  expect(sent.totalEstimate).toBe(total)
  const [quotation] = await compared(id)
  expect(quotation!.charges.map(({ vat }) => vat)).toEqual(vats)
  expect(quotation!.missing).not.toContain('truck-tariff')
})

test('vector 27: the lowest offer is the dearer one if every truck waits, and each says what it offers', async () => {
  const id = await asked({})
  world.must(await send(provider, id, {}, rowOne))
  const offer = {
    ...truckQuote(truckForm(app.clock.now()), '1').offer,
    freeLoadingHours: 1,
    waitingRate: '160.00',
  }
  world.must(await send(rival, id, {}, [['truck-tariff', '990.00', 2]], { offer }))
  const quotations = await compared(id)
  const form = truckForm(app.clock.now())
  const waiting = (quote: QuotationView): string => {
    const said = truckOfferOf(quote.offer)!
    const terms = { rateFils: parseMoney(said.waitingRate), freeHours: said.freeLoadingHours }
    return toWire(totalIfWaiting(quote.charges.map(quotedLine), truckFacts(form), terms))
  }
  expect(quotations.map((quote) => [quote.totalEstimate, waiting(quote), quote.isLowest])).toEqual([
    ['2079.00', '3087.00', true],
    ['2133.60', '2448.60', false],
  ])
})

test('what is offered is kept with the draft, checked when it is sent, and stays with the booking', async () => {
  const id = await asked({})
  const half = { waitingRate: '75.00', freeLoadingHours: 'two' }
  const draft = world.must(await send(provider, id, {}, rowOne, { offer: half, isDraft: true })).body
  expect(draft.warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'offer.proposedPickup', code: 'trucks.offer-pickup' }),
      expect.objectContaining({
        field: 'offer.freeLoadingHours',
        message: 'Enter whole hours, from 0 to 240.',
      }),
    ]),
  )
  const own = () => world.done(provider, calls.viewAgent, { query: { id } })
  expect((await own()).own.offer).toEqual(half)

  const good = truckQuote(truckForm(app.clock.now()), '1').offer!
  const refused = async (offer: object) => {
    const { status, body } = await send(provider, id, {}, rowOne, { offer })
    return [status, body.fieldErrors.map(({ field, code }: Record<string, string>) => [field, code])]
  }
  expect(await refused({ ...good, proposedDelivery: good['proposedPickup'] })).toEqual([
    422,
    [['offer.proposedDelivery', 'trucks.delivery-before-pickup']],
  ])
  expect(await refused({ ...good, freeBorderHours: 24 })).toEqual([
    422,
    [['offer.freeBorderHours', 'kit.field.unknown']],
  ])
  expect(await refused({ ...good, price: 1 })).toEqual([422, [['offer.price', 'kit.field.unknown']]])
  world.must(await send(provider, id, {}, rowOne, { offer: good }))
  const [quotation] = await compared(id)
  expect(quotation!.offer).toEqual(good)
  await world.accept(customer, quotation!.QuotationId)
  expect((await world.view(customer, id)).quotation.offer).toEqual(good)
})

test.each<[string, Lines, string, string]>([
  ['no tariff', [['toll', '16.00', 2]], 'charges', 'trucks.tariff-required'],
  ['one truck of two', [['truck-tariff', '850.00', 1]], 'charges.0.quantity', 'trucks.tariff-quantity'],
  [
    'a border at home',
    [
      ['truck-tariff', '850.00', 2],
      ['border-fee', '20.00'],
    ],
    'charges.1.sellingRate',
    'trucks.charge-not-part',
  ],
])('%s is refused', async (_, lines, field, code) => {
  const id = await asked({})
  const { status, body } = await send(provider, id, {}, lines)
  expect([status, body.fieldErrors]).toMatchObject([422, [{ field, code }]])
})

test('the category of VAT is the server’s to say', async () => {
  const id = await asked({})
  const lines = charged([['truck-tariff', '850.00', 2]]).map((line) => ({ ...line, vatCategory: 'zero' }))
  const { status, body } = await send(provider, id, {}, [], { charges: lines })
  expect([status, body.fieldErrors]).toMatchObject([422, [{ field: 'charges.0.vatCategory' }]])
})
