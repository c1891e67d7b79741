// An address: Makani numbers as people write them, pins in the Emirates, and the usual address of a request.
import { expect, test } from 'vitest'
import { addressForm, addressProblems, emptyAddress, type AddressForm } from './address-form.ts'
import { usualAddress, addressLine, readLine } from './addresses.ts'

const home = { ...emptyAddress, label: 'Home', emirate: 'DU', area: 'Al Quoz', street: 'Street 8' } as const
const problems = (change: Partial<AddressForm>) => addressProblems({ ...home, ...change })

test.each([
  ['3003295320', '30032 95320'],
  ['30032 95320', '30032 95320'],
  ['30032-95320', '30032 95320'],
  ['٣٠٠٣٢ ٩٥٣٢٠', '30032 95320'],
  ['۳۰۰۳۲۹۵۳۲۰', '30032 95320'],
  ['  ', ''],
])('Makani %s', (makani, kept) => expect(addressForm.parse({ ...home, makani }).makani).toBe(kept))

test.each(['300329532', '30032953201', '3003295a20', '٣٠٠٣٢'])('no Makani: %s', (makani) => {
  const { error } = addressForm.safeParse({ ...home, makani })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['makani'], 'reference.makani.form'],
  ])
})

test('a pin is whole, and an address in the Emirates has it there', () => {
  expect(problems({})).toEqual({})
  expect(problems({ latitude: 25.1316, longitude: 55.2271 })).toEqual({})
  expect(problems({ latitude: 25.1316 })).toEqual({ latitude: 'accounts.address-pin' })
  expect(problems({ longitude: 0 })).toEqual({ latitude: 'accounts.address-pin' })
  const shanghai = { latitude: 31.23, longitude: 121.47 }
  expect(problems(shanghai)).toEqual({ latitude: 'accounts.address-pin-outside' })
  expect(problems({ ...shanghai, country: 'CN', emirate: null, city: 'Shanghai' })).toEqual({})
})

test('one’s own usual address comes before the company’s, each for its use', () => {
  const mark = (label: string, isShared: boolean, isPickup: boolean, isDelivery: boolean) => ({
    label,
    isShared,
    isPickup,
    isDelivery,
  })
  const company = mark('company', true, true, true)
  const own = mark('own', false, false, true)
  expect(usualAddress([company, own], 'delivery')).toBe(own)
  expect(usualAddress([company, own], 'pickup')).toBe(company)
  expect(usualAddress([mark('plain', false, false, false)], 'pickup')).toBeUndefined()
})

test('a line without Makani ends in its pin, which is never cut', () => {
  const pin = { latitude: 25.1316, longitude: 55.2271 }
  expect(addressLine({ ...home, ...pin })).toBe('Street 8, Al Quoz, 25.1316, 55.2271')
  expect(addressLine({ ...home, ...pin, makani: '30032 95320' })).toBe(
    'Street 8, Al Quoz, Makani 30032 95320',
  )
  const long = addressLine({ ...home, ...pin, street: 'x'.repeat(120), area: 'y'.repeat(80) })
  expect(long).toHaveLength(200)
  expect(long).toMatch(/, 25\.1316, 55\.2271$/)
})

test('a line is taken apart into its words and its pin, wherever the pin came from', () => {
  const pin = { latitude: 25.1316, longitude: 55.2271 }
  expect(readLine(addressLine({ ...home, ...pin }))).toEqual({ words: 'Street 8, Al Quoz', pin })
  expect(readLine('شارع ٨، القوز، 25.1316, 55.2271')).toEqual({ words: 'شارع ٨، القوز', pin })
  expect(readLine('Gate 3 https://maps.example/@25.1316,55.2271')).toEqual({ words: 'Gate 3', pin })
  for (const words of ['Warehouse 12, Al Quoz 3', 'Street 8, Makani 30032 95320', '12, 40'])
    expect(readLine(words)).toEqual({ words, pin: undefined })
})

test('an address in Arabic is joined with the Arabic comma', () => {
  const parts = {
    unit: '12',
    street: 'شارع 8',
    area: 'القوز',
    landmark: '',
    city: '',
    latitude: null,
    longitude: null,
  }
  expect(addressLine({ ...parts, makani: '30032 95320' })).toBe('12، شارع 8، القوز، Makani 30032 95320')
  expect(addressLine({ ...parts, street: 'Street 8', area: 'Al Quoz', makani: '' })).toBe(
    '12, Street 8, Al Quoz',
  )
})
