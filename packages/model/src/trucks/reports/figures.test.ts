// The figures of the reports about trucks, from steps with their times.
import { expect, test } from 'vitest'
import { emptyPlace } from '../asking/truck-place.ts'
import type { BorderPost } from '../road/border-routes.ts'
import type { RoadEvent } from '../road/event-order.ts'
import {
  borderPassages,
  lateMinutes,
  openEmpties,
  punctuality,
  scorecard,
  waitingByPlace,
  type ReportedTruck,
} from './figures.ts'

const at = (time: string): Date => new Date(`2026-11-${time}:00+04:00`)
const step = (code: RoadEvent, time: string, post: BorderPost | null = null) => ({ code, post, at: at(time) })
const place = (area: string) => ({ ...emptyPlace, emirate: 'DU' as const, area })
const truck = (change: Partial<ReportedTruck> = {}): ReportedTruck => ({
  bookingNumber: 'BK-26-000001',
  n: 1,
  plate: 'AE-DU B 48210',
  providerId: 'one',
  provider: { en: 'Tareeq', ar: 'طريق' },
  customer: { en: 'Nakhl', ar: 'نخل' },
  form: { pickup: place('Al Quoz'), dropoff: place('Jebel Ali') },
  containerNo: null,
  proposed: { pickup: at('24T08:00'), delivery: at('24T14:00') },
  steps: [],
  exchanges: 0,
  extras: 0,
  disputes: 0,
  chargedFils: 0n,
  rating: null,
  isUnderWay: true,
  isEmptyWaived: false,
  ...change,
})
const delivered = [
  step('AT_LOADING', '24T09:55'),
  step('LOADING_COMPLETED', '24T11:25'),
  step('AT_UNLOADING', '24T16:30'),
  step('DELIVERED', '24T17:00'),
]

test.each([
  ['24T07:40', 0],
  ['24T10:00', 0],
  ['24T10:01', 1],
  ['24T12:30', 150],
])('due from 08:00, there at %s: %i minutes late', (came, minutes) =>
  expect(lateMinutes(at('24T08:00'), at(came))).toBe(minutes),
)

test('trucks that have come are listed by their pickup; one on its way has no delivery yet', () => {
  const early = truck({
    proposed: { pickup: at('23T08:00'), delivery: at('23T14:00') },
    steps: [step('AT_LOADING', '23T10:30')],
  })
  expect(
    punctuality([truck({ steps: delivered }), early, truck()]).map(({ pickupLate, deliveryLate }) => [
      pickupLate,
      deliveryLate,
    ]),
  ).toEqual([
    [30, null],
    [0, 30],
  ])
})

test('waiting is counted by place and stop, the slowest place first', () => {
  const other = truck({
    steps: [
      step('AT_LOADING', '24T08:00'),
      step('LOADING_COMPLETED', '24T08:30'),
      step('AT_UNLOADING', '24T14:00'),
    ],
  })
  expect(waitingByPlace([truck({ steps: delivered }), other])).toMatchObject([
    {
      place: { en: expect.stringContaining('Al Quoz') },
      stop: 'LOADING',
      trucks: 2,
      averageMinutes: 60,
      longestMinutes: 90,
    },
    { place: { en: expect.stringContaining('Jebel Ali') }, stop: 'UNLOADING', trucks: 1, averageMinutes: 30 },
  ])
})

test('passages of a post have a median; one that goes on does not count', () => {
  const passed = (from: string, until: string | null) =>
    truck({
      steps: [
        step('BORDER_WAITING', from, 'BATHA'),
        ...(until ? [step('BORDER_CLEARED', until, 'BATHA')] : []),
      ],
    })
  const found = borderPassages([
    passed('24T08:00', '24T09:00'),
    passed('24T08:00', '24T12:00'),
    passed('24T08:00', '24T10:00'),
    passed('24T08:00', null),
  ])
  expect(found).toMatchObject([{ passages: 3, middleMinutes: 120, longestMinutes: 240 }])
})

test('the scorecard adds up the trucks of each provider, and rates bookings once', () => {
  const good = truck({ steps: delivered, rating: 5, extras: 1, chargedFils: 157_50n })
  const second = truck({
    n: 2,
    steps: [step('AT_LOADING', '24T11:00')],
    rating: 5,
    exchanges: 1,
    disputes: 1,
    extras: 1,
  })
  const third = truck({ bookingNumber: 'BK-26-000002', rating: 4 })
  const rival = truck({
    bookingNumber: 'BK-26-000003',
    providerId: 'two',
    provider: { en: 'Sarab', ar: 'سراب' },
  })
  expect(scorecard([rival, good, second, third])).toEqual([
    {
      provider: { en: 'Tareeq', ar: 'طريق' },
      bookings: 2,
      trucks: 3,
      pickupPercent: 50,
      deliveryPercent: 0,
      exchanges: 1,
      extras: 2,
      disputes: 1,
      chargedFils: 157_50n,
      ratingTenths: 45,
    },
    {
      provider: { en: 'Sarab', ar: 'سراب' },
      bookings: 1,
      trucks: 1,
      pickupPercent: null,
      deliveryPercent: null,
      exchanges: 0,
      extras: 0,
      disputes: 0,
      chargedFils: 0n,
      ratingTenths: null,
    },
  ])
})

test('an empty is open from loading until it is back, waived, or the booking is over', () => {
  const form = {
    ...truck().form,
    portDirection: 'IMPORT' as const,
    returnBy: '2026-11-22',
    returnLocation: 'Depot 4',
  }
  const out = { form, steps: delivered }
  const trucks = [
    truck(out),
    truck({ ...out, form: { ...form, returnBy: '2026-11-20' } }),
    truck({ form }),
    truck({ ...out, isEmptyWaived: true }),
    truck({ ...out, isUnderWay: false }),
    truck({ ...out, steps: [...delivered, step('EMPTY_RETURN', '24T20:00')] }),
    truck({ steps: delivered }),
  ]
  expect(openEmpties(trucks, '2026-11-24').map(({ dueOn, lateDays }) => [dueOn, lateDays])).toEqual([
    ['2026-11-20', 4],
    ['2026-11-22', 2],
  ])
  expect(openEmpties([truck(out)], '2026-11-21')).toMatchObject([{ lateDays: 0 }])
})
