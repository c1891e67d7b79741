// The calls of support about a booking: what was asked, and asking by the conversation or for a call back.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { Mobile } from '../../help/fields.ts'
import { supportTopicCodes, supportWays } from './support.ts'
import { atMost } from '../../kit/too-long.ts'

const sides: Policy = { ...customers, 'truck-provider': 'assigned' }
const readers: Policy = { ...sides, desk: 'any', admin: 'any', 'admin-readonly': 'any' }
const query = z.strictObject({ id: idOf('trucks.not-found') })

export const SupportView = z.strictObject({
  supportId: z.string(),
  topic: z.enum(supportTopicCodes),
  /** Null for what a delivery has opened. */
  way: z.enum(supportWays).nullable(),
  /** The conversation, for the desk alone. */
  chatId: z.string().nullable(),
  callback: z.string().nullable(),
  byEn: z.string().nullable(),
  byAr: z.string().nullable(),
  at: z.string(),
})
export type SupportView = z.infer<typeof SupportView>

/** A side reads what its own company has asked, and what a delivery has opened. */
export const listSupport = endpoint({
  verb: 'listTruckSupport',
  method: 'GET',
  path: 'Trucks/Support/{id}',
  policy: readers,
  query,
  readRecord: { kind: 'truck-request', by: 'id' },
  answer: z.strictObject({ support: z.array(SupportView), mayAsk: z.boolean() }),
  problems: ['trucks.not-found', 'trucks.not-booked'],
})

export const askSupport = endpoint({
  verb: 'askTruckSupport',
  method: 'POST',
  path: 'Trucks/Support/{id}',
  policy: sides,
  query,
  body: z.strictObject({
    topic: z.enum(supportTopicCodes, { error: 'trucks.support-topic' }),
    way: z.enum(supportWays),
    text: z
      .string({ error: 'trucks.support-text' })
      .trim()
      .min(3, 'trucks.support-text')
      .max(...atMost(1_500)),
    /** Where to be called back. */
    mobile: Mobile.nullable(),
  }),
  answer: z.strictObject({ supportId: z.string() }),
  problems: [
    'trucks.not-found',
    'trucks.not-booked',
    'trucks.support-topic',
    'trucks.support-text',
    'help.mobile-invalid',
    'chat.closed',
  ],
})
