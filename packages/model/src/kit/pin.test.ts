// A pin is read however it is pasted, and it is known whether it lies in the Emirates.
import { expect, test } from 'vitest'
import { inEmiratesBox, pinText, readPin } from './pin.ts'

const dubai = { latitude: 25.2048, longitude: 55.2708 }

test.each([
  '25.2048, 55.2708',
  ' 25.2048,55.2708 ',
  '25.2048 55.2708',
  '(25.2048; 55.2708)',
  '25.2048° N, 55.2708° E',
  '25.2048N 55.2708E',
  '٢٥٫٢٠٤٨، ٥٥٫٢٧٠٨',
  '۲۵.۲۰۴۸, ۵۵.۲۷۰۸',
  '55.2708, 25.2048',
  '25.20480004, 55.27080004',
  'https://www.google.com/maps/@25.2048,55.2708,15z',
  'https://maps.google.com/?q=25.2048,55.2708',
])('%s', (text) => expect(readPin(text)).toEqual(dubai))

test.each([
  '',
  'Dubai',
  '25.2048',
  '25.2048, 55.2708, 12',
  '25,2048',
  '91, 200',
  'https://maps.app.goo.gl/x9Y',
])('not a pin: %s', (text) => expect(readPin(text)).toBeUndefined())

test('south and west are negative, and other countries keep their order', () => {
  expect(readPin('33.8688° S, 151.2093° E')).toEqual({ latitude: -33.8688, longitude: 151.2093 })
  expect(readPin('40.7, -74')).toEqual({ latitude: 40.7, longitude: -74 })
})

test('what is shown is read again', () => expect(readPin(pinText(dubai))).toEqual(dubai))

test.each([
  ['Sila', 24.04, 51.75, true],
  ['Liwa', 23.13, 53.77, true],
  ['Fujairah anchorage', 25.2, 56.5, true],
  ['Dalma', 24.5, 52.31, true],
  ['Muscat', 23.58, 58.4, false],
  ['Riyadh', 24.7, 46.7, false],
  ['Bandar Abbas', 27.18, 56.27, false],
])('%s', (_, latitude, longitude, inside) => expect(inEmiratesBox({ latitude, longitude })).toBe(inside))
