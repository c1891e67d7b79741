// Emissions by leg: what is measured, the factor and its unit, the sum, and when no figure is shown.
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import type { Place } from '../../reference/place.ts'
import { emissionsOf, type Carriage } from './co2e.ts'

const place = (
  code: string,
  kind: Place['kind'],
  at: [number, number],
  change: Partial<Place> = {},
): Place => ({
  code,
  kind,
  countryCode: code.slice(0, 2),
  countryEn: '',
  countryAr: '',
  nameEn: code,
  nameAr: code,
  latitude: at[0],
  longitude: at[1],
  cityCode: null,
  cityEn: null,
  cityAr: null,
  emirate: null,
  portCode: null,
  airportCode: null,
  ...change,
})
const shanghai = place('CNSHA', 'port', [31.34, 121.64])
const singapore = place('SGSIN', 'port', [1.264, 103.83])
const jebelAli = place('AEJEA', 'port', [25.011, 55.061])
const dubaiAirport = place('DXB', 'airport', [25.253, 55.364])
const hongKong = place('HKG', 'airport', [22.31, 113.92])
const alQuoz = place('AE-QUOZ', 'area', [25.13, 55.23], { portCode: 'AEJEA', airportCode: 'DXB' })

const known = [jebelAli, dubaiAirport]
const container: Carriage = {
  mode: 'sea',
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 1,
  grossWeightKg: 10_000,
  origin: shanghai,
  destination: jebelAli,
  via: [],
  find: (code) => known.find((each) => each.code === code),
}
const of = (change: Partial<Carriage> = {}, settings = {}) =>
  emissionsOf({ ...container, ...change }, { ...settingDefaults, ...settings })

test('a container is counted in TEU-kilometres along the sea route', () => {
  const [leg] = of()!.legs
  expect(leg).toMatchObject({ by: 'sea', unit: 'teu-km', grams: 80, activity: leg!.km * 2 })
  expect(leg!.kg).toBe(Math.round((leg!.km * 2 * 80) / 1000))
  expect(leg!.km).toBeGreaterThan(10_000)
})

test('a part load is counted in tonne-kilometres', () => {
  const [leg] = of({ containerMode: 'LCL', containerType: undefined })!.legs
  expect(leg).toMatchObject({ unit: 'tonne-km', grams: 10, activity: leg!.km * 10 })
})

test('every type of container counts', () => {
  const [one] = of({ containerType: '20GP' })!.legs
  const [three] = of({ containerType: '20GP', moreContainers: [{ type: '40HC', count: 1 }] })!.legs
  expect(three).toMatchObject({ unit: 'teu-km', activity: one!.activity * 3 })
})

test('a flight is the great circle and 95 km', () => {
  const [leg] = of({
    mode: 'air',
    containerMode: 'GENERAL',
    origin: hongKong,
    destination: dubaiAirport,
  })!.legs
  expect(leg).toMatchObject({ by: 'air', unit: 'tonne-km', grams: 600 })
  expect(leg!.km).toBeGreaterThan(5_900)
  expect(leg!.km).toBeLessThan(6_150)
})

test('a door adds the road from its port, and the legs add up to the total', () => {
  const { kg, legs } = of({ destination: alQuoz })!
  expect(legs.map(({ by, to }) => [by, to.en])).toEqual([
    ['sea', 'AEJEA'],
    ['road', 'AE-QUOZ'],
  ])
  expect(legs[1]).toMatchObject({ unit: 'tonne-km', grams: 100 })
  expect(kg).toBe(legs[0]!.kg + legs[1]!.kg)
})

describe('a stop on the way', () => {
  test('parts the leg and never makes it shorter', () => {
    const [direct, stopping] = [of()!, of({ via: [singapore] })!]
    expect(stopping.legs.map(({ to }) => to.en)).toEqual(['SGSIN', 'AEJEA'])
    expect(stopping.kg).toBeGreaterThanOrEqual(direct.kg)
  })
  test('that is an end of the carriage counts for nothing', () =>
    expect(of({ via: [shanghai] })).toEqual(of()))
})

test('without a factor or a gateway nothing is said', () => {
  expect(of({}, { 'co2e.sea-container': 0 })).toBeUndefined()
  expect(of({ destination: alQuoz }, { 'co2e.road': 0 })).toBeUndefined()
  expect(of({}, { 'co2e.road': 0 })).toBeDefined()
  expect(of({ destination: { ...alQuoz, portCode: null } })).toBeUndefined()
})
