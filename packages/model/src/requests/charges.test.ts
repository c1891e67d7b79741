// Charge lines: what an agent may enter, totals against an oracle, and the charges a complete quotation names.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toWire } from '../kit/money.ts'
import { settingDefaults } from '../kit/settings.ts'
import { chargeCodes, charges, expectedCharges, missingCharges, type ChargeCode } from './charges.ts'
import {
  ChargeInput,
  eachOf,
  mostOfACharge,
  toLine,
  totalsOf,
  usualPricing,
  type ChargeLine,
} from './charge-line.ts'
import { chargeRefusal } from './charge-rules.ts'

const line = (
  code: ChargeCode,
  buying: string,
  selling: string,
  more: Partial<Pick<ChargeInput, 'label' | 'quantity'>> = {},
): ChargeLine => toLine(usualPricing)({ code, buyingRate: buying, sellingRate: selling, ...more })

describe('a line', () => {
  test.each([
    ['ocean-freight', '0', '7200', 'quotes.buying-zero'],
    ['ocean-freight', '5000', '0', 'quotes.selling-zero'],
    ['ocean-freight', '7200', '7199.99', 'quotes.selling-below-buying'],
    ['ocean-freight', '7200', '7200', 'quotes.selling-equals-buying'],
    ['ocean-freight', '7200', '7200.01', undefined],
    ['other', '10', '20', 'quotes.label-required'],
  ] as const)('%s bought for %s and sold for %s is answered %s', (code, buying, selling, refusal) => {
    expect(chargeRefusal(line(code, buying, selling), settingDefaults)).toBe(refusal)
  })

  test('of another kind needs a name that is more than spaces', () => {
    expect(chargeRefusal(line('other', '10', '20', { label: '  ' }), settingDefaults)).toBe(
      'quotes.label-required',
    )
    expect(chargeRefusal(line('other', '10', '20', { label: 'Fumigation' }), settingDefaults)).toBeUndefined()
  })

  const ranges = {
    'delivery-order': [400, 500],
    'bill-of-lading': [400, 500],
    'terminal-handling': [650, 1150],
    seal: [20, 50],
    handling: [100, 200],
    transport: [300, 800],
  } as const
  test.each(Object.entries(ranges))('%s sells from %j, both included', (code, [least, most]) => {
    const sold = (fils: bigint) =>
      chargeRefusal(line(code as ChargeCode, '0.01', toWire(fils)), settingDefaults)
    const [low, high] = [BigInt(least) * 100n, BigInt(most) * 100n]
    expect([sold(low - 1n), sold(low), sold(high), sold(high + 1n)]).toEqual([
      'quotes.below-range',
      undefined,
      undefined,
      'quotes.above-range',
    ])
  })

  test('has no range beyond those', () => {
    expect(chargeCodes.filter((code) => charges[code].range !== null).toSorted()).toEqual(
      Object.keys(ranges).toSorted(),
    )
  })

  test.each(['450.005', '-1', '1,000', '', 'free', '1e3', '1234567890123'])(
    'does not take the rate %j',
    (rate) => {
      expect(ChargeInput.safeParse({ code: 'seal', buyingRate: '10', sellingRate: rate }).success).toBe(false)
    },
  )
})

test('what is paid in the name of the customer is passed on as it was', () => {
  const refusal = (buying: string, selling: string) =>
    chargeRefusal(line('deposit', buying, selling), settingDefaults)
  expect(refusal('4000', '4000')).toBeUndefined()
  expect(refusal('4000', '4000.01')).toBe('quotes.passed-on')
  expect(refusal('4000', '3999.99')).toBe('quotes.passed-on')
  expect(refusal('0', '0')).toBe('quotes.buying-zero')
})

describe('totals', () => {
  const anyLine = fc.record({
    code: fc.constantFrom(...chargeCodes),
    buyingFils: fc.bigInt({ min: 1n, max: 10n ** 10n }),
    sellingFils: fc.bigInt({ min: 1n, max: 10n ** 10n }),
    quantity: fc.integer({ min: 1, max: mostOfACharge }),
    vat: fc.constantFrom('standard' as const, 'zero' as const, 'out-of-scope' as const),
  })

  test('add up line by line, with VAT rounded half up on each', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const totals = totalsOf(lines)
        let [buying, net, vat] = [0n, 0n, 0n]
        for (const each of lines) {
          const times = BigInt(each.quantity)
          buying += each.buyingFils * times
          net += each.sellingFils * times
          if (each.vat === 'standard') vat += (each.sellingFils * times * 5n + 50n) / 100n
        }
        expect(totals).toMatchObject({ buying, net, vat, total: net + vat })
      }),
    )
  })

  test('of an import by sea: zero-rated carriage, five percent on what is local', () => {
    const lines = [
      line('ocean-freight', '5000', '7200'),
      line('delivery-order', '380', '450'),
      line('handling', '90', '150.10'),
    ]
    expect(totalsOf(lines)).toEqual({
      buying: 547_000n,
      net: 780_010n,
      vat: 3001n,
      total: 783_011n,
      commissionBasisPoints: 4259n,
    })
  })

  test('of several are rounded once a line, on the net', () => {
    const several = [line('transport', '300', '333.33', { quantity: 3 })]
    expect(totalsOf(several)).toMatchObject({ buying: 90_000n, net: 99_999n, vat: 5000n, total: 104_999n })
    expect(eachOf('999.99', 3)).toBe('333.33')
  })

  test.each([0, 1000, 1.5])('do not count %d of a charge', (quantity) => {
    const input = { code: 'transport', buyingRate: '10', sellingRate: '20', quantity }
    expect(ChargeInput.safeParse(input).error?.issues[0]?.message).toBe('quotes.quantity-invalid')
  })

  test('are taxed as the line says, whatever the table of charges says', () => {
    const zero = toLine({ taxOf: () => 'zero' })
    const input = { code: 'transport', buyingRate: '10', sellingRate: '20' } as const
    expect(totalsOf([zero(input)])).toMatchObject({ vat: 0n, total: 2000n })
    expect(totalsOf([toLine(usualPricing)(input)])).toMatchObject({ vat: 100n, total: 2100n })
  })

  test('of nothing are nothing', () => {
    expect(totalsOf([])).toEqual({ buying: 0n, net: 0n, vat: 0n, total: 0n, commissionBasisPoints: 0n })
  })
})

describe('a complete quotation', () => {
  test('names what the carriage needs', () => {
    expect(expectedCharges({ mode: 'sea', fullContainer: true, door: true })).toEqual([
      'ocean-freight',
      'delivery-order',
      'bill-of-lading',
      'terminal-handling',
      'seal',
      'handling',
      'transport',
      'customs-clearance',
    ])
    expect(expectedCharges({ mode: 'sea', fullContainer: false, door: false })).not.toContain('seal')
    expect(expectedCharges({ mode: 'air', fullContainer: false, door: false })).toEqual([
      'air-freight',
      'delivery-order',
      'air-waybill',
      'handling',
      'customs-clearance',
    ])
  })

  test('leaves out what no line names', () => {
    expect(missingCharges([{ code: 'handling' }], ['handling', 'seal', 'transport'])).toEqual([
      'seal',
      'transport',
    ])
  })
})
