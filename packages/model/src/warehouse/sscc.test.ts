// Serial Shipping Container Codes against published examples of GS1, and the rules of issuing them.
import { expect, test } from 'vitest'
import {
  Gs1Prefix,
  gs1CheckDigit,
  isSscc,
  lastSerialOf,
  prefixesOverlap,
  readSscc,
  ssccOf,
  ssccText,
} from './sscc.ts'

test.each(['006141411234567890', '106141412345678908', '340123450000000000', '376104250021234569'])(
  '%s is an SSCC, and no other with one digit changed is',
  (code) => {
    expect(isSscc(code)).toBe(true)
    for (let at = 0; at < code.length; at++)
      for (let shift = 1; shift < 10; shift++)
        expect(isSscc(code.slice(0, at) + ((Number(code[at]) + shift) % 10) + code.slice(at + 1))).toBe(false)
  },
)

test('the check digit is that of a GTIN, too', () => {
  expect(gs1CheckDigit('629104150021')).toBe(3)
  expect(gs1CheckDigit('061414112345')).toBe(2)
})

test('is made of extension digit, prefix and serial, as long as the serial fits', () => {
  expect(ssccOf('0614141', 123456789)).toBe('006141411234567890')
  expect(ssccOf('6291234567', 1)).toBe(`06291234567000001${gs1CheckDigit('06291234567000001')}`)
  for (const prefix of ['6291234', '62912345', '629123456', '6291234567']) {
    const last = lastSerialOf(prefix)
    expect(String(last)).toBe('9'.repeat(16 - prefix.length))
    expect(isSscc(ssccOf(prefix, last)!)).toBe(true)
    expect(ssccOf(prefix, last + 1)).toBeUndefined()
    expect(ssccOf(prefix, 0)).toBeUndefined()
  }
})

test('is read however it was scanned or typed', () => {
  const code = '006141411234567890'
  for (const text of [
    code,
    `00${code}`,
    `(00)${code}`,
    ssccText(code),
    ' (00) 0 0614141 123456789 0 ',
    `]C100${code}`,
    '٠٠٦١٤١٤١١٢٣٤٥٦٧٨٩٠',
  ])
    expect([text, readSscc(text)]).toEqual([text, code])
  for (const text of [
    '',
    'box',
    '006141411234567891',
    '00006141411234567891',
    '6141411234567890',
    `01${code}`,
  ])
    expect(readSscc(text)).toBeUndefined()
})

test('a prefix has seven to ten digits, and two overlap where one begins with the other', () => {
  for (const good of ['0614141', '6291234567']) expect(Gs1Prefix.safeParse(good).success).toBe(true)
  for (const bad of ['', '629123', '62912345678', '629123A', ' 6291234']) {
    const read = Gs1Prefix.safeParse(bad)
    expect(read.error?.issues[0]?.message).toBe('warehouse.label-prefix')
  }
  expect(prefixesOverlap('6291234', '62912345')).toBe(true)
  expect(prefixesOverlap('62912345', '6291234')).toBe(true)
  expect(prefixesOverlap('6291234', '62912355')).toBe(false)
})
