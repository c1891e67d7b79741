// What a driver's page reads of its truck, and what it sends; the page keeps all of this to work without a network.
import { z } from 'zod'
import { docCodes } from '../../documents/document-type.ts'
import { Step } from '../execution/road-views.ts'
import { eventDocuments } from '../execution/truck-turn.ts'
import { borderRouteCodes } from '../road/border-routes.ts'
import { portDirectionCodes } from '../road/movement.ts'

const Both = z.strictObject({ en: z.string(), ar: z.string() })

const Carriage = z.discriminatedUnion('movement', [
  z.strictObject({ movement: z.literal('DOMESTIC') }),
  z.strictObject({
    movement: z.literal('CROSS_BORDER'),
    route: z.enum(borderRouteCodes),
    toEmirates: z.boolean(),
  }),
  z.strictObject({ movement: z.literal('PORT'), direction: z.enum(portDirectionCodes) }),
])

export const DriverPlace = z.strictObject({
  name: Both,
  /** Street, building and what lies near, as they were typed. */
  address: z.string(),
  contactName: z.string(),
  contactNumber: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  at: z.string(),
})
export type DriverPlace = z.infer<typeof DriverPlace>

export const DriverJob = z.strictObject({
  /** One half of what opens the job; the other is the phone's cookie. */
  link: z.string(),
  slot: z.string(),
  /** The server's clock. */
  now: z.string(),
  until: z.string(),
  bookingNumber: z.string(),
  plate: z.string(),
  company: Both,
  /** Whom of it the driver calls. */
  call: z.string().nullable(),
  commodity: z.string(),
  quantity: z.int(),
  unit: Both,
  instructions: z.string(),
  containerNo: z.string().nullable(),
  returnLocation: z.string().nullable(),
  carriage: Carriage,
  temperatureRange: z.tuple([z.number(), z.number()]).nullable(),
  isEmptyWaived: z.boolean(),
  pickup: DriverPlace,
  dropoff: DriverPlace,
  events: z.array(z.strictObject({ ...Step.shape, at: z.string() })),
  /** Whether the location is shared; null before it was asked. */
  sharing: z.boolean().nullable(),
})
export type DriverJob = z.infer<typeof DriverJob>

/** Beside the file of a phone: what it is, and its mark, by which the same file is stored once. */
export const DriverFileFields = z.strictObject({
  docCode: z.enum(docCodes).refine((code) => eventDocuments.includes(code), 'documents.type'),
  deviceFileId: z.uuid(),
})
