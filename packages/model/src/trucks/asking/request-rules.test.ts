// Each rule over a truck request (B 5) with the sentence that says it (B 8): what single fields take, and what they say together.
import { describe, expect, test } from 'vitest'
import type { FieldProblems } from '../../kit/problem.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { truckFields, TruckForm, type TruckForm as Form } from './request-form.ts'
import { truckFormProblems, truckFormWarnings, trucksNeeded, truckWarningText } from './request-rules.ts'
import { emptyPlace, type TruckPlace } from './truck-place.ts'

const now = new Date('2026-11-23T10:00:00+04:00')
const at = (time: string) => `${time}+04:00`

const place = (change: Partial<TruckPlace> = {}): TruckPlace => ({
  ...emptyPlace,
  emirate: 'DU',
  area: 'Al Quoz',
  street: 'Street 8',
  contactName: 'Rashid',
  contactNumber: '+971501234567',
  ...change,
})
const abroad = place({ country: 'SA', emirate: null, city: 'Riyadh', contactNumber: '+966501234567' })
const form: Form = {
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 2,
  cargoType: 'GENERAL',
  commodity: 'Ceramic tiles',
  packageType: 'PALLET',
  quantity: 12,
  unit: 'PALLET',
  weightKg: 9_000,
  hazardous: false,
  pickup: place(),
  dropoff: place({ emirate: 'AZ', area: 'Mussafah' }),
  pickupAt: at('2026-11-24T08:00:00'),
  dropoffAt: at('2026-11-24T14:00:00'),
}
const crossing = {
  movementType: 'CROSS_BORDER',
  dropoff: abroad,
  borderRoute: 'SA_BATHA',
  hsCode: '690721',
  cargoValue: '48000.00',
} as const
const port = {
  movementType: 'PORT',
  portDirection: 'IMPORT',
  port: 'AEJEA',
  truckType: 'FLAT_BED',
  subType: 'CONTAINER_CHASSIS',
  returnLocation: 'Depot 4',
  returnBy: '2026-11-30',
} as const
const cooled = { subType: 'REFRIGERATED', minTemperature: 2, maxTemperature: 8 } as const
const dangerous = {
  hazardous: true,
  unNumber: '1263',
  hazardClass: '3',
  hazardousKg: 400,
  hazardContainers: '12 drums',
} as const

/** Field -> code, of the schema or, where that is content, of the rules; as it is sent to the API. */
const problemsOf = (change: object): FieldProblems => {
  const parsed = TruckForm.safeParse({ ...form, ...change })
  if (parsed.success) return truckFormProblems(parsed.data, now, settingDefaults)
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('what single fields take', () => {
  test.each<[field: string, value: unknown, code: string, beside?: object]>([
    ['movementType', undefined, 'trucks.movement-required'],
    ['movementType', 'RAIL', 'trucks.movement-required'],
    ['truckType', undefined, 'trucks.type-required'],
    ['subType', undefined, 'trucks.subtype-required'],
    ['subType', 'CRANE', 'trucks.subtype-required'],
    ['trucks', 0, 'trucks.count'],
    ['trucks', 21, 'trucks.count'],
    ['trucks', 1.5, 'trucks.count'],
    ['cargoType', undefined, 'trucks.cargo-required'],
    ['commodity', 'Ti', 'trucks.commodity-required'],
    ['commodity', 'x'.repeat(121), 'kit.field.too-long:120'],
    ['packageType', undefined, 'trucks.package-required'],
    ['quantity', 0, 'trucks.quantity'],
    ['quantity', 10_000, 'trucks.quantity'],
    ['unit', undefined, 'trucks.unit-required'],
    ['weightKg', 0, 'trucks.weight'],
    ['weightKg', 1_000_000, 'trucks.weight'],
    ['instructions', 'x'.repeat(501), 'kit.field.too-long:500'],
    ['pickupAt', 'tomorrow', 'trucks.time-invalid'],
    ['pickupAt', '', 'trucks.time-invalid'],
    ['dropoffAt', undefined, 'trucks.time-invalid'],
    ['portDirection', undefined, 'trucks.direction-required', port],
    ['port', undefined, 'trucks.port-required', port],
    ['returnLocation', undefined, 'trucks.return-location', port],
    ['returnBy', undefined, 'trucks.return-by', port],
    ['returnBy', 'soon', 'trucks.return-by', port],
    ['returnBy', '2026-11-23', 'trucks.return-early', port],
    ['containerNo', 'CSQU3054384', 'reference.container.form', port],
    ['subType', 'LOW_BED', 'trucks.chassis', port],
    ['minTemperature', -30.5, 'trucks.temperature', cooled],
    ['maxTemperature', 31, 'trucks.temperature', cooled],
    ['minTemperature', undefined, 'trucks.temperature', cooled],
    ['maxTemperature', 2, 'trucks.temperature-range', cooled],
    ['unNumber', '12', 'trucks.un-number', dangerous],
    ['unNumber', undefined, 'trucks.un-number', dangerous],
    ['hazardClass', undefined, 'trucks.hazard-class', dangerous],
    ['hazardousKg', undefined, 'trucks.hazard-weight', dangerous],
    ['hazardousKg', 9_001, 'trucks.hazard-weight', dangerous],
    ['hazardContainers', undefined, 'trucks.hazard-containers', dangerous],
    ['hsCode', undefined, 'trucks.hs-code', crossing],
    ['hsCode', '690', 'trucks.hs-code', crossing],
    ['cargoValue', undefined, 'trucks.value-needed', crossing],
    ['cargoValue', '48,000', 'trucks.value', crossing],
    ['borderRoute', undefined, 'trucks.route-required', crossing],
    ['borderRoute', 'OM_HATTA', 'trucks.route-required', crossing],
  ])('%s %o says %s', (field, value, code, beside = {}) => {
    expect(problemsOf({ ...beside, [field]: value })).toMatchObject({ [field]: code })
  })

  test.each([{}, crossing, port, cooled, dangerous])('%o is whole', (change) => {
    expect(problemsOf(change)).toEqual({})
  })
})

describe('where', () => {
  test.each<[said: string, change: object, field: string, code: string]>([
    ['nothing is chosen', { pickup: emptyPlace }, 'pickup.emirate', 'accounts.address-emirate'],
    [
      'nobody is met',
      { dropoff: place({ area: 'Deira', contactName: '' }) },
      'dropoff.contactName',
      'trucks.contact-name',
    ],
    [
      'nobody can be called',
      { pickup: place({ contactNumber: '' }) },
      'pickup.contactNumber',
      'trucks.contact-number',
    ],
    [
      'the number is none',
      { pickup: place({ contactNumber: '12' }) },
      'pickup.contactNumber',
      'accounts.address-phone',
    ],
    [
      'the place is not served',
      { ...crossing, dropoff: { ...abroad, country: 'EG' } },
      'dropoff.country',
      'trucks.not-served',
    ],
    ['both are one', { dropoff: place() }, 'dropoff.area', 'trucks.same-place'],
    [
      'both are one in other letters',
      { dropoff: place({ area: 'AL  QUOZ', street: 'street 8' }) },
      'dropoff.area',
      'trucks.same-place',
    ],
    ['a border is crossed without saying so', { dropoff: abroad }, 'movementType', 'trucks.needs-border'],
    [
      'both lie in the Emirates',
      { ...crossing, dropoff: form.dropoff },
      'dropoff.country',
      'trucks.one-end-abroad',
    ],
    [
      'both lie abroad',
      { ...crossing, pickup: { ...abroad, city: 'Jeddah' } },
      'dropoff.country',
      'trucks.one-end-abroad',
    ],
  ])('%s', (_, change, field, code) => {
    expect(problemsOf(change)).toMatchObject({ [field]: code })
  })

  test('pins decide where both places have one', () => {
    const pin = (latitude: number) => ({ latitude, longitude: 55.0614 })
    const pinned = (latitude: number) =>
      problemsOf({ pickup: place(pin(25.0112)), dropoff: place(pin(latitude)) })
    expect(pinned(25.0115)).toMatchObject({ 'dropoff.area': 'trucks.same-place' })
    expect(pinned(25.0122)).toEqual({})
  })
})

describe('when', () => {
  test.each<[said: string, change: object, problems: FieldProblems]>([
    // Row 28: at 10:00:00 four hours ahead is 14:00.
    ['a second too soon', { pickupAt: at('2026-11-23T13:59:59') }, { pickupAt: 'trucks.pickup-soon' }],
    ['four hours ahead', { pickupAt: at('2026-11-23T14:00:00') }, {}],
    ['sixty days ahead', { pickupAt: at('2027-01-22T10:00:00'), dropoffAt: at('2027-01-23T10:00:00') }, {}],
    [
      'more than sixty days ahead',
      { pickupAt: at('2027-01-22T10:00:01'), dropoffAt: at('2027-01-23T10:00:00') },
      { pickupAt: 'trucks.pickup-late' },
    ],
    ['an hour for the way', { dropoffAt: at('2026-11-24T09:00:00') }, {}],
    ['less for the way', { dropoffAt: at('2026-11-24T08:59:59') }, { dropoffAt: 'trucks.dropoff-early' }],
  ])('%s', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  test('the hours ahead are those of the setting', () => {
    const soon = { ...form, pickupAt: at('2026-11-23T12:00:00') }
    expect(truckFormProblems(soon, now, { ...settingDefaults, 'trucks.pickup-hours': 2 })).toEqual({})
  })
})

// Row 23: three trucks of seven tons carry 15,000 kg, and twenty-one pallets stand on three floors.
test('too heavy a load is refused with the trucks it needs, too many pallets are only warned of', () => {
  expect(problemsOf({ weightKg: 15_000 })).toEqual({ trucks: 'trucks.too-heavy' })
  expect(trucksNeeded({ ...form, weightKg: 15_000 })).toBe(3)
  expect(problemsOf({ quantity: 21 })).toEqual({})
  expect(truckFormWarnings({ ...form, quantity: 21 })).toEqual([
    { row: truckWarningText.floorFull, params: { pallets: 20, needed: 3 } },
  ])
  expect(truckFormWarnings({ ...form, quantity: 20 })).toEqual([])
  expect(truckFormWarnings({ ...form, quantity: 21, unit: 'PACKAGE' })).toEqual([])
  // What is named carries the weight as well.
  expect(truckFormWarnings({ ...form, quantity: 21, weightKg: 22_000 })[0]?.params.needed).toBe(4)
})

test('an HS code is read with points and in Arabic digits', () => {
  const { control } = truckFields.hsCode
  const tidy = control.kind === 'reference' ? control.tidy : undefined
  expect(['6907.21', '٦٩٠٧.٢١', '٦٩٠٧ ٢١'].map((typed) => tidy?.(typed))).toEqual([
    '690721',
    '690721',
    '690721',
  ])
})
