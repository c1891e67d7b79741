// Prices to the fil: the worked examples of the specification, each with net, VAT and total.
import { describe, expect, test } from 'vitest'
import { sum, toWire, vatOf } from '../../kit/money.ts'
import { settingDefaults } from '../../kit/settings.ts'
import type { Leg, Plan, Service } from '../services.ts'
import { chargeableGrams, type Parcel } from './parcel.ts'
import {
  priceOf,
  remeasureLine,
  returnLine,
  surchargesOf,
  type Rates,
  type Shipment,
  type Surcharges,
} from './price.ts'
import { carriageOf, firstTariff, tariffAt } from './tariff.ts'

const rates: Rates = { tariff: firstTariff, surcharges: surchargesOf(settingDefaults) }
const withMore = (more: Partial<Surcharges>): Rates => ({
  ...rates,
  surcharges: { ...rates.surcharges, ...more },
})

/** Kilograms and centimetres. */
const parcel = (kg: number, ...sides: [number, number, number]): Parcel => ({
  grams: Math.round(kg * 1000),
  sides: sides.map((cm) => Math.round(cm * 10)) as unknown as Parcel['sides'],
})
const light = (kg: number) => parcel(kg, 20, 15, 10)
const of = (leg: Leg, parcels: Parcel[], more: Partial<Shipment> = {}): Shipment => ({
  leg,
  parcels,
  ...more,
})
const figures = (shipment: Shipment, service: Service, by = rates) => {
  const { net, vat, total } = priceOf(shipment, service, by)
  return [net, vat, total].map((fils) => toWire(fils))
}

describe('in the Emirates', () => {
  const big = parcel(3, 40, 30, 30)
  test('1: the volume counts', () => {
    expect(chargeableGrams(big)).toBe(7_200)
    expect(figures(of('domestic', [big]), 'DOMESTIC')).toEqual(['26.00', '1.30', '27.30'])
  })
  test.each<[Plan, string]>([
    ['BRONZE', '25.00'],
    ['SILVER', '24.00'],
    ['GOLD', '23.00'],
  ])('2: the same with %s is %s', (plan, net) =>
    expect(figures(of('domestic', [big], { plan }), 'DOMESTIC')[0]).toBe(net),
  )
  test('3: parcels are priced each by itself', () =>
    expect(figures(of('domestic', [big, light(1.2)]), 'DOMESTIC')).toEqual(['46.00', '2.30', '48.30']))
  test.each([
    [5, '20.00'],
    [5.001, '22.00'],
    [6, '22.00'],
    [6.001, '24.00'],
  ])('4: %s kg are %s', (kg, net) => expect(figures(of('domestic', [light(kg)]), 'DOMESTIC')[0]).toBe(net))
  test('8: the largest parcel by its volume', () =>
    expect(figures(of('domestic', [parcel(30, 45, 46, 92)]), 'DOMESTIC')).toEqual(['88.00', '4.40', '92.40']))
  test('11: a code takes its percent off the carriage, and VAT is of what is left', () => {
    const discount = { code: 'EIGHTH', service: 'DOMESTIC', basisPoints: 1250n } as const
    const shipment = of('domestic', [light(5.5)], { discount })
    expect(figures(shipment, 'DOMESTIC')).toEqual(['19.25', '0.96', '20.21'])
    expect(priceOf(shipment, 'DOMESTIC', rates).lines[0]!.formula.en).toBe(
      '5.5 kg by weight: first 5 kg AED 20.00 + 1 started kg × AED 2.00 − 12.5% with EIGHTH (AED 2.75)',
    )
  })
  test('12: a remote area once, with VAT of its own', () => {
    const remote = { en: 'Hatta', ar: 'حتا' }
    const { lines, total } = priceOf(of('domestic', [light(1), light(1)], { remote }), 'DOMESTIC', rates)
    expect(lines.map(({ code, net, vat }) => [code, toWire(net), toWire(vat)])).toEqual([
      ['CARRIAGE', '20.00', '1.00'],
      ['CARRIAGE', '20.00', '1.00'],
      ['REMOTE', '15.00', '0.75'],
    ])
    expect(toWire(total)).toBe('57.75')
    expect(figures(of('domestic', [light(1)], { remote }), 'DOMESTIC')[2]).toBe('36.75')
  })
  test('13: VAT is rounded line by line', () => {
    expect(toWire(sum([1905n, 1905n, 1905n].map((net) => vatOf(net, 'standard'))))).toBe('2.85')
    // 19.05 is 20.00 less 4.75 percent; three such lines, not 5 percent of 57.15.
    const discount = { code: 'LINES', service: 'DOMESTIC', basisPoints: 475n } as const
    expect(figures(of('domestic', [light(1), light(1), light(1)], { discount }), 'DOMESTIC')).toEqual([
      '57.15',
      '2.85',
      '60.00',
    ])
  })
  test('fuel goes on each carriage line, after the code', () => {
    const discount = { code: 'HALF', service: 'DOMESTIC', basisPoints: 5000n } as const
    const by = withMore({ fuelBasisPoints: 1250n })
    const { lines } = priceOf(of('domestic', [light(1), big], { discount }), 'DOMESTIC', by)
    expect(lines.map(({ code, net }) => `${code} ${toWire(net)}`)).toEqual([
      'CARRIAGE 10.00',
      'FUEL 1.25',
      'CARRIAGE 13.00',
      'FUEL 1.63',
    ])
  })
  test('cash on delivery costs nothing until its setting says so', () => {
    const shipment = of('domestic', [light(1)], { codFils: 100_00n })
    expect(figures(shipment, 'DOMESTIC')[2]).toBe('21.00')
    expect(figures(shipment, 'DOMESTIC', withMore({ codFils: 2_00n }))[2]).toBe('23.10')
  })
})

describe('abroad', () => {
  test.each<[Plan | undefined, string]>([
    [undefined, '40.00'],
    ['GOLD', '24.00'],
    ['SILVER', '28.00'],
    ['BRONZE', '32.00'],
  ])('5: 4.9 kg with %s are %s, and no VAT', (plan, net) => {
    for (const service of ['INTL_PRIORITY', 'INTL_ECONOMY'] as const)
      expect(figures(of('export', [light(4.9)], { plan }), service)).toEqual([net, '0.00', net])
  })
  test.each<[number, Plan | undefined, string]>([
    [5.001, undefined, '182.00'],
    [5.001, 'GOLD', '166.00'],
    [6.001, undefined, '324.00'],
    [10, undefined, '750.00'],
    [10, 'GOLD', '734.00'],
    [10.001, undefined, '750.00'],
    [10.001, 'GOLD', '750.00'],
    [20.001, undefined, '1000.00'],
    [20.001, 'GOLD', '1000.00'],
    [30.001, undefined, '1300.00'],
  ])('6, 7: %s kg with %s are %s', (kg, plan, net) =>
    expect(toWire(carriageOf(firstTariff, 'INTL_PRIORITY', plan ?? 'NONE', kg * 1000).fils)).toBe(net),
  )
  test('8: the largest parcel has the flat price', () => {
    const { lines } = priceOf(of('export', [parcel(30, 45, 46, 92)]), 'INTL_PRIORITY', rates)
    expect(lines.map(({ net, vat, formula }) => [net, vat, formula.en])).toEqual([
      [1_300_00n, 0n, '38.088 kg by size (45 × 46 × 92 cm ÷ 5,000): flat price above 30 kg AED 1,300.00'],
    ])
  })
  test('no plan lowers what comes in: the partner carries it', () =>
    expect(figures(of('import', [light(1)], { plan: 'GOLD' }), 'INTL_PRIORITY')[0]).toBe('40.00'))
  test('unless the setting takes them in', () =>
    expect(
      figures({ ...of('import', [light(1)], { plan: 'GOLD' }), importsAtPlan: true }, 'INTL_PRIORITY')[0],
    ).toBe('24.00'))
  test('the remote place abroad is charged, not both ends', () => {
    const shipment = of('export', [light(1)], {
      remote: { en: 'Hatta', ar: 'حتا' },
      remoteAbroad: { en: 'Tromsø', ar: 'ترومسو' },
    })
    expect(figures(shipment, 'INTL_PRIORITY')).toEqual(['115.00', '0.00', '115.00'])
  })
})

test.each([
  [18_250_00n, '136.88'],
  [900_00n, '10.00'],
  [1_333_33n, '10.00'],
  [1_334_00n, '10.01'],
])('14: cover of %s fils costs %s', (coveredFils, net) => {
  const { lines } = priceOf(of('export', [light(1)], { coveredFils }), 'INTL_PRIORITY', rates)
  expect(lines.map(({ code, net: fils }) => [code, toWire(fils)])).toContainEqual(['COVER', net])
})

test.each<[Plan | undefined, bigint, string, string]>([
  ['GOLD', 1000n, '17.00', 'plan'],
  ['GOLD', 1500n, '17.00', 'plan'],
  ['GOLD', 1510n, '16.98', 'code'],
  ['BRONZE', 1000n, '18.00', 'code'],
  [undefined, 1000n, '18.00', 'code'],
])('%s and a code of %s basis points: the lower counts, never both', (plan, basisPoints, net, by) => {
  const discount = { code: 'X', service: 'DOMESTIC', basisPoints } as const
  const price = priceOf(of('domestic', [light(1)], { plan, discount }), 'DOMESTIC', rates)
  expect([toWire(price.net), price.by]).toEqual([net, by])
})

test.each([
  [4_500, 5_600, '2.00', '0.10'],
  [9_800, 10_200, undefined, undefined],
  [20_000, 20_900, undefined, undefined],
  [20_000, 21_001, '4.00', '0.20'],
  [4_000, 4_900, undefined, undefined],
])('22: %i g measured as %i g', (declared, measured, net, vat) => {
  const how = { leg: 'domestic', service: 'DOMESTIC', plan: 'NONE', tariff: firstTariff } as const
  const line = remeasureLine(declared, measured, how)
  expect([line && toWire(line.net), line && toWire(line.vat)]).toEqual([net, vat])
})

test('sending back is half the carriage, without what was added to it', () => {
  const remote = { en: 'Hatta', ar: 'حتا' }
  const line = returnLine(priceOf(of('domestic', [light(5.5)], { remote }), 'DOMESTIC', rates))
  expect([toWire(line.net), toWire(line.vat)]).toEqual(['11.00', '0.55'])
})

test.each<[Plan | undefined, string]>([
  [undefined, '1040.00'],
  ['GOLD', '824.00'],
  ['SILVER', '888.00'],
  ['BRONZE', '952.00'],
])('30: forty domestic and six light exports with %s are %s', (plan, net) => {
  const domestic = priceOf(of('domestic', [light(1)], { plan }), 'DOMESTIC', rates).net
  const abroad = priceOf(of('export', [light(1)], { plan }), 'INTL_PRIORITY', rates).net
  expect(toWire(domestic * 40n + abroad * 6n)).toBe(net)
})

test('the version that has begun last holds, from its instant on', () => {
  const later = { validFrom: new Date('2027-01-01T00:00:00+04:00'), cells: [] }
  const versions = [later, firstTariff]
  expect(tariffAt(versions, new Date('2026-12-31T19:59:59.999Z'))).toBe(firstTariff)
  expect(tariffAt(versions, new Date('2026-12-31T20:00:00Z'))).toBe(later)
  expect(() => tariffAt([later], new Date('2026-12-31T19:59:59Z'))).toThrow('no version')
})
