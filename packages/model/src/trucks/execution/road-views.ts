// How trucks of a booking, what happened to them and the list of those on the road look to who reads them.
import { z } from 'zod'
import { borderPostCodes } from '../road/border-routes.ts'
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
  emptyWaived: z.string().nullable(),
  /** Why its truck cannot be exchanged now. */
  reallocateRefusal: z.string().nullable(),
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
  from: z.strictObject({ en: z.string(), ar: z.string() }),
  to: z.strictObject({ en: z.string(), ar: z.string() }),
  dropoffAt: z.string(),
  last: z.strictObject({ ...Step.shape, at: z.string() }).nullable(),
  proofs: z.array(z.strictObject({ documentId: z.string(), fileName: z.string() })),
})
export type DeliveryRow = z.infer<typeof DeliveryRow>
