// Contracts of the desk's queue of express: everything that waits as one list, and who works on what.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { deskKinds, parcelDeskReaders, parcelDeskWorkers } from './desk-queue.ts'

const kind = z.enum(deskKinds)
const both = z.strictObject({ en: z.string(), ar: z.string() })

const Item = z.strictObject({
  kind,
  subjectId: z.string(),
  /** Null for a scan of a number that is nobody's. */
  shipmentId: z.string().nullable(),
  /** Waybill, or what was scanned. */
  number: z.string(),
  company: both.nullable(),
  recipient: z.string(),
  city: z.string(),
  /** Why, as it was said; of a scan or an objection in the language of the call. */
  detail: z.string(),
  since: z.string(),
  isLate: z.boolean(),
  /** Who works on it. */
  owner: z.string().nullable(),
  isOwn: z.boolean(),
})
export type ParcelDeskItem = z.infer<typeof Item>

export const viewParcelDesk = endpoint({
  verb: 'viewParcelDesk',
  method: 'GET',
  path: 'Express/Desk',
  policy: parcelDeskReaders,
  query: z.strictObject({
    kind: kind.optional(),
    /** Only what the caller works on, or nobody. */
    whose: z.enum(['all', 'own', 'nobody']).default('all'),
  }),
  answer: z.strictObject({
    /** Of every kind, whatever was asked for. */
    counts: z.array(z.strictObject({ kind, count: z.int(), late: z.int() })),
    /** What is late first, then what waits longest; 200 at most. */
    items: z.array(Item),
  }),
})

/** Takes it over, or gives it back. */
export const takeFromParcelDesk = endpoint({
  verb: 'takeFromParcelDesk',
  method: 'POST',
  path: 'Express/Desk/Take',
  policy: parcelDeskWorkers,
  body: z.strictObject({ kind, subjectId: idOf('parcel-desk.gone'), isTaken: z.boolean() }),
  answer: ok,
  problems: ['parcel-desk.gone', 'parcel-desk.taken'],
})

export const parcelDeskEndpoints = { viewParcelDesk, takeFromParcelDesk }
