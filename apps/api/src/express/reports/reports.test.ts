// Files of shipments (C089) and invoices (C091), whose totals are those of ledger and invoices, and what people may do (C085).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesEndpoints } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { reportEndpoints as calls } from '@marsa/model/express/reports/report-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addBundle } from '../../../test/bundle.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { readWorkbook } from '../../../test/read-workbook.ts'
import { balanceOf, listTaxInvoices } from '../../finance/door.ts'

let app: TestApp
let merchant: Person
let paid: { id: string; total: bigint }
let cancelled: string
let byBundle: string
let membershipId: string
const dropOff = { dropOff: true, slot: undefined }

beforeAll(async () => {
  app = await testApp()
  await addPerson(app.db, 'admin') // the house that sells
  merchant = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [merchant.userId])
  const world = parcelWorldOf(app)
  const { id, price } = await world.created(merchant, dropOff)
  paid = { id, total: parseMoney(price.total) }
  cancelled = (await world.created(merchant, dropOff)).id
  await world.done(merchant, shipmentEndpoints.cancelShipment, {
    query: { id: cancelled },
    body: { comments: 'Not needed' },
  })
  await app.work()
  await world.priced(merchant, dropOff) // not paid: in no file
  membershipId = await addBundle(app, merchant, 'BRONZE')
  byBundle = (await world.priced(merchant, { ...dropOff, withPlan: true })).id
  await world.done(merchant, shipmentEndpoints.settleShipment, {
    query: { shipmentId: byBundle, paymentType: 'bundle' },
    way: 1,
  })
})
afterAll(() => app.close())

const file = (
  call: 'downloadShipments' | 'downloadInvoices',
  query: Record<string, string>,
  person = merchant,
) => app.ask(person, calls[call], { query })
const linesOf = async (call: 'downloadShipments' | 'downloadInvoices', lang = 'en') => {
  const text = (await file(call, { format: 'csv', lang })).raw.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return text
    .slice(1)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
}
const column = (lines: string[][], at: number): bigint =>
  sum(lines.slice(1).map((cells) => parseMoney(cells[at]!)))

test('C089: what was paid for each shipment, as the ledger holds it; what went back counts as nothing', async () => {
  const lines = await linesOf('downloadShipments')
  expect(lines[0]!.join()).toBe(
    'Waybill,Date,Service,From,To,Pieces,Chargeable kg,Net,VAT,Total,Paid by,Status',
  )
  expect(lines).toHaveLength(4)
  const [credits, returned, card] = lines.slice(1) as [string[], string[], string[]]
  expect(parseMoney(card[9]!)).toBe(paid.total)
  expect(card[10]).toBe('Card')
  expect(card[6]).toMatch(/^\d+\.\d{3}$/)
  expect(returned.slice(7, 12)).toEqual(['0.00', '0.00', '0.00', 'Card', 'Cancelled'])
  expect(credits.slice(8)).toEqual(['0.00', credits[7], 'Bundle credits', 'Created'])
  // The advances of the shipments hold the net until they are delivered.
  const held = await Promise.all(
    [paid.id, cancelled, byBundle].map((ownerId) => balanceOf(app.db, { kind: 'customer_advance', ownerId })),
  )
  expect(column(lines, 7)).toBe(sum(held))
  expect(column(lines, 7) + column(lines, 8)).toBe(column(lines, 9))
})

test('C091: invoices by VAT category with their credit notes, as they were issued', async () => {
  const lines = await linesOf('downloadInvoices')
  expect(lines[0]!.join()).toBe('Invoice,Date,For,VAT category,Net,VAT,Total,Credited,Credit notes')
  const issued = (
    await Promise.all([paid.id, cancelled, membershipId].map((id) => listTaxInvoices(app.db, id)))
  ).flat()
  const notes = issued.filter(({ kind }) => kind === 'credit-note')
  const invoices = issued.filter(({ kind }) => kind !== 'credit-note')
  expect(notes).toHaveLength(1)
  expect(lines.slice(1).map(([number]) => number)).toEqual(
    expect.arrayContaining(invoices.map(({ number }) => number)),
  )
  expect(column(lines, 4)).toBe(sum(invoices.map(({ netFils }) => netFils)))
  expect(column(lines, 5)).toBe(sum(invoices.map(({ vatFils }) => vatFils)))
  expect(column(lines, 6)).toBe(sum(invoices.map(({ totalFils }) => totalFils)))
  const credited = lines.find((cells) => cells[8]?.includes(notes[0]!.number))!
  expect(credited[7]).toBe(toWire(notes[0]!.totalFils))
  expect(column(lines, 7)).toBe(notes[0]!.totalFils)
})

test.each(['downloadShipments', 'downloadInvoices'] as const)(
  '%s: three formats, two languages, the days asked for, and strangers find their own alone',
  async (call) => {
    const [heading] = await linesOf(call, 'ar')
    expect(heading!.join()).toContain('الإجمالي')
    expect((await file(call, { format: 'pdf', lang: 'ar' })).raw.subarray(0, 4).toString()).toBe('%PDF')
    expect((await file(call, { format: 'xlsx' })).raw.subarray(0, 2).toString()).toBe('PK')
    const before = (await file(call, { from: '2020-01-01', to: '2020-12-31' })).raw.toString('utf8')
    expect(before.trim().split('\n')).toHaveLength(1)
    const { companyId } = merchant
    expect((await file(call, { companyId }, await addPerson(app.db, 'business'))).body.code).toBe(
      'wallet.none',
    )
    const auditor = await addPerson(app.db, 'admin-readonly')
    expect(
      (await file(call, { companyId }, auditor)).raw.toString('utf8').split('\n').length,
    ).toBeGreaterThan(2)
    expect((await file(call, { from: '2026-01-01', to: '2027-01-02' })).body.fieldErrors).toMatchObject([
      { code: 'wallet.days-many' },
    ])
  },
)

test('C089: kilograms are numbers in a workbook', async () => {
  const { cells } = readWorkbook((await file('downloadShipments', { format: 'xlsx' })).raw)
  expect(cells.get('G5')?.value).toBe('Chargeable kg')
  expect(cells.get('G8')).toMatchObject({ value: expect.any(Number), format: '#,##0.000' })
})

test('C085: a merchant, a person and a courier differ', async () => {
  const view = async (person: Person) => (await app.ask(person, calls.viewConfigurations)).body
  expect(await view(merchant)).toMatchObject({
    hasMpin: false,
    walletEnabled: true,
    codEnabled: true,
    defaultAddressId: null,
    limits: { codLeast: '1.00', codMost: '5000.00', parcels: 10, parcelWeight: '30.000', currency: 'AED' },
    features: { bundle: 'BRONZE', payouts: true },
  })
  const { body } = await app.ask(merchant, addressesEndpoints.saveAddress, {
    body: {
      label: 'Shop',
      country: 'AE',
      emirate: 'DU',
      city: '',
      area: 'Al Quoz',
      street: '',
      buildingType: 'warehouse',
      building: 'Warehouse 12',
      unit: '',
      landmark: '',
      makani: '',
      latitude: 25.1316,
      longitude: 55.2271,
      contactName: 'Maryam',
      contactNumber: '050 123 4567',
      place: 'AE-DUBAI',
      isPickup: true,
      isDelivery: false,
      version: 0,
      isShared: false,
    },
  })
  expect((await view(merchant)).defaultAddressId).toBe(body.addressId)
  expect(await view(await addPerson(app.db, 'customer'))).toMatchObject({
    walletEnabled: true,
    codEnabled: false,
    features: { bundle: null, payouts: false },
  })
  expect(await view(await addPerson(app.db, 'courier'))).toMatchObject({
    walletEnabled: false,
    codEnabled: false,
    features: { walletSpending: false, payouts: false },
  })
})
