// Intake: how far a measurement may be off, what is found, and how its customer answers.
import { describe, expect, test } from 'vitest'
import { findingAnswerRefusal, findingChanges, itemFindings, spaceFinding, type Finding } from './findings.ts'
import { measureGrade, measureRefusal } from './measure.ts'

test.each([
  [18.5, 18.5, 'close'],
  [18.5, 19.4, 'close'],
  [18.5, 21.5, 'differs'], // 16 percent
  [18.5, 15.5, 'differs'],
  [20, 25, 'differs'],
  [20, 25.01, 'far'],
  [20, 14.9, 'far'],
  [18.5, 40, 'far'],
  [18.5, 185, 'misplaced'],
  [18.5, 178, 'misplaced'],
  [18.5, 1.85, 'misplaced'],
  [18.5, 1850, 'misplaced'],
  [18.5, 0.19, 'misplaced'],
  [18.5, 92.5, 'far'],
] as const)('of %s booked, %s measured is %s', (booked, measured, grade) => {
  expect(measureGrade(booked, measured)).toBe(grade)
  const asks = grade === 'far' || grade === 'misplaced'
  expect(measureRefusal(booked, measured, undefined)).toBe(asks ? 'warehouse.measure-again' : undefined)
  expect(measureRefusal(booked, measured, booked)).toBe(
    asks && measured !== booked ? 'warehouse.measure-again' : undefined,
  )
  expect(measureRefusal(booked, measured, measured)).toBeUndefined()
})

const item = {
  id: 'a',
  name: 'Box',
  quantity: 10,
  missing: 0,
  excess: 0,
  condition: 'good',
  note: null,
  photos: ['p'],
}

describe('what is found', () => {
  test('is damage and shortage, each with its figures', () => {
    expect(itemFindings([item, { ...item, condition: 'worn' }])).toEqual([])
    const both = itemFindings([{ ...item, condition: 'damaged', missing: 2, note: 'Wet' }])
    const facts = { itemId: 'a', name: 'Box', expected: 12, found: 10, note: 'Wet', photos: ['p'] }
    expect(both).toEqual([
      { kind: 'damaged', ...facts },
      { kind: 'short', ...facts },
    ])
  })

  test('is more space beyond the tolerance, never less', () => {
    const seen = { note: null, photos: [] }
    expect(spaceFinding(10, 10.5, seen)).toBeUndefined()
    expect(spaceFinding(10, 8, seen)).toBeUndefined()
    expect(spaceFinding(10, 11, seen)).toMatchObject({ kind: 'space', expected: 10, found: 11 })
  })

  test('is noted once, and dropped when it is corrected before the answer', () => {
    const [short] = itemFindings([{ ...item, missing: 2 }]) as [Finding]
    const known = (state: 'NOTED' | 'ACCEPTED' | 'DROPPED') => ({ ...short, state })
    expect(findingChanges([short], [])).toEqual({ noted: [short], dropped: [] })
    expect(findingChanges([{ ...short, note: 'Seen twice' }], [known('NOTED')])).toEqual({
      noted: [],
      dropped: [],
    })
    expect(findingChanges([short], [known('ACCEPTED')])).toEqual({ noted: [], dropped: [] })
    expect(findingChanges([short], [known('DROPPED')])).toEqual({ noted: [short], dropped: [] })
    expect(findingChanges([], [known('NOTED')])).toEqual({ noted: [], dropped: [known('NOTED')] })
    expect(findingChanges([], [known('ACCEPTED')])).toEqual({ noted: [], dropped: [] })
    const changed = { ...short, expected: 13 }
    expect(findingChanges([changed], [known('NOTED')])).toEqual({
      noted: [changed],
      dropped: [known('NOTED')],
    })
  })
})

test.each([
  [['a'], { findings: ['a'], outcome: 'accept', text: null }, undefined],
  [['a'], { findings: ['a'], outcome: 'object', text: null }, 'warehouse.reason-required'],
  [['a'], { findings: ['a'], outcome: 'object', text: 'It was whole' }, undefined],
  [['a', 'b'], { findings: ['a'], outcome: 'accept', text: null }, undefined],
  [['a'], { findings: ['a', 'b'], outcome: 'accept', text: null }, 'warehouse.findings-changed'],
  [[], { findings: ['a'], outcome: 'accept', text: null }, 'warehouse.findings-answered'],
] as const)('of open %o, the answer %o: %s', (open, answer, refusal) => {
  expect(findingAnswerRefusal(open, answer)).toBe(refusal)
})
