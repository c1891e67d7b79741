// Releases: no piece more than is there, nothing unpaid without credit in every state of the balance, identity kept short.
import { describe, expect, test } from 'vitest'
import { storageMachine, type StorageState } from './request-machine.ts'
import { Collector, handOverRefusal, lineProblems, maskedId, proofProblems } from './release.ts'

const facts = (state: StorageState, finalOwed = false, staying = true) =>
  ({ state, finalOwed, staying, goods: 'STORED' }) as const
const paid = { onCredit: false }
const credit = { onCredit: true }

describe('goods are handed over', () => {
  test.each([
    // state, a final quotation is owed, pieces stay: refused when paid for, refused on credit
    ['QS_PPA', false, true, 'warehouse.release-unpaid', undefined],
    ['QS_PPA', true, true, 'warehouse.release-unpaid', undefined],
    ['QS_AWAITING_FINAL_PAY', false, true, 'warehouse.release-unpaid', undefined],
    ['QS_AWAITING_FINAL_PAY', true, true, 'warehouse.release-unpaid', undefined],
    ['QS_FINAL_PAY_RECEIVED', false, true, undefined, 'warehouse.credit-not-needed'],
    ['QS_FINAL_PAY_RECEIVED', true, true, 'warehouse.release-unpaid', undefined],
    ['QS_PPA', false, false, 'warehouse.release-last', 'warehouse.release-last'],
    ['QS_PPA', true, false, 'warehouse.release-last', 'warehouse.release-last'],
    ['QS_AWAITING_FINAL_PAY', false, false, 'warehouse.release-last', 'warehouse.release-last'],
    ['QS_AWAITING_FINAL_PAY', true, false, 'warehouse.release-last', 'warehouse.release-last'],
    ['QS_FINAL_PAY_RECEIVED', false, false, undefined, 'warehouse.credit-not-needed'],
    ['QS_FINAL_PAY_RECEIVED', true, false, 'warehouse.release-last', 'warehouse.release-last'],
  ] as const)('in %s, final owed %s, some stay %s', (state, owed, staying, whenPaid, onCredit) => {
    expect(handOverRefusal(facts(state, owed, staying), paid)).toBe(whenPaid)
    expect(handOverRefusal(facts(state, owed, staying), credit)).toBe(onCredit)
  })

  test('Arabic digits of who collects are kept as 0 to 9, for the gate compares them', () => {
    const typed = {
      name: 'عمر سعيد',
      idNumber: '٧٨٤-١٩٨٧-١٢٣٤٥٦٧-١',
      vehiclePlate: 'دبي ١٢٣٤٥',
      time: '10:00',
    }
    expect(Collector.parse(typed)).toMatchObject({
      idNumber: '784-1987-1234567-1',
      vehiclePlate: 'دبي 12345',
    })
  })

  test('in no state that is not booked, and only out of store', () => {
    const others = storageMachine.states.filter(
      (state) => !['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'].includes(state),
    )
    for (const state of others)
      for (const way of [paid, credit])
        expect(handOverRefusal(facts(state), way)).toBe('warehouse.not-booked')
    for (const goods of ['AWAITED', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED', null] as const)
      expect(handOverRefusal({ ...facts('QS_FINAL_PAY_RECEIVED'), goods }, paid)).toBe('warehouse.not-stored')
  })
})

test('a line may ask for as many pieces as are there, all its lines together', () => {
  const left = [{ itemId: 'box', left: 18 }]
  expect(lineProblems([{ itemId: 'box', quantity: 18 }], left)).toEqual({})
  const tooMany = { 'lines.box': 'warehouse.release-too-many' }
  expect(lineProblems([{ itemId: 'box', quantity: 25 }], left)).toEqual(tooMany)
  expect(
    lineProblems(
      [
        { itemId: 'box', quantity: 10 },
        { itemId: 'box', quantity: 9 },
      ],
      left,
    ),
  ).toEqual(tooMany)
  expect(lineProblems([{ itemId: 'sofa', quantity: 1 }], left)).toEqual({
    'lines.sofa': 'warehouse.release-too-many',
  })
})

describe('who collects', () => {
  const collector = {
    name: 'Omar Said',
    idNumber: '784-1987-1234567-1',
    vehiclePlate: 'B 12345',
    time: '09:30',
  }
  test.each([
    [{}, undefined],
    [{ name: ' ' }, 'warehouse.collector-name'],
    [{ idNumber: '12' }, 'warehouse.collector-id'],
    [{ idNumber: '784_1' }, 'warehouse.collector-id'],
    [{ vehiclePlate: '' }, 'warehouse.collector-plate'],
    [{ vehiclePlate: 'دبي أ 12345' }, undefined],
    [{ time: '24:00' }, 'warehouse.collector-time'],
  ])('with %o', (change, problem) => {
    expect(Collector.safeParse({ ...collector, ...change }).error?.issues[0]?.message).toBe(problem)
  })

  test.each([
    ['784-1987-1234567-1', '•••-••••-••••••7-1'],
    ['N1234567', '•••••567'],
    ['784198712345671', '••••••••••••671'],
  ])('%s is shown as %s', (idNumber, masked) => {
    expect(maskedId(idNumber)).toBe(masked)
  })
})

test('a release ends with a signature or a code, one of them', () => {
  const missing = { signature: 'warehouse.release-proof' }
  expect(proofProblems({ signature: null, code: null })).toEqual(missing)
  expect(proofProblems({ signature: 'x', code: '1' })).toEqual(missing)
  expect(proofProblems({ signature: 'x', code: null })).toEqual({})
  expect(proofProblems({ signature: null, code: '1' })).toEqual({})
})
