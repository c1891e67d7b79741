// Many parcels from a sheet end to end: bad cells named, each line and all of them priced, made all or none, paid in one go.
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveAddress } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { emptyAddress } from '@marsa/model/accounts/addresses/address-form.ts'
import { parcelBulkEndpoints as bulk } from '@marsa/model/express/bulk/parcel-bulk-endpoints.ts'
import { parcelColumns } from '@marsa/model/express/bulk/parcel-columns.ts'
import { mostParcels } from '@marsa/model/express/bulk/parcel-sheet.ts'
import { manyEndpoints as many } from '@marsa/model/express/shipments/many-endpoints.ts'
import { listShipments, removeShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { fundWallet } from '../../../test/fund-wallet.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { listWalletFaults } from '../wallet/wallet.store.ts'

let app: TestApp
let world: World
let merchant: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = worldOf(app)
})
beforeEach(async () => {
  app.clock.reset()
  merchant = await addPerson(app.db, 'business')
  await sendsFrom(merchant)
})
afterAll(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
  await app.close()
})

const sendsFrom = (person: Person, change = {}) =>
  world.done(person, saveAddress, {
    body: {
      ...emptyAddress,
      label: 'Abaya shop',
      emirate: 'DU',
      area: 'Al Quoz',
      building: 'Warehouse 12',
      contactName: 'Mona',
      contactNumber: '0501112233',
      isPickup: true,
      isShared: false,
      version: 0,
      ...change,
    },
  })

type Line = Record<string, string>
const line = (change: Line = {}): Line => ({
  'recipient.name': 'Omar Saleh',
  'recipient.mobile': '0559876543',
  'to.city': 'Abu Dhabi',
  'address.building': 'Corniche Residence',
  'parcel.weight': '1.2',
  'parcel.length': '20',
  'parcel.width': '15',
  'parcel.height': '10',
  description: 'Three abayas',
  ...change,
})
const sheet = (lines: readonly Line[], lang: 'en' | 'ar' = 'en'): Buffer =>
  Buffer.from(
    stringify([
      parcelColumns.fields.map((field) => parcelColumns.of(field)[lang]),
      ...lines.map((each) => parcelColumns.fields.map((field) => each[field] ?? '')),
    ]),
  )
const upload = (bytes: Buffer, person = merchant, name = 'parcels.csv'): Promise<Answer> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return app.ask(person, bulk.openBatch, { body })
}
const opened = async (lines: readonly Line[], person = merchant) =>
  world.must(await upload(sheet(lines), person)).body
const view = (id: string, query = {}) => world.done(merchant, bulk.viewBatch, { query: { id, ...query } })
const made = async (lines: readonly Line[], person = merchant): Promise<string[]> => {
  const { BatchId: id } = await opened(lines, person)
  world.must(await app.ask(person, bulk.commitBatch, { query: { id } }))
  await app.work()
  return (await world.done(person, bulk.batchDrafts, { query: { id } })).ids
}
const price = (shipmentIds: readonly string[], person = merchant) =>
  world.done(person, many.priceShipments, { body: { shipmentIds, terms: true, nothingRestricted: true } })
const pay = (shipmentIds: readonly string[], total: string, person = merchant, stillDue?: string) =>
  app.ask(person, many.payShipments, {
    body: { shipmentIds, total, paymentType: 'wallet', ...(stillDue && { stillDue }) },
  })
const states = async (person = merchant): Promise<Record<string, number>> => {
  const { items } = await world.done(person, listShipments, { query: { pageSize: 100 } })
  return Object.fromEntries(
    Object.entries(Object.groupBy(items as { status: string }[], ({ status }) => status)).map(
      ([status, all]) => [status, all!.length],
    ),
  )
}

test('bad cells are named with what they may have meant, right lines are priced, and the total is of those that are sent', async () => {
  const { BatchId: id, ...batch } = await opened([
    line({ reference: 'A-1' }),
    line({ 'parcel.weight': '٣', 'parcel.length': '٤٠', 'parcel.width': '30', 'parcel.height': '30' }),
    line({ 'to.city': 'Abu Dabi' }),
    line({ description: '=HYPERLINK("http://x","y")' }),
    line({ 'recipient.name': 'x'.repeat(300) }),
    line({ 'recipient.mobile': '12', 'parcel.weight': '30.001' }),
    line({ cod: '5000.01', 'slot.date': addDays(dayOf(app.clock.now()), 30), 'slot.slotCode': '09-12' }),
    line({ 'sender.saved': 'Abaya shob' }),
    line({ promotionCode: 'NOSUCH' }),
  ])
  // 20.00 and 26.00 with 5 % VAT.
  expect(batch).toMatchObject({ state: 'OPEN', rows: 9, faulty: 7, total: '48.30' })
  const { items } = await view(id)
  expect(items.map(({ price: shown }: { price?: string }) => shown)).toEqual([
    '21.00',
    '27.30',
    ...Array<undefined>(7),
  ])
  const problems = items.map((row: { problems: { field: string; code: string }[] }) =>
    row.problems.map(({ field, code }) => `${field} ${code}`).toSorted(),
  )
  expect(problems).toEqual([
    [],
    [],
    ['to.city express.address-city-unknown'],
    expect.arrayContaining(['description express.bulk-formula']),
    ['recipient.name kit.field.too-long:60'],
    ['parcel.weight express.weight-limit', 'recipient.mobile express.address-mobile'],
    ['cod express.cod-limit', 'slot.date express.slot-day'],
    expect.arrayContaining(['sender.saved express.bulk-address']),
    ['promotionCode express.promotion-unknown'],
  ])
  expect(items[2].problems[0].meant[0].text).toBe('Abu Dhabi')
  expect((await app.ask(merchant, bulk.commitBatch, { query: { id } })).body.code).toBe('express.bulk-faulty')
  expect(await states()).toEqual({})
})

test('without a default address for pickups the sender is asked for; a person alone collects no cash', async () => {
  const other = await addPerson(app.db, 'business')
  const { BatchId: id } = await opened([line()], other)
  const seen = await world.done(other, bulk.viewBatch, { query: { id } })
  expect(seen.items[0].problems).toMatchObject([{ field: 'sender.saved', code: 'express.bulk-sender' }])
  const alone = await addPerson(app.db, 'customer')
  await sendsFrom(alone)
  const batch = await opened([line({ cod: '100.00' })], alone)
  const { items } = await world.done(alone, bulk.viewBatch, { query: { id: batch.BatchId } })
  expect(items[0].problems).toMatchObject([{ field: 'cod', code: 'express.cod-merchants' }])
})

test('made all or none, priced, then paid in one go: short is said and changes nothing, paid twice is paid once', async () => {
  const ids = await made([line(), line({ reference: 'A-2' }), line({ 'to.city': 'دبي' })])
  expect(ids.length).toBe(3)
  expect(await states()).toEqual({ DRAFT: 3 })
  const unaccepted = { shipmentIds: ids, terms: true, nothingRestricted: false }
  expect((await app.ask(merchant, many.priceShipments, { body: unaccepted })).status).toBe(422)
  expect(await price(ids)).toMatchObject({
    total: '63.00',
    outcomes: ids.map((id) => ({ id, code: null })),
  })
  expect(await price(ids)).toMatchObject({ total: '63.00' })
  const short = world.must(await pay(ids, '63.00')).body
  expect(short).toMatchObject({ status: 'FAILED', paid: 0, shortfall: '63.00' })
  expect(await states()).toEqual({ PENDING_PAYMENT: 3 })
  await fundWallet(app, merchant, '100.00')
  expect((await pay(ids, '62.99')).body.code).toBe('express.total-changed')
  const twice = await Promise.all([pay(ids, '63.00'), pay(ids.toReversed(), '63.00')])
  // The second one waits for the first, or is asked to come again.
  expect(twice.map(({ body }) => body.code ?? body.status).filter((said) => said !== 'kit.busy')).toContain(
    'SUCCESS',
  )
  expect(world.must(await pay(ids, '63.00')).body).toMatchObject({ status: 'SUCCESS', balanceAfter: '37.00' })
  expect(await states()).toEqual({ CREATED: 3 })
})

test('one that cannot be paid holds all of them back; strangers find none', async () => {
  const ids = await made([line(), line({ reference: 'B' })])
  await price(ids)
  await fundWallet(app, merchant, '100.00')
  const stranger = await addPerson(app.db, 'business')
  expect((await price(ids, stranger)).outcomes.map(({ code }: { code: string }) => code)).toEqual(
    ids.map(() => 'express.shipment-not-found'),
  )
  expect((await pay(ids, '42.00', stranger)).body.code).toBe('express.shipment-not-found')
  await world.done(merchant, removeShipment, { query: { shipmentId: ids[1] } })
  expect((await pay(ids, '42.00')).body.code).toBe('express.shipment-not-found')
  expect(await states()).toEqual({ PENDING_PAYMENT: 1 })
})

test(`a sheet has at most ${mostParcels} lines, and so many are made; paid in portions, none is paid where the wallet does not reach for all`, async () => {
  const lines = Array.from({ length: mostParcels }, (_, at) => line({ reference: `R-${at}` }))
  const over = await upload(sheet([...lines, line()]))
  expect([over.body.code, over.status]).toEqual(['express.bulk-rows', 422])
  const ids = await made(lines)
  expect(ids.length).toBe(mostParcels)
  const [first] = inPortions(ids)
  expect(await price(first!)).toMatchObject({ total: '1050.00' })
  await fundWallet(app, merchant, '10000.00')
  // What the later ones need is missing: the first one is not paid either.
  expect((await pay(first!, '1050.00', merchant, '10500.00')).body).toMatchObject({
    status: 'FAILED',
    paid: 0,
    shortfall: '500.00',
  })
  expect((await pay(ids, '10500.00')).status).toBe(422)
  expect((await pay(first!, '1050.00', merchant, '10000.00')).body).toMatchObject({
    status: 'SUCCESS',
    paid: first!.length,
    balanceAfter: '8950.00',
  })
}, 300_000)

test('the template has every column in both languages, and its Arabic headings are read back', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const csv = world.must(await app.ask(merchant, bulk.bulkTemplate, { query: { format: 'csv', lang } }))
    expect(csv.raw.toString()).toContain(parcelColumns.of('recipient.mobile')[lang])
    expect(world.must(await upload(sheet([line({ reference: lang })], lang))).body.faulty).toBe(0)
  }
})
