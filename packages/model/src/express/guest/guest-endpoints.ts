// Contracts of sending one parcel without an account (C078): a code to the mobile opens it, a token holds it for a day.
import { z } from 'zod'
import { captchaAnswer } from '../../accounts/captcha.ts'
import { emailAddress, personName, smsCode, uaeMobile } from '../../accounts/fields.ts'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { draftSchema } from '../../kit/form-schema.ts'
import { payWays } from '../shipments/settlement.ts'
import { cancelComments, SlotRow, SlotsAsked } from '../shipments/shipment-endpoints.ts'
import { shipmentFields } from '../shipments/shipment-form.ts'
import { Pickup, ShipmentPrice, Status, TimelineEntry } from '../shipments/shipment-views.ts'

/** Who is signed in sends from their account. */
const visitors = { visitor: 'any' } as const satisfies Policy

/** 128 bits, in the body alone, so that no log has it. */
const token = z.string({ error: 'express.guest-over' }).regex(/^[\w-]{22}$/, 'express.guest-over')
const limit = ['guest.address'] as const
const refused = [
  'express.guest-abroad',
  'express.guest-one-parcel',
  'express.guest-cash',
  'express.guest-code',
  'express.guest-card',
] as const
const changing = ['express.guest-over', 'express.guest-look'] as const

/** The same answer for every number, whether somebody is registered with it or not. */
export const sendGuestCode = endpoint({
  verb: 'sendGuestCode',
  method: 'POST',
  path: 'Express/Guest/SendCode',
  policy: visitors,
  body: z.strictObject({ mobile: uaeMobile, captcha: captchaAnswer }),
  answer: z.strictObject({
    ...ok.shape,
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
    /** Wrong entries that close the code. */
    tries: z.int(),
  }),
  problems: ['accounts.captcha-wrong', 'accounts.code-wait', 'accounts.mobile-invalid'],
})

export const newGuest = endpoint({
  verb: 'newGuest',
  call: 'C078',
  method: 'POST',
  path: 'Express/Shipment/NewGuest',
  policy: visitors,
  limit: ['guest.new'],
  body: z.strictObject({ name: personName, mobile: uaeMobile, email: emailAddress, smsCode }),
  answer: z.strictObject({ guestId: z.string(), token: z.string(), expiresAt: z.string() }),
  problems: ['accounts.code-wrong', 'accounts.code-expired', 'accounts.code-spent'],
})

export const GuestShipment = z.strictObject({
  /** Null until something was entered. */
  status: Status.nullable(),
  awbNumber: z.string().nullable(),
  /** As it was entered; of the token alone, and until it is paid. */
  form: z.record(z.string(), z.unknown()).nullable(),
  /** What the guest said of themselves; of the token alone. */
  sender: z.strictObject({ name: z.string(), mobile: z.string(), email: z.string() }).nullable(),
  price: ShipmentPrice.nullable(),
  isPaying: z.boolean(),
  recipientName: z.string(),
  toCity: z.string(),
  pickup: Pickup.nullable(),
  expectedOn: z.string().nullable(),
  hasReceipt: z.boolean(),
  timeline: z.array(TimelineEntry),
  /** Asked with the token, not with the link of the e-mail. */
  mayChange: z.boolean(),
  expiresAt: z.string(),
})
export type GuestShipment = z.infer<typeof GuestShipment>

/** With the token, or with that of the link in the e-mail, which shows and changes nothing. */
export const viewGuestShipment = endpoint({
  verb: 'viewGuestShipment',
  method: 'POST',
  path: 'Express/Guest/View',
  policy: visitors,
  limit,
  body: z.strictObject({ token }),
  answer: GuestShipment,
  problems: ['express.guest-over'],
})

/** Checks the form whole, prices it and freezes the price (E2); sent again it changes the same shipment. */
export const saveGuestShipment = endpoint({
  verb: 'saveGuestShipment',
  method: 'POST',
  path: 'Express/Guest/Save',
  policy: visitors,
  limit,
  submits: true,
  body: draftSchema(shipmentFields).extend({
    token,
    terms: z.boolean().default(false),
    withPlan: z.boolean().default(false),
  }),
  answer: GuestShipment,
  problems: [...changing, ...refused, 'express.cannot-now', 'express.terms', 'finance.payment-in-progress'],
})

export const payGuestShipment = endpoint({
  verb: 'payGuestShipment',
  method: 'POST',
  path: 'Express/Guest/Pay',
  policy: visitors,
  limit,
  body: z.strictObject({ token, paymentType: z.enum(payWays).default('card') }),
  answer: z.strictObject({
    amount: z.string(),
    expiresAt: z.string().nullable(),
    redirectUrl: z.string().nullable(),
  }),
  problems: [
    ...changing,
    ...refused,
    'express.cannot-now',
    'finance.payment-in-progress',
    'finance.gateway-unavailable',
    'express.promotion-used',
    'express.promotion-first',
  ],
})

/** The browser is back from the payment page, or has left it: the gateway is asked, what the browser says is not read (Z21). */
export const completeGuestPayment = endpoint({
  verb: 'completeGuestPayment',
  method: 'POST',
  path: 'Express/Guest/Complete',
  policy: visitors,
  limit,
  body: z.strictObject({ token, left: z.boolean().default(false) }),
  answer: GuestShipment,
  problems: [...changing],
})

export const cancelGuestShipment = endpoint({
  verb: 'cancelGuestShipment',
  method: 'POST',
  path: 'Express/Guest/Cancel',
  policy: visitors,
  limit,
  body: z.strictObject({ token, comments: cancelComments }),
  answer: z.strictObject({ ...ok.shape, refund: z.string().nullable() }),
  problems: [...changing, 'express.cannot-now', 'finance.refund-in-progress'],
})

export const listGuestSlots = endpoint({
  verb: 'listGuestSlots',
  method: 'POST',
  path: 'Express/Guest/Slots',
  policy: visitors,
  limit: ['express-rates.caller'],
  body: z.strictObject({ token, ...SlotsAsked.shape }),
  answer: z.array(SlotRow),
  problems: ['express.guest-over', 'express.city-unknown'],
})

export const guestPapers = ['label', 'receipt'] as const

export const downloadGuestPaper = endpoint({
  verb: 'downloadGuestPaper',
  method: 'POST',
  path: 'Express/Guest/Paper',
  policy: visitors,
  limit,
  body: z.strictObject({ token, paper: z.enum(guestPapers) }),
  file: 'application/pdf',
  answer: z.unknown(),
  problems: ['express.guest-over', 'express.cannot-now', 'express.no-label', 'express.no-receipt'],
})

export const guestEndpoints = {
  sendGuestCode,
  newGuest,
  viewGuestShipment,
  saveGuestShipment,
  payGuestShipment,
  completeGuestPayment,
  cancelGuestShipment,
  listGuestSlots,
  downloadGuestPaper,
}
