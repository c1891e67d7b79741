// Contracts of taking back a scan: one person asks for it with a reason, another one confirms.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { Status } from '../shipments/shipment-views.ts'
import { correctionReaders, correctors } from './correction.ts'

const refusal = z.string().nullable()
const refusals = [
  'corrections.nothing',
  'corrections.late',
  'corrections.cash-listed',
  'corrections.cash-counted',
  'corrections.claim-paid',
  'finance.payment-in-progress',
] as const

const Waiting = z.strictObject({
  correctionId: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
  /** What stands against the reader's confirming it. */
  refusal,
})

const View = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  status: Status,
  /** The scan in question; null where there is none. */
  scan: z
    .strictObject({
      /** What the scan made of the parcel, and what it is without it. */
      status: Status,
      returnsTo: Status,
      at: z.string(),
      by: z.string(),
      /** Why it was not delivered, in the reader's language. */
      reason: z.string().nullable(),
      /** Cash that was recorded with it and is expected again. */
      cash: z.string().nullable(),
    })
    .nullable(),
  /** What stands against asking for it. */
  refusal,
  waiting: Waiting.nullable(),
})
export type CorrectionView = z.infer<typeof View>

/** The last scan of a parcel, and what stands against taking it back. */
export const viewParcelCorrection = endpoint({
  verb: 'viewParcelCorrection',
  method: 'GET',
  path: 'Express/Correction',
  policy: correctionReaders,
  query: z.strictObject({
    /** As typed or scanned; what is none is not found. */
    waybill: z.string({ error: 'express.shipment-not-found' }).trim().min(1).max(40),
  }),
  answer: View,
  problems: ['express.shipment-not-found'],
})

/** Those that wait, of the reader's depot or of all. */
export const listParcelCorrections = endpoint({
  verb: 'listParcelCorrections',
  method: 'GET',
  path: 'Express/Corrections',
  policy: correctionReaders,
  answer: z.strictObject({ corrections: z.array(View) }),
  problems: ['couriers.no-depot'],
})

export const proposeParcelCorrection = endpoint({
  verb: 'proposeParcelCorrection',
  method: 'POST',
  path: 'Express/Correction',
  policy: correctors,
  body: z.strictObject({
    shipmentId: idOf('express.shipment-not-found'),
    reason: reasonOf('corrections.reason'),
  }),
  answer: ok,
  problems: ['express.shipment-not-found', 'corrections.open', 'corrections.reason', ...refusals],
})

/** Takes the scan back, or drops the proposal, which its proposer may do as well. */
export const decideParcelCorrection = endpoint({
  verb: 'decideParcelCorrection',
  method: 'POST',
  path: 'Express/Correction/Decide',
  policy: correctors,
  body: z.strictObject({ correctionId: idOf('corrections.none'), isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'corrections.none',
    'corrections.second-person',
    'corrections.desk-confirms',
    'corrections.moved-on',
    ...refusals,
  ],
})

export const correctionEndpoints = {
  viewParcelCorrection,
  listParcelCorrections,
  proposeParcelCorrection,
  decideParcelCorrection,
}
