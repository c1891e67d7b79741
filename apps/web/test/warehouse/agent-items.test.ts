// The rules behind the warehouse's inventory and work list: what may be saved, removed, sent, and what waits for an answer.
import { describe, expect, test } from 'vitest'
import type { StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { saveStorageItems } from '@marsa/model/warehouse/goods-endpoints.ts'
import {
  emptyItem,
  itemProblems,
  listWith,
  removeRefusal,
  takenOf,
  valuesOf,
} from '../../src/warehouse/goods/agent-item-values.ts'
import { awaitsAnswer } from '../../src/requests/agent/awaits-answer.ts'

const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

const item = (index: number, change: Partial<StoredItemView> = {}): StoredItemView => ({
  itemId: id(index),
  name: `Item ${index}`,
  quantity: 10,
  missing: 0,
  excess: 0,
  sides: null,
  place: null,
  released: 0,
  ssccs: [],
  left: 10,
  conditionIn: 'good',
  noteIn: null,
  photosIn: [],
  conditionOut: null,
  noteOut: null,
  photosOut: [],
  ...change,
})

describe('an item of the inventory', () => {
  test('needs a name and a whole number of pieces from 1', () => {
    expect(itemProblems({ ...emptyItem, name: '  ' }, 0)).toEqual({ name: 'warehouse.item-name' })
    expect(itemProblems({ ...emptyItem, name: 'Sofa', quantity: null }, 0)).toEqual({
      quantity: 'warehouse.pieces',
    })
    expect(itemProblems({ ...emptyItem, name: 'Sofa', quantity: 1 }, 0)).toEqual({})
  })

  test('does not shrink below what is released or requested', () => {
    const asked = item(1, { quantity: 10, released: 2, left: 5 })
    expect(takenOf(asked)).toBe(5)
    expect(itemProblems({ ...valuesOf(asked), quantity: 4 }, takenOf(asked))).toEqual({
      quantity: 'warehouse.item-released',
    })
    expect(itemProblems({ ...valuesOf(asked), quantity: 5 }, takenOf(asked))).toEqual({})
  })

  test('stays while any release names it', () => {
    const releases = [{ lines: [{ itemId: id(1) }] }]
    expect(removeRefusal(id(1), releases)).toBe('warehouse.item-released')
    expect(removeRefusal(id(2), releases)).toBeNull()
  })
})

describe('the list that is sent', () => {
  const items = [item(1, { noteIn: 'Scratch', photosIn: [id(8)] }), item(2, { conditionOut: 'worn' })]
  const fits = (list: unknown) => saveStorageItems.body!.safeParse({ items: list, version: 1 }).success

  test('keeps every other item as it is', () => {
    const list = listWith(items, { save: { ...valuesOf(items[1]!), name: ' Chairs ', noteOut: ' ' } })
    expect(list[0]).toEqual(expect.objectContaining({ itemId: id(1), noteIn: 'Scratch', photosIn: [id(8)] }))
    expect(list[1]).toEqual(expect.objectContaining({ itemId: id(2), name: 'Chairs', noteOut: null }))
    expect(list).toHaveLength(2)
    expect(fits(list)).toBe(true)
  })

  test('adds at the end and leaves out what is removed', () => {
    const added = listWith(items, { save: { ...emptyItem, name: 'Lamp', quantity: 3 } })
    expect(added.map(({ itemId }) => itemId)).toEqual([id(1), id(2), null])
    expect(fits(added)).toBe(true)
    expect(listWith(items, { remove: id(1) }).map(({ itemId }) => itemId)).toEqual([id(2)])
  })
})

test('only an open invitation counts down', () => {
  const answerBy = '2026-11-22T12:00:00+04:00'
  expect(awaitsAnswer({ answerBy, nextAction: 'answer-request' })).toBe(true)
  expect(awaitsAnswer({ answerBy, nextAction: null })).toBe(false)
  expect(awaitsAnswer({ answerBy: null, nextAction: 'answer-request' })).toBe(false)
})
