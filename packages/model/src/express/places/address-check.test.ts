// What is wrong with an address, and the form in which it is kept.
import { describe, expect, test } from 'vitest'
import { addressFaults, normalisedAddress, type AddressCode, type PartyAddress } from './address-check.ts'

const here: PartyAddress = {
  country: 'AE',
  city: 'Dubai',
  building: 'Marina Tower 2',
  unit: '1204',
  landmark: '',
  postcode: '',
  makani: '',
  mobile: '050 123 4567',
}
const berlin: PartyAddress = {
  ...here,
  country: 'DE',
  city: 'Berlin',
  postcode: '10115',
  mobile: '+4915112345678',
}
const codes = (given: PartyAddress, other?: PartyAddress): AddressCode[] =>
  addressFaults(normalisedAddress(given), other && normalisedAddress(other)).map(({ code }) => code)

test.each<[string, PartyAddress, AddressCode[]]>([
  ['one in the Emirates', here, []],
  ['one abroad', berlin, []],
  ['no country', { ...here, country: 'Emirates' }, ['COUNTRY']],
  ['no building', { ...here, building: ' ' }, ['BUILDING_MISSING']],
  ['a post box alone', { ...here, building: 'P.O. Box 1234' }, ['PO_BOX_ONLY']],
  ['one in Arabic', { ...here, building: 'ص.ب 1234' }, ['PO_BOX_ONLY']],
  ['a building with the word in its name', { ...here, building: 'Boxpark 12' }, []],
  ['a landline', { ...here, mobile: '04 123 4567' }, ['MOBILE']],
  ['a foreign number for the Emirates', { ...here, mobile: '+4915112345678' }, ['MOBILE']],
  ['no number', { ...berlin, mobile: '' }, ['MOBILE']],
  ['a postcode that is too short', { ...berlin, postcode: '1011' }, ['POSTCODE_FORMAT']],
  ['none where there is one', { ...berlin, postcode: '' }, ['POSTCODE_FORMAT']],
  ['any where we know no form', { ...berlin, country: 'KE', postcode: 'anything' }, []],
  ['a British one', { ...berlin, country: 'GB', postcode: 'sw1a 1aa' }, []],
])('%s', (_name, given, expected) => expect(codes(given)).toEqual(expected))

describe('the same door', () => {
  test('is known in another spelling', () =>
    expect(codes(here, { ...here, building: 'marina-tower 2', mobile: '0551234567' })).toEqual([
      'SAME_ADDRESS',
    ]))
  test('is not the next one', () => expect(codes(here, { ...here, unit: '1205' })).toEqual([]))
})

test('is kept in one form: numbers with their plus, Latin digits, no postcode in the Emirates', () => {
  const given = {
    ...here,
    country: 'ae',
    mobile: '٠٥٠ ١٢٣ ٤٥٦٧',
    postcode: '12345',
    makani: '1234567890',
    city: ' Dubai  ',
  }
  expect(normalisedAddress(given)).toEqual({
    ...here,
    mobile: '+971501234567',
    makani: '12345 67890',
  })
  expect(normalisedAddress({ ...berlin, postcode: '١٠١١٥', makani: '1234567890' })).toEqual(berlin)
})
