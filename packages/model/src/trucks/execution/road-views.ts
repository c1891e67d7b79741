// How trucks of a booking, what happened to them and the list of those on the road look to who reads them.
import { z } from 'zod'
import { alertCodes } from '../road/alerts.ts'
import { docCodes } from '../../documents/document-type.ts'
import { borderPostCodes } from '../road/border-routes.ts'
import { etaReasonCodes, etaStops } from '../road/estimate.ts'
import { eventSources, roadEventCodes } from '../road/event-order.ts'
import { movementTypeCodes } from '../road/movement.ts'

export const Step = z.strictObject({ code: z.enum(roadEventCodes), post: z.enum(borderPostCodes).nullable() })

const degrees = (most: number) => z.number().min(-most).max(most)
export const Position = z.strictObject({
  latitude: degrees(90),
  longitude: degrees(180),
  accuracyM: z.number().min(0).max(100_000),
})

export const RoadEventView = z.strictObject({
  eventId: z.string(),
  ...Step.shape,
  at: z.string(),
  receivedAt: z.string(),
  /** More than twelve hours after it happened. */
  isLate: z.boolean(),
  source: z.enum(eventSources),
  seal: z.string().nullable(),
  temperature: z.number().nullable(),
  note: z.string().nullable(),
  receiver: z.string().nullable(),
  isShort: z.boolean(),
  files: z.array(z.strictObject({ documentId: z.string(), docCode: z.string(), fileName: z.string() })),
  /** Why it is struck out; null while it stands. */
  struck: z.string().nullable(),
  /** What the desk asks to correct, where it is not decided. */
  correction: z
    .strictObject({
      correctionId: z.string(),
      at: z.string().nullable(),
      reason: z.string(),
      isOwn: z.boolean(),
    })
    .nullable(),
})
export type RoadEventView = z.infer<typeof RoadEventView>

const Both = z.strictObject({ en: z.string(), ar: z.string() })

/** Where a truck is now, when it is expected, and what should be looked at; nothing of it once it has delivered. */
export const LiveView = z.strictObject({
  position: z
    .strictObject({ latitude: z.number(), longitude: z.number(), accuracyM: z.int(), at: z.string() })
    .nullable(),
  /** An estimate: of which stop, from the position of when, and why it is not what was told before. */
  eta: z
    .strictObject({
      stop: z.enum(etaStops),
      eta: z.string(),
      at: z.string(),
      reason: z.enum(etaReasonCodes),
      before: z.string().nullable(),
    })
    .nullable(),
  alerts: z.array(
    z.strictObject({ code: z.enum(alertCodes), since: z.string(), title: Both, sentence: Both }),
  ),
})
export type LiveView = z.infer<typeof LiveView>

/** A stop as a map shows it; without a pin it is a name alone. */
export const StopView = z.strictObject({
  name: Both,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type StopView = z.infer<typeof StopView>

const both = { driverEn: z.string(), driverAr: z.string() }
export const SlotView = z.strictObject({
  slot: z.string(),
  n: z.int(),
  /** The truck that it has. Ids are the provider's, the mobile number is that of staff and the two sides. */
  truck: z
    .strictObject({
      plate: z.string(),
      ...both,
      mobile: z.string(),
      vehicleId: z.string().nullable(),
      driverId: z.string().nullable(),
      since: z.string(),
      /** At the port, once it has given one. */
      appointment: z.string().nullable(),
    })
    .nullable(),
  /** Trucks that it had before, oldest first, each with why it was exchanged. */
  earlier: z.array(
    z.strictObject({
      plate: z.string(),
      ...both,
      since: z.string(),
      until: z.string(),
      reason: z.string(),
      place: z.string().nullable(),
    }),
  ),
  events: z.array(RoadEventView),
  /** The furthest event, and what may be reported next. */
  state: Step.nullable(),
  next: z.array(Step),
  /** Documents that the border post ahead of it still misses; it does not submit there before. */
  borderMissing: z.array(z.enum(docCodes)),
  emptyWaived: z.string().nullable(),
  /** Why its truck cannot be exchanged now. */
  reallocateRefusal: z.string().nullable(),
  live: LiveView,
})
export type SlotView = z.infer<typeof SlotView>

export const TruckTimeline = z.strictObject({
  id: z.string(),
  number: z.string(),
  bookingNumber: z.string(),
  movement: z.enum(movementTypeCodes),
  containerNo: z.string().nullable(),
  version: z.int(),
  /** How many of its trucks have a vehicle and a driver. */
  allocated: z.int(),
  slots: z.array(SlotView),
  pickup: StopView,
  dropoff: StopView,
  /** Across borders: the posts in the order of the journey. */
  posts: z.array(z.enum(borderPostCodes)),
  /** When the goods were promised to arrive. */
  promisedAt: z.string(),
  /** Alerts of the whole booking. */
  alerts: LiveView.shape.alerts,
  allocateRefusal: z.string().nullable(),
  reportRefusal: z.string().nullable(),
  completeRefusal: z.string().nullable(),
  /** When it completes by itself. */
  completesAt: z.string().nullable(),
})
export type TruckTimeline = z.infer<typeof TruckTimeline>

export const Fault = z.strictObject({
  code: z.string(),
  params: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.strictObject({ en: z.string(), ar: z.string() })]),
  ),
})
export type Fault = z.infer<typeof Fault>

export const DeliveryRow = z.strictObject({
  id: z.string(),
  number: z.string(),
  bookingNumber: z.string(),
  n: z.int(),
  of: z.int(),
  plate: z.string(),
  ...both,
  slot: z.string(),
  from: StopView,
  to: StopView,
  posts: z.array(z.enum(borderPostCodes)),
  live: LiveView,
  dropoffAt: z.string(),
  last: z.strictObject({ ...Step.shape, at: z.string() }).nullable(),
  proofs: z.array(z.strictObject({ documentId: z.string(), fileName: z.string() })),
})
export type DeliveryRow = z.infer<typeof DeliveryRow>
