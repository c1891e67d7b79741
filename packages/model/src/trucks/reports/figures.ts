// The figures of the reports about trucks, counted from what happened to each truck of each booking.
import { daysBetween } from '../../kit/day.ts'
import type { TruckForm } from '../asking/request-form.ts'
import { placeName } from '../asking/truck-place.ts'
import type { Proposed } from '../execution/booked-job.ts'
import { slotHours } from '../quoting/wish.ts'
import { borderPosts, type BorderPost } from '../road/border-routes.ts'
import type { RoadEvent } from '../road/event-order.ts'

type Said = { en: string; ar: string }
const minuteMs = 60_000

export type ReportedStep = { code: RoadEvent; post: BorderPost | null; at: Date }
export type ReportedTruck = {
  bookingNumber: string
  n: number
  plate: string | null
  providerId: string
  provider: Said
  customer: Said
  form: Pick<TruckForm, 'pickup' | 'dropoff' | 'portDirection' | 'returnLocation' | 'returnBy'>
  containerNo: string | null
  proposed: Proposed
  steps: readonly ReportedStep[]
  exchanges: number
  /** Extra charges that stand, those of them that were objected to, and what is charged with VAT. */
  extras: number
  disputes: number
  chargedFils: bigint
  /** Of the booking. */
  rating: number | null
  isUnderWay: boolean
  isEmptyWaived: boolean
}

const timeOf = ({ steps }: Pick<ReportedTruck, 'steps'>, code: RoadEvent): Date | undefined =>
  steps.find((step) => step.code === code)?.at

/** Minutes after the two hours in which a truck was to come; 0 for one that came within or before them. */
export const lateMinutes = (promised: Date, came: Date): number =>
  Math.max(0, Math.ceil((came.getTime() - promised.getTime()) / minuteMs) - slotHours * 60)

export type Punctual = {
  truck: ReportedTruck
  pickupAt: Date
  pickupLate: number
  deliveryAt: Date | null
  deliveryLate: number | null
}

/** Trucks that have come to loading, in the order of their pickups. */
export const punctuality = (trucks: readonly ReportedTruck[]): Punctual[] =>
  trucks
    .flatMap((truck): Punctual[] => {
      const [pickupAt, deliveryAt = null] = [timeOf(truck, 'AT_LOADING'), timeOf(truck, 'AT_UNLOADING')]
      if (!pickupAt) return []
      return [
        {
          truck,
          pickupAt,
          pickupLate: lateMinutes(truck.proposed.pickup, pickupAt),
          deliveryAt,
          deliveryLate: deliveryAt && lateMinutes(truck.proposed.delivery, deliveryAt),
        },
      ]
    })
    .toSorted((a, b) => a.truck.proposed.pickup.getTime() - b.truck.proposed.pickup.getTime())

const average = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length / 2
  return Number.isInteger(at) ? Math.round((sorted[at - 1]! + sorted[at]!) / 2) : sorted[Math.floor(at)]!
}

const stops = [
  { stop: 'LOADING', end: 'pickup', from: 'AT_LOADING', until: 'LOADING_COMPLETED' },
  { stop: 'UNLOADING', end: 'dropoff', from: 'AT_UNLOADING', until: 'DELIVERED' },
] as const

export type WaitedAt = {
  place: Said
  stop: 'LOADING' | 'UNLOADING'
  trucks: number
  averageMinutes: number
  longestMinutes: number
}

/** How long trucks stood where they loaded and unloaded, the longest average first. */
export const waitingByPlace = (trucks: readonly ReportedTruck[]): WaitedAt[] => {
  const stood = trucks.flatMap((truck) =>
    stops.flatMap(({ stop, end, from, until }) => {
      const [came, left] = [timeOf(truck, from), timeOf(truck, until)]
      const minutes = came && left && Math.round((left.getTime() - came.getTime()) / minuteMs)
      return minutes === undefined ? [] : { place: placeName(truck.form[end]), stop, minutes }
    }),
  )
  return [...Map.groupBy(stood, ({ place, stop }) => `${stop} ${place.en}`).values()]
    .map((together) => {
      const minutes = together.map((each) => each.minutes)
      const { place, stop } = together[0]!
      return {
        place,
        stop,
        trucks: together.length,
        averageMinutes: average(minutes),
        longestMinutes: Math.max(...minutes),
      }
    })
    .toSorted((a, b) => b.averageMinutes - a.averageMinutes)
}

export type Passed = {
  post: BorderPost
  name: Said
  passages: number
  middleMinutes: number
  longestMinutes: number
}

/** Passages of each border post that are over, the slowest post first. */
export const borderPassages = (trucks: readonly ReportedTruck[]): Passed[] => {
  const passed = trucks.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if (step.code !== 'BORDER_WAITING' || !step.post) return []
      const cleared = steps.find(({ code, post }) => code === 'BORDER_CLEARED' && post === step.post)
      return cleared
        ? { post: step.post, minutes: Math.round((cleared.at.getTime() - step.at.getTime()) / minuteMs) }
        : []
    }),
  )
  return [...Map.groupBy(passed, ({ post }) => post)]
    .map(([post, together]) => {
      const minutes = together.map((each) => each.minutes)
      const { en, ar } = borderPosts[post]
      return {
        post,
        name: { en, ar },
        passages: minutes.length,
        middleMinutes: middle(minutes),
        longestMinutes: Math.max(...minutes),
      }
    })
    .toSorted((a, b) => b.middleMinutes - a.middleMinutes)
}

export type Scored = {
  provider: Said
  bookings: number
  trucks: number
  /** Whole percent of the trucks that have come; null where none has. */
  pickupPercent: number | null
  deliveryPercent: number | null
  exchanges: number
  extras: number
  disputes: number
  chargedFils: bigint
  /** Of five, in tenths. */
  ratingTenths: number | null
}

const percentOf = (late: readonly number[]): number | null =>
  late.length === 0 ? null : Math.round((late.filter((minutes) => minutes === 0).length * 100) / late.length)

/** Each provider with what its trucks did, the one with the most trucks first. */
export const scorecard = (trucks: readonly ReportedTruck[]): Scored[] =>
  [...Map.groupBy(trucks, ({ providerId }) => providerId).values()]
    .map((own): Scored => {
      const times = punctuality(own)
      const bookings = new Map(own.map((truck) => [truck.bookingNumber, truck.rating]))
      const ratings = [...bookings.values()].filter((rating) => rating !== null)
      const total = (of: (truck: ReportedTruck) => number) => own.reduce((sum, truck) => sum + of(truck), 0)
      return {
        provider: own[0]!.provider,
        bookings: bookings.size,
        trucks: own.length,
        pickupPercent: percentOf(times.map(({ pickupLate }) => pickupLate)),
        deliveryPercent: percentOf(times.flatMap(({ deliveryLate }) => deliveryLate ?? [])),
        exchanges: total(({ exchanges }) => exchanges),
        extras: total(({ extras }) => extras),
        disputes: total(({ disputes }) => disputes),
        chargedFils: own.reduce((sum, { chargedFils }) => sum + chargedFils, 0n),
        ratingTenths: ratings.length === 0 ? null : average(ratings.map((rating) => rating * 10)),
      }
    })
    .toSorted((a, b) => b.trucks - a.trucks)

export type OpenEmpty = { truck: ReportedTruck; dueOn: string; lateDays: number }

/** Containers of imports that were taken out and are not back, the longest due first; `today` is a day of the UAE. */
export const openEmpties = (trucks: readonly ReportedTruck[], today: string): OpenEmpty[] =>
  trucks
    .flatMap((truck): OpenEmpty[] => {
      const { portDirection, returnBy } = truck.form
      const isOut = timeOf(truck, 'LOADING_COMPLETED') && !timeOf(truck, 'EMPTY_RETURN')
      if (portDirection !== 'IMPORT' || !returnBy || !isOut) return []
      if (!truck.isUnderWay || truck.isEmptyWaived) return []
      const lateDays = daysBetween(returnBy, today)
      return [{ truck, dueOn: returnBy, lateDays: Math.max(0, lateDays) }]
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
