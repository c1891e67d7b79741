// Which labels of a storage are owed and why they are refused; and a label that keeps within its edges.
import { expect, test } from 'vitest'
import { labelDots } from '../documents/label/label-elements.ts'
import { mostLabels } from './fields.ts'
import { labelsRefusal, unitLabel, unlabelled, type LabelFacts } from './unit-labels.ts'

const facts: LabelFacts = {
  state: 'QS_PPA',
  goods: 'STORED',
  prefix: '6291234',
  items: [{ quantity: 40 }],
}

test('are printed of counted goods that are stored, by a warehouse with a prefix', () => {
  const refusal = (change: Partial<LabelFacts>) => labelsRefusal({ ...facts, ...change })
  expect(refusal({})).toBeUndefined()
  expect(refusal({ goods: null })).toBe('warehouse.not-booked')
  expect(refusal({ goods: 'AWAITED' })).toBe('warehouse.not-stored')
  expect(refusal({ goods: 'DELIVERED' })).toBe('warehouse.not-stored')
  expect(refusal({ items: [] })).toBe('warehouse.labels-uncounted')
  expect(refusal({ items: [{ quantity: 0 }] })).toBe('warehouse.labels-uncounted')
  expect(refusal({ prefix: null })).toBe('warehouse.label-prefix-missing')
  expect(refusal({ items: [{ quantity: mostLabels }] })).toBeUndefined()
  expect(refusal({ items: [{ quantity: mostLabels }, { quantity: 1 }] })).toBe('warehouse.labels-most')
})

test('only pieces without a code get one', () => {
  const items = [
    { id: 'box', quantity: 3 },
    { id: 'sofa', quantity: 1 },
  ]
  const all = unlabelled(items, [])
  expect(all).toEqual([
    { itemId: 'box', sequence: 1 },
    { itemId: 'box', sequence: 2 },
    { itemId: 'box', sequence: 3 },
    { itemId: 'sofa', sequence: 1 },
  ])
  expect(unlabelled(items, all)).toEqual([])
  expect(unlabelled([{ id: 'box', quantity: 2 }], all)).toEqual([])
  expect(unlabelled([{ id: 'box', quantity: 5 }], all).map(({ sequence }) => sequence)).toEqual([4, 5])
})

test('everything stands within the edges, the bars with ten modules of quiet on both sides', () => {
  const page = unitLabel({
    warehouse: { en: 'W'.repeat(120), ar: 'م'.repeat(120) },
    number: 'WH-26-0000107',
    item: 'W'.repeat(120),
    sequence: 1000,
    of: 1000,
    place: 'P'.repeat(40),
    receivedOn: '2026-11-29',
    sscc: '006141411234567890',
  })
  for (const { x, y, width, height } of page) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(labelDots.width)
    expect(y + height).toBeLessThanOrEqual(labelDots.height)
  }
  const bars = page.find(({ kind }) => kind === 'bars')!
  expect(bars.x).toBeGreaterThanOrEqual(40)
  expect(labelDots.width - bars.x - bars.width).toBeGreaterThanOrEqual(40)
})
