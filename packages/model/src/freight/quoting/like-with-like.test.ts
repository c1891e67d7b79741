// Quotations side by side: every worked example of the price of one unit and of the likely total, and where charges stand.
import { expect, test } from 'vitest'
import { parseMoney, toWire } from '../../kit/money.ts'
import { settingDefaults } from '../../kit/settings.ts'
import type { ChargeCode } from '../../requests/charges.ts'
import type { QuotationView } from '../../requests/views.ts'
import { measuresOf, type Measured } from '../cargo/cargo-of.ts'
import { countedIn, type PricedCargo } from './freight-pricing.ts'
import { blockOf, comparedBy, likelyTotal, perUnit } from './like-with-like.ts'

type Cargo = Measured & PricedCargo
const boxes: Cargo = {
  mode: 'sea',
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 2,
  grossWeightKg: 40_000,
}
const mixed: Cargo = { ...boxes, moreContainers: [{ type: '20RF', count: 1 }] as never }
const pallets: Cargo = {
  mode: 'sea',
  containerMode: 'LCL',
  grossWeightKg: 1680,
  packages: [
    { type: 'PALLET', count: 4, length: 120, width: 100, height: 135, weight: 420, weightOf: 'each' },
  ],
}
const cartons: Cargo = {
  mode: 'air',
  containerMode: 'GENERAL',
  grossWeightKg: 120,
  packages: [{ type: 'CARTON', count: 10, length: 60, width: 40, height: 40, weight: 12, weightOf: 'each' }],
}
const counted = (cargo: Cargo) => countedIn(cargo, measuresOf(cargo))
const each = (total: string, cargo: Cargo, by = comparedBy(cargo)) =>
  toWire(perUnit(parseMoney(total), counted(cargo)(by, {})!))

test.each([
  ['a container', '15826.75', boxes, 'container', '7913.38'],
  ['a container of the lowest', '15134.05', boxes, 'container', '7567.03'],
  ['a container of a flat price', '16297.00', boxes, 'container', '8148.50'],
  ['a TEU where types differ', '15000.00', mixed, 'teu', '3000.00'],
  ['a revenue ton', '3715.10', pallets, 'wm', '573.32'],
  ['a chargeable kilogram', '2826.77', cartons, 'kg', '17.67'],
] as const)('the price of %s', (_, total, cargo, by, price) => {
  expect(comparedBy(cargo)).toBe(by)
  expect(each(total, cargo)).toBe(price)
})

test.each([
  ['15826.75', '3956.69'],
  ['15134.05', '3783.51'],
  ['16297.00', '4074.25'],
])('AED %s for two forty-foot containers are %s for a TEU', (total, price) => {
  expect(each(total, boxes, 'teu')).toBe(price)
})

const now = new Date('2026-11-27T08:00:00Z')
const quote = (
  id: string,
  totalEstimate: string,
  lines: Partial<Record<ChargeCode, string>>,
  change: Partial<QuotationView> = {},
): QuotationView =>
  ({
    QuotationId: id,
    state: 'Q_SUBMITTED',
    expiryDate: '2026-11-28T08:00:00Z',
    totalEstimate,
    missing: [],
    charges: Object.entries(lines).map(([code, amount]) => ({ code, amount })),
    ...change,
  }) as unknown as QuotationView
const likely = (missing: ChargeCode[], others: QuotationView[], cargo = boxes) => {
  const one = quote('B', '15134.05', {}, { missing })
  const total = likelyTotal(one, [one, ...others], {
    settings: settingDefaults,
    counted: counted(cargo),
    now,
  })
  return total === undefined ? undefined : toWire(total)
}
const [a, c] = [
  quote('A', '15826.75', { 'customs-clearance': '550.00' }),
  quote('C', '16297.00', { 'customs-clearance': '600.00' }),
]

test('a missing charge is likely what the others ask for it, with VAT', () => {
  expect(likely(['customs-clearance'], [a, c])).toBe('15737.80')
  expect(each('15737.80', boxes)).toBe('7868.90')
  expect(likely([], [a, c])).toBe('15134.05')
})

test('of quotations that can no longer be accepted nothing is taken', () => {
  const over = { ...c, expiryDate: '2026-11-27T07:00:00Z' }
  expect(likely(['customs-clearance'], [a, over])).toBeUndefined()
  expect(likely(['customs-clearance'], [a, { ...c, state: 'Q_WITHDRAWN' }])).toBeUndefined()
})

test('with fewer than two to learn from it is the most of its range for the cargo, and unknown where it has none', () => {
  // Two containers at 50 a seal, and 5 percent.
  expect(likely(['seal'], [quote('A', '1.00', { seal: '40.00' })])).toBe('15239.05')
  expect(likely(['handling'], [])).toBe('15344.05')
  expect(likely(['customs-clearance'], [a])).toBeUndefined()
})

test('local charges stand at the end that is in the Emirates', () => {
  expect(blockOf('terminal-handling', 'import')).toBe('destination')
  expect(blockOf('terminal-handling', 'export')).toBe('origin')
  expect(blockOf('pickup', 'import')).toBe('origin')
  expect(blockOf('delivery-abroad', 'export')).toBe('destination')
  expect(blockOf('bunker', 'import')).toBe('freight')
  expect(blockOf('export-clearance', 'import')).toBe('customs')
  expect(blockOf('insurance', 'import')).toBe('other')
})
