// The rules of changes on the way: where cancelling stands, when a slot moves, when a delivery is disputed, how far back goes.
import { describe, expect, test } from 'vitest'
import type { ActorKind } from '../../kit/machine.ts'
import { cancelRefusal as refusalBy } from '../../requests/cancellation.ts'
import { cancelStage, freightCancelling } from './cancellation.ts'
import {
  compensationFils,
  compensationRefusal,
  needsSecondPerson,
  type CompensationFacts,
} from './compensation.ts'
import { correctionRefusal, correctionTargets, type CorrectionFacts } from './correction.ts'
import { disputeRefusal } from './dispute.ts'
import type { MilestoneCode } from '../execution/milestones.ts'
import { questionRefusal } from '../asking/questions.ts'
import { freightPhases, requestMachine, type RequestState } from '../request-machine.ts'
import { slotKind, slotRefusal } from './slots.ts'

const now = new Date('2026-11-23T08:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

type Cancelled = { state: RequestState; milestones: MilestoneCode[]; paymentOpen: boolean }
const cancelRefusal = (as: ActorKind, { state, milestones, paymentOpen }: Cancelled) =>
  refusalBy(freightCancelling, as, {
    phase: freightPhases[state],
    stage: cancelStage({ state, milestones }),
    paymentOpen,
  })

describe('cancelling (F17-F19)', () => {
  test.each([
    ['QS_FIN', [], 'unpaid'],
    ['QS_PPA', [], 'booked'],
    ['QS_PPA', ['DEPARTED'], 'under-way'],
    ['QS_PAI', ['QS_CUD'], 'under-way'],
    ['QS_PPA', ['DEPARTED', 'QS_ARRIVE'], 'arrived'],
    ['QS_PPA', ['QS_ARRIVE', 'QS_PRG'], undefined],
    ['QS_PPA', ['QS_ARRIVE', 'QS_DEL'], undefined],
  ] as [RequestState, MilestoneCode[], string | undefined][])(
    '%s with %j stands at %s',
    (state, milestones, stage) => expect(cancelStage({ state, milestones })).toBe(stage),
  )
  test('is the customer’s before a booking and the staff’s after it, and nobody’s while a payment is open', () => {
    for (const state of requestMachine.states) {
      const facts = { state, milestones: [], paymentOpen: false }
      const unpaid = ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP'].includes(state)
      const booked = state === 'QS_PPA' || state === 'QS_PAI'
      const customer = unpaid ? undefined : booked ? 'freight.cancel-support' : 'kit.moved-on'
      expect([state, cancelRefusal('customer', facts)]).toEqual([state, customer])
      expect([state, cancelRefusal('desk', facts)]).toEqual([
        state,
        unpaid || booked ? undefined : 'kit.moved-on',
      ])
      if (unpaid || booked)
        expect(cancelRefusal('admin', { ...facts, paymentOpen: true })).toBe('freight.payment-open')
    }
  })
})

test('F6: a question is asked while quotations are taken, once, and not by an agent that has answered', () => {
  for (const state of requestMachine.states)
    expect([state, questionRefusal({ state, hasOpen: false, answered: false })]).toEqual([
      state,
      ['QS_SUB', 'QS_RCD', 'QS_RFC'].includes(state) ? undefined : 'freight.question-closed',
    ])
  expect(questionRefusal({ state: 'QS_RCD', hasOpen: true, answered: false })).toBe('freight.question-open')
  expect(questionRefusal({ state: 'QS_RCD', hasOpen: false, answered: true })).toBe('quotes.already-answered')
})

describe('F33: a slot', () => {
  const facts = (milestones: MilestoneCode[], originKind = 'door', destinationKind = 'door') =>
    slotKind({
      state: 'QS_PPA',
      originKind: originKind as 'door',
      destinationKind: destinationKind as 'door',
      milestones,
    })
  test('is the pickup before the first step and the delivery from readiness on, at doors alone', () => {
    expect([facts([]), facts([], 'port'), facts(['DEPARTED'])]).toEqual(['pickup', undefined, undefined])
    expect([facts(['QS_CGO']), facts(['QS_CGO', 'QS_PRG']), facts(['QS_CGO'], 'door', 'port')]).toEqual([
      'delivery',
      'delivery',
      undefined,
    ])
    expect(facts(['QS_CGO', 'QS_PRG', 'QS_DEL'])).toBeUndefined()
    expect(
      slotKind({ state: 'QS_CAN', originKind: 'door', destinationKind: 'door', milestones: [] }),
    ).toBeUndefined()
  })
  test('is late enough to the minute, and not further than slots are given', () => {
    const at = (count: number) => slotRefusal(hours(count), now)
    expect([at(3.99), at(4), at(60 * 24), at(60 * 24 + 1)]).toEqual([
      'freight.slot-soon',
      undefined,
      undefined,
      'freight.slot-far',
    ])
    expect(slotRefusal(new Date(Number.NaN), now)).toBe('freight.slot-soon')
  })
})

test('F36: a delivery is disputed within seven days, to the moment, and once at a time', () => {
  const dispute = (reportedAt: Date | null, disputed = false) =>
    disputeRefusal({ state: 'QS_PPA', milestones: ['QS_DEL'], reportedAt, disputed }, now)
  expect([dispute(hours(-7 * 24)), dispute(hours(-7 * 24 - 1))]).toEqual([undefined, 'freight.dispute-late'])
  expect([dispute(hours(-1), true), dispute(null)]).toEqual(['freight.disputed', 'freight.not-delivered'])
})

describe('F37: a correction', () => {
  const facts = (change: Partial<CorrectionFacts>): CorrectionFacts => ({
    mode: 'sea',
    direction: 'import',
    destinationKind: 'door',
    state: 'QS_PPA',
    milestones: [],
    liveQuotes: 0,
    wasPaid: true,
    compensated: false,
    ...change,
  })
  const targets = (change: Partial<CorrectionFacts>) =>
    correctionTargets(facts(change)).map(({ to, removes }) => [to, ...removes])
  test('goes back along one track, and never under a step of the other that rests on it', () => {
    expect(targets({ milestones: ['DEPARTED', 'QS_ARRIVE', 'QS_DOC', 'QS_CUD'] })).toEqual([
      ['QS_PPA', 'DEPARTED', 'QS_ARRIVE'],
      ['QS_PPA', 'QS_ARRIVE'],
      ['QS_PPA', 'QS_DOC', 'QS_CUD'],
      ['QS_DOC', 'QS_CUD'],
    ])
    const ready: MilestoneCode[] = ['QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO']
    // Customs hold while the cargo is ready; the cargo track goes back first.
    expect(
      targets({ milestones: ready }).every(([, first]) => !['QS_DOC', 'QS_CUD', 'QS_CUC'].includes(first!)),
    ).toBe(true)
  })
  test('opens a round again, but never touches what is paid, cancelled or completed', () => {
    expect(targets({ state: 'QS_FIN', liveQuotes: 2 })).toEqual([['QS_RFC']])
    expect(targets({ state: 'EXPIRED' })).toEqual([['QS_RCD']])
    expect(targets({ state: 'QS_REJ' })).toEqual([['QS_RCD']])
    for (const state of ['DRAFT', 'QS_SUB', 'QS_AWP', 'QS_CMP', 'QS_CAN'] as const)
      expect([state, targets({ state, milestones: ['QS_ARRIVE'] })]).toEqual([state, []])
  })
  test('never touches money: a compensated delivery stays one, and what was posted is not gone back over', () => {
    const done: MilestoneCode[] = ['DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DEL']
    const port = { destinationKind: 'port' as const, milestones: done }
    expect(targets(port)).toContainEqual(['QS_DIS', 'QS_DEL'])
    expect(targets({ ...port, compensated: true })).toEqual([])
    const refusal = (change: Partial<CorrectionFacts>, to: string, first: MilestoneCode | null = null) =>
      correctionRefusal(facts(change), { to, first })
    const money = 'freight.correction-money'
    expect(refusal(port, 'QS_DIS', 'QS_DEL')).toBeUndefined()
    expect(refusal({ ...port, compensated: true }, 'QS_DIS', 'QS_DEL')).toBe(money)
    expect([refusal({}, 'QS_FIN'), refusal({}, 'QS_FINAL_PAY_RECEIVED')]).toEqual([money, money])
    expect([refusal({ state: 'QS_CMP' }, 'QS_DEL'), refusal({ state: 'QS_CAN' }, 'QS_PPA')]).toEqual([
      money,
      money,
    ])
    expect(refusal({ state: 'QS_CAN', wasPaid: false }, 'QS_FIN')).toBe('freight.not-correctable')
    expect(refusal({ milestones: ['QS_ARRIVE'] }, 'QS_DIS', 'QS_DIS')).toBe('freight.not-correctable')
  })
})

describe('F36: a compensation', () => {
  const facts: CompensationFacts = {
    state: 'QS_PPA',
    milestones: ['QS_DEL'],
    disputed: true,
    paidFils: 847_100n,
    compensatedFils: 47_100n,
  }
  test('is of a disputed delivery, above nothing, and at most what was paid and has not gone back', () => {
    expect(compensationRefusal(facts)).toBeUndefined()
    expect([0n, -1n, 1n, 800_000n, 800_001n].map((fils) => compensationRefusal(facts, fils))).toEqual([
      'freight.compensation-amount',
      'freight.compensation-amount',
      undefined,
      undefined,
      'finance.refund-too-large',
    ])
    expect(compensationRefusal({ ...facts, disputed: false })).toBe('freight.not-disputed')
    expect(compensationRefusal({ ...facts, milestones: [] })).toBe('freight.not-delivered')
    expect(compensationRefusal({ ...facts, state: 'QS_CMP' })).toBe('freight.not-delivered')
  })
  test('is read as it was typed, and needs a second person above the limit, to the fil', () => {
    expect(['12.5', '0', '0.00', '1.005', '-3', '', '1e3'].map(compensationFils)).toEqual([
      1250n,
      ...Array.from({ length: 6 }, () => undefined),
    ])
    expect([100_000n, 100_001n].map((fils) => needsSecondPerson(fils, 0n))).toEqual([false, true])
    expect([99_999n, 100_000n].map((given) => needsSecondPerson(1n, given))).toEqual([false, true])
  })
})
