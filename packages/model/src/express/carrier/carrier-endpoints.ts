// Contracts around the carrier of international parcels: its notices, and what it did not book, for the desk.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'

export const receiveCarrierNotice = endpoint({
  verb: 'receiveCarrierNotice',
  method: 'POST',
  path: 'Express/Carrier/Notice',
  /** The carrier signs its notices instead of signing in; of what they say only the number is read. */
  policy: { visitor: 'any' },
  body: z.looseObject({ shipmentTrackingNumber: z.string().regex(/^[\w-]{1,40}$/) }),
  answer: z.object({ known: z.boolean() }),
  problems: ['integrations.notice-refused', 'integrations.notice-old'],
})

const CarrierFault = z.strictObject({
  shipmentId: z.string(),
  /** Waybill, or the number of a shipment that has none any more. */
  number: z.string(),
  recipient: z.string(),
  city: z.string(),
  /** Nothing is tried any more until the desk books anew. */
  isGivenUp: z.boolean(),
  tries: z.int(),
  since: z.string(),
  /** As the carrier said it. */
  fault: z.string(),
})
export type CarrierFault = z.infer<typeof CarrierFault>

/** Bookings that the carrier did not make, those given up first. */
export const listCarrierFaults = endpoint({
  verb: 'listCarrierFaults',
  method: 'GET',
  path: 'Express/Carrier/Faults',
  policy: { desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  answer: z.strictObject({
    /** False where no carrier is set up. */
    isSet: z.boolean(),
    faults: z.array(CarrierFault),
  }),
})

/** Tries a booking that was given up again from the beginning. */
export const bookWithCarrierAgain = endpoint({
  verb: 'bookWithCarrierAgain',
  method: 'POST',
  path: 'Express/Carrier/BookAgain',
  policy: { desk: 'any', admin: 'any' },
  body: z.strictObject({ shipmentId: z.uuid() }),
  answer: z.strictObject({ booked: z.literal('again') }),
  problems: ['express.shipment-not-found', 'kit.moved-on'],
})

export const carrierEndpoints = { receiveCarrierNotice, listCarrierFaults, bookWithCarrierAgain }
