// When a truck is expected at its next stop, and why that is not when it was expected before; an estimate, and called one.
import { texts } from '../../kit/text.ts'
import { distanceKm } from '../../reference/place.ts'
import type { BorderPost } from './border-routes.ts'
import { isSameStep, roadPlan } from './event-order.ts'
import { atDropoff, timeOf, type WatchedTruck } from './geofence.ts'
import { etaOf, passageMinutes, roadFactor, usableFixes } from './positions.ts'

const minuteMs = 60_000

export const etaStops = ['LOADING', 'UNLOADING'] as const
export type EtaStop = (typeof etaStops)[number]

export type Estimate = {
  stop: EtaStop
  /** Of the position that it follows from. */
  at: Date
  eta: Date
  /** By road to the stop, in whole kilometres. */
  km: number
  /** At the posts ahead, in whole minutes. */
  borderMinutes: number
  /** It waits at a post now. */
  isAtPost: boolean
}
/** One that was told before. */
export type Told = Omit<Estimate, 'isAtPost'>

/** Minutes of the last passages of a post, newest first. */
export type Passages = (post: BorderPost) => readonly number[]

/** What the posts that are not behind the truck take; at one where it waits, what is left of the usual time. */
const postsAhead = ({ carriage, steps }: WatchedTruck, passages: Passages, now: Date) =>
  roadPlan(carriage).flatMap(({ code, post }) => {
    if (code !== 'BORDER_WAITING' || !post) return []
    if (steps.some((step) => isSameStep(step, { code: 'BORDER_CLEARED', post }))) return []
    const waits = steps.find((step) => isSameStep(step, { code, post }))
    const spent = waits ? (now.getTime() - waits.at.getTime()) / minuteMs : 0
    return { minutes: Math.max(0, passageMinutes(passages(post)) - spent), isHere: waits !== undefined }
  })

/** Where a truck is expected next; nowhere while it loads and once it has arrived. */
export const nextStop = (truck: Pick<WatchedTruck, 'steps' | 'carriage'>): EtaStop | undefined => {
  if (timeOf(truck, 'DELIVERED') || atDropoff(truck)) return undefined
  if (timeOf(truck, 'LOADING_COMPLETED')) return 'UNLOADING'
  return timeOf(truck, 'AT_LOADING') ? undefined : 'LOADING'
}

/**
 * Where the truck goes next and when it is there; nothing while it loads, once it has arrived, and without a position. At loading
 * nobody is expected before the time that was proposed.
 */
export const estimateOf = (truck: WatchedTruck, passages: Passages): Estimate | undefined => {
  const stop = nextStop(truck)
  if (!stop) return undefined
  const isLoaded = stop === 'UNLOADING'
  const to = isLoaded ? truck.dropoff : truck.pickup
  const last = usableFixes(truck.fixes).at(-1)
  if (!to || !last) return undefined
  const posts = isLoaded ? postsAhead(truck, passages, last.at) : []
  const eta = etaOf(
    last.at,
    last.pin,
    to,
    posts.map(({ minutes }) => [minutes]),
  )
  return {
    stop,
    at: last.at,
    eta: isLoaded || eta > truck.proposed.pickup ? eta : truck.proposed.pickup,
    km: Math.round(distanceKm(last.pin, to) * roadFactor),
    borderMinutes: Math.round(posts.reduce((sum, { minutes }) => sum + minutes, 0)),
    isAtPost: posts.some(({ isHere }) => isHere),
  }
}

/** Why it changed, as people read it. */
export const etaReasons = texts({
  FIRST: { en: 'First estimate.', ar: 'أول تقدير.' },
  EXCHANGED: { en: 'Another truck has taken over.', ar: 'استُبدلت الشاحنة بأخرى.' },
  BORDER_LONGER: { en: 'The border is taking longer.', ar: 'يستغرق العبور في المنفذ وقتًا أطول.' },
  BORDER_SHORTER: { en: 'The border took less time.', ar: 'استغرق العبور في المنفذ وقتًا أقل.' },
  DETOUR: { en: 'The truck has moved away from its stop.', ar: 'ابتعدت الشاحنة عن وجهتها.' },
  STANDING: { en: 'The truck has been stationary.', ar: 'الشاحنة متوقفة في مكانها.' },
  SLOWER: { en: 'The truck is slower than usual.', ar: 'تسير الشاحنة أبطأ من المعتاد.' },
  FASTER: { en: 'The truck is faster than usual.', ar: 'تسير الشاحنة أسرع من المعتاد.' },
})
export type EtaReason = keyof typeof etaReasons
export const etaReasonCodes = Object.keys(etaReasons) as [EtaReason, ...EtaReason[]]

/** An estimate that differs by less, in minutes, says nothing new. */
export const etaNews = 10
/** Kilometres by road within which a truck has stayed where it was. */
const stoodKm = 1

/** Why the estimate is another one than the last that was told; undefined while it is about the same. */
export const etaChange = (
  told: Told | undefined,
  now: Estimate,
  /** When the truck got the vehicle that it has. */
  since: Date,
): EtaReason | undefined => {
  if (told?.stop !== now.stop) return 'FIRST'
  const passed = (now.at.getTime() - told.at.getTime()) / minuteMs
  const later = (now.eta.getTime() - told.eta.getTime()) / minuteMs
  if (passed <= 0 || Math.abs(later) < etaNews) return undefined
  if (told.at < since) return 'EXCHANGED'
  if (later < 0)
    return told.borderMinutes - now.borderMinutes - passed >= -later / 2 ? 'BORDER_SHORTER' : 'FASTER'
  if (now.isAtPost) return 'BORDER_LONGER'
  if (now.km > told.km + stoodKm) return 'DETOUR'
  return now.km >= told.km - stoodKm ? 'STANDING' : 'SLOWER'
}
