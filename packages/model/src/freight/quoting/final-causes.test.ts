// What changed between the accepted and the final quotation: the worked example to the fil, each cause, and that nothing is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, toWire } from '../../kit/money.ts'
import type { Lang } from '../../kit/text.ts'
import { unscaled } from '../../kit/decimal.ts'
import { measuresOf, type Measured } from '../cargo/cargo-of.ts'
import { freightPricing, type PricedCargo } from './freight-pricing.ts'
import { changeSentence } from '../../requests/change-sentence.ts'
import { ChargeInput, toLines, totalsOf, type ChargeLine } from '../../requests/charge-line.ts'
import { finalChanges } from '../../requests/final-changes.ts'
import type { FinalChanges } from '../../requests/views.ts'

const rates = { USD: { micro: 3_672_500n, day: '2026-11-26' } }
/** Four pallets of so many centimetres height. */
const cargoOf = (height: number): Measured & PricedCargo => ({
  mode: 'sea',
  containerMode: 'LCL',
  grossWeightKg: 1680,
  packages: [{ type: 'PALLET', count: 4, length: 120, width: 100, height, weight: 420, weightOf: 'each' }],
})
type Given = Partial<ChargeInput> & Pick<ChargeInput, 'code' | 'sellingRate'>
const quoted = (given: readonly Given[], height = 135): ChargeLine[] =>
  toLines(freightPricing(cargoOf(height), measuresOf(cargoOf(height)), { rates, today: '2026-11-26' }))(
    given.map((line) => ChargeInput.parse({ buyingRate: '0.01', ...line })),
  )

const perRt = { basis: 'wm', minQuantity: '1.000' } as const
const partLoad: readonly Given[] = [
  { code: 'ocean-freight', sellingRate: '38.50', currency: 'USD', ...perRt },
  { code: 'cfs-handling', sellingRate: '95', ...perRt },
  { code: 'delivery-order', sellingRate: '450' },
  { code: 'bill-of-lading', sellingRate: '450' },
  { code: 'handling', sellingRate: '150' },
  { code: 'transport', sellingRate: '450' },
  { code: 'customs-clearance', sellingRate: '550' },
]
const but = (code: Given['code'], more: Partial<Given>): Given[] =>
  partLoad.map((line) => (line.code === code ? { ...line, ...more } : line))

/** As readers are shown it. */
const viewOf = (accepted: ChargeLine[], final: ChargeLine[]): FinalChanges => {
  const [before, after] = [totalsOf(accepted), totalsOf(final)]
  return {
    acceptedTotal: toWire(before.total),
    finalTotal: toWire(after.total),
    difference: toWire(after.total - before.total),
    vat: toWire(after.vat - before.vat),
    lines: finalChanges(accepted, final).map((line) => ({
      code: line.code,
      label: line.label,
      change: line.change,
      accepted: null,
      final: null,
      difference: toWire(line.differenceFils),
      vat: toWire(line.vatFils),
      causes: line.parts.map((part) => ({
        cause: part.cause,
        difference: toWire(part.differenceFils),
        vat: toWire(part.vatFils),
      })),
      ...(line.counted && {
        counted: {
          basis: line.counted.basis,
          accepted: unscaled(line.counted.accepted, 3),
          final: unscaled(line.counted.final, 3),
        },
      }),
      reason: null,
    })),
    remarks: null,
    fileDocumentId: null,
    postedAt: '2026-11-28T12:00:00Z',
  }
}
const told = (accepted: ChargeLine[], final: ChargeLine[], lang: Lang = 'en'): string =>
  changeSentence(viewOf(accepted, final), { lang, money: (fils) => `AED ${toWire(fils)}` })

test('TV20 measured 144 cm high is TV21: 104.16 more, all of it measured', () => {
  const [accepted, final] = [quoted(partLoad), quoted(partLoad, 144)]
  expect([totalsOf(accepted), totalsOf(final)].map(({ total }) => toWire(total))).toEqual([
    '3715.10',
    '3819.26',
  ])
  expect(
    finalChanges(accepted, final).flatMap(({ code, parts, counted }) =>
      parts.map(({ cause, differenceFils, vatFils }) => [
        code,
        cause,
        toWire(differenceFils),
        toWire(vatFils),
        counted && unscaled(counted.accepted, 3),
        counted && unscaled(counted.final, 3),
      ]),
    ),
  ).toEqual([
    ['ocean-freight', 'measured', '61.07', '0.00', '6.480', '6.912'],
    ['cfs-handling', 'measured', '41.04', '2.05', '6.480', '6.912'],
  ])
})

const xray: Given = { code: 'other', label: 'Customs X-ray', sellingRate: '175' }
const duty: Given = { code: 'duty', sellingRate: '1000', buyingRate: '1000' }

test.each([
  ['the same', partLoad, 135, 'No charge has changed.', 'لم يتغيّر أي رسم.'],
  [
    'measured',
    partLoad,
    144,
    'AED 104.16 more: measured 6.912 instead of 6.480 revenue tons.',
    'زيادة قدرها AED 104.16: القياس 6.912 بدلًا من 6.480 طن أجرة.',
  ],
  [
    'measured less',
    partLoad,
    90,
    'AED 520.87 less: measured 4.320 instead of 6.480 revenue tons.',
    'انخفاض قدره AED 520.87: القياس 4.320 بدلًا من 6.480 طن أجرة.',
  ],
  [
    'charged for a least quantity',
    but('ocean-freight', { minQuantity: '7.000' }),
    135,
    'AED 73.52 more: measured 7.000 instead of 6.480 revenue tons.',
    'زيادة قدرها AED 73.52: القياس 7.000 بدلًا من 6.480 طن أجرة.',
  ],
  [
    'another price',
    but('handling', { sellingRate: '200' }),
    135,
    'AED 52.50 more: different price for Handling fee.',
    'زيادة قدرها AED 52.50: تغيّر سعر رسوم المناولة.',
  ],
  [
    'measured and another price of the same charge',
    but('cfs-handling', { sellingRate: '100' }),
    144,
    'AED 140.45 more: measured 6.912 instead of 6.480 revenue tons (AED 104.16 more); different price for CFS handling (AED 36.29 more).',
    'زيادة قدرها AED 140.45: القياس 6.912 بدلًا من 6.480 طن أجرة (زيادة AED 104.16)؛ تغيّر سعر رسوم محطة شحن الحاويات (زيادة AED 36.29).',
  ],
  [
    'added, passed on and left out',
    [...partLoad.slice(0, -1), xray, duty],
    135,
    'AED 606.25 more: added \u2068Customs X-ray\u2069 (AED 183.75 more); passed on at cost: Customs duty (AED 1000.00 more); removed Customs clearance (AED 577.50 less).',
    'زيادة قدرها AED 606.25: إضافة \u2068Customs X-ray\u2069 (زيادة AED 183.75)؛ مصروفات بالتكلفة: الرسوم الجمركية (زيادة AED 1000.00)؛ حذف التخليص الجمركي (انخفاض AED 577.50).',
  ],
  [
    'counted',
    but('delivery-order', { sellingRate: '450', quantity: 2 }),
    135,
    'AED 472.50 more: Delivery order fee: 2 instead of 1.',
    'زيادة قدرها AED 472.50: رسوم إذن التسليم: 2 بدلًا من 1.',
  ],
] as const)('%s, in one sentence', (_, given, height, en, ar) => {
  const [accepted, final] = [quoted(partLoad), quoted(given, height)]
  expect(told(accepted, final)).toBe(en)
  expect(told(accepted, final, 'ar')).toBe(ar)
})

test('with price breaks more weight is charged at the agreed break, and only what is left is the price', () => {
  const breaks = [
    { from: '0', buyingRate: '0.01', sellingRate: '9.00' },
    { from: '7', buyingRate: '0.01', sellingRate: '5.00' },
  ]
  const of = (height: number) =>
    quoted([{ code: 'cfs-handling', sellingRate: '0', basis: 'wm', breaks }], height)
  // 5.76 at 9.00, which is less than "as if 7" would be at 5.00 (35.00): charged 7.000; 8.64 at 5.00.
  const [line] = finalChanges(of(120), of(180))
  expect(line!.parts).toEqual([{ cause: 'measured', differenceFils: 820n, vatFils: 41n }])
  expect(line!.counted).toEqual({ basis: 'wm', accepted: 7000n, final: 8640n })
})

test('a percentage of a carriage that was measured is no measure of its own', () => {
  const given: Given[] = [
    ...partLoad,
    { code: 'bunker', sellingRate: '10', basis: 'percent', shareOf: 'freight' },
  ]
  const changed = finalChanges(quoted(given), quoted(given, 144)).filter(({ parts }) => parts.length > 0)
  expect(changed.map(({ code, parts }) => [code, parts.map(({ cause }) => cause)])).toEqual([
    ['ocean-freight', ['measured']],
    ['cfs-handling', ['measured']],
    ['bunker', ['rate']],
  ])
})

test('containers of a type stand against those of the same type, in whatever order they come', () => {
  const unit = (appliesTo: '20GP' | '40HC') => ({
    ...quoted([{ code: 'ocean-freight', sellingRate: '100', basis: 'wm' }])[0]!.unit!,
    basis: 'container' as const,
    appliesTo,
  })
  const line = (appliesTo: '20GP' | '40HC', sellingFils: bigint) => ({
    code: 'ocean-freight' as const,
    sellingFils,
    quantity: 1,
    vat: 'zero' as const,
    unit: unit(appliesTo),
  })
  const [small, large] = [line('20GP', 100_00n), line('40HC', 150_00n)]
  expect(finalChanges([small, large], [large, small]).map(({ change }) => change)).toEqual(['same', 'same'])
})

test('the parts of a line are its difference, and of all lines that of the totals', () => {
  const given = fc.array(
    fc.record({
      code: fc.constantFrom(
        'ocean-freight' as const,
        'cfs-handling' as const,
        'handling' as const,
        'duty' as const,
      ),
      sellingRate: fc.integer({ min: 1, max: 99_999 }).map((fils) => (fils / 100).toFixed(2)),
      unit: fc.constantFrom({}, { basis: 'wm' as const }, { basis: 'wm' as const, currency: 'USD' as const }),
    }),
    { maxLength: 6 },
  )
  const read = (drawn: { unit: object }[]): Given[] =>
    drawn.map(({ unit, ...line }) => ({ ...line, ...unit }) as Given)
  fc.assert(
    fc.property(given, given, fc.integer({ min: 20, max: 200 }), (before, after, height) => {
      const [accepted, final] = [quoted(read(before)), quoted(read(after), height)]
      const changes = finalChanges(accepted, final)
      for (const { parts, differenceFils, vatFils } of changes) {
        expect(sum(parts.map((part) => part.differenceFils))).toBe(differenceFils)
        expect(sum(parts.map((part) => part.vatFils))).toBe(vatFils)
      }
    }),
  )
})
