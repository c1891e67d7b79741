// Whose turn a booking of trucks is, when it completes, and what a correction may do.
import { expect, test } from 'vitest'
import type { DocCode } from '../../documents/document-type.ts'
import { missingSentence } from '../../requests/turn-text.ts'
import type { RoadEvent } from '../road/event-order.ts'
import { correctionRefusal, decideRefusal } from './correction.ts'
import { paperStanding, paperWarning } from './fleet.ts'
import { completesAt, truckCompleteRefusal, truckTurn, type TruckFacts } from './truck-turn.ts'
import { truckTurnWords } from './truck-turn-text.ts'

const at = (time: string): Date => new Date(`${time}:00+04:00`)
const slot = (...events: RoadEvent[]) => ({
  isAllocated: true,
  events: events.map((code) => ({ code, post: null })),
  isEmptyWaived: false,
})
const facts: TruckFacts = {
  state: 'QS_FINAL_PAY_RECEIVED',
  held: false,
  carriage: { movement: 'DOMESTIC' },
  containerNo: null,
  pickupAt: at('2026-11-30T08:00'),
  slots: [slot(), slot()],
  extras: { claimed: 0, objected: 0, answerBy: null },
  change: null,
  border: { customer: undefined, agent: undefined },
  finishedAt: null,
}
const importing = { carriage: { movement: 'PORT', direction: 'IMPORT' } } as const
const lacks = (docCode: DocCode) => ({ documents: [docCode], due: at('2026-11-30T08:00') })
const empty = { ...slot(), isAllocated: false }

test.each<[string, Partial<TruckFacts>, string, string, Date | null]>([
  ['nothing is allocated', { slots: [empty, slot()] }, 'agent', 'allocate-trucks', at('2026-11-30T04:00')],
  ['no container', { ...importing, slots: [empty] }, 'customer', 'add-container', at('2026-11-30T04:00')],
  [
    'with its container',
    { ...importing, containerNo: 'CSQU3054383', slots: [empty] },
    'agent',
    'allocate-trucks',
    at('2026-11-30T04:00'),
  ],
  ['all wait for the pickup', {}, 'agent', 'report-event', at('2026-11-30T08:00')],
  [
    'the customer lacks a document of the border',
    { border: { customer: lacks('PACKING_LIST'), agent: lacks('MANIFEST') }, slots: [slot('ENROUTE')] },
    'customer',
    'add-border-documents',
    at('2026-11-30T08:00'),
  ],
  [
    'the provider does',
    { border: { customer: undefined, agent: lacks('MANIFEST') } },
    'agent',
    'add-border-documents',
    at('2026-11-30T08:00'),
  ],
  [
    'trucks come before documents',
    { border: { customer: lacks('PACKING_LIST'), agent: undefined }, slots: [empty] },
    'agent',
    'allocate-trucks',
    at('2026-11-30T04:00'),
  ],
  ['one is there', { slots: [slot(), slot('AT_LOADING')] }, 'agent', 'report-event', null],
  ['one is delivered', { slots: [slot(), slot('DELIVERED')] }, 'agent', 'report-event', null],
  ['an empty is out', { ...importing, slots: [slot('DELIVERED')] }, 'agent', 'return-empty', null],
  [
    'all is done',
    { slots: [slot('DELIVERED')], finishedAt: at('2026-12-01T10:00') },
    'agent',
    'complete',
    at('2026-12-03T10:00'),
  ],
  [
    'the empty is waived',
    { ...importing, slots: [{ ...slot('DELIVERED'), isEmptyWaived: true }] },
    'agent',
    'complete',
    null,
  ],
  [
    'the customer proposes a change',
    { slots: [empty], change: { by: 'customer', answerBy: at('2026-11-25T08:00') } },
    'agent',
    'answer-change',
    at('2026-11-25T08:00'),
  ],
  [
    'the provider proposes one',
    { change: { by: 'agent', answerBy: at('2026-11-25T08:00') } },
    'customer',
    'answer-change',
    at('2026-11-25T08:00'),
  ],
  ['a payment is under way', { held: true }, 'customer', 'finish-payment', null],
  ['more is to be paid', { state: 'QS_AWAITING_FINAL_PAY' }, 'customer', 'pay-balance', null],
])('%s', (_, change, side, action, by) =>
  expect(truckTurn({ ...facts, ...change })).toMatchObject({ side, action, by }),
)

test('until there are trucks, the customer may bring what the border asks for', () => {
  const unallocated = {
    ...facts,
    slots: [empty],
    border: { customer: lacks('PACKING_LIST'), agent: undefined },
  }
  expect(truckTurn(unallocated)).toMatchObject({
    action: 'allocate-trucks',
    documents: [],
    meanwhile: 'add-border-documents',
  })
  expect(truckTurn({ ...unallocated, border: facts.border }).meanwhile).toBeNull()
})

test('it completes by itself 48 hours after the last, unless something stands against it', () => {
  const done = { ...facts, slots: [slot('DELIVERED')], finishedAt: at('2026-12-01T10:00') }
  expect(completesAt(done)).toEqual(at('2026-12-03T10:00'))
  expect(completesAt({ ...done, extras: { claimed: 1, objected: 0, answerBy: null } })).toBeNull()
  expect(completesAt({ ...done, ...importing })).toBeNull()
  expect(truckCompleteRefusal({ ...done, state: 'QS_AWAITING_FINAL_PAY' })).toBe('trucks.balance-open')
})

const beside = {
  before: { at: at('2026-11-30T08:00') },
  after: { at: at('2026-11-30T10:00') },
  isCompleted: false,
  now: at('2026-11-30T12:00'),
}
test.each([
  [at('2026-11-30T09:00'), {}, undefined],
  [at('2026-11-30T07:59'), {}, 'trucks.event-before-previous'],
  [at('2026-11-30T10:01'), {}, 'trucks.event-after-next'],
  [at('2026-11-30T12:01'), { after: undefined }, 'trucks.event-future'],
  [null, {}, 'trucks.correction-inside'],
  [null, { after: undefined }, undefined],
  [at('2026-11-30T09:00'), { isCompleted: true }, 'trucks.correction-late'],
])('correction %#', (to, change, code) => expect(correctionRefusal(to, { ...beside, ...change })).toBe(code))

test('a correction is decided by another person', () => {
  expect([decideRefusal('a', 'a'), decideRefusal('a', 'b')]).toEqual(['trucks.correction-own', undefined])
})

test.each([
  ['2026-12-31', null, undefined, 'valid'],
  ['2026-12-23', null, 30, 'ending'],
  ['2026-12-23', 30, undefined, 'ending'],
  ['2026-11-30', 30, 7, 'ending'],
  ['2026-11-24', 7, 1, 'ending'],
  ['2026-11-23', 1, undefined, 'ending'],
  ['2026-11-22', null, undefined, 'expired'],
] as const)('a paper until %s, warned %s', (until, warned, days, standing) => {
  expect(paperWarning(until, '2026-11-23', warned)).toBe(days)
  expect(paperStanding(until, '2026-11-23')).toBe(standing)
})

test.each([
  ['en', ['PACKING_LIST'], /the trucks stop/],
  ['ar', ['PACKING_LIST', 'MANIFEST'], /تتوقف الشاحنات/],
] as const)('%s: without a document of the border trucks do not drive on', (lang, documents, stops) => {
  const seen = { ...truckTurn({ ...facts, border: { customer: lacks('PACKING_LIST'), agent: undefined } }) }
  expect(missingSentence(truckTurnWords, { ...seen, documents }, lang)).toMatch(stops)
})
