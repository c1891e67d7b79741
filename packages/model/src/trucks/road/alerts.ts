// What somebody should look at before it goes wrong on the road: which alerts a booking has now, and who is told of each.
import { distanceKm } from '../../reference/place.ts'
import { addDays, dayOf } from '../../kit/day.ts'
import { texts } from '../../kit/text.ts'
import type { Pin } from '../../kit/pin.ts'
import { stepName } from '../execution/step-name.ts'
import { allocateHours } from '../execution/truck-turn.ts'
import { borderPosts, type BorderPost } from './border-routes.ts'
import { isSameStep, type RoadStep } from './event-order.ts'
import { arrivalOf, atDropoff, leftUndelivered, timeOf, type WatchedTruck } from './geofence.ts'
import { arrivedWithinM, metresBetween, signAge, usableFixes, type Fix } from './positions.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Side = 'customer' | 'provider' | 'desk'

/** Whom an alert is for; one that goes on is told anew only after it was over. */
const rows = {
  NOT_ALLOCATED: { to: ['provider', 'desk'] },
  NOT_AT_LOADING: { to: ['customer', 'provider'] },
  LATE: { to: ['customer'] },
  FREE_ENDS: { to: ['customer', 'provider'] },
  NO_SIGNAL: { to: ['provider', 'desk'], goesOn: true },
  POST_OPEN: { to: ['customer', 'provider', 'desk'] },
  EMPTY_DUE: { to: ['customer', 'provider'] },
  LONG_STAND: { to: ['provider', 'desk'], goesOn: true },
  WRONG_WAY: { to: ['provider', 'desk'], goesOn: true },
  LEFT_UNDELIVERED: { to: ['provider'] },
  STEP_MISSING: { to: ['provider'] },
} as const satisfies Record<string, { to: readonly Side[]; goesOn?: true }>
export type AlertCode = keyof typeof rows
export const alertCodes = Object.keys(rows) as [AlertCode, ...AlertCode[]]
export const toldOf = (code: AlertCode): readonly Side[] => rows[code].to
/** Who reads it on the page of the booking: all, but what the provider alone has to do. */
export const isReadBy = (code: AlertCode, side: Side): boolean =>
  side !== 'customer' || toldOf(code).some((each) => each !== 'provider')

/** Its heading, and what is said of it; `{plate}` is the truck, `{when}` a moment of it, `{place}` where. */
export const alertText = texts({
  NOT_ALLOCATED: { en: 'Trucks are not allocated', ar: 'لم تُخصص الشاحنات بعد' },
  NOT_AT_LOADING: { en: 'A truck is not at loading', ar: 'لم تصل شاحنة إلى موقع التحميل' },
  LATE: { en: 'A truck will be late', ar: 'ستتأخر إحدى الشاحنات' },
  FREE_ENDS: { en: 'Free time ends soon', ar: 'اقترب انتهاء المدة المجانية' },
  NO_SIGNAL: { en: 'No signal from a truck', ar: 'انقطعت إشارة إحدى الشاحنات' },
  POST_OPEN: { en: 'Long wait at the border', ar: 'شاحنة تنتظر طويلًا في المنفذ' },
  EMPTY_DUE: { en: 'An empty container is due', ar: 'حان موعد إعادة حاوية فارغة' },
  LONG_STAND: { en: 'A truck is not moving', ar: 'شاحنة متوقفة في الطريق' },
  WRONG_WAY: { en: 'A truck is going the wrong way', ar: 'شاحنة تسير في اتجاه خاطئ' },
  LEFT_UNDELIVERED: { en: 'A truck left without delivering', ar: 'غادرت شاحنة دون تسليم' },
  STEP_MISSING: { en: 'A step is missing', ar: 'خطوة لم تُسجَّل' },
})

export const alertBody = texts({
  NOT_ALLOCATED: {
    en: 'The pickup is at {when} and not every truck has a vehicle and a driver.',
    ar: 'موعد التحميل {when} ولم تُخصص بعد مركبة وسائق لكل شاحنة.',
  },
  NOT_AT_LOADING: {
    en: 'Truck {plate} was due at loading at {when} and has not been reported there.',
    ar: 'كان موعد وصول الشاحنة {plate} إلى موقع التحميل {when} ولم يُسجَّل وصولها.',
  },
  LATE: {
    en: 'Truck {plate} is expected at {when} (estimate), more than an hour after the agreed time.',
    ar: 'يُتوقع وصول الشاحنة {plate} في {when} (تقدير)، أي بعد الموعد المتفق عليه بأكثر من ساعة.',
  },
  FREE_ENDS: {
    en: 'The free time of truck {plate} ends at {when}. After that waiting is charged.',
    ar: 'تنتهي المدة المجانية للشاحنة {plate} في {when}، وبعدها يُحتسب الانتظار.',
  },
  NO_SIGNAL: {
    en: 'The last position of truck {plate} was received at {when}.',
    ar: 'آخر موقع معروف للشاحنة {plate} كان في {when}.',
  },
  POST_OPEN: {
    en: 'Truck {plate} has waited at {place} since {when}.',
    ar: 'الشاحنة {plate} تنتظر في منفذ {place} منذ {when}.',
  },
  EMPTY_DUE: {
    en: 'The empty container of truck {plate} is due back by the end of {when}.',
    ar: 'يجب إعادة الحاوية الفارغة للشاحنة {plate} قبل نهاية يوم {when}.',
  },
  LONG_STAND: {
    en: 'Truck {plate} has been stationary on the road since {when}.',
    ar: 'الشاحنة {plate} متوقفة في الطريق منذ {when}.',
  },
  WRONG_WAY: {
    en: 'Truck {plate} is {place} km farther from its drop-off than before.',
    ar: 'ابتعدت الشاحنة {plate} عن موقع التسليم بمقدار {place} كم.',
  },
  LEFT_UNDELIVERED: {
    en: 'Truck {plate} left the drop-off at {when}, and no delivery is reported. Please report it, or say what happened.',
    ar: 'غادرت الشاحنة {plate} موقع التسليم في {when} ولم يُسجَّل التسليم. يُرجى تسجيله أو توضيح ما حدث.',
  },
  STEP_MISSING: {
    en: 'Truck {plate} has been where it was expected since {when}, but the step before, “{place}”, is missing. Please report it with its own time.',
    ar: 'الشاحنة {plate} في وجهتها منذ {when}، لكن خطوة سابقة لم تُسجَّل: {place}. يُرجى تسجيلها بوقتها الفعلي.',
  },
})

export type Alert = {
  code: AlertCode
  /** The truck; null of the whole booking. */
  slotId: string | null
  /** One occasion is told once. */
  occasion: string
  /** A moment, or a day as `YYYY-MM-DD`. */
  when: Date | string
  place?: { en: string; ar: string }
}

export type AlertedTruck = WatchedTruck & {
  slotId: string
  isAllocated: boolean
  isEmptyWaived: boolean
  /** The estimate that was told last. */
  told: { stop: 'LOADING' | 'UNLOADING'; eta: Date } | undefined
  /** Clocks that run, each with the end of its free time. */
  clocks: readonly { name: string; freeEndsAt: Date | null }[]
}

const lateMinutes = 60
const loadingMinutes = 30
const freeMinutes = 30
const postHours = 24
const standMinutes = 60
const wrongKm = 15

const standsWithinM = 300

/** Since when a truck stands at one place that is none of its stops. */
export const standsSince = (fixes: readonly Fix[], stops: readonly Pin[]): Date | undefined => {
  const used = usableFixes(fixes)
  const last = used.at(-1)
  if (!last || stops.some((stop) => metresBetween(stop, last.pin) <= 2 * arrivedWithinM)) return undefined
  const moved = used.findLastIndex(({ pin }) => metresBetween(pin, last.pin) > standsWithinM)
  const first = used[moved + 1]!
  return last.at.getTime() - first.at.getTime() >= standMinutes * minuteMs ? first.at : undefined
}

/** Kilometres that a truck is farther from where it goes than it was at the nearest; undefined while that may be the road. */
export const strayedKm = (fixes: readonly Fix[], to: Pin): number | undefined => {
  const distances = usableFixes(fixes).map(({ pin }) => distanceKm(pin, to))
  const strayed = (distances.at(-1) ?? 0) - Math.min(...distances)
  return strayed >= wrongKm ? Math.round(strayed) : undefined
}

const postName = (post: BorderPost) => ({ en: borderPosts[post].en, ar: borderPosts[post].ar })

type Found = Omit<Alert, 'slotId'>

/** On the road with goods: loaded, not at the drop-off, and not waiting at a post. */
const isDriving = (truck: WatchedTruck): boolean => {
  const isAtPost = truck.steps.some((step) => step.code === 'BORDER_WAITING' && !isCleared(truck, step))
  return timeOf(truck, 'LOADING_COMPLETED') !== undefined && !atDropoff(truck) && !isAtPost
}
const isCleared = ({ steps }: WatchedTruck, { post }: RoadStep): boolean =>
  steps.some((step) => isSameStep(step, { code: 'BORDER_CLEARED', post }))

const ofRoad = (truck: AlertedTruck): Found[] => {
  const { fixes, pickup, dropoff } = truck
  if (!isDriving(truck)) return []
  const loadedAt = timeOf(truck, 'LOADING_COMPLETED')!
  const since = fixes.filter(({ at }) => at >= loadedAt)
  const stands = standsSince(
    since,
    [pickup, dropoff].filter((pin) => pin !== undefined),
  )
  const strayed = dropoff && strayedKm(since, dropoff)
  return [
    ...(stands ? [{ code: 'LONG_STAND', occasion: stands.toISOString(), when: stands } as const] : []),
    ...(strayed
      ? [
          {
            code: 'WRONG_WAY',
            occasion: fixes.at(-1)!.at.toISOString(),
            when: fixes.at(-1)!.at,
            place: { en: String(strayed), ar: String(strayed) },
          } as const,
        ]
      : []),
  ]
}

const ofPlaces = (truck: WatchedTruck): Found[] => {
  const [arrival, left] = [arrivalOf(truck), leftUndelivered(truck)]
  return [
    ...(arrival?.missing
      ? [
          {
            code: 'STEP_MISSING',
            occasion: `${arrival.missing.code}:${arrival.missing.post ?? ''}`,
            when: arrival.at,
            place: stepName(arrival.missing),
          } as const,
        ]
      : []),
    ...(left ? [{ code: 'LEFT_UNDELIVERED', occasion: '', when: left } as const] : []),
  ]
}

const ofTimes = (truck: AlertedTruck, now: Date): Found[] => {
  const { proposed, told, clocks, fixes, steps } = truck
  const past = (moment: Date, minutes: number) => now.getTime() - moment.getTime() >= minutes * minuteMs
  const last = usableFixes(fixes).at(-1)?.at
  const atLoading = timeOf(truck, 'AT_LOADING')
  const isUnderWay = atLoading !== undefined && !timeOf(truck, 'DELIVERED')
  return [
    ...(!atLoading && past(proposed.pickup, loadingMinutes)
      ? [{ code: 'NOT_AT_LOADING', occasion: '', when: proposed.pickup } as const]
      : []),
    ...(told?.stop === 'UNLOADING' &&
    !atDropoff(truck) &&
    told.eta.getTime() - proposed.delivery.getTime() > lateMinutes * minuteMs
      ? [{ code: 'LATE', occasion: '', when: told.eta } as const]
      : []),
    ...clocks.flatMap(({ name, freeEndsAt }) =>
      freeEndsAt && freeEndsAt > now && past(freeEndsAt, -freeMinutes)
        ? [{ code: 'FREE_ENDS', occasion: name, when: freeEndsAt } as const]
        : [],
    ),
    ...(isUnderWay && last && signAge(last, now) === 'silent'
      ? [{ code: 'NO_SIGNAL', occasion: last.toISOString(), when: last } as const]
      : []),
    ...steps.flatMap((step) =>
      step.code === 'BORDER_WAITING' && step.post && !isCleared(truck, step) && past(step.at, postHours * 60)
        ? [{ code: 'POST_OPEN', occasion: step.post, when: step.at, place: postName(step.post) } as const]
        : [],
    ),
  ]
}

/** From a day before the end of the day that it is due, each day anew. */
const ofEmpty = (truck: AlertedTruck, returnBy: string | null, now: Date): Found[] => {
  const isOut = returnBy && timeOf(truck, 'LOADING_COMPLETED') && !timeOf(truck, 'EMPTY_RETURN')
  if (!isOut || truck.isEmptyWaived) return []
  const today = dayOf(now)
  return today >= addDays(returnBy, -1) ? [{ code: 'EMPTY_DUE', occasion: today, when: returnBy }] : []
}

/** The alerts that a booking under way has now, whether or not anybody was told of them. */
export const alertsOf = (
  booking: { pickup: Date; trucks: readonly AlertedTruck[]; returnBy: string | null },
  now: Date,
): Alert[] => {
  const { pickup, trucks, returnBy } = booking
  const isOpen = trucks.some(({ isAllocated }) => !isAllocated)
  const isNear = pickup.getTime() - now.getTime() <= allocateHours * hourMs
  return [
    ...(isOpen && isNear
      ? [{ code: 'NOT_ALLOCATED', slotId: null, occasion: '', when: pickup } as const]
      : []),
    ...trucks.flatMap((truck) =>
      truck.isAllocated
        ? [
            ...ofTimes(truck, now),
            ...ofRoad(truck),
            ...ofPlaces(truck),
            ...ofEmpty(truck, returnBy, now),
          ].map((found): Alert => ({ ...found, slotId: truck.slotId }))
        : [],
    ),
  ]
}

export type KnownAlert = Pick<Alert, 'code' | 'slotId' | 'occasion'> & { isOpen: boolean }

const isSame = (one: Pick<Alert, 'code' | 'slotId' | 'occasion'>, other: KnownAlert): boolean =>
  one.code === other.code &&
  one.slotId === other.slotId &&
  (one.occasion === other.occasion || (other.isOpen && 'goesOn' in rows[one.code]))

/** Of the alerts that a booking has now, those that nobody was told of; and those that were told and are over. */
export const alertChanges = <Known extends KnownAlert>(
  found: readonly Alert[],
  known: readonly Known[],
): { raised: Alert[]; over: Known[] } => ({
  raised: found.filter((alert) => !known.some((each) => isSame(alert, each))),
  over: known.filter((each) => each.isOpen && !found.some((alert) => isSame(alert, each))),
})
