// Contracts of the recipient's page, which a link opens without an account, and of what sender and desk do about it.
import { z } from 'zod'
import { anyone, customers, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf } from '../../kit/fields.ts'
import { cleanText } from '../../kit/id.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { inEmiratesBox } from '../../kit/pin.ts'
import { objectionKinds } from './objections.ts'
import { ObjectionRow, RecipientParcel, RecipientSaid } from './recipient-views.ts'
import { wishKinds } from './wishes.ts'
import { atMost } from '../../kit/too-long.ts'

/** Whoever has the link, signed in or not; a read-only administrator changes nothing, here neither. */
const { 'admin-readonly': _, ...recipients } = anyone
const deskWorkers = { desk: 'any', admin: 'any' } as const satisfies Policy

/** 128 bits; it stands behind `#`, so that no log has it. */
const token = z.string({ error: 'express.recipient-over' }).regex(/^[\w-]{22}$/, 'express.recipient-over')
const digits = z.string({ error: 'express.recipient-digits' }).trim().max(8, 'express.recipient-digits')
const words = (most: number, code: string) =>
  z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, code)
        .max(...atMost(most)),
    )
const ofLink = ['express.recipient-over', 'express.recipient-digits']
const limit = ['recipient.address'] as const

export const openParcel = endpoint({
  verb: 'openParcel',
  method: 'POST',
  path: 'Express/Recipient/Open',
  policy: recipients,
  limit,
  body: z.strictObject({ token }),
  answer: RecipientParcel,
  problems: ['express.recipient-over'],
})

const Wished = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('OTHER_DAY'), day: day('express.recipient-day') }),
  z.strictObject({ kind: z.literal('NEIGHBOUR'), words: words(80, 'express.recipient-words') }),
  z.strictObject({ kind: z.literal('GUARD') }),
  z.strictObject({ kind: z.literal('REFUSED') }),
  z.strictObject({ kind: z.literal('CASH_READY') }),
  z.strictObject({
    kind: z.literal('PIN'),
    pin: z
      .strictObject({ latitude: z.number(), longitude: z.number() }, 'express.recipient-pin')
      .refine(inEmiratesBox, 'express.recipient-pin'),
  }),
])
export type Wished = z.infer<typeof Wished>

/** Of whoever has the link and knows the last digits of the recipient's number. */
export const wishForParcel = endpoint({
  verb: 'wishForParcel',
  method: 'POST',
  path: 'Express/Recipient/Wish',
  policy: recipients,
  limit,
  body: z.strictObject({ token, digits, wish: Wished }),
  answer: RecipientParcel,
  problems: [
    ...ofLink,
    'express.recipient-late',
    'express.recipient-early',
    'express.recipient-abroad',
    'express.recipient-out',
    'express.recipient-days-used',
    'express.recipient-day',
    'express.recipient-cash',
    'express.recipient-no-cash',
    'express.recipient-refused',
    'express.recipient-words',
    'express.recipient-pin',
  ],
})

export const takeBackWish = endpoint({
  verb: 'takeBackWish',
  method: 'POST',
  path: 'Express/Recipient/TakeBack',
  policy: recipients,
  limit,
  body: z.strictObject({ token, digits, kind: z.enum(wishKinds) }),
  answer: RecipientParcel,
  problems: [...ofLink, 'express.recipient-late', 'express.recipient-no-wish'],
})

/** It goes to the number of the parcel, whoever asks. */
export const sendRecipientCode = endpoint({
  verb: 'sendRecipientCode',
  method: 'POST',
  path: 'Express/Recipient/SendCode',
  policy: recipients,
  limit,
  body: z.strictObject({ token }),
  answer: RecipientParcel,
  problems: [
    'express.recipient-over',
    'express.code-not-out',
    'express.code-soon',
    'express.code-resends',
    'express.code-spent',
  ],
})

/** In which language messages come from now on. */
export const chooseRecipientLanguage = endpoint({
  verb: 'chooseRecipientLanguage',
  method: 'POST',
  path: 'Express/Recipient/Language',
  policy: recipients,
  limit,
  body: z.strictObject({ token, language: z.enum(['en', 'ar']) }),
  answer: ok,
  problems: ['express.recipient-over'],
})

export const objectToDelivery = endpoint({
  verb: 'objectToDelivery',
  method: 'POST',
  path: 'Express/Recipient/Object',
  policy: recipients,
  limit,
  body: z.strictObject({
    token,
    digits,
    kind: z.enum(objectionKinds),
    /** What was paid in cash, where that is the objection. */
    amount: z.string().trim().regex(dirhamPattern, 'express.objection-paid').optional(),
    words: z
      .string()
      .transform(cleanText)
      .pipe(z.string().max(...atMost(500)))
      .default(''),
  }),
  answer: RecipientParcel,
  problems: [
    ...ofLink,
    'express.objection-early',
    'express.objection-open',
    'express.objection-paid',
    'express.recipient-no-cash',
  ],
})

const byShipment = z.strictObject({ id: idOf('express.shipment-not-found') })

/** The link of the recipient's page, for its sender to pass on. */
export const shareParcel = endpoint({
  verb: 'shareParcel',
  method: 'POST',
  path: 'Express/Shipment/ShareLink/{id}',
  policy: customers,
  query: byShipment,
  answer: z.strictObject({ token: z.string(), language: z.enum(['en', 'ar']) }),
  problems: ['express.shipment-not-found', 'express.cannot-now'],
})

export const viewRecipientSaid = endpoint({
  verb: 'viewRecipientSaid',
  method: 'GET',
  path: 'Express/Shipment/Recipient/{id}',
  policy: { ...customers, desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  readRecord: { kind: 'express-shipment', by: 'id' },
  query: byShipment,
  answer: RecipientSaid,
  problems: ['express.shipment-not-found'],
})

/** A further code by the desk, which has spoken with the recipient: the earlier ones of the day hold no more. */
export const renewDeliveryCode = endpoint({
  verb: 'renewDeliveryCode',
  method: 'POST',
  path: 'Express/Desk/SendCode/{id}',
  policy: deskWorkers,
  query: byShipment,
  answer: ok,
  problems: ['express.shipment-not-found', 'express.code-not-out'],
})

export const listObjections = endpoint({
  verb: 'listObjections',
  method: 'GET',
  path: 'Express/Desk/Objections',
  policy: { ...deskWorkers, 'admin-readonly': 'any' },
  query: z.strictObject({ show: z.enum(['open', 'closed']).default('open') }),
  answer: z.array(ObjectionRow),
})

export const closeObjection = endpoint({
  verb: 'closeObjection',
  method: 'POST',
  path: 'Express/Desk/CloseObjection/{id}',
  policy: deskWorkers,
  query: z.strictObject({ id: idOf('express.objection-none') }),
  body: z.strictObject({ outcome: words(300, 'express.objection-outcome') }),
  answer: ok,
  problems: ['express.objection-none', 'express.objection-outcome'],
})

export const recipientEndpoints = {
  openParcel,
  wishForParcel,
  takeBackWish,
  sendRecipientCode,
  chooseRecipientLanguage,
  objectToDelivery,
  shareParcel,
  viewRecipientSaid,
  renewDeliveryCode,
  listObjections,
  closeObjection,
}
