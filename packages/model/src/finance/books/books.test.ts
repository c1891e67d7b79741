// The VAT return of the worked example, and a chart in which no code stands twice.
import { expect, test } from 'vitest'
import { accountKinds, chart, ofSide } from './chart.ts'
import { noInputs, vatReturn, type VatDocument } from './vat-return.ts'

test('V15 boxes by emirate, zero-rated, recoverable and payable', () => {
  const standard = (emirate: VatDocument['emirate'], netFils: bigint, vatFils: bigint): VatDocument => ({
    isCredit: false,
    emirate,
    lines: [{ category: 'standard', netFils, vatFils }],
  })
  const made = vatReturn(
    [
      standard('DU', 69_701n, 3485n),
      standard('DU', 245_000n, 12_250n),
      standard('DU', 250_000n, 12_500n),
      standard('AZ', 80_010n, 4001n),
      { isCredit: false, emirate: 'DU', lines: [{ category: 'zero', netFils: 130_000n, vatFils: 0n }] },
    ],
    { ...noInputs, standard: { netFils: 21_585n, vatFils: 1079n } },
  )
  expect(made.standard.slice(0, 2)).toMatchObject([
    { box: '1a', netFils: 80_010n, vatFils: 4001n },
    { box: '1b', netFils: 564_701n, vatFils: 28_235n },
  ])
  expect([made.zeroRated.netFils, made.dueFils, made.payableFils]).toEqual([130_000n, 32_236n, 31_157n])
})

test('a credit note takes from the box of its emirate', () => {
  const lines = [{ category: 'standard', netFils: 10_000n, vatFils: 500n }] as const
  const made = vatReturn(
    [
      { isCredit: false, emirate: 'SH', lines },
      { isCredit: true, emirate: 'SH', lines: [{ ...lines[0], netFils: 4000n, vatFils: 200n }] },
    ],
    noInputs,
  )
  expect(made.standard[2]).toMatchObject({ box: '1c', netFils: 6000n, vatFils: 300n })
})

test('under the reverse charge the same VAT is due and taken back', () => {
  const made = vatReturn([], {
    standard: { netFils: 10_000n, vatFils: 500n },
    reverseCharge: { netFils: 200_000n, vatFils: 10_000n },
  })
  expect([made.reverseCharge, made.outputs, made.inputs]).toEqual([
    { box: '3', netFils: 200_000n, vatFils: 10_000n },
    { box: '8', netFils: 200_000n, vatFils: 10_000n },
    { box: '11', netFils: 210_000n, vatFils: 10_500n },
  ])
  expect(made.payableFils).toBe(-500n)
})

test('codes differ, and each side reads its own amounts above zero', () => {
  expect(new Set(accountKinds.map((kind) => chart[kind].code)).size).toBe(accountKinds.length)
  expect([ofSide('bank', -100n), ofSide('revenue', 100n), ofSide('bad_debt', -100n)]).toEqual([
    100n,
    100n,
    100n,
  ])
})
