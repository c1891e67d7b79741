// What may be credited by hand, and the lines of a note to the fil.
import { expect, test } from 'vitest'
import { creditLines, leftOfData, lineData, taxed, totalsOf, type ChargeLine } from '../charge-line.ts'
import { notedLines, noteNeedsSecond, noteRefusal, noteTotal, type NoteFacts } from './credit-note.ts'

const line = (netFils: bigint, category: ChargeLine['category']): ChargeLine => ({
  en: 'Charge',
  ar: 'رسم',
  netFils,
  category,
})
/** V4 of the worked examples. */
const invoice = [
  line(1_234_567n, 'zero'),
  line(45_010n, 'standard'),
  line(18_750n, 'standard'),
  line(60_030n, 'standard'),
  line(75_000n, 'out-of-scope'),
].map((each) => lineData(taxed(each)))

test('V5 1,000.00 of V4 is 857.61 zero-rated, 52.10 out of scope, 85.99 and 4.30 of VAT, and 13,395.48 are left', () => {
  const note = creditLines(invoice, [], 100_000n)
  expect(note.map(({ category, netFils, vatFils }) => [category, netFils, vatFils])).toEqual([
    ['zero', 85_761n, 0n],
    ['out-of-scope', 5210n, 0n],
    ['standard', 8599n, 430n],
  ])
  expect(totalsOf(leftOfData(invoice, note.map(lineData))).totalFils).toBe(1_339_548n)
})

const facts: NoteFacts = {
  kind: 'final',
  leftFils: 1_339_548n,
  isNetted: false,
  isBundle: false,
  isSettled: true,
  isWaiting: false,
}

test('V21 13,395.49 on what V5 has left is refused, 13,395.48 is not', () => {
  expect(noteRefusal(facts, 1_339_549n)).toBe('finance.credit-above-rest')
  expect(noteRefusal(facts, 1_339_548n)).toBeUndefined()
})

test.each([
  [{ kind: 'credit-note' }, 'finance.note-of-note'],
  [{ leftFils: 0n }, 'finance.note-all'],
  [{ isNetted: true }, 'finance.note-advance'],
  [{ isBundle: true }, 'finance.note-bundle'],
  [{ isSettled: false }, 'finance.note-early'],
  [{ isWaiting: true }, 'finance.note-waiting'],
] as const)('%o is refused as %s', (change, code) => {
  expect(noteRefusal({ ...facts, ...change })).toBe(code)
})

test('a whole line takes its own VAT, a part of one VAT of the part, and the last of a category what is left of it', () => {
  const left = leftOfData(invoice, [])
  const vat = (noted: { line: number; netFils: bigint }[]) =>
    notedLines(invoice, left, noted)?.map(({ vatFils }) => vatFils)
  expect(vat([{ line: 1, netFils: 45_010n }])).toEqual([2251n])
  expect(vat([{ line: 1, netFils: 45_009n }])).toEqual([2250n])
  // 22.51, 9.38 and 30.02 are 61.91, while 5 percent of 1,237.90 would be 61.90.
  const all = [1, 2, 3].map((place) => ({ line: place, netFils: [45_010n, 18_750n, 60_030n][place - 1]! }))
  expect(vat(all)).toEqual([2251n, 938n, 3002n])
  expect(noteTotal(notedLines(invoice, left, all)!)).toBe(129_981n)
})

test('no line is credited above itself, above what is left of its category, or twice over', () => {
  const left = leftOfData(invoice, creditLines(invoice, [], 1_400_000n).map(lineData))
  expect(notedLines(invoice, left, [{ line: 1, netFils: 45_011n }])).toBeUndefined()
  expect(notedLines(invoice, left, [{ line: 3, netFils: 60_030n }])).toBeUndefined()
  expect(notedLines(invoice, left, [{ line: 9, netFils: 1n }])).toBeUndefined()
  expect(notedLines(invoice, left, [{ line: 1, netFils: 0n }])).toBeUndefined()
  const whole = leftOfData(invoice, [])
  const twice = [0, 0].map((place) => ({ line: place, netFils: 1_234_567n }))
  expect(notedLines(invoice, whole, twice)).toBeUndefined()
})

test('up to AED 500 one person is enough, also counted together', () => {
  expect(noteNeedsSecond(50_000n, 0n)).toBe(false)
  expect(noteNeedsSecond(50_001n, 0n)).toBe(true)
  expect(noteNeedsSecond(20_000n, 30_001n)).toBe(true)
})
