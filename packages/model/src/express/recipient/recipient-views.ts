// A parcel as its recipient reads it, and what the recipient said as the sender, the desk and couriers read it.
import { z } from 'zod'
import { services } from '../services.ts'
import { Status, TimelineEntry } from '../shipments/shipment-views.ts'
import { objectionKinds } from './objections.ts'
import { wishKinds } from './wishes.ts'

const OpenWish = z.strictObject({
  kind: z.enum(wishKinds),
  day: z.string().nullable(),
  at: z.string(),
  endedAt: z.string().nullable(),
})

/** Never the sender's address, the value, the contents, or what anybody typed or marked before: the link may be passed on. */
export const RecipientParcel = z.strictObject({
  awbNumber: z.string(),
  status: Status,
  service: z.enum(services),
  senderName: z.string(),
  toCity: z.string(),
  pieces: z.int(),
  expectedOn: z.string().nullable(),
  /** What is to be paid in cash, or was paid. */
  cod: z.string().nullable(),
  events: z.array(TimelineEntry),
  wishes: z.array(OpenWish),
  /** Days that can be chosen. */
  days: z.array(z.string()),
  objections: z.array(z.strictObject({ kind: z.enum(objectionKinds), isClosed: z.boolean() })),
  /** When a further code can be sent; null where none is out. */
  codeSentAt: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  /** When the link ends; null while the parcel is on its way. */
  until: z.string().nullable(),
})
export type RecipientParcel = z.infer<typeof RecipientParcel>

/** What couriers, depots, the desk and the sender know of it. */
export const RecipientSaid = z.strictObject({
  wishes: z.array(
    z.strictObject({
      ...OpenWish.shape,
      words: z.string().nullable(),
      pin: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  ),
  objections: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(objectionKinds),
      paid: z.string().nullable(),
      words: z.string().nullable(),
      at: z.string(),
      closedAt: z.string().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
})
export type RecipientSaid = z.infer<typeof RecipientSaid>

export const ObjectionRow = z.strictObject({
  id: z.string(),
  shipmentId: z.string(),
  awbNumber: z.string(),
  kind: z.enum(objectionKinds),
  cod: z.string().nullable(),
  paid: z.string().nullable(),
  words: z.string().nullable(),
  recipientName: z.string(),
  mobile: z.string(),
  companyName: z.strictObject({ en: z.string(), ar: z.string() }),
  at: z.string(),
  closedAt: z.string().nullable(),
  outcome: z.string().nullable(),
})
export type ObjectionRow = z.infer<typeof ObjectionRow>
