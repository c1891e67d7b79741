// Amounts against an oracle of whole numbers: what is read is written, parts add up, halves and VAT round as promised.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, half, parseMoney, share, split, sum, toWire, vatOf, type Currency } from './money.ts'

const fils = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })
const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[]))

describe('an amount on the wire', () => {
  test('reads back as it was written, in every currency and with a sign', () => {
    fc.assert(
      fc.property(fils, fc.boolean(), currency, (amount, negative, unit) => {
        const signed = negative ? -amount : amount
        expect(parseMoney(toWire(signed, unit), unit)).toBe(signed)
      }),
    )
  })

  test.each([
    [123_450n, 'AED', '1234.50'],
    [5n, 'AED', '0.05'],
    [5n, 'KWD', '0.005'],
    [-5n, 'AED', '-0.05'],
    [0n, 'BHD', '0.000'],
  ] as const)('writes %s of %s as %s', (amount, unit, text) => {
    expect(toWire(amount, unit)).toBe(text)
  })

  test.each(['', '1,000', '1.', '.5', '1e3', ' 1', '0x10', '1.005', '١٢', '--1'])(
    'does not read %j as dirhams',
    (text) => {
      expect(() => parseMoney(text)).toThrow(RangeError)
    },
  )

  test('reads three decimals where the currency has them', () => {
    expect(parseMoney('1.005', 'OMR')).toBe(1005n)
  })
})

describe('parts', () => {
  test('of a split add up, differ by one at most, and the first are the larger', () => {
    fc.assert(
      fc.property(fils, fc.integer({ min: 1, max: 60 }), (amount, count) => {
        const parts = split(amount, count)
        expect(parts).toHaveLength(count)
        expect(sum(parts)).toBe(amount)
        expect(parts[0]! - parts.at(-1)!).toBeLessThanOrEqual(1n)
        expect(parts).toEqual(parts.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)))
      }),
    )
  })

  test('half is rounded up, and the rest by subtraction is never more', () => {
    expect([half(827_101n), half(827_100n), half(1n)]).toEqual([413_551n, 413_550n, 1n])
    fc.assert(
      fc.property(fils, (total) => {
        const rest = total - half(total)
        expect(half(total) - rest === 0n || half(total) - rest === 1n).toBe(true)
      }),
    )
  })
})

/** Half up by cutting the decimal expansion, a way of its own to the same figure. */
const halfUpOracle = (numerator: bigint, denominator: bigint): bigint => {
  const tenths = (numerator * 10n) / denominator
  return tenths / 10n + (tenths % 10n >= 5n ? 1n : 0n)
}

describe('VAT', () => {
  test('of a standard line is five percent, half up to the fil', () => {
    fc.assert(
      fc.property(fils, (net) => {
        expect(vatOf(net, 'standard')).toBe(halfUpOracle(net * 5n, 100n))
      }),
    )
    expect([vatOf(10n, 'standard'), vatOf(9n, 'standard'), vatOf(45_010n, 'standard')]).toEqual([
      1n,
      0n,
      2251n,
    ])
  })

  test('is nothing on international carriage and on amounts outside its scope', () => {
    expect([vatOf(720_000n, 'zero'), vatOf(720_000n, 'out-of-scope')]).toEqual([0n, 0n])
  })

  test('of a negative amount mirrors the positive one', () => {
    fc.assert(
      fc.property(fils, fc.bigInt({ min: 0n, max: 10_000n }), (net, points) => {
        expect(share(-net, points)).toBe(-share(net, points))
      }),
    )
  })
})
