// Contracts of a depot: intake with scan and measure, holds, the shelf, and what goes back.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { areaCodes } from '../couriers/courier.ts'
import { centimetrePattern, kilogramPattern } from '../pricing/parcel.ts'
import { services } from '../services.ts'
import { Status } from '../shipments/shipment-views.ts'
import { bayPattern } from './bay.ts'
import { chosenReasons, holdReasons } from './hold.ts'
import { holding } from './hold-endpoints.ts'
import { scanOutcomes } from './scan-outcome.ts'

/** Only who works in a depot acts in it, and in no other. */
export const depotWorkers = { depot: 'assigned' } as const satisfies Policy

const id = idOf('depot.not-here')
const byId = z.strictObject({ shipmentId: id })
const both = z.strictObject({ en: z.string(), ar: z.string() })
const money = z.string()

export const DepotParcel = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  status: Status,
  service: z.enum(services),
  senderName: z.string(),
  recipientName: z.string(),
  fromCity: z.string(),
  toCity: z.string(),
  toCountry: z.string(),
  area: z.enum(areaCodes).nullable(),
  pieces: z.int(),
  /** Pieces that are in this depot. */
  here: z.int(),
  /** Where they stand; empty where they were not sorted yet. */
  places: z.array(z.string()),
  bay: z.string(),
  cod: money.nullable(),
  attempts: z.int(),
  holds: z.array(z.enum(holdReasons)),
  /** Since when it is where it is. */
  since: z.string(),
})
export type DepotParcel = z.infer<typeof DepotParcel>

const Depot = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: both,
  areas: z.array(z.enum(areaCodes)),
})

/** What is expected today, what has arrived, and what nobody expected. */
export const viewIntake = endpoint({
  verb: 'viewIntake',
  method: 'GET',
  path: 'Express/Depot/Intake',
  policy: depotWorkers,
  answer: z.strictObject({
    depot: Depot,
    expected: z.array(DepotParcel),
    arrived: z.array(DepotParcel),
    unexpected: z.array(DepotParcel),
  }),
  problems: ['couriers.no-depot'],
})

export const scanParcel = endpoint({
  verb: 'scanParcel',
  method: 'POST',
  path: 'Express/Depot/Scan',
  policy: depotWorkers,
  body: z.strictObject({
    /** Made by the page, so that a scan that is sent twice counts once. */
    clientId: z.uuid(),
    code: z.string().trim().min(1).max(40),
    kind: z.enum(['INTAKE', 'SORT', 'SHELF']),
    /** The shelf; left out it is the bay that the parcel belongs to. */
    place: z.string().regex(bayPattern).nullable().default(null),
  }),
  answer: z.strictObject({
    outcome: z.enum(scanOutcomes),
    piece: z.int().nullable(),
    parcel: DepotParcel.nullable(),
  }),
  problems: ['couriers.no-depot', 'kit.key-reused'],
})

const side = z.string().regex(centimetrePattern, 'express.side-invalid')
export const measurePiece = endpoint({
  verb: 'measurePiece',
  method: 'POST',
  path: 'Express/Depot/Measure',
  policy: depotWorkers,
  body: byId.extend({
    piece: z.int().min(1).max(10),
    weight: z.string().regex(kilogramPattern, 'express.weight-invalid'),
    length: side,
    width: side,
    height: side,
  }),
  answer: z.strictObject({
    /** Chargeable grams. */
    declared: z.int(),
    measured: z.int(),
    isOverLimits: z.boolean(),
    /** What the sender has to pay before it goes on, with VAT; null where it is within the tolerance. */
    charge: money.nullable(),
  }),
  problems: [
    'couriers.no-depot',
    'depot.not-here',
    'depot.piece-none',
    'depot.measured-paid',
    'express.cannot-now',
    'finance.payment-in-progress',
  ],
})

const here = ['couriers.no-depot', 'depot.not-here', 'express.cannot-now'] as const

/** Holds a parcel with a question to its sender (E15). */
export const holdParcel = endpoint({
  verb: 'holdParcel',
  method: 'POST',
  path: 'Express/Depot/Hold',
  policy: depotWorkers,
  body: byId.extend(holding),
  answer: ok,
  problems: [...here, 'depot.hold-out'],
})

/** Not every piece has come (X4). */
export const reportMissingPiece = endpoint({
  verb: 'reportMissingPiece',
  method: 'POST',
  path: 'Express/Depot/Missing',
  policy: depotWorkers,
  body: byId,
  answer: ok,
  problems: [...here, 'depot.hold-out'],
})

/** Lets a parcel go on whose question is settled, or takes one hold back, and the parcel goes on if it was the last (E14). */
export const releaseParcel = endpoint({
  verb: 'releaseParcel',
  method: 'POST',
  path: 'Express/Depot/Release',
  policy: depotWorkers,
  body: byId.extend({
    /** The hold that was a mistake; with null all are let go. */
    reason: z.enum(chosenReasons, 'depot.hold-reason').nullable().default(null),
  }),
  answer: ok,
  problems: [...here, 'depot.payment-due', 'depot.piece-missing'],
})

export const sendParcelBack = endpoint({
  verb: 'sendParcelBack',
  method: 'POST',
  path: 'Express/Depot/SendBack',
  policy: depotWorkers,
  body: byId.extend({ reason: reasonOf('depot.note-missing') }),
  answer: ok,
  problems: [...here, 'finance.payment-in-progress'],
})

/** The sender has it again, at the counter of the depot (E21). */
export const handParcelBack = endpoint({
  verb: 'handParcelBack',
  method: 'POST',
  path: 'Express/Depot/HandBack',
  policy: depotWorkers,
  body: byId.extend({
    name: z.string({ error: 'depot.name-missing' }).trim().min(2, 'depot.name-missing').max(60),
  }),
  answer: ok,
  problems: [...here, 'depot.return-unpaid', 'depot.return-unquoted'],
})

export const ShelfParcel = DepotParcel.extend({
  note: z.string(),
  answer: z.string().nullable(),
  wantedOn: z.string().nullable(),
  /** Whole days since it waits. */
  days: z.int(),
  isFeeDue: z.boolean(),
})
export type ShelfParcel = z.infer<typeof ShelfParcel>

/** What waits in the depot: holds, deliveries that failed, returns; the oldest first. */
export const viewShelf = endpoint({
  verb: 'viewShelf',
  method: 'GET',
  path: 'Express/Depot/Shelf',
  policy: depotWorkers,
  answer: z.strictObject({ parcels: z.array(ShelfParcel) }),
  problems: ['couriers.no-depot'],
})

export const depotEndpoints = {
  viewIntake,
  scanParcel,
  measurePiece,
  holdParcel,
  reportMissingPiece,
  releaseParcel,
  sendParcelBack,
  handParcelBack,
  viewShelf,
}
