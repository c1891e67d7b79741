// Worked examples of the landed cost: general duty, tobacco, alcohol, GCC origin, exempt goods, and the duty-free value.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import { landedCost, landedFacts, valueOn, type LandedFacts } from './landed-cost.ts'

const furniture: LandedFacts = {
  goods: 9_000_000n,
  carriage: 900_000n,
  quotation: 1_200_000n,
  commodity: '9403',
  gccOrigin: false,
  on: '2026-11-22',
}
const cost = (change: Partial<LandedFacts> = {}, settings: Partial<SettingsInForce> = {}) =>
  landedCost({ ...furniture, ...change }, { ...settingDefaults, ...settings })

test('goods of 90,000 with 9,000 of carriage: CIF 99,990, duty 4,999.50, VAT 5,249.48', () => {
  expect(cost()).toEqual({
    carriage: 900_000n,
    insurance: 99_000n,
    cif: 9_999_000n,
    reason: 'general',
    dutyPercent: 5,
    duty: 499_950n,
    importVat: 524_948n,
    total: 9_000_000n + 1_200_000n + 499_950n + 524_948n,
  })
})

test('without insurance a CIF of 100,000 bears 5,000 of duty and 5,250 of VAT', () => {
  const plain = cost({ goods: 9_100_000n }, { 'customs.insurance-percent': 0 })
  expect(plain).toMatchObject({ cif: 10_000_000n, duty: 500_000n, importVat: 525_000n })
})

describe('other duties than the general one', () => {
  const known = { 'customs.insurance-percent': 0 }
  test.each<[string, Partial<LandedFacts>, object]>([
    ['tobacco doubles', { commodity: '2402' }, { reason: 'tobacco', duty: 9_900_000n, importVat: 990_000n }],
    [
      'alcohol bears half',
      { commodity: '220830' },
      { reason: 'alcohol', duty: 4_950_000n, importVat: 742_500n },
    ],
    ['soft drinks are no alcohol', { commodity: '2202' }, { reason: 'general', duty: 495_000n }],
    [
      'GCC origin is free of duty and not of VAT',
      { gccOrigin: true },
      { reason: 'gcc-origin', duty: 0n, importVat: 495_000n },
    ],
    [
      'GCC origin frees tobacco too',
      { commodity: '2402', gccOrigin: true },
      { reason: 'gcc-origin', duty: 0n },
    ],
    [
      'medicines are exempt',
      { commodity: '3004' },
      { reason: 'exempt-heading', duty: 0n, importVat: 495_000n },
    ],
    ['a subheading follows its heading', { commodity: '847130' }, { reason: 'exempt-heading', duty: 0n }],
  ])('%s', (_, change, expected) => expect(cost(change, known)).toMatchObject(expected))

  test('nothing is exempt when no heading is listed', () => {
    expect(cost({ commodity: '3004' }, { 'customs.exempt-headings': null }).reason).toBe('general')
  })
})

describe('the duty-free value', () => {
  const known = { 'customs.insurance-percent': 0 }
  const small = (goods: bigint, on: string, commodity = '9403') =>
    cost({ goods, carriage: undefined, on, commodity }, known)

  test('is met to the fil, and CIF counts, not the goods alone', () => {
    expect(small(100_000n, '2026-11-22')).toMatchObject({ reason: 'low-value', duty: 0n, importVat: 5_000n })
    expect(small(100_001n, '2026-11-22')).toMatchObject({ reason: 'general', duty: 5_000n })
    expect(cost({ goods: 100_000n, carriage: 1n }, known).reason).toBe('general')
  })

  test('was 300 dirhams in the first two months of 2023 only', () => {
    expect(small(50_000n, '2022-12-31').reason).toBe('low-value')
    expect(small(50_000n, '2023-01-01').reason).toBe('general')
    expect(small(50_000n, '2023-02-28').reason).toBe('general')
    expect(small(50_000n, '2023-03-01').reason).toBe('low-value')
  })

  test('never frees tobacco or alcohol', () => {
    expect(small(10_000n, '2026-11-22', '2402')).toMatchObject({ reason: 'tobacco', duty: 10_000n })
    expect(small(10_000n, '2026-11-22', '2204').reason).toBe('alcohol')
  })
})

describe('what the seller has paid is not added again', () => {
  const quoted = {
    charges: [
      { code: 'ocean-freight', amount: '10650.25' },
      { code: 'customs-clearance', amount: '550.00' },
    ],
    totalEstimate: '11227.75',
  } as unknown as Parameters<typeof landedFacts>[1]
  const facts = (incoterm: string | null) =>
    landedFacts(
      { direction: 'import', cargoValue: '186500.00', commodity: '9403', gccOrigin: false, incoterm },
      quoted,
      '2026-11-22',
    )

  test.each<[string | null, bigint, bigint, bigint]>([
    [null, 19_912_175n, 995_609n, 1_045_389n],
    ['FOB', 19_912_175n, 995_609n, 1_045_389n],
    ['CFR', 18_836_500n, 941_825n, 988_916n],
    ['CPT', 18_836_500n, 941_825n, 988_916n],
    ['CIF', 18_650_000n, 932_500n, 979_125n],
    ['DAP', 18_650_000n, 932_500n, 979_125n],
  ])('%s: CIF %d, duty %d, VAT %d', (incoterm, cif, duty, importVat) =>
    expect(
      landedCost(facts(incoterm)!, { ...settingDefaults, 'customs.insurance-percent': 1 }),
    ).toMatchObject({
      cif,
      duty,
      importVat,
      total: 18_650_000n + 1_122_775n + duty + importVat,
    }),
  )

  test('duty paid by the seller is not estimated', () => expect(facts('DDP')).toBeUndefined())
})

test('a dated value holds from its day on, the first row before it as well', () => {
  const rows = [
    ['2024-01-01', 5],
    ['2025-01-01', 7],
  ] as const
  expect(['2000-01-01', '2024-12-31', '2025-01-01', '2030-01-01'].map((day) => valueOn(rows, day))).toEqual([
    5, 5, 7, 7,
  ])
})

test('dearer goods never land cheaper, and the parts add up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 200_000n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      (goods, more) => {
        const [less, dear] = [cost({ goods }), cost({ goods: goods + more })]
        expect(dear.total >= less.total).toBe(true)
        expect(dear.cif).toBe(goods + more + dear.carriage + dear.insurance)
        expect(dear.total).toBe(goods + more + furniture.quotation + dear.duty + dear.importVat)
      },
    ),
  )
})
