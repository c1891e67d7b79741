// A shipment as its calls answer it: a row of a list, the whole of it, and what anybody may know by its number.
import { z } from 'zod'
import { lineCodes } from '../pricing/price-text.ts'
import { plans, services } from '../services.ts'
import { payWays } from './settlement.ts'
import { shipmentStates } from './shipment-machine.ts'
import { slotCodes } from './slots.ts'

const money = z.string()
export const Status = z.enum(shipmentStates)
export const Pickup = z.strictObject({ date: z.string(), slotCode: z.enum(slotCodes) })

export const ShipmentRow = z.strictObject({
  id: z.string(),
  /** What it is called before it has a waybill. */
  shipmentId: z.string(),
  awbNumber: z.string().nullable(),
  status: Status,
  service: z.enum(services).nullable(),
  senderName: z.string(),
  fromCity: z.string(),
  recipientName: z.string(),
  toCity: z.string(),
  toCountry: z.string().nullable(),
  pieces: z.int(),
  total: money.nullable(),
  cod: money.nullable(),
  reference: z.string(),
  pickup: Pickup.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ShipmentRow = z.infer<typeof ShipmentRow>

const PriceLine = z.strictObject({
  code: z.enum(lineCodes),
  net: money,
  vat: money,
  formula: z.string(),
})

export const ShipmentPrice = z.strictObject({
  lines: z.array(PriceLine),
  net: money,
  vat: money,
  total: money,
  currency: z.literal('AED'),
  plan: z.enum(plans).nullable(),
})
export type ShipmentPrice = z.infer<typeof ShipmentPrice>

export const TimelineEntry = z.strictObject({
  status: Status,
  at: z.string(),
  /** The name of the emirate or the country, in the language of the call. */
  place: z.string().nullable(),
  /** A scan was taken back; the one before it does not count. */
  isCorrection: z.boolean(),
})

export const ShipmentDetails = z.strictObject({
  ...ShipmentRow.shape,
  version: z.int(),
  /** As it was entered; checked and complete from the price on. */
  form: z.record(z.string(), z.unknown()),
  price: ShipmentPrice.nullable(),
  expectedOn: z.string().nullable(),
  reschedules: z.int(),
  /** A payment by card is open. */
  isPaying: z.boolean(),
  paidAt: z.string().nullable(),
  payments: z.array(
    z.strictObject({ way: z.enum(payWays), amount: money, returnedTo: z.enum(payWays).nullable() }),
  ),
  receiptNumber: z.string().nullable(),
  invoices: z.array(z.strictObject({ number: z.string(), kind: z.string(), total: money })),
  comments: z.string().nullable(),
  timeline: z.array(TimelineEntry),
})
export type ShipmentDetails = z.infer<typeof ShipmentDetails>

/** State, time and emirate: no name, address, amount or contents (Z31). */
export const TrackedShipment = z.strictObject({
  awbNumber: z.string(),
  status: Status,
  events: z.array(TimelineEntry),
})
export type TrackedShipment = z.infer<typeof TrackedShipment>
