// What a provider enters of its fleet: what each field takes, and what is said where it does not.
import { expect, test } from 'vitest'
import type { FieldProblems } from '../../kit/problem.ts'
import { DriverForm, VehicleForm, vehicleProblems } from './fleet.ts'

const paper = { number: 'P-1', until: '2029-12-31' }
const vehicle: VehicleForm = {
  plate: { country: 'AE', emirate: 'DU', code: 'B', number: '48210' },
  type: 'SEVEN_TON_CLOSED',
  subtype: 'STANDARD',
  payloadKg: 7_000,
  year: 2022,
  tracker: null,
  papers: { mulkiya: paper, insurance: paper, gccCover: null },
}
const driver: DriverForm = {
  nameEn: 'Ravi Kumar',
  nameAr: 'رافي كومار',
  mobile: '+971501248210',
  language: 'ur',
  licenceClass: 'Heavy truck',
  papers: { licence: paper, passport: null, visa: null, hazardousTraining: null },
}
const plate = (change: Partial<VehicleForm['plate']>) => ({ plate: { ...vehicle.plate, ...change } })
const papers = (mulkiya: object) => ({ papers: { ...vehicle.papers, mulkiya } })

const ofVehicle = (change: object): FieldProblems => {
  const parsed = VehicleForm.safeParse({ ...vehicle, ...change })
  if (parsed.success) return vehicleProblems(parsed.data, '2026-11-23')
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}
const ofDriver = (change: object): FieldProblems =>
  Object.fromEntries(
    DriverForm.safeParse({ ...driver, ...change }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]) ?? [],
  )

test.each<[object, FieldProblems]>([
  [{}, {}],
  [{ year: 2027 }, {}],
  [{ year: 2028 }, { year: 'trucks.year-wrong' }],
  [{ year: 1979 }, { year: 'trucks.year-wrong' }],
  [{ payloadKg: 0 }, { payloadKg: 'trucks.payload-wrong' }],
  [{ payloadKg: 7_000.5 }, { payloadKg: 'trucks.payload-wrong' }],
  [{ payloadKg: 7_001 }, { payloadKg: 'trucks.payload-above' }],
  [{ type: 'BUS' }, { type: 'trucks.type-required' }],
  [{ subtype: 'LOW_BED' }, { subtype: 'trucks.subtype-required' }],
  [papers({ number: ' ', until: '2029-12-31' }), { 'papers.mulkiya.number': 'trucks.paper-number' }],
  [
    papers({ number: 'x'.repeat(300), until: '2029-12-31' }),
    { 'papers.mulkiya.number': 'trucks.paper-number' },
  ],
  [papers({ number: 'P-1', until: '31.12.2029' }), { 'papers.mulkiya.until': 'trucks.paper-until' }],
  [{ tracker: 'x'.repeat(61) }, { tracker: 'kit.field.too-long:60' }],
  [plate({ number: '٤٨٢١٠' }), {}],
  [plate({ number: 'B48' }), { 'plate.number': 'trucks.plate-number' }],
  [plate({ country: 'DE' }), { 'plate.country': 'trucks.plate-country' }],
  [plate({ emirate: null }), { 'plate.emirate': 'trucks.plate-emirate' }],
])('a vehicle with %o says %o', (change, problems) => {
  expect(ofVehicle(change)).toEqual(problems)
})

test.each<[object, FieldProblems]>([
  [{}, {}],
  [{ mobile: '٠٥٠ ١٢٤ ٨٢١٠' }, {}],
  [{ mobile: '04 123 4567' }, { mobile: 'accounts.mobile-invalid' }],
  [{ nameEn: 'R4vi' }, { nameEn: 'accounts.name-invalid' }],
  [{ language: 'fr' }, { language: 'trucks.driver-language' }],
  [{ licenceClass: ' ' }, { licenceClass: 'trucks.licence-class' }],
  [{ licenceClass: 'x'.repeat(41) }, { licenceClass: 'trucks.licence-class' }],
])('a driver with %o says %o', (change, problems) => {
  expect(ofDriver(change)).toEqual(problems)
})
