// Plates of every country: folded, refused, warned of.
import { describe, expect, test } from 'vitest'
import { checkPlate, plateCountryCodes, readPlate, type PlateInput } from './plates.ts'

const input = (text: string): PlateInput => {
  const [country = '', emirate = '', code = '', number = ''] = text.split('|')
  return { country, emirate, code, number }
}

test.each([
  ['AE|DU|B|48210', 'AE-DU B 48210'],
  ['ae|du|b|٤٨٢١٠', 'AE-DU B 48210'],
  ['AE|DU| b |48 210', 'AE-DU B 48210'],
  ['AE|DU|AA|1', 'AE-DU AA 1'],
  ['AE|AZ|50|12345', 'AE-AZ 50 12345'],
  ['AE|AZ|٢١|12345', 'AE-AZ 21 12345'],
  ['AE|SH|3|99999', 'AE-SH 3 99999'],
  ['AE|RK|K|700', 'AE-RK K 700'],
  ['SA||ABD|1234', 'SA ABD 1234'],
  ['SA||ا ب د|١٢٣٤', 'SA ABD 1234'],
  ['SA||أ ب د|1234', 'SA ABD 1234'],
  ['SA||ح ص ي|7', 'SA JXV 7'],
  ['SA||س ط ع|7', 'SA STE 7'],
  ['SA||ق ك ل|7', 'SA GKL 7'],
  ['SA||م ن هـ|7', 'SA ZNH 7'],
  ['SA||ر و ى|7', 'SA RUV 7'],
  ['OM||RM|12345', 'OM RM 12345'],
  ['KW||14|123456', 'KW 14 123456'],
  ['JO||10|123456', 'JO 10 123456'],
  ['BH|||123456', 'BH 123456'],
  ['QA|||1', 'QA 1'],
])('%s is %s', (typed, text) => {
  const checked = checkPlate(input(typed))
  expect(checked).toMatchObject({ text })
  expect(checked).not.toHaveProperty('warning')
})

test.each([
  ['IR||11|12345', 'country', 'trucks.plate-country'],
  ['|||12345', 'country', 'trucks.plate-country'],
  ['constructor|||1', 'country', 'trucks.plate-country'],
  ['AE||B|48210', 'emirate', 'trucks.plate-emirate'],
  ['AE|XX|B|48210', 'emirate', 'trucks.plate-emirate'],
  ['AE|DU|B|', 'number', 'trucks.plate-number'],
  ['AE|DU|B|48A10', 'number', 'trucks.plate-number'],
  ['BH|||1234567', 'number', 'trucks.plate-number'],
])('%s is refused at %s: %s', (typed, field, problem) =>
  expect(checkPlate(input(typed))).toEqual({ field, problem }),
)

test.each([
  'AE|AZ|3|12345',
  'AE|AZ|22|12345',
  'AE|AZ|B|12345',
  'AE|SH|B|12345',
  'AE|SH|123|12345',
  'AE|DU|BBB|12345',
  'AE|DU|7|12345',
  'AE|DU||12345',
  'AE|DU|B|123456',
  'SA||AB|1234',
  // F is none of the seventeen letters.
  'SA||ABF|1234',
  'SA||ا ب ش|1234',
  'SA||ABD|12345',
  'OM||ABC|12345',
  'OM||A|123456',
  'KW||A|123456',
  'JO||123|123456',
  'BH||A|123456',
  'QA||1|123456',
])('%s is taken with a warning', (typed) =>
  expect(checkPlate(input(typed))).toMatchObject({ warning: 'trucks.plate-unusual' }),
)

describe('a plate in one line', () => {
  test.each([
    ['AE-DU B 48210', 'AE-DU B 48210'],
    [' ae-du  b ٤٨٢١٠ ', 'AE-DU B 48210'],
    ['SA ABD 1234', 'SA ABD 1234'],
    ['SA ا ب د 1234', 'SA ABD 1234'],
    ['BH 123456', 'BH 123456'],
    ['AE-AZ 50 12345', 'AE-AZ 50 12345'],
    ['DU B 48210', undefined],
    ['AE B 48210', undefined],
    ['AE-DU B', undefined],
    ['', undefined],
  ])('%s is %s', (text, plate) => expect(readPlate(text)).toBe(plate))

  test('what is stored is read again as it is', () => {
    for (const country of plateCountryCodes) {
      const checked = checkPlate({ country, emirate: 'DU', code: '', number: '77' })
      if ('text' in checked) expect(readPlate(checked.text)).toBe(checked.text)
      else expect.unreachable()
    }
  })
})
