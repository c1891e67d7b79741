// Prices by the unit: every worked example to the fil, what cargo counts on each basis, and ranges by the unit.
import { describe, expect, test } from 'vitest'
import { half, toWire } from '../../kit/money.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { ChargeInput, toLine, toLines, totalsOf, type ChargeLine } from '../../requests/charge-line.ts'
import { chargeRefusal, needsDesk, withApproved } from '../../requests/charge-rules.ts'
import { missingCharges, type ChargeCode } from '../../requests/charges.ts'
import type { ExchangeRates } from '../../reference/exchange.ts'
import { scaled, unscaled } from '../../kit/decimal.ts'
import { amountOf, priceText } from '../../requests/unit-price.ts'
import { measuresOf, type Measured } from '../cargo/cargo-of.ts'
import { freightPricing, type PricedCargo } from './freight-pricing.ts'

const today = '2026-11-26'
const at = (micro: bigint) => ({ micro, day: today })
/** Rates of the worked examples; none is a rate of that day. */
const rates: ExchangeRates = {
  USD: at(3_672_500n),
  EUR: at(4_287_155n),
  CNY: at(517_241n),
  INR: at(43_418n),
}

const pallets = (height: number): Measured & PricedCargo => ({
  mode: 'sea',
  containerMode: 'LCL',
  grossWeightKg: 1680,
  packages: [{ type: 'PALLET', count: 4, length: 120, width: 100, height, weight: 420, weightOf: 'each' }],
})
const lcl = pallets(135)
const tiny: Measured & PricedCargo = {
  ...lcl,
  grossWeightKg: 40,
  packages: [{ type: 'CARTON', count: 5, length: 40, width: 30, height: 30, weight: 8, weightOf: 'each' }],
}
const boxes: Measured & PricedCargo = {
  mode: 'sea',
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 2,
  grossWeightKg: 40_000,
}
const cartons: Measured & PricedCargo = {
  mode: 'air',
  containerMode: 'GENERAL',
  grossWeightKg: 120,
  packages: [{ type: 'CARTON', count: 10, length: 60, width: 40, height: 40, weight: 12, weightOf: 'each' }],
}

type Cargo = Measured & PricedCargo
type Given = Partial<ChargeInput> & { code: ChargeCode; sellingRate: string }
const pricingOf = (cargo: Cargo, given = rates) =>
  freightPricing(cargo, measuresOf(cargo), { rates: given, today })
const lineOf = (cargo: Cargo, given: Given, exchange = rates): ChargeLine =>
  toLine(pricingOf(cargo, exchange))(ChargeInput.parse({ buyingRate: '0.01', ...given }))

const perRt = { basis: 'wm', minQuantity: '1.000' } as const
const usd = { currency: 'USD' } as const

describe('one line', () => {
  test.each([
    [
      'a part load by measure',
      lcl,
      { code: 'ocean-freight', sellingRate: '38.50', ...perRt, ...usd },
      '916.22',
    ],
    [
      'the same below one ton',
      tiny,
      { code: 'ocean-freight', sellingRate: '38.50', ...perRt, ...usd },
      '141.39',
    ],
    ['euros', lcl, { code: 'origin-handling', sellingRate: '412.50', currency: 'EUR' }, '1768.45'],
    ['yuan', lcl, { code: 'pickup', sellingRate: '6800', currency: 'CNY' }, '3517.24'],
    ['rupees', lcl, { code: 'pickup', sellingRate: '85000', currency: 'INR' }, '3690.53'],
  ] as const)('%s come to AED %s', (_, cargo, given, aed) => {
    expect(toWire(lineOf(cargo, given).sellingFils)).toBe(aed)
  })

  test('is charged at the rate of its day', () => {
    const given = { code: 'origin-handling', sellingRate: '1200', currency: 'EUR' } as const
    expect(toWire(lineOf(lcl, given).sellingFils)).toBe('5144.59')
    expect(toWire(lineOf(lcl, given, { EUR: at(4_301_200n) }).sellingFils)).toBe('5161.44')
  })

  test('comes to its minimum in its own currency', () => {
    const unit = { basis: 'kg', quantity: 20_000n, minQuantity: null } as const
    expect(unscaled(amountOf(unit, scaled('9.00', 4), scaled('350', 2)), 2)).toBe('350.00')
    expect(unscaled(amountOf(unit, scaled('19.00', 4), scaled('350', 2)), 2)).toBe('380.00')
    const air = { code: 'air-freight', basis: 'kg', sellingRate: '1.00', minSelling: '350' } as const
    expect(toWire(lineOf(cartons, air).sellingFils)).toBe('350.00')
  })

  test('keeps four decimals of a price by the unit, two of a sum', () => {
    const by = (basis: 'wm' | 'shipment' | undefined, sellingRate: string) =>
      ChargeInput.safeParse({ code: 'ocean-freight', buyingRate: '1', sellingRate, basis }).success
    expect([
      by('wm', '0.1234'),
      by('wm', '0.12345'),
      by('shipment', '0.123'),
      by(undefined, '0.123'),
    ]).toEqual([true, false, false, false])
  })
})

/** "+100 at 6.10": prices that fall with the weight, as airlines have them. */
const airBreaks = [
  ['0', '9.00'],
  ['45', '7.80'],
  ['100', '6.10'],
  ['300', '5.20'],
  ['500', '4.75'],
].map(([from, sellingRate]) => ({ from: from!, sellingRate: sellingRate!, buyingRate: '0.01' }))
/** One piece of so many kilograms, small enough for its weight to decide. */
const ofKg = (grossWeightKg: number): Cargo => ({
  mode: 'air',
  containerMode: 'GENERAL',
  grossWeightKg,
  packages: [
    { type: 'CARTON', count: 1, length: 10, width: 10, height: 10, weight: grossWeightKg, weightOf: 'each' },
  ],
})

describe('price breaks', () => {
  test.each([
    [255, '1555.50', '6.10', null],
    [256, '1560.00', '5.20', '300.000'],
    [265, '1560.00', '5.20', '300.000'],
    [300, '1560.00', '5.20', null],
    [20, '350.00', '9.00', null],
    [44, '351.00', '7.80', '45.000'],
    [1000, '4750.00', '4.75', null],
  ] as const)('%d kg come to AED %s, at %s', (kg, aed, price, least) => {
    const given = { code: 'air-freight', basis: 'kg', minSelling: '350', breaks: airBreaks } as const
    const { sellingFils, unit } = lineOf(ofKg(kg), { ...given, sellingRate: '0' })
    expect(toWire(sellingFils)).toBe(aed)
    expect(priceText(unit!.sellingPrice)).toBe(price)
    expect(unit!.minQuantity === null ? null : unscaled(unit!.minQuantity, 3)).toBe(least)
  })

  test('begin at nothing, rise, have no least quantity beside them, and sell above buying in each', () => {
    const parsed = (change: Partial<ChargeInput>) =>
      ChargeInput.safeParse({
        code: 'air-freight',
        buyingRate: '0',
        sellingRate: '0',
        basis: 'kg',
        breaks: airBreaks,
        ...change,
      }).error?.issues.map(({ message }) => message)
    expect(parsed({})).toBeUndefined()
    expect(parsed({ breaks: airBreaks.slice(1) })).toEqual(['quotes.breaks-order'])
    expect(parsed({ breaks: airBreaks.toReversed() })).toEqual(['quotes.breaks-order'])
    expect(parsed({ basis: 'percent' })).toContain('quotes.breaks-order')
    expect(parsed({ minQuantity: '100' })).toEqual(['quotes.quantity-derived'])
    const dear = airBreaks.with(4, { ...airBreaks[4]!, buyingRate: '4.75' })
    const given = { code: 'air-freight', basis: 'kg', sellingRate: '0', breaks: dear } as const
    expect(chargeRefusal(lineOf(ofKg(20), given), settingDefaults)).toBe('quotes.break-margin')
  })
})

describe('a percentage', () => {
  const insurance = {
    code: 'insurance',
    basis: 'percent',
    shareOf: 'insured',
    sellingRate: '0.15',
    minSelling: '150.00',
  } as const
  const carriage = (sellingRate: string): Given => ({ code: 'ocean-freight', sellingRate })
  const together = (cargoValue: string, ...given: Given[]): ChargeLine[] =>
    toLines(pricingOf({ ...boxes, cargoValue }))(
      given.map((each) => ChargeInput.parse({ buyingRate: '0.01', ...each })),
    )

  test.each([
    ['186500.00', '10650.25', '216865.280', '325.30'],
    ['20000.00', '916.22', '23007.840', '150.00'],
  ])('of AED %s and a carriage of %s insures %s for %s', (value, paid, insured, premium) => {
    // The carriage counts wherever it stands.
    const [line] = together(value, insurance, carriage(paid))
    expect(unscaled(line!.unit!.quantity!, 3)).toBe(insured)
    expect(toWire(line!.sellingFils)).toBe(premium)
  })

  test('is of the value of the goods unless it says otherwise, and of the carriage alone where it does', () => {
    const one = { code: 'customs-clearance', basis: 'percent', sellingRate: '1.25' } as const
    expect(toWire(together('20000.00', one)[0]!.sellingFils)).toBe('250.00')
    const fuel = { code: 'bunker', basis: 'percent', shareOf: 'freight', sellingRate: '12.5' } as const
    expect(toWire(together('20000.00', fuel, carriage('1000.01'))[0]!.sellingFils)).toBe('125.00')
    expect(chargeRefusal(together('20000.00', fuel)[0]!, settingDefaults)).toBe('quotes.basis-unknown')
  })

  test('is counted in dirhams', () => {
    const { error } = ChargeInput.safeParse({ ...insurance, buyingRate: '0.1', currency: 'USD' })
    expect(error?.issues).toMatchObject([{ path: ['currency'], message: 'quotes.percent-dirhams' }])
  })
})

const once = (code: ChargeCode, sellingRate: string): Given => ({ code, sellingRate })
const perBox = (code: ChargeCode, sellingRate: string, more: Partial<Given> = {}): Given => ({
  code,
  sellingRate,
  basis: 'container',
  ...more,
})
const perKg = (code: ChargeCode, sellingRate: string): Given => ({ code, sellingRate, basis: 'kg', ...usd })
const local = (order: string, paper: string, handling: string): Given[] => [
  once('delivery-order', order),
  once('bill-of-lading', paper),
  once('handling', handling),
]
const inBoxes = (thc: string, seal: string, truck: string): Given[] => [
  perBox('terminal-handling', thc),
  perBox('seal', seal),
  { code: 'transport', sellingRate: truck, basis: 'truck' },
]
const byMeasure: Given[] = [
  { code: 'ocean-freight', sellingRate: '38.50', ...perRt, ...usd },
  { code: 'cfs-handling', sellingRate: '95', ...perRt },
  ...local('450', '450', '150'),
  once('transport', '450'),
  once('customs-clearance', '550'),
]

describe('a quotation', () => {
  test.each([
    [
      'two containers in dollars',
      boxes,
      [
        perBox('ocean-freight', '1450', usd),
        ...local('450', '450', '150'),
        ...inBoxes('980', '35', '650'),
        once('customs-clearance', '550'),
      ],
      ['15580.25', '246.50', '15826.75', '7913.38'],
    ],
    [
      'the same without customs',
      boxes,
      [perBox('ocean-freight', '1390', usd), ...local('480', '450', '180'), ...inBoxes('1050', '40', '700')],
      ['14899.55', '234.50', '15134.05', '7567.03'],
    ],
    [
      'a flat sum for the carriage',
      boxes,
      [
        once('ocean-freight', '10900'),
        ...local('500', '420', '120'),
        ...inBoxes('1100', '30', '620'),
        once('customs-clearance', '600'),
      ],
      ['16040.00', '257.00', '16297.00', '8148.50'],
    ],
    ['a part load', lcl, byMeasure, ['3581.82', '133.28', '3715.10', '1857.55']],
    ['the part load measured higher', pallets(144), byMeasure, ['3683.93', '135.33', '3819.26', '1909.63']],
    [
      'air freight by the chargeable kilogram',
      cartons,
      [
        perKg('air-freight', '2.15'),
        perKg('fuel-surcharge', '0.45'),
        perKg('security-surcharge', '0.12'),
        once('delivery-order', '450'),
        once('air-waybill', '120'),
        once('handling', '150'),
        once('customs-clearance', '450'),
      ],
      ['2768.27', '58.50', '2826.77', '1413.39'],
    ],
  ] as const)('%s', (_, cargo, given, totals) => {
    const lines = given.map((each) => lineOf(cargo, each))
    const { net, vat, total } = totalsOf(lines)
    expect([net, vat, total, half(total)].map((fils) => toWire(fils))).toEqual(totals)
  })
})

describe('what may be sent', () => {
  const refusal = (cargo: Cargo, given: Given, day = today) =>
    chargeRefusal(lineOf(cargo, given), settingDefaults, day)

  test.each([
    ['980 a container', perBox('terminal-handling', '980'), undefined],
    ['a flat 1,960', once('terminal-handling', '1960'), 'quotes.above-range'],
    ['1,151 a container', perBox('terminal-handling', '1151'), 'quotes.above-range'],
    ['313.13 dollars a container', perBox('terminal-handling', '313.13', usd), undefined],
    ['313.14 dollars a container', perBox('terminal-handling', '313.14', usd), 'quotes.above-range'],
  ] as const)('terminal handling of %s is answered %s', (_, given, code) => {
    expect(refusal(boxes, given)).toBe(code)
  })

  test('a price outside its range passes with a reason of ten letters, and waits for the desk', () => {
    const line = (rangeReason: string) => lineOf(boxes, perBox('terminal-handling', '1151', { rangeReason }))
    expect(chargeRefusal(line('Too short'), settingDefaults)).toBe('quotes.above-range')
    const explained = line('The terminal charges more from December')
    expect(chargeRefusal(explained, settingDefaults)).toBeUndefined()
    expect(needsDesk(explained, settingDefaults)).toBe(true)
    const [again] = withApproved([line('')], [explained])
    expect(chargeRefusal(again!, settingDefaults)).toBeUndefined()
    expect(needsDesk(again!, settingDefaults)).toBe(false)
    const dearer = lineOf(boxes, perBox('terminal-handling', '1152'))
    expect(needsDesk(withApproved([dearer], [explained])[0]!, settingDefaults)).toBe(true)
  })

  test('selling is above buying by the unit and in all, at the minimum too', () => {
    const freight = { ...perBox('ocean-freight', '1300', usd) }
    expect(refusal(boxes, { ...freight, buyingRate: '1300' })).toBe('quotes.selling-equals-buying')
    expect(refusal(boxes, { ...freight, buyingRate: '1299.99' })).toBeUndefined()
    const small = { code: 'ocean-freight', ...perRt, buyingRate: '40', sellingRate: '30' } as const
    expect(refusal(tiny, { ...small, minSelling: '500' })).toBe('quotes.selling-below-buying')
  })

  test.each([
    [
      'per W/M of cargo without a volume',
      { ...lcl, packages: undefined },
      { ...perRt },
      'quotes.basis-unknown',
    ],
    ['per W/M of containers', boxes, { ...perRt }, 'quotes.basis-unknown'],
    ['per container of a part load', lcl, { basis: 'container' }, 'quotes.basis-unknown'],
    ['per day without days', lcl, { basis: 'day' }, 'quotes.days-missing'],
    ['per day', lcl, { basis: 'day', count: 3 }, undefined],
    ['in euros of today', lcl, { currency: 'EUR' }, undefined],
  ] as const)('ocean freight %s is answered %s %s', (_, cargo, how, code) => {
    expect(refusal(cargo as Cargo, { code: 'ocean-freight', sellingRate: '10', ...how })).toBe(code)
  })

  test('a rate is used for five days, that of the dollar longer', () => {
    const in5 = (currency: 'EUR' | 'USD', day: string) =>
      refusal(lcl, { code: 'ocean-freight', sellingRate: '10', currency }, day)
    expect([in5('EUR', '2026-12-01'), in5('EUR', '2026-12-02'), in5('USD', '2026-12-30')]).toEqual([
      undefined,
      'quotes.rate-stale',
      undefined,
    ])
    const unknown = lineOf(lcl, { code: 'ocean-freight', sellingRate: '10', currency: 'EUR' }, {})
    expect(chargeRefusal(unknown, settingDefaults, today)).toBe('quotes.rate-unknown')
  })
})

test('cargo is counted on every basis that it has, the usual one offered first', () => {
  const offered = (cargo: Cargo, code: ChargeCode) => pricingOf(cargo).units!.offered(code)
  expect(offered(boxes, 'ocean-freight').slice(0, 3)).toEqual(['container', 'shipment', 'bl'])
  expect(offered(lcl, 'ocean-freight')[0]).toBe('wm')
  expect(offered(cartons, 'air-freight')[0]).toBe('kg')
  expect(offered(lcl, 'terminal-handling')[0]).toBe('shipment')
  expect(offered({ ...lcl, packages: undefined }, 'ocean-freight')[0]).toBe('shipment')
  const { counted } = pricingOf({
    ...boxes,
    containerCount: 1,
    moreContainers: [{ type: '20GP', count: 3 }],
  }).units!
  expect([
    counted('container', {}),
    counted('container', { appliesTo: '20GP' }),
    counted('teu', {}),
    counted('truck', {}),
  ]).toEqual([4000n, 3000n, 5000n, 4000n])
})

test('handling at a freight station stands for that of the terminal', () => {
  expect(missingCharges([{ code: 'cfs-handling' }], ['terminal-handling', 'seal'])).toEqual(['seal'])
})
