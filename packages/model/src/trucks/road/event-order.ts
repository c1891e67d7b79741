// The movement events of a truck in their order (decisions 4.4.1): what its way consists of, and what may be reported next.
import { postsOnWay, type BorderPost, type BorderRoute } from './border-routes.ts'
import type { PortDirection } from './movement.ts'

/** Who or what reports: the driver by link, the provider, the position, the port's system, the desk. */
export const eventSources = ['DRIVER', 'PROVIDER', 'GEOFENCE', 'PORT', 'DESK'] as const
export type EventSource = (typeof eventSources)[number]

type EventRow = { en: string; ar: string; by?: 'GEOFENCE' | 'PORT' }

/** The events with the names of the timeline; `by` is the machine that may report one beside people. */
export const roadEvents = {
  EMPTY_PICKUP: { en: 'Empty container picked up', ar: 'استلام الحاوية الفارغة', by: 'PORT' },
  GATE_IN: { en: 'Gate in', ar: 'دخول البوابة', by: 'PORT' },
  AT_LOADING: { en: 'At loading', ar: 'في موقع التحميل', by: 'GEOFENCE' },
  LOADING_COMPLETED: { en: 'Loading completed', ar: 'اكتمل التحميل' },
  GATE_OUT: { en: 'Gate out', ar: 'خروج البوابة', by: 'PORT' },
  ENROUTE: { en: 'En route', ar: 'في الطريق' },
  BORDER_WAITING: { en: 'Waiting to submit documents', ar: 'بانتظار تقديم المستندات' },
  BORDER_SUBMITTED: { en: 'Documents submitted', ar: 'قُدّمت المستندات' },
  BORDER_CLEARED: { en: 'Documents cleared', ar: 'اكتمل تخليص المستندات' },
  AT_UNLOADING: { en: 'At unloading', ar: 'في موقع التفريغ', by: 'GEOFENCE' },
  DELIVERED: { en: 'Delivered', ar: 'تم التسليم' },
  EMPTY_RETURN: { en: 'Empty container returned', ar: 'إعادة الحاوية الفارغة', by: 'PORT' },
} as const satisfies Record<string, EventRow>
export type RoadEvent = keyof typeof roadEvents
export const roadEventCodes = Object.keys(roadEvents) as [RoadEvent, ...RoadEvent[]]

/** What the truck does, with the facts that its order depends on. */
export type RoadCarriage =
  | { movement: 'DOMESTIC' }
  | { movement: 'CROSS_BORDER'; route: BorderRoute; toEmirates: boolean }
  | { movement: 'PORT'; direction: PortDirection }

/** An event as one row of a truck; `post` is set at a border alone. */
export type RoadStep = { code: RoadEvent; post: BorderPost | null }
export type PlannedStep = RoadStep & { isOptional: boolean }

const plain = ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const
const atBorder = ['BORDER_WAITING', 'BORDER_SUBMITTED', 'BORDER_CLEARED'] as const
const inPort = {
  IMPORT: [
    'GATE_IN',
    'AT_LOADING',
    'LOADING_COMPLETED',
    'GATE_OUT',
    'ENROUTE',
    'AT_UNLOADING',
    'DELIVERED',
    'EMPTY_RETURN',
  ],
  EXPORT: ['EMPTY_PICKUP', 'AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'GATE_IN', 'DELIVERED'],
} as const satisfies Record<PortDirection, readonly RoadEvent[]>
/** An exporter may have the empty container already. */
const optional: readonly RoadEvent[] = ['EMPTY_PICKUP']

/** The events of a truck in order: domestic 5, import 8, export 6, across borders 5 and three at each post. */
export const roadPlan = (carriage: RoadCarriage): PlannedStep[] => {
  const codes = carriage.movement === 'PORT' ? inPort[carriage.direction] : plain
  const posts = carriage.movement === 'CROSS_BORDER' ? postsOnWay(carriage.route, carriage.toEmirates) : []
  const borders = posts.flatMap(({ post }) => atBorder.map((code) => ({ code, post })))
  return codes
    .flatMap((code): RoadStep[] => [{ code, post: null }, ...(code === 'ENROUTE' ? borders : [])])
    .map((step) => ({ ...step, isOptional: optional.includes(step.code) }))
}

/** An event that is stored; rows that a correction has struck out are not among them. */
export type StoredEvent = RoadStep & { at: Date; deviceEventId: string | null }
export type ReportedEvent = StoredEvent & { source: EventSource }

export const isSameStep = (a: RoadStep, b: RoadStep): boolean => a.code === b.code && a.post === b.post

const indexIn = (plan: readonly RoadStep[], step: RoadStep): number =>
  plan.findIndex((each) => isSameStep(each, step))

/** Place of the furthest stored event in the plan; -1 before the first. */
const reached = (plan: readonly RoadStep[], stored: readonly RoadStep[]): number =>
  Math.max(-1, ...stored.map((event) => indexIn(plan, event)))

export type EventVerdict<Event extends StoredEvent = StoredEvent> =
  /** It is the next one: write it. */
  | { outcome: 'stored' }
  /** It was reported before: answer 200 with the first row. */
  | { outcome: 'repeat'; first: Event }
  /** A gate's event before its turn: keep it, and ask the provider for the missing step. */
  | { outcome: 'waits'; missing: PlannedStep }
  /** 409; `missing` is the first step that has to be reported before it. */
  | { outcome: 'skipped'; code: 'trucks.event-skipped'; missing: PlannedStep }
  /** 409; the truck is past it already, `reached` is where it is. */
  | { outcome: 'backward'; code: 'trucks.event-backward'; reached: RoadStep }
  /** 409; no step of this carriage, or not one that this source may report, or its mark of the device belongs to another event. */
  | { outcome: 'refused'; code: 'trucks.event-not-part' | 'trucks.event-source' | 'trucks.event-device' }

/** Machines report what they can see; people report everything. */
const mayReport = (source: EventSource, code: RoadEvent): boolean => {
  const row: EventRow = roadEvents[code]
  return (source !== 'GEOFENCE' && source !== 'PORT') || row.by === source
}

/**
 * What becomes of an event. A step that was reported before is a repeat when it is the truck's latest one, has the same
 * mark of the device or the same time; any other step at which the truck has been, or which it has passed, is backward.
 */
export const checkEvent = <Event extends StoredEvent>(
  carriage: RoadCarriage,
  stored: readonly Event[],
  event: ReportedEvent,
): EventVerdict<Event> => {
  const plan = roadPlan(carriage)
  const place = indexIn(plan, event)
  if (place < 0) return { outcome: 'refused', code: 'trucks.event-not-part' }
  if (!mayReport(event.source, event.code)) return { outcome: 'refused', code: 'trucks.event-source' }
  const last = reached(plan, stored)
  const first = stored.find((each) => isSameStep(each, event))
  const marked = stored.find(
    (each) => event.deviceEventId !== null && each.deviceEventId === event.deviceEventId,
  )
  if (marked && marked !== first) return { outcome: 'refused', code: 'trucks.event-device' }
  if (first && (marked || place === last || first.at.getTime() === event.at.getTime()))
    return { outcome: 'repeat', first }
  if (place <= last) {
    const { code, post } = plan[last]!
    return { outcome: 'backward', code: 'trucks.event-backward', reached: { code, post } }
  }
  const missing = plan.slice(last + 1, place).find(({ isOptional }) => !isOptional)
  if (!missing) return { outcome: 'stored' }
  return event.source === 'PORT'
    ? { outcome: 'waits', missing }
    : { outcome: 'skipped', code: 'trucks.event-skipped', missing }
}

/** What may be reported next: one step, or an optional one and that behind it; none at the end. */
export const nextEvents = (carriage: RoadCarriage, stored: readonly RoadStep[]): PlannedStep[] => {
  const plan = roadPlan(carriage)
  const ahead = plan.slice(reached(plan, stored) + 1)
  const certain = ahead.findIndex(({ isOptional }) => !isOptional)
  return ahead.slice(0, certain + 1)
}

/** The furthest event of a truck, which is its state; undefined before its first. */
export const truckState = (carriage: RoadCarriage, stored: readonly RoadStep[]): RoadStep | undefined => {
  const plan = roadPlan(carriage)
  return plan[reached(plan, stored)]
}

export const hasStep = (stored: readonly RoadStep[], step: RoadStep): boolean =>
  stored.some((event) => isSameStep(event, step))

export const hasEvent = (stored: readonly RoadStep[], code: RoadEvent): boolean =>
  stored.some((event) => event.code === code)
