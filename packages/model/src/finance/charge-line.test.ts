// VAT per line, the advance spread over the categories, and the figures of the sample shipment to the fil.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { half, sum, type VatCategory } from '../kit/money.ts'
import {
  advanceLines,
  creditLines,
  lineData,
  taxed,
  totalsOf,
  totalsOfCategory,
  vatWithin,
  type ChargeLine,
  type TaxedLine,
} from './charge-line.ts'

const line = (netFils: bigint, category: VatCategory = 'standard'): ChargeLine => ({
  en: 'Fee',
  ar: 'رسم',
  netFils,
  category,
})
const sample = [
  line(642_000n, 'zero'),
  ...[45_000n, 42_000n, 98_000n, 3_500n, 15_000n, 64_000n, 38_000n].map((net) => line(net)),
].map(taxed)

test('the sample shipment: quotation 9,627.75, half 4,813.88, final 9,811.50, balance 4,997.62', () => {
  const quotation = totalsOf(sample).totalFils
  expect(quotation).toBe(962_775n)
  expect(half(quotation)).toBe(481_388n)
  const final = [...sample, taxed(line(17_500n))]
  expect(totalsOf(final)).toEqual({ netFils: 965_000n, vatFils: 16_150n, totalFils: 981_150n })
  expect(totalsOf(final).totalFils - half(quotation)).toBe(499_762n)
  expect(totalsOfCategory(final, 'standard').netFils).toBe(323_000n)
})

test('a line of several says how many and what one costs', () => {
  const of = (quantity?: number) => lineData(taxed({ ...line(99_999n), ...(quantity && { quantity }) }))
  expect(of(3)).toMatchObject({ quantity: 3, unit: '333.33', net: '999.99', vat: '50.00' })
  expect(of(1)).toEqual(of())
  expect(of()).not.toHaveProperty('quantity')
})

test('VAT is rounded half up a line, not on the sum', () => {
  expect([10n, 9n, 29n, 30n].map((net) => taxed(line(net)).vatFils)).toEqual([1n, 0n, 1n, 2n])
  expect(totalsOf([taxed(line(10n)), taxed(line(10n)), taxed(line(10n))]).vatFils).toBe(3n)
  expect(taxed(line(99_999n, 'out-of-scope')).vatFils).toBe(0n)
  expect(vatWithin(105n, 'standard')).toBe(5n)
  expect(vatWithin(105n, 'zero')).toBe(0n)
})

const lines = fc
  .array(
    fc.record({
      netFils: fc.bigInt(1n, 100_000_000n),
      category: fc.constantFrom<VatCategory>('standard', 'zero', 'out-of-scope'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) => drawn.map(({ netFils, category }) => taxed(line(netFils, category))))

test('an advance adds up exactly, and its VAT is within a fil a category of the share it stands for', () => {
  fc.assert(
    fc.property(lines, (drawn) => {
      const { totalFils, vatFils } = totalsOf(drawn)
      const paid = half(totalFils)
      const advance = advanceLines(drawn, paid)
      const sums = totalsOf(advance)
      expect(sums.totalFils).toBe(paid)
      expect(sums.netFils + sums.vatFils).toBe(paid)
      expect(advance.every((each) => each.netFils >= 0n && each.totalFils > 0n)).toBe(true)
      const share = (vatFils * paid) / totalFils
      const off = sums.vatFils - share
      expect((off < 0n ? -off : off) <= BigInt(drawn.length) + 2n).toBe(true)
    }),
  )
})

test('a credit note of the whole credits the whole; more than that is refused', () => {
  const stored = sample.map(lineData)
  expect(sum(creditLines(stored, [], 962_775n).map((each) => each.totalFils))).toBe(962_775n)
  expect(() => creditLines(stored, [], 962_776n)).toThrow(RangeError)
  expect(() => advanceLines(sample, 0n)).toThrow(RangeError)
})

const vatCategories = ['zero', 'out-of-scope', 'standard'] as const

/** The credit notes of an invoice, one for each amount, oldest first. */
const notesOf = (invoice: readonly TaxedLine[], amounts: readonly bigint[]): TaxedLine[] =>
  amounts.reduce<TaxedLine[]>(
    (credited, amount) => [
      ...credited,
      ...creditLines(invoice.map(lineData), credited.map(lineData), amount),
    ],
    [],
  )

test('two refunds of one advance, 2,000.00 and 2,813.88, credit every category of it exactly', () => {
  const advance = advanceLines(sample, 481_388n)
  const notes = notesOf(advance, [200_000n, 281_388n])
  for (const category of vatCategories)
    expect([category, totalsOfCategory(notes, category)]).toEqual([
      category,
      totalsOfCategory(advance, category),
    ])
})

/** Where a total is cut into parts, in thousandths of what is left. */
const cuts = fc.array(fc.bigInt(1n, 1000n), { maxLength: 8 })
const cut = (total: bigint, shares: readonly bigint[]): bigint[] => {
  let left = total
  const parts = shares.flatMap((thousandths) => {
    const part = (left * thousandths) / 1000n
    left -= part
    return part > 0n ? [part] : []
  })
  return left > 0n ? [...parts, left] : parts
}

test('any sequence of refunds credits an invoice exactly, category by category, and never more on the way', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), cuts, (drawn, asAdvance, shares) => {
      const invoice = asAdvance ? advanceLines(drawn, half(totalsOf(drawn).totalFils)) : drawn
      const amounts = cut(totalsOf(invoice).totalFils, shares)
      for (let count = 1; count <= amounts.length; count++) {
        const notes = notesOf(invoice, amounts.slice(0, count))
        expect(totalsOf(notes).totalFils).toBe(sum(amounts.slice(0, count)))
        for (const category of vatCategories) {
          const [credited, held] = [totalsOfCategory(notes, category), totalsOfCategory(invoice, category)]
          for (const part of ['netFils', 'vatFils', 'totalFils'] as const)
            expect(
              count === amounts.length ? credited[part] === held[part] : credited[part] <= held[part],
            ).toBe(true)
        }
      }
    }),
  )
})
