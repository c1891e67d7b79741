// Contracts of promotion codes for administrators: the list with what they gave, a new one, its end.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day } from '../../kit/fields.ts'
import { promotionCodePattern } from '../pricing/promotion.ts'
import { services } from '../services.ts'
import { setupAdministrators, setupReaders } from './tariff-endpoints.ts'

const code = z
  .string({ error: 'promotions.code' })
  .trim()
  .toUpperCase()
  .regex(promotionCodePattern, 'promotions.code')
const description = z
  .string({ error: 'promotions.description' })
  .trim()
  .min(1, 'promotions.description')
  .max(200, 'promotions.description')
const limit = z
  .int({ error: 'promotions.limit' })
  .min(1, 'promotions.limit')
  .max(1_000_000, 'promotions.limit')
  .nullable()
const percent = z
  .string({ error: 'promotions.percent' })
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'promotions.percent')
  .refine((text) => Number(text) >= 0.01 && Number(text) <= 100, 'promotions.percent')

export const promotionStates = ['now', 'next', 'used', 'ended'] as const

const Promotion = z.strictObject({
  code: z.string(),
  service: z.enum(services),
  percent: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  endsAt: z.string(),
  mostUses: z.int().nullable(),
  mostCompanyUses: z.int().nullable(),
  isFirstOnly: z.boolean(),
  isPublic: z.boolean(),
  /** `used` is up though its time is not. */
  state: z.enum(promotionStates),
  /** Shipments paid with it, those being paid, and what it took off their carriage. */
  uses: z.int(),
  reserved: z.int(),
  given: z.string(),
  by: z.string().nullable(),
  endedBy: z.string().nullable(),
})
export type PromotionView = z.infer<typeof Promotion>

export const listPromotions = endpoint({
  verb: 'listPromotions',
  method: 'GET',
  path: 'Express/Promotions/All',
  policy: setupReaders,
  answer: z.strictObject({ promotions: z.array(Promotion), currency: z.literal('AED') }),
})

export const createPromotion = endpoint({
  verb: 'createPromotion',
  method: 'POST',
  path: 'Express/Promotions/Create',
  policy: setupAdministrators,
  body: z.strictObject({
    code,
    service: z.enum(services),
    percent,
    descriptionEn: description,
    descriptionAr: description,
    firstDay: day('promotions.days'),
    /** The last day on which it holds, whole. */
    lastDay: day('promotions.days'),
    mostUses: limit,
    mostCompanyUses: limit,
    isFirstOnly: z.boolean(),
    isPublic: z.boolean(),
  }),
  answer: ok,
  problems: ['promotions.taken'],
})

export const endPromotion = endpoint({
  verb: 'endPromotion',
  method: 'POST',
  path: 'Express/Promotions/End',
  policy: setupAdministrators,
  body: z.strictObject({ code }),
  answer: ok,
  problems: ['promotions.none', 'promotions.ended'],
})

export const promotionEndpoints = { listPromotions, createPromotion, endPromotion }
