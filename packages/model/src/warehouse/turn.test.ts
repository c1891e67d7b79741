// Whose turn a booked storage request is, in every combination of its goods, its money and what was asked.
import { describe, expect, test } from 'vitest'
import { goodsMachine } from './goods-machine.ts'
import { bookedStates } from './request-machine.ts'
import { storageTurn, type StorageFacts } from './turn.ts'

const facts = (change: Partial<StorageFacts> = {}): StorageFacts => ({
  state: 'QS_FINAL_PAY_RECEIVED',
  goods: 'STORED',
  hasPickup: false,
  hasDelivery: true,
  finalOwed: false,
  documents: [],
  held: false,
  overstay: false,
  extensionAsked: false,
  releaseAsked: false,
  findingsOpen: false,
  objectedAt: null,
  starts: new Date('2026-12-01T00:00:00Z'),
  ends: new Date('2026-12-31T00:00:00Z'),
  ...change,
})
const objectedAt = new Date('2026-12-03T06:00:00Z')
const said = (change: Partial<StorageFacts>): string => {
  const { side, action, meanwhile } = storageTurn(facts(change))
  return `${side} ${action}${meanwhile ? ` meanwhile ${meanwhile}` : ''}`
}

describe('the turn', () => {
  test.each([
    [{ goods: 'AWAITED' }, 'customer bring-goods meanwhile STORED'],
    [{ goods: 'AWAITED', hasPickup: true }, 'agent pick-up'],
    [{ goods: 'PICKED_UP', hasPickup: true }, 'agent take-in'],
    [{ findingsOpen: true }, 'customer answer-findings meanwhile OUT_FOR_DELIVERY'],
    [{ releaseAsked: true }, 'agent answer-release'],
    [{ objectedAt }, 'agent answer-objection'],
    [{ objectedAt, goods: 'DELIVERED', documents: ['INVOICE'] }, 'agent answer-objection'],
    [{ objectedAt, state: 'QS_PPA' }, 'agent answer-objection'],
    [{ objectedAt, findingsOpen: true }, 'customer answer-findings meanwhile OUT_FOR_DELIVERY'],
    [{ objectedAt, releaseAsked: true }, 'agent answer-release'],
    [{ objectedAt, finalOwed: true }, 'agent post-final-quote'],
    [{ objectedAt, state: 'QS_AWAITING_FINAL_PAY' }, 'customer pay-balance'],
    [{ objectedAt, overstay: true }, 'customer extend-or-collect meanwhile OUT_FOR_DELIVERY'],
    [{ finalOwed: true }, 'agent post-final-quote'],
    [{ extensionAsked: true, overstay: true }, 'agent post-final-quote meanwhile OUT_FOR_DELIVERY'],
    [{ state: 'QS_PPA' }, 'agent post-final-quote'],
    [{ state: 'QS_AWAITING_FINAL_PAY' }, 'customer pay-balance'],
    [
      { state: 'QS_AWAITING_FINAL_PAY', goods: 'AWAITED', hasPickup: true },
      'customer pay-balance meanwhile PICKED_UP',
    ],
    [{ state: 'QS_AWAITING_FINAL_PAY', held: true }, 'customer finish-payment'],
    [{ overstay: true }, 'customer extend-or-collect meanwhile OUT_FOR_DELIVERY'],
    [{}, 'agent send-out'],
    [{ hasDelivery: false }, 'agent hand-over'],
    [{ goods: 'OUT_FOR_DELIVERY' }, 'agent hand-over'],
    [{ goods: 'DELIVERED' }, 'agent upload-invoice'],
    [{ goods: 'DELIVERED', documents: ['INVOICE'] }, 'agent complete'],
  ] as [Partial<StorageFacts>, string][])('of %o is %s', (change, expected) => {
    expect(said(change)).toBe(expected)
  })

  test('of an objection ends after 48 hours, whatever the goods wait for', () => {
    expect(storageTurn(facts({ objectedAt })).by).toEqual(new Date('2026-12-05T06:00:00Z'))
  })

  test('is somebody’s in every combination, and asks no customer twice at once', () => {
    const flags = ['held', 'overstay', 'extensionAsked', 'releaseAsked', 'findingsOpen', 'finalOwed'] as const
    for (const state of bookedStates)
      for (const goods of goodsMachine.states)
        for (let bits = 0; bits < 2 ** flags.length; bits++) {
          const on = Object.fromEntries(flags.map((flag, index) => [flag, Boolean(bits & (1 << index))]))
          for (const objection of [null, objectedAt]) {
            const found = storageTurn(facts({ state, goods, ...on, objectedAt: objection }))
            expect(['customer', 'agent']).toContain(found.side)
            if (found.side === 'agent') expect(found.meanwhile).not.toBe('DELIVERED')
          }
        }
  })
})
