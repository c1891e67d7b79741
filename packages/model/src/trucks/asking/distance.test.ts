import { expect, test } from 'vitest'
import { roadKm } from './distance.ts'
import { emptyPlace, isOutline, placeInOutline, placeName } from './truck-place.ts'

const at = (latitude: number | null, longitude: number | null) => ({ ...emptyPlace, latitude, longitude })
const quoz = at(25.1412, 55.2386)

test.each([
  ['the same place', quoz, 1],
  ['the next district', at(25.2, 55.27), 9],
  ['Abu Dhabi', at(24.4539, 54.3773), 150],
  ['Riyadh', at(24.7136, 46.6753), 1_125],
])('is so many kilometres by road to %s', (_name, to, km) => {
  expect(roadKm(quoz, to)).toBe(km)
})

test('is not known while a place has no pin', () => {
  expect(roadKm(quoz, at(null, null))).toBeUndefined()
  expect(roadKm(undefined, quoz)).toBeUndefined()
})

test('is about the same for a provider, who sees neither the street nor the person', () => {
  const whole = {
    ...quoz,
    area: 'Al Quoz',
    street: 'Street 17B',
    building: 'Showroom 3',
    contactName: 'Maryam',
    contactNumber: '+971505550131',
  }
  const seen = placeInOutline(whole)
  expect(seen).toEqual({ ...emptyPlace, area: 'Al Quoz', latitude: 25.14, longitude: 55.24 })
  expect([isOutline(whole), isOutline(seen)]).toEqual([false, true])
  expect(roadKm(seen, at(24.4539, 54.3773))).toBe(150)
})

test.each([
  [
    { country: 'AE', emirate: 'DU', city: null, area: 'Al Quoz' },
    '\u2068Al Quoz\u2069, Dubai',
    '\u2068القوز\u2069، دبي',
  ],
  [
    { country: 'AE', emirate: 'AZ', city: null, area: 'المنطقة الصناعية، العين' },
    '\u2068Industrial Area, Al Ain\u2069, Abu Dhabi',
    '\u2068المنطقة الصناعية، العين\u2069، أبوظبي',
  ],
  [
    { country: 'SA', emirate: null, city: 'الرياض', area: '' },
    '\u2068Riyadh\u2069, Saudi Arabia',
    '\u2068الرياض\u2069، المملكة العربية السعودية',
  ],
] as const)('is named in the language of who reads it: %j', (place, en, ar) => {
  expect(placeName({ ...emptyPlace, ...place } as never)).toEqual({ en, ar })
})
