// Which quotations are alike, what one unit of them cost, and when their range may be said.
import { expect, test } from 'vitest'
import { measuresOf, type Measured } from '../cargo/cargo-of.ts'
import { perUnit } from '../quoting/like-with-like.ts'
import {
  alike,
  fewestAgents,
  fewestQuotations,
  forQuantity,
  quartiles,
  unitOf,
  unitRange,
  type EstimatedCargo,
} from './estimate.ts'

const cargo = (form: Partial<EstimatedCargo & Measured>): EstimatedCargo => {
  const whole = { mode: 'sea' as const, containerMode: 'FCL' as const, grossWeightKg: 1000, ...form }
  return { ...whole, measures: measuresOf(whole) }
}
const boxes = (type: '20GP' | '40HC', count = 1) => ({ containerType: type, containerCount: count })
const air = { mode: 'air', containerMode: 'GENERAL' } as const

test.each([
  ['containers of one type', boxes('40HC', 3), 'container', '40HC', 3000n],
  [
    'containers of two types by TEU',
    { ...boxes('20GP'), moreContainers: [{ type: '40HC' as const, count: 2 }] },
    'teu',
    null,
    5000n,
  ],
  [
    'a second line of the same type',
    { ...boxes('20GP'), moreContainers: [{ type: '20GP' as const, count: 2 }] },
    'container',
    '20GP',
    3000n,
  ],
  ['a part load by revenue tons', { containerMode: 'LCL' as const, volumeCbm: 6.48 }, 'wm', null, 6480n],
  ['air cargo by chargeable kg', { ...air, grossWeightKg: 120, volumeCbm: 0.96 }, 'kg', null, 160_000n],
  ['vehicles', { containerMode: 'RORO' as const, vehicles: [] }, 'vehicle', null, undefined],
  ['unit loads', { ...air, containerMode: 'ULD' as const, unitLoads: [{ count: 2 }] }, 'uld', null, 2000n],
] as const)('%s', (_, form, basis, type, quantity) => {
  const unit = unitOf(cargo(form as Partial<EstimatedCargo & Measured>))
  expect(unit).toEqual(quantity === undefined ? undefined : { basis, type, quantity })
})

test('a part load without volume has no unit', () => {
  expect(unitOf(cargo({ containerMode: 'LCL' }))).toBeUndefined()
})

test('one unit costs the total by the quantity, half up, and a quantity costs whole dirhams', () => {
  expect(perUnit(100_001n, 6480n)).toBe(15_432n)
  expect(perUnit(100n, 3000n)).toBe(33n)
  expect(forQuantity(15_432n, { quantity: 6480n })).toBe(100_000n)
  expect(forQuantity(15_450n, { quantity: 1000n })).toBe(15_500n)
})

test.each([
  [[1n], [1n, 1n, 1n]],
  [
    [1n, 2n, 3n, 4n],
    [1n, 2n, 3n],
  ],
  [
    [1n, 2n, 3n, 4n, 5n],
    [2n, 3n, 4n],
  ],
  [
    [10n, 20n, 30n, 40n, 50n, 60n, 70n, 80n],
    [20n, 40n, 60n],
  ],
])('quartiles by the nearest rank, $#', (sorted, expected) => {
  expect(quartiles(sorted)).toEqual(expected)
})

const priced = (unitFils: bigint, agentId = 'a') => ({ agentId, unitFils })

test('a range needs enough quotations of several agents', () => {
  const of = (agents: readonly string[]) => unitRange(agents.map((agent, at) => priced(BigInt(at), agent)))
  expect([fewestQuotations, fewestAgents]).toEqual([5, 2])
  expect(of(['a', 'b', 'a', 'b'])).toBeUndefined()
  expect(of(['a', 'a', 'a', 'a', 'a', 'a'])).toBeUndefined()
  expect(of(['a', 'a', 'a', 'a', 'b'])).toEqual([1n, 2n, 3n])
})

test('only cargo of the same unit is alike, whatever its quantity', () => {
  const row = (form: Parameters<typeof cargo>[0], totalFils: bigint) => ({
    agentId: 'a',
    totalFils,
    cargo: cargo(form),
  })
  const rows = [
    row(boxes('40HC', 2), 1_000_000n),
    row(boxes('20GP'), 400_000n),
    row({ containerMode: 'LCL', volumeCbm: 2 }, 90_000n),
  ]
  const unit = unitOf(cargo(boxes('40HC', 5)))!
  expect(alike(rows, unit).map(({ unitFils }) => unitFils)).toEqual([500_000n])
})
