// Contracts of prices: the rate calculator (C056) and the promotion codes that everybody may know (C080).
import { z } from 'zod'
import { anyone, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { contentKinds, plans, services } from '../services.ts'
import { SlotChoice } from '../shipments/shipment-form.ts'
import { centimetrePattern, kilogramPattern, parcelLimits } from './parcel.ts'
import { lineCodes } from './price-text.ts'
import { promotionCodePattern } from './promotion.ts'
import { atMost } from '../../kit/too-long.ts'

const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'express.not-served')
const RateEnd = z.strictObject({
  country,
  /** Needed in the Emirates; abroad it tells whether the place is remote. */
  city: z
    .string()
    .trim()
    .max(...atMost(60))
    .default(''),
})
const side = z.string().trim().regex(centimetrePattern, 'express.side-invalid')
/** Weight in kilograms, sides in centimetres. */
export const RatePackage = z.strictObject({
  weight: z.string().trim().regex(kilogramPattern, 'express.weight-invalid'),
  length: side,
  width: side,
  height: side,
})

const amount = z.string()
const RateLine = z.strictObject({
  code: z.enum(lineCodes),
  net: amount,
  vatCategory: z.enum(['standard', 'zero', 'out-of-scope']),
  vat: amount,
  /** How it was reckoned, in the language of the call. */
  formula: z.string(),
})
const Rate = z.strictObject({
  service: z.enum(services),
  /** One line of carriage for each parcel, then what is added. */
  lines: z.array(RateLine),
  net: amount,
  vat: amount,
  total: amount,
  currency: z.literal('AED'),
  /** Days of the calendar from today until the delivery day. */
  etaDays: z.int(),
  etaDate: z.string(),
  /** What a smaller box would save, in the language of the call. */
  hint: z.string().nullable(),
})
export type Rate = z.infer<typeof Rate>

const RateAnswer = z.strictObject({
  /** Kilograms of all parcels. */
  chargeableWeight: z.string(),
  volumetricWeight: z.string(),
  rates: z.array(Rate),
})
export type RateAnswer = z.infer<typeof RateAnswer>

/** A price at once, for everybody; it changes nothing. */
export const calculateRates = endpoint({
  verb: 'calculateRates',
  call: 'C056',
  method: 'POST',
  path: 'Express/Shipment/v2/RateCalculator',
  policy: anyone,
  scope: 'reference.read',
  acting: 'any',
  background: true,
  limit: ['express-rates.caller'],
  body: z.strictObject({
    shipmentType: z.enum(contentKinds).default('GOODS'),
    from: RateEnd,
    to: RateEnd,
    packages: z
      .array(RatePackage)
      .min(1, 'express.parcels-count')
      .max(parcelLimits.parcels, 'express.parcels-count'),
    declaredValue: z.string().trim().regex(dirhamPattern, 'express.value-invalid').optional(),
    cover: z.boolean().default(false),
    promotionCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(promotionCodePattern, 'express.promotion-unknown')
      .optional(),
    /** The price that members of a plan have. */
    withPlan: z.enum(plans).optional(),
    /** The pickup from which the days are counted; without one it is now. */
    slot: SlotChoice.optional(),
  }),
  answer: RateAnswer,
  problems: [
    'express.city-unknown',
    'express.promotion-ended',
    'express.promotion-service',
    'express.uae-required',
    'express.value-limit',
  ],
})

const PromotionCode = z.strictObject({
  code: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  /** Of the carriage. */
  percent: z.number(),
  validTo: z.string(),
})
export type PromotionCode = z.infer<typeof PromotionCode>

/** Codes of a service that are marked public and hold now. */
export const listPromotionCodes = endpoint({
  verb: 'listPromotionCodes',
  call: 'C080',
  method: 'GET',
  path: 'Express/Promotions/GetPromotionCode',
  policy: customers,
  query: z.strictObject({ ShipmentType: z.enum(services) }),
  answer: z.array(PromotionCode),
})
