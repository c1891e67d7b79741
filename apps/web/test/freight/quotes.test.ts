// The rules behind the screens of quotes: rows of the comparison, lines of the quote form, views of the work list.
import { describe, expect, test } from 'vitest'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { lineSentences, problemOf, unreadable } from '../../src/requests/parts/charge-faults.ts'
import {
  isBlank,
  marginOf,
  startLines,
  toInputs,
  totalsOfLines,
  type EditLine,
} from '../../src/requests/parts/charge-lines.ts'
import { quoteFacts } from '../../src/requests/parts/compare-facts.tsx'
import { chargeRows, factRows, inOrder } from '../../src/requests/parts/compare-rows.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { ChargeInput, usualPricing } from '@marsa/model/requests/charge-line.ts'

const line = (change: Partial<EditLine>): EditLine => ({
  key: 'seal',
  code: 'seal',
  label: '',
  buying: '',
  selling: '',
  quantity: '1',
  vat: 'standard',
  basis: 'shipment',
  appliesTo: '',
  count: '',
  currency: 'AED',
  minBuying: '',
  minSelling: '',
  minQuantity: '',
  shareOf: 'value',
  carriageFils: 0n,
  breaks: null,
  rangeReason: '',
  approved: undefined,
  pricing: usualPricing,
  answer: 'priced',
  touched: true,
  ...change,
})

describe('lines of the quote form', () => {
  test('start from the expected charges and keep what the quotation adds', () => {
    const lines = startLines(
      ['ocean-freight', 'seal'],
      [
        { code: 'seal', label: null, buyingRate: '24.00', sellingRate: '35.00' },
        { code: 'other', label: 'Fumigation', buyingRate: '0.00', sellingRate: '90.00' },
      ],
    )
    expect(lines.map(({ code, label, buying, selling }) => [code, label, buying, selling])).toEqual([
      ['ocean-freight', '', '', ''],
      ['seal', '', '24.00', '35.00'],
      ['other', 'Fumigation', '', '90.00'],
    ])
  })

  test.each([
    [{ buying: '24', selling: '19.99' }, 'quotes.selling-below-buying', 'sellingRate'],
    [{ buying: '10', selling: '19.99' }, 'quotes.below-range', 'sellingRate'],
    [{ buying: '24', selling: '50.01' }, 'quotes.above-range', 'sellingRate'],
    [{ buying: '', selling: '35' }, 'quotes.buying-zero', 'buyingRate'],
    [{ buying: '24.001', selling: '35' }, 'quotes.rate-invalid', 'buyingRate'],
    [{ quantity: '0', buying: '24', selling: '35' }, 'quotes.quantity-invalid', 'quantity'],
    [{ quantity: '1000', buying: '24', selling: '35' }, 'quotes.quantity-invalid', 'quantity'],
    [{ code: 'other' as const, buying: '10', selling: '20' }, 'quotes.label-required', 'label'],
  ])('%o is refused as %s at %s', (change, code, field) => {
    expect(problemOf(line(change), settingDefaults)).toMatchObject({ code, field })
  })

  test('a range that an administrator has changed is the one that counts', () => {
    const settings = { ...settingDefaults, 'charges.seal': [60, 90] as const }
    expect(problemOf(line({ buying: '24', selling: '75' }), settings)).toBeUndefined()
    expect(problemOf(line({ buying: '24', selling: '35' }), settings)).toMatchObject({
      code: 'quotes.below-range',
      params: { least: 6000n, most: 9000n },
    })
  })

  test('a blank line is no mistake, is not sent and does not move the places of the others', () => {
    const lines = [
      line({ key: 'a', code: 'ocean-freight' }),
      line({ key: 'b', buying: '24', selling: '35' }),
      line({ key: 'c', code: 'handling', buying: '100' }),
    ]
    expect(isBlank(lines[0]!)).toBe(true)
    expect(problemOf(lines[0]!, settingDefaults)).toBeUndefined()
    const { inputs, keys } = toInputs(lines)
    expect(keys).toEqual(['b', 'c'])
    expect(inputs.every((input) => ChargeInput.safeParse(input).success)).toBe(true)
    expect(
      lineSentences({ 'charges.1.sellingRate': 'Enter the selling rate.', expiryDate: 'x' }, keys),
    ).toEqual({
      'c sellingRate': 'Enter the selling rate.',
    })
  })

  test('a line begins with the quantity of its line of business, and is sent with it where it is not once', () => {
    const pricing = { taxOf: () => 'zero' as const, quantityOf: () => 3 }
    const [first] = startLines(['transport'], [], [], pricing)
    const lines = [{ ...first!, buying: '300', selling: '333.33' }]
    expect(totalsOfLines(lines)).toMatchObject({ net: 99_999n, vat: 0n })
    expect(marginOf(lines[0]!)?.margin).toBe(9999n)
    expect(toInputs(lines).inputs[0]).toMatchObject({ sellingRate: '333.33', quantity: 3 })
    expect(toInputs([line({ buying: '24', selling: '35' })]).inputs[0]).not.toHaveProperty('quantity')
    const given = [{ code: 'transport' as const, buyingRate: '1', sellingRate: '2' }]
    expect(startLines(['transport'], given, [], pricing)[0]!.quantity).toBe('1')
  })

  test('totals and margin are exact, and what cannot be read counts as nothing', () => {
    const lines = [
      line({ key: 'a', code: 'ocean-freight', vat: 'zero', buying: '5890', selling: '6420' }),
      line({ key: 'b', buying: '24', selling: '35' }),
      line({ key: 'c', code: 'handling', buying: '1e3', selling: '150' }),
    ]
    expect(totalsOfLines(lines.slice(0, 2))).toMatchObject({ net: 645_500n, vat: 175n, total: 645_675n })
    expect(marginOf(lines[0]!)?.margin).toBe(53_000n)
    expect(unreadable(lines, settingDefaults).map(({ key }) => key)).toEqual(['c'])
  })
})

const quote = (id: string, change: Partial<QuotationView>): QuotationView => ({
  QuotationId: id,
  quotationNo: id,
  version: 1,
  state: 'Q_SUBMITTED',
  isFinal: false,
  agentNameEn: id,
  agentLogo: null,
  agentNameAr: id,
  agentRating: null,
  agentShipments: 0,
  charges: [],
  missing: [],
  included: [],
  notOffered: [],
  netTotal: '0.00',
  vat: '0.00',
  totalEstimate: '100.00',
  downPayment: '50.00',
  currency: 'AED',
  transitDays: 19,
  freeDays: null,
  stops: null,
  way: null,
  arrival: null,
  remarks: null,
  terms: null,
  submittedAt: '2026-11-21T10:00:00+04:00',
  answerMinutes: null,
  expiryDate: '2026-11-23T10:00:00+04:00',
  isLowest: false,
  fileDocumentId: null,
  printsFile: false,
  acceptRefusal: null,
  ...change,
})

describe('the comparison', () => {
  test('open quotes stand before expired ones, each group by exact amount', () => {
    const quotes = [
      quote('expired', { state: 'Q_EXPIRED', totalEstimate: '90.00', acceptRefusal: 'quotes.expired' }),
      quote('dear', { totalEstimate: '1000.00' }),
      quote('cheap', { totalEstimate: '999.99' }),
      quote('over', { totalEstimate: '1.00', acceptRefusal: 'quotes.expired' }),
    ]
    expect(inOrder(quotes).map(({ QuotationId }) => QuotationId)).toEqual([
      'cheap',
      'dear',
      'over',
      'expired',
    ])
  })

  test('a row differs when one quote says something else or nothing; a fact nobody states has no row', () => {
    const quotes = [quote('a', { freeDays: 10 }), quote('b', { freeDays: 7 })]
    const { transit, freeDays, stops } = quoteFacts
    expect(factRows(quotes, [transit, freeDays, stops])).toEqual([
      { fact: transit, differs: false },
      { fact: freeDays, differs: true },
    ])
  })

  test('additional charges get a row by name, and a charge left out is a difference', () => {
    const vat = { vatCategory: 'standard' as const, vat: '0.00' }
    const quotes = [
      quote('a', { charges: [{ code: 'seal', label: null, amount: '35.00', ...vat }] }),
      quote('b', { charges: [{ code: 'other', label: 'Fumigation', amount: '90.00', ...vat }] }),
    ]
    expect(chargeRows(quotes, ['seal'])).toMatchObject([
      { code: 'seal', amounts: ['35.00', null], differs: true },
      { code: 'other', label: 'Fumigation', amounts: [null, '90.00'], differs: true },
    ])
  })
})
