// Truck quotations to the fil: quantities, VAT by movement and code, what is refused, and the offers compared.
import { describe, expect, test } from 'vitest'
import { parseMoney, toWire } from '../../kit/money.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { chargeCodes, missingCharges, type ChargeCode } from '../../requests/charges.ts'
import { chargeRefusal } from '../../requests/charge-rules.ts'
import { toLine, totalsOf, type ChargeLine } from '../../requests/charge-line.ts'
import { lowest } from '../../requests/compare.ts'
import { movementTypeCodes, type MovementType } from './movement.ts'
import { totalIfWaiting } from './offer-waiting.ts'
import {
  contingentCharges,
  expectedTruckCharges,
  fixedCharges,
  linesFor,
  offerProblems,
  timesProblems,
  truckChargeCodes,
  truckPricing,
  truckVat,
  type OfferFacts,
} from './offer.ts'

const facts = (movement: MovementType, trucks = 1): OfferFacts => ({
  movement,
  trucks,
  containers: movement === 'PORT' ? trucks : 0,
})
/** Lines as a form fills them in: the quantity comes from the table. */
const offer = (of: OfferFacts, prices: Partial<Record<ChargeCode, string>>): ChargeLine[] => {
  const pricing = truckPricing(of)
  return Object.entries(prices).map(([code, sellingRate]) =>
    toLine(pricing)({
      code: code as ChargeCode,
      buyingRate: '0.01',
      sellingRate,
      quantity: pricing.quantityOf?.(code as ChargeCode) ?? 1,
    }),
  )
}
const totals = (lines: readonly ChargeLine[]) => {
  const { vat, total } = totalsOf(lines)
  return [toWire(vat), toWire(total)]
}
const twoTrucks = facts('DOMESTIC', 2)
const rowOne = offer(twoTrucks, { 'truck-tariff': '850', toll: '16', offloading: '150' })

test.each<[string, ChargeLine[], string, string]>([
  ['2 trucks: tariff, toll, offloading', rowOne, '101.60', '2133.60'],
  [
    '3 trucks, rounded once a line',
    offer(facts('DOMESTIC', 3), { 'truck-tariff': '333.33' }),
    '50.00',
    '1049.99',
  ],
  [
    'to Saudi Arabia, with a deposit',
    offer(facts('CROSS_BORDER'), {
      'truck-tariff': '4200',
      'border-fee': '270',
      'customs-clearance': '150',
      deposit: '4000',
    }),
    '0.00',
    '8620.00',
  ],
  [
    'at the port',
    offer(facts('PORT'), { 'truck-tariff': '950', 'port-fee': '35', 'empty-return': '250' }),
    '61.75',
    '1296.75',
  ],
  ['half a fil up', offer(facts('DOMESTIC'), { 'truck-tariff': '0.10' }), '0.01', '0.11'],
  ['less than half a fil', offer(facts('DOMESTIC'), { 'truck-tariff': '0.09' }), '0.00', '0.09'],
])('%s', (_, lines, vat, total) => expect(totals(lines)).toEqual([vat, total]))

test('a deposit of three trucks is paid once, and a port fee for each container', () => {
  const abroad = offer(facts('CROSS_BORDER', 3), { 'truck-tariff': '100', deposit: '4000' })
  expect(abroad.map(({ quantity }) => quantity)).toEqual([3, 1])
  const atPort = offer(
    { movement: 'PORT', trucks: 2, containers: 3 },
    { 'truck-tariff': '100', 'port-fee': '35' },
  )
  expect(atPort.map(({ quantity }) => quantity)).toEqual([2, 3])
})

/** Code to what it is on DOMESTIC, PORT and CROSS_BORDER: s, z, o or nothing. */
const taxed: Record<string, string> = {
  'truck-tariff': 'ssz',
  loading: 'ssz',
  offloading: 'ssz',
  refrigeration: 'ssz',
  hazardous: 'ssz',
  permit: 'ssz',
  toll: 'ssz',
  'border-fee': '--z',
  'customs-clearance': '--z',
  duty: '--o',
  deposit: '--o',
  'port-fee': '-s-',
  'empty-return': '-s-',
  waiting: 'ssz',
  detention: '--z',
}
test('VAT by movement and code', () => {
  const found = Object.fromEntries(
    truckChargeCodes.map((code) => [
      code,
      (['DOMESTIC', 'PORT', 'CROSS_BORDER'] as const)
        .map((movement) => truckVat(code, movement)?.charAt(0) ?? '-')
        .join(''),
    ]),
  )
  expect(found).toEqual(taxed)
})

test('rates that come on the road are no fixed lines; every other charge of the trunk is left as it is', () => {
  expect(movementTypeCodes.map(contingentCharges)).toEqual([
    ['waiting'],
    ['waiting', 'detention'],
    ['waiting'],
  ])
  for (const movement of movementTypeCodes) expect(fixedCharges(movement)).not.toContain('waiting')
  const { taxOf, quantityOf } = truckPricing(facts('CROSS_BORDER', 5))
  for (const code of chargeCodes.filter((each) => !(each in taxed)))
    expect([code, taxOf(code), quantityOf?.(code)]).toEqual([
      code,
      truckPricing(facts('DOMESTIC')).taxOf(code),
      1,
    ])
})

describe('refused', () => {
  const line = (code: ChargeCode, quantity = 2) => ({ code, quantity })
  test.each<[string, { code: ChargeCode; quantity: number }[], Record<string, string>]>([
    ['nothing', [line('truck-tariff'), line('toll')], {}],
    ['no tariff', [line('toll')], { charges: 'trucks.tariff-required' }],
    ['one truck of two', [line('truck-tariff', 1)], { 'charges.0.quantity': 'trucks.tariff-quantity' }],
    [
      'a border at home',
      [line('truck-tariff'), line('border-fee')],
      { 'charges.1.sellingRate': 'trucks.charge-not-part' },
    ],
    [
      'waiting as a fixed line',
      [line('truck-tariff'), line('waiting')],
      { 'charges.1.sellingRate': 'trucks.charge-not-part' },
    ],
    [
      'a charge of another line',
      [line('truck-tariff'), line('ocean-freight')],
      { 'charges.1.sellingRate': 'trucks.charge-not-part' },
    ],
  ])('%s', (_, lines, expected) => expect(offerProblems(lines, twoTrucks)).toEqual(expected))

  test('a margin on a deposit, and none on a tariff', () => {
    const toSaudi = truckPricing(facts('CROSS_BORDER'))
    const refusal = (code: ChargeCode, buyingRate: string, sellingRate: string) =>
      chargeRefusal(toLine(toSaudi)({ code, buyingRate, sellingRate }), settingDefaults)
    expect(refusal('deposit', '4000', '4000')).toBeUndefined()
    expect(refusal('duty', '4000', '4001')).toBe('quotes.passed-on')
    expect(refusal('truck-tariff', '4000', '4000')).toBe('quotes.selling-equals-buying')
    expect(refusal('border-fee', '250', '270')).toBeUndefined()
  })

  const at = (time: string) => new Date(`${time}:00+04:00`)
  test.each([
    ['2026-11-25T08:00', '2026-11-25T08:01', {}],
    ['2026-11-25T08:00', '2026-12-09T08:00', {}],
    ['2026-11-25T08:00', '2026-12-09T08:01', { proposedDelivery: 'trucks.delivery-late' }],
    ['2026-11-25T08:00', '2026-11-25T08:00', { proposedDelivery: 'trucks.delivery-before-pickup' }],
    ['2026-11-24T12:00', '2026-11-25T08:00', { proposedPickup: 'trucks.pickup-past' }],
  ])('pickup %s, delivery %s: %j', (pickup, delivery, expected) =>
    expect(
      timesProblems({ proposedPickup: at(pickup), proposedDelivery: at(delivery) }, at('2026-11-24T12:00')),
    ).toEqual(expected),
  )
})

test.each([
  [{ movement: 'DOMESTIC', direction: null, isRefrigerated: false, isHazardous: false }, ['truck-tariff']],
  [
    { movement: 'DOMESTIC', direction: null, isRefrigerated: true, isHazardous: true },
    ['truck-tariff', 'refrigeration', 'hazardous'],
  ],
  [
    { movement: 'CROSS_BORDER', direction: null, isRefrigerated: false, isHazardous: false },
    ['truck-tariff', 'border-fee', 'customs-clearance'],
  ],
  [
    { movement: 'PORT', direction: 'IMPORT', isRefrigerated: false, isHazardous: false },
    ['truck-tariff', 'port-fee', 'empty-return'],
  ],
  [
    { movement: 'PORT', direction: 'EXPORT', isRefrigerated: false, isHazardous: false },
    ['truck-tariff', 'port-fee'],
  ],
] as const)('%j has %j', (of, expected) => {
  expect(expectedTruckCharges(of)).toEqual(expected)
  expect(missingCharges([{ code: 'truck-tariff' }], expected)).toEqual(expected.slice(1))
  for (const code of expected) expect(fixedCharges(of.movement)).toContain(code)
})

test('fewer trucks change the lines that count them', () => {
  const three = facts('CROSS_BORDER', 3)
  const lines = offer(three, { 'truck-tariff': '4200', deposit: '4000' })
  expect(linesFor(lines, { ...three, trucks: 2 }).map(({ quantity }) => quantity)).toEqual([2, 1])
})

describe('if every truck waits 4 hours at loading', () => {
  const rival = offer(twoTrucks, { 'truck-tariff': '990' })
  const terms = (rate: string, freeHours: number) => ({ rateFils: parseMoney(rate), freeHours })

  test('the lowest offer may be the dearer one', () => {
    const at = new Date('2026-11-24T06:00:00Z')
    const quotations = [rowOne, rival].map((lines, index) => ({
      id: `${index}`,
      total: totalsOf(lines).total,
      submittedAt: at,
      live: true,
    }))
    expect(quotations.map(({ total }) => toWire(total))).toEqual(['2133.60', '2079.00'])
    expect(lowest(quotations)?.id).toBe('1')
    expect(toWire(totalIfWaiting(rowOne, twoTrucks, terms('75', 2)))).toBe('2448.60')
    expect(toWire(totalIfWaiting(rival, twoTrucks, terms('160', 1)))).toBe('3087.00')
  })

  test.each([
    ['it charges no waiting', terms('0', 2), 4, '2079.00'],
    ['all of it is free', terms('75', 4), 4, '2079.00'],
    ['each truck costs its tariff at most', terms('500', 1), 4, '4158.00'],
    ['another wait', terms('75', 2), 3, '2236.50'],
  ])('%s', (_, of, hours, expected) =>
    expect(toWire(totalIfWaiting(rival, twoTrucks, of, hours))).toBe(expected),
  )

  test('across a border it bears no VAT', () => {
    const toOman = facts('CROSS_BORDER')
    const lines = offer(toOman, { 'truck-tariff': '2000' })
    expect(toWire(totalIfWaiting(lines, toOman, terms('100', 2)))).toBe('2200.00')
  })
})
