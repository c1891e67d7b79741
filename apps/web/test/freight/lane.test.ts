// A lane of a public link fills the first step; what is no lane, or is not served by the mode, leaves it empty.
import { describe, expect, test } from 'vitest'
import type { Place, PlaceKind } from '@marsa/model/reference/place.ts'
import { laneValues, placeCodeIn } from '../../src/freight/asking/lane-prefill.ts'
import { readQuoteSearch } from '../../src/freight/asking/quote-search.ts'
import { emptyValues } from '../../src/freight/wizard/wizard-values.ts'

const place = (code: string, kind: PlaceKind, countryCode: string): Place => ({
  code,
  kind,
  countryCode,
  countryEn: '',
  countryAr: '',
  nameEn: code,
  nameAr: code,
  latitude: 0,
  longitude: 0,
  cityCode: null,
  cityEn: null,
  cityAr: null,
  emirate: null,
  portCode: null,
  airportCode: null,
})
const shanghai = place('CNSHA', 'port', 'CN')
const jebelAli = place('AEJEA', 'port', 'AE')
const dubai = place('DXB', 'airport', 'AE')
const mumbai = place('BOM', 'airport', 'IN')
const deira = place('AE-DUBAI-DEIRA', 'area', 'AE')

test.each([
  ['sea', shanghai, jebelAli, 'import', 'CNSHA', 'AEJEA'],
  ['air', dubai, mumbai, 'export', 'DXB', 'BOM'],
  ['sea', shanghai, undefined, 'import', 'CNSHA', null],
  ['sea', jebelAli, undefined, 'export', 'AEJEA', null],
  ['sea', undefined, jebelAli, 'import', null, 'AEJEA'],
  ['air', shanghai, dubai, 'import', null, 'DXB'],
] as const)('%s %o %o', (mode, from, to, direction, origin, destination) => {
  const values = laneValues(mode, from, to)
  expect([values.mode, values.direction]).toEqual([mode, direction])
  expect([values.origin.place, values.destination.place]).toEqual([origin, destination])
  expect((direction === 'import' ? values.destination : values.origin).country).toBe('AE')
})

test('a city or an area is an address, a port or an airport is none', () => {
  const { origin, destination } = laneValues('sea', shanghai, deira)
  expect([origin.kind, destination.kind]).toEqual(['port', 'door'])
})

test('the cargo of a link comes along where its mode carries it', () => {
  const boxes = laneValues('sea', shanghai, deira, { load: 'FCL', type: '20GP', count: '3' })
  expect([boxes.containerMode, boxes.containerType, boxes.containerCount]).toEqual(['FCL', '20GP', '3'])
  const part = laneValues('sea', shanghai, deira, { load: 'LCL', cbm: '6.48', kg: '1680' })
  expect([part.containerMode, part.measured, part.volumeCbm, part.grossWeightKg]).toEqual([
    'LCL',
    'totals',
    '6.48',
    '1680',
  ])
  const { containerMode, containerType } = emptyValues()
  const wrong = laneValues('sea', shanghai, deira, { load: 'GENERAL', type: 'toString' })
  expect([wrong.containerMode, wrong.containerType]).toEqual([containerMode, containerType])
})

test('without a lane the request is empty', () => {
  expect(laneValues('sea', undefined, undefined)).toEqual(emptyValues())
})

describe('the code of a link', () => {
  test.each([
    ['air', 'AEDXB', 'DXB'],
    ['sea', 'AEDXB', 'AEDXB'],
    ['air', 'DXB', 'DXB'],
    ['air', 'AE-DUBAI-DEIRA', 'AE-DUBAI-DEIRA'],
  ] as const)('by %s, %s is %s', (mode, code, means) => expect(placeCodeIn(mode, code)).toBe(means))

  test('is any place of ours, and nothing else is read', () => {
    const asked = { mode: 'air', origin: 'dxb', destination: 'AE-DUBAI-DEIRA' }
    expect(readQuoteSearch(asked)).toEqual({ ...asked, origin: 'DXB' })
    expect(readQuoteSearch({ mode: 'rail', origin: '../x', destination: 7 })).toEqual({})
  })
})
