// When a pause begins and ends, and what the waiting clock leaves out for it.
import { expect, test } from 'vitest'
import { clocksOf, waitingStop, type ClockTerms, type ClockedStep, type StopPause } from '../extras/extras.ts'
import { beginPauseRefusal, endPauseRefusal, type PauseFacts } from './pause.ts'

const at = (time: string): Date => new Date(`2026-11-24T${time}:00+04:00`)
const now = at('12:00')
const there: PauseFacts = { arrivedAt: at('08:00'), openSince: null, lastUntil: null }

test.each<[string, string, Partial<PauseFacts>, string | undefined]>([
  ['while it waits', '09:00', {}, undefined],
  ['as it came', '08:00', {}, undefined],
  ['before it came', '07:59', {}, 'trucks.pause-early'],
  ['on the road', '09:00', { arrivedAt: undefined }, 'trucks.pause-nowhere'],
  ['twice', '09:00', { openSince: at('08:30') }, 'trucks.pause-open'],
  ['right after another', '09:00', { lastUntil: at('09:00') }, undefined],
  ['into another', '08:59', { lastUntil: at('09:00') }, 'trucks.pause-overlaps'],
  ['later today', '12:01', {}, 'trucks.event-future'],
])('begins %s', (_, time, change, code) =>
  expect(beginPauseRefusal(at(time), { ...there, ...change }, now)).toBe(code),
)

test.each<[string, Date | null, string | undefined]>([
  ['10:00', at('09:00'), undefined],
  ['09:00', at('09:00'), undefined],
  ['08:59', at('09:00'), 'trucks.pause-backward'],
  ['12:01', at('09:00'), 'trucks.event-future'],
  ['10:00', null, 'trucks.pause-none'],
])('ends at %s', (time, openSince, code) => expect(endPauseRefusal(at(time), { openSince }, now)).toBe(code))

const step = (code: ClockedStep['code'], time: string): ClockedStep => ({
  code,
  post: null,
  at: at(time),
  source: 'PROVIDER',
  isSigned: false,
})
const loaded = [step('AT_LOADING', '07:40'), step('LOADING_COMPLETED', '11:25')]
const terms = (pauses: StopPause[]): ClockTerms => ({
  movement: 'DOMESTIC',
  offer: { freeLoadingHours: 2, waitingRate: '75.00' },
  proposed: { pickup: at('08:00'), delivery: at('20:00') },
  tariffFils: 850_00n,
  pauses,
})
const net = (pauses: StopPause[], steps = loaded) => clocksOf(terms(pauses), steps, now)[0]!.clock.netFils
const pause = (from: string, until: string | null, stop: StopPause['stop'] = 'LOADING'): StopPause => ({
  stop,
  from: at(from),
  until: until === null ? null : at(until),
})

test('the clock leaves a pause out (vector 6 with one)', () => {
  expect(net([])).toBe(150_00n)
  // 3:25 less 0:40 is 2:45, of which 0:45 is beyond the free time.
  expect(net([pause('09:00', '09:40')])).toBe(75_00n)
  expect(net([pause('09:00', '09:40'), pause('10:00', '10:45')])).toBe(0n)
  expect(net([pause('09:00', '09:40', 'UNLOADING')])).toBe(150_00n)
})

test('an open pause lasts until the stop is over, or until now', () => {
  expect(net([pause('09:30', null)])).toBe(0n)
  expect(net([pause('11:00', null)], loaded.slice(0, 1))).toBe(75_00n)
})

test('a truck waits at the stop where it came and is not done', () => {
  expect(waitingStop([])).toBeUndefined()
  expect(waitingStop(loaded.slice(0, 1))).toBe('LOADING')
  expect(waitingStop(loaded)).toBeUndefined()
  expect(waitingStop([...loaded, step('AT_UNLOADING', '11:50')])).toBe('UNLOADING')
})
