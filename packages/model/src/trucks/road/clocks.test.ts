// Waiting and detention to the second and the fil.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockSentence } from './clock-text.ts'
import { detentionClock, waitingClock, type Span, type Stop } from './clocks.ts'

const at = (time: string, day = '2026-11-24'): Date => new Date(`${day}T${time.padEnd(8, ':00')}+04:00`)
const hour = 3_600_000
const now = at('18:00')
const stop = (arrived: string, ended: string | null, change: Partial<Stop> = {}): Stop => ({
  slotStart: at('08:00'),
  arrivedAt: at(arrived),
  endedAt: ended === null ? null : at(ended),
  pauses: [],
  freeHours: 2,
  rateFils: 7_500n,
  tariffFils: 85_000n,
  category: 'standard',
  ...change,
})
const pause = (from: string, until: string): Span => ({ from: at(from), until: at(until) })

test.each<[string, Stop, number, bigint, bigint]>([
  ['early, loaded 3:25 after the slot', stop('07:40', '11:25'), 2, 15_000n, 750n],
  ['late, within the free time', stop('09:10', '11:10'), 0, 0n, 0n],
  ['exactly the free time', stop('08:00', '10:00'), 0, 0n, 0n],
  ['one second over', stop('08:00', '10:00:01'), 1, 7_500n, 375n],
  ['one hour over', stop('08:00', '11:00'), 1, 7_500n, 375n],
  ['loaded before the slot', stop('07:00', '07:50'), 0, 0n, 0n],
  ['across a border', stop('07:40', '11:25', { category: 'zero' }), 2, 15_000n, 0n],
  ['no free hours', stop('08:00', '08:01', { freeHours: 0 }), 1, 7_500n, 375n],
  [
    '15 hours over: at most the tariff',
    stop('08:00', '01:00', { endedAt: at('01:00', '2026-11-25') }),
    15,
    85_000n,
    4_250n,
  ],
  ['still waiting', stop('08:00', null), 8, 60_000n, 3_000n],
  [
    'the provider paused an hour',
    stop('07:40', '11:25', { pauses: [pause('09:00', '10:00')] }),
    1,
    7_500n,
    375n,
  ],
  [
    'pauses that overlap count once',
    stop('08:00', '12:00', { pauses: [pause('09:30', '10:30'), pause('09:00', '10:00')] }),
    1,
    7_500n,
    375n,
  ],
  [
    'pauses outside the stop do not count',
    stop('08:00', '11:00', { pauses: [pause('06:00', '07:00'), pause('11:00', '12:00')] }),
    1,
    7_500n,
    375n,
  ],
  ['paused all the time', stop('08:00', '12:00', { pauses: [pause('07:00', '13:00')] }), 0, 0n, 0n],
])('%s: %s', (_, of, units, netFils, vatFils) =>
  expect(waitingClock(of, now)).toMatchObject({
    units,
    netFils,
    vatFils,
    totalFils: netFils + vatFils,
    isRunning: of.endedAt === null,
  }),
)

test('fifteen hours at 75 would be 1,125; the tariff of 850 is the most, and it says so', () => {
  const capped = waitingClock(stop('08:00', null), at('01:00', '2026-11-25'))
  expect(capped).toMatchObject({ units: 15, isCapped: true, netFils: 85_000n })
  expect(
    waitingClock(stop('08:00', null, { tariffFils: 112_500n }), at('01:00', '2026-11-25')).isCapped,
  ).toBe(false)
})

describe('the end of the free time', () => {
  test.each<[string, Stop, Date, Date | null]>([
    ['from the slot on', stop('07:40', null), at('09:00'), at('10:00')],
    ['from the arrival on', stop('08:30', null), at('09:00'), at('10:30')],
    ['is known before the slot begins', stop('07:40', null), at('07:50'), at('10:00')],
    [
      'moves on with a pause',
      stop('08:00', null, { pauses: [pause('08:30', '09:00')] }),
      at('09:30'),
      at('10:30'),
    ],
    [
      'waits for the end of a pause',
      stop('08:00', null, { pauses: [pause('09:00', '10:00')] }),
      at('09:30'),
      at('11:00'),
    ],
    ['lies behind', stop('08:00', null), at('13:00'), at('10:00')],
    ['never came', stop('08:00', '09:00'), at('13:00'), null],
  ])('%s', (_, of, when, expected) => expect(waitingClock(of, when).freeEndsAt).toEqual(expected))
})

describe('detention', () => {
  const ghuwaifat = { post: 'GHUWAIFAT', from: at('18:00'), until: at('02:00', '2026-11-25') } as const
  const batha = { post: 'BATHA', from: at('03:00', '2026-11-25'), until: at('21:30', '2026-11-26') } as const
  const terms = { freeHours: 24, rateFils: 40_000n }

  test('the posts are added up without the way between them', () =>
    expect(detentionClock([batha, ghuwaifat], terms, now)).toMatchObject({
      spentMs: 50.5 * hour,
      units: 2,
      netFils: 80_000n,
      vatFils: 0n,
      isRunning: false,
      freeEndsAt: at('19:00', '2026-11-25'),
      spans: [ghuwaifat, batha],
    }))

  test.each([
    [24, 0],
    [24.001, 1],
    [48, 1],
    [48.001, 2],
    [240, 9],
  ])('%s hours at one post: %i days', (hours, units) => {
    const until = new Date(ghuwaifat.from.getTime() + hours * hour)
    expect(detentionClock([{ ...ghuwaifat, until }], terms, now).units).toBe(units)
  })

  test('runs while a post is open', () => {
    const clock = detentionClock([ghuwaifat, { ...batha, until: null }], terms, at('03:00', '2026-11-26'))
    expect(clock).toMatchObject({
      isRunning: true,
      spentMs: 32 * hour,
      units: 1,
      freeEndsAt: at('19:00', '2026-11-25'),
    })
    expect(detentionClock([{ ...ghuwaifat, until: null }], terms, at('19:00')).freeEndsAt).toEqual(
      at('18:00', '2026-11-25'),
    )
  })

  test('nothing before the first post', () =>
    expect(detentionClock([], terms, now)).toMatchObject({
      spentMs: 0,
      units: 0,
      netFils: 0n,
      freeEndsAt: null,
    }))
})

test('both languages say what is charged and why', () => {
  const of = (given: Stop) => {
    const clock = waitingClock(given, now)
    return [clockSentence('en', clock), clockSentence('ar', clock)]
  }
  expect(of(stop('07:40', '11:25'))).toEqual([
    '3 h 25 min waited, 2 hours of it free: 2 started hours at AED 75.00 come to AED 150.00.',
    'انتظرت الشاحنة 3 ساعات و25 دقيقة، وتُحتسب بعد خصم ساعتين مجانيتين ساعتان بسعر 75.00 درهم: 150.00 درهم.',
  ])
  expect(of(stop('08:00', '10:00:01'))).toEqual([
    '2 h waited, 2 hours of it free: one started hour at AED 75.00 comes to AED 75.00.',
    'انتظرت الشاحنة ساعتين، وتُحتسب بعد خصم ساعتين مجانيتين ساعة واحدة بسعر 75.00 درهم: 75.00 درهم.',
  ])
  expect(of(stop('08:00', '11:01', { freeHours: 0 }))).toEqual([
    '3 h 1 min waited: 4 started hours at AED 75.00 come to AED 300.00.',
    'انتظرت الشاحنة 3 ساعات ودقيقة واحدة، وتُحتسب 4 ساعات بسعر 75.00 درهم: 300.00 درهم.',
  ])
  expect(of(stop('09:10', '11:10'))).toEqual([
    '2 h of 2 free hours used. Nothing is charged.',
    'انتظرت الشاحنة ساعتين من أصل ساعتين مجانيتين. لا رسوم على ذلك.',
  ])
  expect(of(stop('17:36', null, { freeHours: 24 }))).toEqual([
    '24 min of 24 free hours used. Nothing is charged yet.',
    'انتظرت الشاحنة 24 دقيقة من أصل 24 ساعة مجانية. لا رسوم حتى الآن.',
  ])
  const capped = stop('08:00', null, { tariffFils: 10_000n })
  expect(of(capped)).toEqual([
    '10 h waited, 2 hours of it free: the most for one stop is charged, AED 100.00.',
    'انتظرت الشاحنة 10 ساعات، ويُحتسب بعد خصم ساعتين مجانيتين الحد الأعلى للتوقف الواحد: 100.00 درهم.',
  ])
})

test('a clock never goes down as time passes, and never above its cap', () => {
  const moment = fc
    .integer({ min: 0, max: 60 * 48 })
    .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))
  const pauses = fc.array(fc.record({ from: moment, until: moment }), { maxLength: 4 })
  fc.assert(
    fc.property(moment, moment, moment, pauses, (arrivedAt, one, other, paused) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      const of = { ...stop('08:00', null), arrivedAt, pauses: paused }
      const [before, after] = [waitingClock(of, early), waitingClock(of, late)]
      expect(after.spentMs).toBeGreaterThanOrEqual(before.spentMs)
      expect(after.netFils >= before.netFils && after.netFils <= of.tariffFils).toBe(true)
      expect(after.pausedMs).toBeGreaterThanOrEqual(0)
    }),
  )
})
