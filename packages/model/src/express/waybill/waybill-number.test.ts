// Check digits of waybill numbers: one wrong digit and swapped neighbours never pass.
import { expect, test } from 'vitest'
import { readWaybill, waybillNumber } from './waybill-number.ts'

test.each([
  ['4821097365', 'MRX482109736511'],
  ['0000000001', 'MRX000000000115'],
])('18: %s', (digits, number) => expect(waybillNumber(digits)).toBe(number))

test.each(['MRX481209736511', 'MRX482109736611', 'MRX48210973651', 'MRY482109736511', ''])(
  '19: %s is refused',
  (number) => expect(readWaybill(number)).toBeUndefined(),
)

test.each(['MRX482109736511', 'mrx 4821 0973 6511', 'MRX٤٨٢١٠٩٧٣٦٥١١', ' mrx-4821097365-11 '])(
  '"%s" is read',
  (text) => expect(readWaybill(text)).toBe('MRX482109736511'),
)

test('every single wrong digit and every swap of neighbours is caught', () => {
  for (const digits of ['4821097365', '0000000001', '9999999999', '1234567890']) {
    const number = waybillNumber(digits)
    for (let at = 3; at < number.length; at++) {
      for (const other of '0123456789') {
        const wrong = number.slice(0, at) + other + number.slice(at + 1)
        if (wrong !== number) expect([wrong, readWaybill(wrong)]).toEqual([wrong, undefined])
      }
      const swapped = number.slice(0, at) + (number[at + 1] ?? '') + number[at]! + number.slice(at + 2)
      if (swapped !== number && swapped.length === number.length)
        expect([swapped, readWaybill(swapped)]).toEqual([swapped, undefined])
    }
  }
})
