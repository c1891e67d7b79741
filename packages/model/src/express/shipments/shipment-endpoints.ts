// Contracts of shipments: creating, lists, details, changes before the pickup, and following by number (C054-C062, C067-C079).
import { z } from 'zod'
import { captchaAnswer } from '../../accounts/captcha.ts'
import { anyone, customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, version } from '../../kit/fields.ts'
import { draftSchema } from '../../kit/form-schema.ts'
import { pageNumber, pageSize, paged } from '../../kit/paging.ts'
import { services } from '../services.ts'
import { payWays } from './settlement.ts'
import { shipmentFields } from './shipment-form.ts'
import { shipmentStates } from './shipment-machine.ts'
import { ShipmentDetails, ShipmentPrice, ShipmentRow, Status, TrackedShipment } from './shipment-views.ts'
import { slotCodes } from './slots.ts'
import { atMost } from '../../kit/too-long.ts'

const id = idOf('express.shipment-not-found')
const money = z.string()
const readers = { ...customers, desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const
const changers = { ...customers, desk: 'any', admin: 'any' } as const

/** A draft with every step; `toPay` checks it whole, freezes its price and asks for the money (E1, E2). No price is taken. */
export const saveShipment = endpoint({
  verb: 'saveShipment',
  call: 'C057',
  method: 'POST',
  path: 'Express/Shipment/Create',
  policy: customers,
  scope: 'parcels.write',
  acting: 'writers',
  submits: true,
  body: draftSchema(shipmentFields).extend({
    id: id.optional(),
    version,
    toPay: z.boolean().default(false),
    terms: z.boolean().default(false),
    /** The price of the company's bundle, whose credits are used first; else the list price. */
    withPlan: z.boolean().default(false),
  }),
  answer: z.strictObject({
    id: z.string(),
    shipmentId: z.string(),
    awbNumber: z.string().nullable(),
    status: Status,
    version: z.int(),
    amountDue: money.nullable(),
    price: ShipmentPrice.nullable(),
    /** Words of the contents that our desk may ask about. */
    warnings: z.array(z.string()),
    savedAt: z.string(),
  }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'express.terms',
    'finance.payment-in-progress',
    'express.promotion-used',
    'express.promotion-first',
  ],
})

export const shipmentSorts = ['newest', 'oldest', 'recipient', 'total'] as const

/** Own shipments; staff see those of every company, whether they ask for all or not. */
export const listShipments = endpoint({
  verb: 'listParcelShipments',
  call: 'C058',
  method: 'GET',
  path: 'Express/GetShipmentList',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({
    userRole: z.literal('all').optional(),
    status: z.enum(shipmentStates).optional(),
    search: z.string().trim().max(100).default(''),
    service: z.enum(services).optional(),
    cod: z.enum(['yes', 'no']).optional(),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    sort: z.enum(shipmentSorts).default('newest'),
    pageIndex: pageNumber,
    pageSize: pageSize(),
  }),
  answer: z.strictObject({ items: z.array(ShipmentRow), ...paged }),
})

/** Every state, those without a shipment too; `userName` never widens it. */
export const countShipments = endpoint({
  verb: 'countShipments',
  call: 'C059',
  method: 'GET',
  path: 'Express/Shipment/GetShipmentStatusCount',
  policy: readers,
  scope: 'shipments.read',
  background: true,
  query: z.strictObject({ userName: z.string().max(200).optional() }),
  answer: z.array(z.strictObject({ status: Status, count: z.int() })),
})

/** By id or number; whoever has nothing to do with it reads what a visitor reads. */
export const viewShipment = endpoint({
  verb: 'viewParcelShipment',
  call: 'C060',
  method: 'GET',
  path: 'Express/Shipment/ShipmentDetails',
  policy: readers,
  scope: 'shipments.read',
  readRecord: { kind: 'express-shipment', by: 'Id' },
  query: z.strictObject({ Id: id.optional(), awbNumber: z.string().trim().max(40).optional() }),
  answer: ShipmentDetails,
  problems: ['express.shipment-not-found', 'express.waybill-invalid'],
})

const typedNumber = z.string().trim().min(4, 'express.waybill-invalid').max(40, 'express.waybill-invalid')

/** State, time and emirate by number. After the free look-ups of an hour each further one costs a puzzle (Z31). */
export const trackParcel = endpoint({
  verb: 'trackParcel',
  call: 'C070',
  method: 'GET',
  path: 'Express/Shipment/GetStatus',
  policy: anyone,
  scope: 'shipments.read',
  limit: ['tracking.person'],
  query: z.strictObject({ shipmentId: typedNumber }),
  answer: TrackedShipment,
  problems: ['express.waybill-invalid', 'express.shipment-not-found', 'express.track-captcha'],
})
export const trackParcelSolved = endpoint({
  verb: 'trackParcelSolved',
  method: 'POST',
  path: 'Express/Shipment/TrackSolved',
  policy: { visitor: 'any' },
  limit: ['tracking.solved'],
  body: z.strictObject({ number: typedNumber, captcha: captchaAnswer }),
  answer: TrackedShipment,
  problems: ['express.waybill-invalid', 'express.shipment-not-found', 'accounts.captcha-wrong'],
})

const byId = z.strictObject({ shipmentId: id })

/** Opens the payment by card (E3), or answers the one that is open. */
export const openShipmentPayment = endpoint({
  verb: 'openShipmentPayment',
  call: 'C061',
  method: 'GET',
  path: 'Express/GetPaymentModel',
  twins: [{ method: 'POST' }],
  policy: customers,
  writes: true,
  query: z.strictObject({
    shipmentID: id,
    /** True pays all by card, which a price of a bundle does not allow; else its credits come first. */
    captureFullAmount: z.stringbool().default(false),
    IsNotifyMe: z.stringbool().default(true),
  }),
  answer: z.strictObject({
    sessionId: z.string(),
    shipmentID: z.string(),
    amount: money,
    creditApplied: money,
    cardAmount: money,
    currency: z.literal('AED'),
    expiresAt: z.string().nullable(),
    redirectUrl: z.string().nullable(),
  }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'finance.payment-in-progress',
    'finance.gateway-unavailable',
    'express.way-unavailable',
    'bundles.not-active',
    'express.promotion-used',
    'express.promotion-first',
  ],
})

/** Pays without a card (E4); what falls short is said, and the shipment is a draft again (E5). */
export const settleShipment = endpoint({
  verb: 'settleShipment',
  call: 'C062',
  method: 'GET',
  path: 'Express/FinalSettlement',
  twins: [{ method: 'POST' }],
  policy: customers,
  scope: 'parcels.pay',
  writes: true,
  query: z.strictObject({ shipmentId: id, paymentType: z.enum(payWays) }),
  answer: z.strictObject({
    status: z.enum(['SUCCESS', 'FAILED']),
    errorMessage: z.string().nullable(),
    reference: z.string().nullable(),
    balanceAfter: money.nullable(),
    shortfall: money.nullable(),
  }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'express.key-credits',
    'express.way-unavailable',
    'bundles.not-active',
    'finance.payment-in-progress',
    'express.promotion-used',
    'express.promotion-first',
  ],
})

/** The browser is back from the payment page: the gateway is asked, what the browser says is not read (Z21). */
export const completeShipmentPayment = endpoint({
  verb: 'completeShipmentPayment',
  call: 'C079',
  method: 'POST',
  path: 'Express/Express/CompletePaymentProcess',
  policy: customers,
  body: z.strictObject({ sessionId: z.uuid() }),
  answer: z.strictObject({
    status: z.enum(['SUCCESS', 'FAILED', 'PENDING']),
    errorMessage: z.string().nullable(),
    shipmentId: z.string(),
    awbNumber: z.string().nullable(),
  }),
})

export const removeShipment = endpoint({
  verb: 'removeShipment',
  call: 'C076',
  method: 'POST',
  path: 'Express/Shipment/RemoveShipment',
  policy: customers,
  scope: 'parcels.write',
  acting: 'writers',
  query: byId,
  answer: ok,
  problems: ['express.shipment-not-found', 'express.cannot-now', 'finance.payment-in-progress'],
})

export const voidShipmentPayment = endpoint({
  verb: 'voidShipmentPayment',
  call: 'C077',
  method: 'GET',
  path: 'Express/Shipment/VoidPayment',
  twins: [{ method: 'POST' }],
  policy: { ...customers, admin: 'any' },
  writes: true,
  query: byId,
  answer: z.strictObject({ ...ok.shape, reference: z.string() }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'express.void-late',
    'finance.refund-in-progress',
  ],
})

/** Why it is cancelled, in the sender's words. */
export const cancelComments = z
  .string({ error: 'express.comments-missing' })
  .trim()
  .min(3, 'express.comments-missing')
  .max(...atMost(500))

export const cancelShipment = endpoint({
  verb: 'cancelParcelShipment',
  call: 'C067',
  method: 'POST',
  path: 'Express/CancelShipment/{id}',
  policy: changers,
  scope: 'parcels.write',
  query: z.strictObject({ id }),
  body: z.strictObject({
    comments: cancelComments,
    version,
  }),
  answer: z.strictObject({ ...ok.shape, refund: money.nullable() }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'kit.moved-on',
    'finance.refund-in-progress',
  ],
})

export const SlotsAsked = z.strictObject({
  city: z.string().trim().max(60),
  date: z.iso.date('express.slot-missing'),
})

export const SlotRow = z.strictObject({
  slotCode: z.enum(slotCodes),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  remaining: z.int(),
})

/** Pickups that can still be booked in the emirate of a city on a day. */
export const listFreeSlots = endpoint({
  verb: 'listFreeSlots',
  call: 'C069',
  method: 'POST',
  path: 'Express/Shipment/AvailableTimeSlot',
  policy: customers,
  scope: 'parcels.write',
  acting: 'any',
  limit: ['express-rates.caller'],
  body: SlotsAsked,
  answer: z.array(SlotRow),
  problems: ['express.city-unknown'],
})

export const movePickup = endpoint({
  verb: 'movePickup',
  call: 'C071',
  method: 'POST',
  path: 'Express/Shipment/ReschedulePickUp',
  policy: customers,
  scope: 'parcels.write',
  acting: 'writers',
  body: z.strictObject({
    shipmentId: id,
    date: z.iso.date('express.slot-missing'),
    slotCode: z.enum(slotCodes, 'express.slot-missing'),
  }),
  answer: z.strictObject({
    ...ok.shape,
    pickup: z.strictObject({ date: z.string(), slotCode: z.enum(slotCodes) }),
  }),
  problems: [
    'express.shipment-not-found',
    'express.cannot-now',
    'express.slot-full',
    'express.slot-late',
    'express.slot-day',
    'express.slot-holiday',
    'express.reschedule-late',
    'express.reschedules-used',
  ],
})

export const listPickupSlots = endpoint({
  verb: 'listPickupSlots',
  call: 'C054',
  method: 'GET',
  path: 'Express/lookup/slots',
  policy: anyone,
  scope: 'reference.read',
  background: true,
  cache: 3600,
  answer: z.array(
    z.strictObject({
      code: z.enum(slotCodes),
      from: z.string(),
      to: z.string(),
      labelEn: z.string(),
      labelAr: z.string(),
    }),
  ),
})

const Named = z.strictObject({ code: z.string(), nameEn: z.string(), nameAr: z.string() })
export const getExpressLookups = endpoint({
  verb: 'getExpressLookups',
  call: 'C055',
  method: 'GET',
  path: 'Express/lookup/getLookups',
  policy: anyone,
  scope: 'reference.read',
  background: true,
  cache: 3600,
  answer: z.strictObject({
    shipmentTypes: z.array(Named),
    packageTypes: z.array(Named),
    contents: z.array(Named),
    paymentTypes: z.array(Named),
    cancelReasons: z.array(Named),
    statuses: z.array(Named),
  }),
})

export const downloadShipmentReceipt = endpoint({
  verb: 'downloadShipmentReceipt',
  call: 'C072',
  method: 'GET',
  path: 'Express/Shipment/GetReceipt',
  policy: readers,
  scope: 'invoices.read',
  query: z.strictObject({
    shipmentId: id,
    /** The tax invoice or credit note of this number instead. */
    invoice: z.string().max(40).optional(),
  }),
  file: 'application/pdf',
  answer: z.unknown(),
  readRecord: { kind: 'express-shipment', by: 'shipmentId' },
  problems: ['express.shipment-not-found', 'express.no-receipt'],
})

export const shipmentEndpoints = {
  saveShipment,
  listShipments,
  countShipments,
  viewShipment,
  trackParcel,
  trackParcelSolved,
  openShipmentPayment,
  settleShipment,
  completeShipmentPayment,
  removeShipment,
  voidShipmentPayment,
  cancelShipment,
  listFreeSlots,
  movePickup,
  listPickupSlots,
  getExpressLookups,
  downloadShipmentReceipt,
}
