// Bars of waybill numbers, against the worked example; whole labels are read back by a scanner's library in the API's tests.
import { expect, test } from 'vitest'
import { code128Values, code128Widths, gs1Values, gs1Widths } from './code-128.ts'

test('20: values and check of a waybill, 145 modules wide', () => {
  expect(code128Values('MRX482109736511')).toEqual([104, 45, 50, 56, 99, 48, 21, 9, 73, 65, 11, 49])
  expect(code128Widths('MRX482109736511').reduce((sum, width) => sum + width)).toBe(145)
})

test('every value that a number can have is eleven modules wide', () => {
  for (let pair = 0; pair < 100; pair++) {
    const widths = code128Widths(`MRX${String(pair).padStart(2, '0')}`)
    expect(widths.reduce((sum, width) => sum + width)).toBe(7 * 11 + 13)
    expect(widths.length % 2).toBe(1)
  }
})

test.each(['MRX1', '1234', 'MRX', '', 'MRX12^FS', 'mrx12'])('"%s" has no bars', (code) =>
  expect(() => code128Values(code)).toThrow(RangeError),
)

test('an SSCC begins in set C with the sign of GS1 and is 156 modules wide', () => {
  expect(gs1Values('00006141411234567890')).toEqual([105, 102, 0, 0, 61, 41, 41, 12, 34, 56, 78, 90, 30])
  expect(gs1Widths('00006141411234567890').reduce((sum, width) => sum + width)).toBe(156)
  for (const odd of ['', '123', '00A1']) expect(() => gs1Values(odd)).toThrow(RangeError)
})
