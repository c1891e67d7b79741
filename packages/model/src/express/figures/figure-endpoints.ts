// Contracts of the figures of express: a customer's home with what was saved, and the staff's page of how the line goes.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { plans, services } from '../services.ts'
import { setupReaders } from '../setup/tariff-endpoints.ts'
import { shipmentStates, type ShipmentState } from '../shipments/shipment-machine.ts'

const money = z.string()

/** Of shipments that were delivered in the last 90 days. */
const delivered = {
  delivered: z.int(),
  onTime: z.int(),
  firstTry: z.int(),
}

const shipment = {
  id: z.string(),
  number: z.string(),
  status: z.enum(shipmentStates),
  recipient: z.string(),
  city: z.string(),
}

/** A shipment in one of these goes on once its sender has paid, answered, or chosen a day. */
export const waitsForSender = [
  'ON_HOLD',
  'DELIVERY_FAILED',
  'PENDING_PAYMENT',
] as const satisfies readonly ShipmentState[]

export const viewExpressHome = endpoint({
  verb: 'viewExpressHome',
  method: 'GET',
  path: 'Express/Home',
  policy: customers,
  scope: 'shipments.read',
  answer: z.strictObject({
    counts: z.array(z.strictObject({ status: z.enum(shipmentStates), count: z.int() })),
    /** Those that wait for the sender, the one that has waited longest first; no more than six. */
    needs: z.array(z.strictObject({ ...shipment, status: z.enum(waitsForSender) })),
    /** The three that changed last. */
    latest: z.array(z.strictObject(shipment)),
    ...delivered,
    /** Cash on delivery that is not in the wallet yet. */
    cashOnItsWay: money,
    /** What the list price was above what was paid, without VAT: in all, and by month, plan and code of the last twelve. */
    saved: money,
    savings: z.array(
      z.strictObject({
        month: z.string(),
        plan: z.enum(plans).nullable(),
        code: z.string().nullable(),
        shipments: z.int(),
        saved: money,
      }),
    ),
    currency: z.literal('AED'),
  }),
})
export type ExpressHome = z.infer<(typeof viewExpressHome)['answer']>

export const cashAges = ['day', 'three', 'seven', 'older'] as const

export const viewExpressFigures = endpoint({
  verb: 'viewExpressFigures',
  method: 'GET',
  path: 'Express/Figures',
  policy: setupReaders,
  answer: z.strictObject({
    ...delivered,
    /** Of shipments that the carrier has booked in the last 90 days: what they earn without VAT less what it asks. */
    margins: z.array(
      z.strictObject({
        service: z.enum(services),
        shipments: z.int(),
        earned: money,
        cost: money,
        /** Below 0 where the carrier asks more than we earn. */
        margin: money,
        isLoss: z.boolean(),
      }),
    ),
    /** Cash that couriers or depots hold, by days since it was collected: up to 1, 3, 7, and more. */
    cash: z.array(z.strictObject({ age: z.enum(cashAges), rows: z.int(), amount: money })),
    holds: z.array(z.strictObject({ reason: z.string(), count: z.int() })),
    currency: z.literal('AED'),
  }),
})
export type ExpressFigures = z.infer<(typeof viewExpressFigures)['answer']>

export const figureEndpoints = { viewExpressHome, viewExpressFigures }
