// What a line of a truck sheet becomes: the form that a person would have filled, or the code of everything that is wrong with it.
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import { headingsOf } from '../../requests/bulk/bulk-mapping.ts'
import { nearestMeant } from '../../requests/bulk/bulk-nearest.ts'
import { TruckForm, truckFields } from '../asking/request-form.ts'
import { emptyPlace } from '../asking/truck-place.ts'
import { truckColumns } from './truck-columns.ts'
import { truckSheet } from './truck-sheet.ts'

const now = new Date('2026-11-23T08:00:00Z')
const depot = {
  ...emptyPlace,
  emirate: 'SH' as const,
  area: 'Industrial 5',
  street: '12th',
  contactName: 'Saif',
}
const saved = new Map([
  ['depot sharjah', { label: 'Depot Sharjah', place: { ...depot, contactNumber: '+971501112233' } }],
])
const line = {
  movementType: 'Domestic',
  truckType: '7-ton closed',
  subType: 'Standard',
  trucks: '2',
  cargoType: 'General goods',
  commodity: 'Ceramic tiles',
  packageType: 'Pallet',
  quantity: '12',
  unit: 'Pallets',
  weightKg: '9,000',
  hazardous: 'No',
  'pickup.emirate': 'Dubai',
  'pickup.area': 'Al Quoz Industrial 3',
  'pickup.building': 'Warehouse 12',
  'pickup.contactName': 'Rashid',
  'pickup.contactNumber': '0501234567',
  'dropoff.emirate': 'Abu Dhabi',
  'dropoff.area': 'Mussafah',
  'dropoff.building': 'Plot 44',
  'dropoff.contactName': 'Mona',
  'dropoff.contactNumber': '+971 50 765 4321',
  pickupAt: '25/11/2026 08:00',
  dropoffAt: '2026-11-25 14:00',
}
const read = (change: Record<string, string> = {}) =>
  truckSheet.read({ ...line, ...change }, saved, now, settingDefaults)
const problems = (change: Record<string, string>) => read(change).problems

test('a whole line is a form that can be sent', () => {
  const { draft, problems: found } = read({ reference: 'PO-1' })
  expect(found).toEqual({})
  expect(TruckForm.parse(draft)).toMatchObject({
    movementType: 'DOMESTIC',
    trucks: 2,
    weightKg: 9_000,
    hazardous: false,
    reference: 'PO-1',
    pickup: { country: 'AE', emirate: 'DU', contactNumber: '+971501234567' },
    pickupAt: '2026-11-25T08:00:00+04:00',
    dropoffAt: '2026-11-25T14:00:00+04:00',
  })
})

test('words, digits and days are read in Arabic, too', () => {
  const arabic = {
    movementType: 'نقل داخلي',
    truckType: 'شاحنة 7 أطنان مغلقة',
    subType: 'عادية',
    trucks: '٢',
    weightKg: '٩٠٠٠',
    hazardous: 'لا',
    'pickup.emirate': 'دبي',
    pickupAt: '٢٥/١١/٢٠٢٦ ٠٨:٠٠',
  }
  const { draft, problems: found } = read(arabic)
  expect(found).toEqual({})
  expect(draft).toEqual(read().draft)
})

test('what a movement does not ask for is left out, and the only way over land is taken', () => {
  expect(read({ portDirection: 'Import', minTemperature: '4' }).draft).not.toHaveProperty('minTemperature')
  const toRiyadh = {
    movementType: 'Cross-border',
    'dropoff.country': 'SA',
    'dropoff.emirate': '',
    'dropoff.city': 'Riyadh',
    hsCode: '6907.21',
    cargoValue: '٩٠٠٠',
  }
  expect(read(toRiyadh)).toMatchObject({
    draft: { borderRoute: 'SA_BATHA', hsCode: '690721', cargoValue: '9000.00' },
    problems: {},
  })
  const toMuscat = { ...toRiyadh, 'dropoff.country': 'Oman', 'dropoff.city': 'Muscat' }
  expect(problems(toMuscat)).toEqual({ borderRoute: 'trucks.route-required' })
  expect(problems({ ...toMuscat, borderRoute: 'Hatta - Al Wajajah' })).toEqual({})
})

describe('a saved address', () => {
  const none = { 'pickup.emirate': '', 'pickup.area': '', 'pickup.building': '' }
  const nobody = { 'pickup.contactName': '', 'pickup.contactNumber': '' }
  test('fills the place, and the cells lie over it', () => {
    expect(read({ 'pickup.saved': 'depot sharjah', ...none, ...nobody })).toMatchObject({
      draft: { pickup: { emirate: 'SH', area: 'Industrial 5', contactName: 'Saif' } },
      problems: {},
    })
    expect(read({ 'pickup.saved': 'Depot Sharjah', ...none })).toMatchObject({
      draft: { pickup: { area: 'Industrial 5', contactName: 'Rashid' } },
    })
  })
  test('that is not known is the only thing wrong with its place, with what it may mean', () => {
    const texts = { 'pickup.saved': 'Depot Sharja', ...none, ...nobody }
    expect(problems(texts)).toEqual({ 'pickup.saved': 'trucks.bulk-address' })
    const meant = nearestMeant(truckSheet, 'pickup.saved', 'Depot Sharja', {}, saved)
    expect(meant.map(({ text }) => text)).toEqual(['Depot Sharjah'])
  })
})

test.each<[Record<string, string>, Record<string, string>]>([
  [{ weightKg: '15000' }, { trucks: 'trucks.too-heavy' }],
  [{ truckType: 'Rocket' }, { truckType: 'trucks.bulk-choice' }],
  [{ hazardous: 'perhaps' }, { hazardous: 'trucks.bulk-choice' }],
  [{ commodity: '=1+1' }, { commodity: 'trucks.bulk-formula' }],
  [
    { weightKg: 'heavy', trucks: '30' },
    { weightKg: 'trucks.weight', trucks: 'trucks.count' },
  ],
  [{ pickupAt: '' }, { pickupAt: 'trucks.pickup-required' }],
  [
    { pickupAt: 'soon', dropoffAt: '2026-11-24' },
    { pickupAt: 'trucks.time-invalid', dropoffAt: 'trucks.time-invalid' },
  ],
  [{ pickupAt: '23/11/2026 13:00' }, { pickupAt: 'trucks.pickup-soon' }],
  [
    { 'pickup.area': '', 'dropoff.contactNumber': '12' },
    { 'pickup.area': 'accounts.address-area', 'dropoff.contactNumber': 'accounts.address-phone' },
  ],
  [{ subType: 'Crane' }, { subType: 'trucks.subtype-required' }],
  [
    { subType: 'Refrigerated' },
    { minTemperature: 'trucks.temperature', maxTemperature: 'trucks.temperature' },
  ],
])('%j is refused as %j', (change, found) => expect(problems(change)).toEqual(found))

test('of several faults each is told at its cell, and none that only follows from another', () => {
  expect(problems({ movementType: '', pickupAt: '', weightKg: '', 'dropoff.emirate': '' })).toEqual({
    movementType: 'trucks.movement-required',
    pickupAt: 'trucks.pickup-required',
    weightKg: 'trucks.weight',
    'dropoff.emirate': 'accounts.address-emirate',
  })
})

test('a port movement asks for its own', () => {
  const found = problems({ movementType: 'Port movement', portDirection: 'Import', truckType: 'Flat bed' })
  expect(found).toEqual({
    port: 'trucks.port-required',
    returnLocation: 'trucks.return-location',
    returnBy: 'trucks.return-by',
    subType: 'trucks.chassis',
  })
})

test('too many kilograms say how many trucks are needed', () => {
  expect(truckSheet.figure!.of(read({ weightKg: '15000' }).draft)).toBe(3)
})

test('no heading means two columns, in either language', () => {
  const headings = headingsOf(truckColumns).map(([heading]) => heading)
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
})

test('every field of the form has its column', () => {
  const named = new Set(truckColumns.fields.map((field) => field.split('.')[0]))
  expect([...named]).toEqual(Object.keys(truckFields))
})
