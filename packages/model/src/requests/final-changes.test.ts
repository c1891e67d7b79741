// A final quotation against the accepted one: what changed, what it makes in sum, and which lines must be explained.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../kit/money.ts'
import { chargeCodes, charges, type ChargeCode } from './charges.ts'
import { totalsOf } from './charge-line.ts'
import { finalChanges, finalReasonProblems, type PricedLine } from './final-changes.ts'

const line = (code: ChargeCode, sellingFils: bigint, more: Partial<PricedLine> = {}): PricedLine => ({
  code,
  sellingFils,
  quantity: 1,
  vat: charges[code].vat,
  ...more,
})
const accepted = [
  line('ocean-freight', 720_000n),
  line('handling', 40_000n),
  line('other', 5000n, { label: 'Escort' }),
]

test('each line is the same, changed, added or left out, with the difference and its VAT', () => {
  const final = [
    line('ocean-freight', 740_000n, { reason: 'Fuel surcharge' }),
    line('handling', 40_000n),
    line('other', 17_500n, { label: 'Customs X-ray', reason: 'Asked for by customs' }),
  ]
  expect(
    finalChanges(accepted, final).map(({ change, acceptedFils, finalFils, differenceFils, vatFils }) => [
      change,
      acceptedFils,
      finalFils,
      differenceFils,
      vatFils,
    ]),
  ).toEqual([
    ['changed', 720_000n, 740_000n, 20_000n, 0n],
    ['same', 40_000n, 40_000n, 0n, 0n],
    ['added', null, 17_500n, 17_500n, 875n],
    ['removed', 5000n, null, -5000n, -250n],
  ])
  expect(finalReasonProblems(accepted, final)).toEqual({})
})

test('a line of another quantity is changed, by the net of all of it', () => {
  const before = [line('transport', 33_333n, { quantity: 3 })]
  const after = (quantity: number, sellingFils = 33_333n) =>
    finalChanges(before, [line('transport', sellingFils, { quantity })])[0]
  expect(after(3)).toMatchObject({ change: 'same', acceptedFils: 99_999n, vatFils: 0n })
  expect(after(2)).toMatchObject({ change: 'changed', differenceFils: -33_333n, vatFils: -1667n })
  expect(after(1, 99_999n)).toMatchObject({ change: 'changed', differenceFils: 0n, acceptedQuantity: 3 })
})

test('a changed and an added line need a reason; one that stayed or was left out does not', () => {
  const final = [
    line('ocean-freight', 740_000n, { reason: '  ' }),
    line('handling', 40_000n),
    line('other', 17_500n, { label: 'Customs X-ray' }),
  ]
  expect(finalReasonProblems(accepted, final)).toEqual({
    'charges.0.reason': 'quotes.reason-required',
    'charges.2.reason': 'quotes.reason-required',
  })
})

test('the differences of the lines are the difference of the totals, VAT with it', () => {
  const lines = fc.array(
    fc.record({
      code: fc.constantFrom(...chargeCodes),
      label: fc.constantFrom('Escort', 'Customs X-ray', null),
      sellingFils: fc.bigInt(1n, 10_000_000n),
      quantity: fc.integer({ min: 1, max: 20 }),
      vat: fc.constantFrom('standard' as const, 'zero' as const),
    }),
    { maxLength: 12 },
  )
  const totals = (drawn: PricedLine[]) => totalsOf(drawn.map((each) => ({ ...each, buyingFils: 0n })))
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = finalChanges(before, after)
      expect(sum(changes.map(({ differenceFils }) => differenceFils))).toBe(
        totals(after).net - totals(before).net,
      )
      expect(sum(changes.map(({ vatFils }) => vatFils))).toBe(totals(after).vat - totals(before).vat)
    }),
  )
})
