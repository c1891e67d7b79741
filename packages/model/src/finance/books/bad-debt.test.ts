import { expect, test } from 'vitest'
import { badDebtRelief } from './bad-debt.ts'
import { noInputs, vatReturn } from './vat-return.ts'

const invoice = { vatFils: 6_138n, totalFils: 963_888n }

test('the relief is the share of VAT in what was lost, and goes back with what comes in', () => {
  expect(badDebtRelief([{ ...invoice, fils: 963_888n }])).toBe(6_138n)
  // 100,000 x 6,138 / 963,888 = 636.79
  expect(badDebtRelief([{ ...invoice, fils: 100_000n }])).toBe(637n)
  expect(
    badDebtRelief([
      { ...invoice, fils: 963_888n },
      { ...invoice, fils: -963_888n },
    ]),
  ).toBe(0n)
})

test('it lowers what is due, and no box of a supply', () => {
  const lines = [{ category: 'standard' as const, netFils: 100_000n, vatFils: 5_000n }]
  const made = vatReturn([{ isCredit: false, emirate: 'DU', lines }], noInputs, 637n)
  expect(made.standard.find(({ emirate }) => emirate === 'DU')?.vatFils).toBe(5_000n)
  expect([made.outputs.vatFils, made.dueFils, made.payableFils]).toEqual([4_363n, 4_363n, 4_363n])
})
