// What the positions of a truck say: at the place or gone from it, how far, when it arrives, how old its last sign is (section 5).
import { distanceKm } from '../../reference/place.ts'
import type { Pin } from '../../kit/pin.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** One position of a truck; `accuracyM` is the radius in metres within which it holds. */
export type Fix = { at: Date; pin: Pin; accuracyM: number }

/** Metres around a place in which a truck has arrived, and around the drop-off beyond which it has left. */
export const arrivedWithinM = 300
export const leftBeyondM = 1_000
/** Positions that are less accurate, in metres, decide nothing. */
export const leastAccurateM = 100
/** Minutes between the two positions that prove an arrival, and for which a truck that left stays away. */
export const arrivalMinutes = 3
export const leavingMinutes = 10
/** Hours around the booked slot in which an arrival is taken from positions. */
export const slotHours = 6
/** Kilometres an hour that no truck drives. */
export const fastestKmh = 130

/** Great-circle distance in metres. */
export const metresBetween = (a: Pin, b: Pin): number => distanceKm(a, b) * 1_000

/** Kilometres an hour that a truck would need from one position to the next; endless when it was at two places at once. */
export const speedKmh = (from: Pick<Fix, 'at' | 'pin'>, to: Pick<Fix, 'at' | 'pin'>): number => {
  const km = distanceKm(from.pin, to.pin)
  const ms = Math.abs(to.at.getTime() - from.at.getTime())
  return km === 0 ? 0 : (km * hourMs) / ms
}

const isReachable = (from: Fix, to: Fix): boolean => speedKmh(from, to) <= fastestKmh

/**
 * The positions that are used, oldest first: all but those which a truck cannot have reached from the one used before. Where more
 * of them follow one another than were used against them, it is those before that were false: one false position holds back none.
 */
export const usableFixes = <F extends Fix>(fixes: readonly F[]): F[] => {
  const used: F[] = []
  let doubted: F[] = []
  for (const fix of fixes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (used.length === 0 || isReachable(used.at(-1)!, fix)) {
      used.push(fix)
      doubted = []
      continue
    }
    if (doubted.length > 0 && !isReachable(doubted.at(-1)!, fix)) doubted = []
    doubted.push(fix)
    const place = used.findLastIndex((each) => isReachable(each, doubted[0]!))
    if (used.length - (place + 1) >= doubted.length) continue
    used.splice(place + 1, used.length, ...doubted)
    doubted = []
  }
  return used
}

/** The first fix of the first unbroken run that lasts so many minutes. */
const firstRun = (
  fixes: readonly Fix[],
  minutes: number,
  counts: (fix: Fix) => boolean,
): { first: Fix; proof: Fix } | undefined => {
  let first: Fix | undefined
  for (const fix of fixes) {
    if (!counts(fix)) first = undefined
    else if (!first) first = fix
    else if (fix.at.getTime() - first.at.getTime() >= minutes * minuteMs) return { first, proof: fix }
  }
  return undefined
}

const accurate = (fixes: readonly Fix[]): Fix[] =>
  usableFixes(fixes.filter(({ accuracyM }) => accuracyM <= leastAccurateM))

/**
 * When a truck came to a place: the first of two positions within 300 m, 3 minutes apart, with none outside between them and
 * around its slot. Undefined while nothing proves it.
 */
export const arrivedAt = (
  fixes: readonly Fix[],
  place: Pin,
  slot: { from: Date; until: Date },
): Date | undefined => {
  const earliest = slot.from.getTime() - slotHours * hourMs
  const latest = slot.until.getTime() + slotHours * hourMs
  const inTime = accurate(fixes).filter(({ at }) => at.getTime() >= earliest && at.getTime() <= latest)
  return firstRun(inTime, arrivalMinutes, ({ pin }) => metresBetween(pin, place) <= arrivedWithinM)?.first.at
}

/**
 * When it was certain that a truck had left a place: more than 1 km away for 10 minutes. Delivered, it completes the booking with
 * its last truck; not delivered, the provider is asked.
 */
export const leftAt = (fixes: readonly Fix[], place: Pin, since: Date): Date | undefined =>
  firstRun(
    accurate(fixes).filter(({ at }) => at >= since),
    leavingMinutes,
    ({ pin }) => metresBetween(pin, place) > leftBeyondM,
  )?.proof.at

/** `old` is shown grey, `silent` says that there is no signal. */
export const signAges = ['fresh', 'old', 'silent'] as const
export type SignAge = (typeof signAges)[number]
export const oldMinutes = 15
export const silentMinutes = 60

export const signAge = (lastFixAt: Date | null, now: Date): SignAge => {
  if (!lastFixAt) return 'silent'
  const minutes = (now.getTime() - lastFixAt.getTime()) / minuteMs
  if (minutes > silentMinutes) return 'silent'
  return minutes > oldMinutes ? 'old' : 'fresh'
}

/** Roads are longer than the great circle by this factor, and trucks drive so many kilometres an hour on average. */
export const roadFactor = 1.3
export const averageKmh = 55
/** Passages of a border post from which its usual time is read, and its minutes while there are none. */
export const passagesUsed = 20
export const usualPassageMinutes = 24 * 60
const etaStep = 5

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Minutes that a post usually takes: the median of its last 20 passages, newest first; 24 hours without any. */
export const passageMinutes = (newestFirst: readonly number[]): number =>
  newestFirst.length ? median(newestFirst.slice(0, passagesUsed)) : usualPassageMinutes

/** Minutes to a place over the road and the posts ahead, rounded up to 5; an estimate, and called one. */
export const minutesTo = (from: Pin, to: Pin, postsAhead: readonly (readonly number[])[]): number => {
  const driving = ((distanceKm(from, to) * roadFactor) / averageKmh) * 60
  const waiting = postsAhead.reduce((sum, passages) => sum + passageMinutes(passages), 0)
  return Math.ceil((driving + waiting) / etaStep) * etaStep
}

export const etaOf = (now: Date, from: Pin, to: Pin, postsAhead: readonly (readonly number[])[] = []): Date =>
  new Date(now.getTime() + minutesTo(from, to, postsAhead) * minuteMs)
