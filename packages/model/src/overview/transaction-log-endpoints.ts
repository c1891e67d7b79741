// Contracts of the low-trust stream of what pages report about themselves (C019).
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { tooLong } from '../kit/too-long.ts'
import { bytesOf, reportActions, reportBytes } from './transaction-log.ts'

export const transactionLog = endpoint({
  verb: 'transactionLog',
  call: 'C019',
  method: 'POST',
  path: 'transactionLog',
  policy: anyone,
  body: z.strictObject({
    Action: z.enum(reportActions),
    Message: z
      .string()
      .min(1, 'kit.field.required')
      .refine((text) => bytesOf(text) <= reportBytes, tooLong(reportBytes)),
  }),
  answer: ok,
  anyToken: true,
  background: true,
  acting: 'any',
  limit: ['transaction-log.caller'],
})

export const Report = z.strictObject({
  reportId: z.string(),
  at: z.string(),
  action: z.enum(reportActions),
  message: z.string(),
  reader: z.enum(['visitor', 'customer', 'agent', 'staff']),
})
export type Report = z.infer<typeof Report>

export const listReports = endpoint({
  verb: 'listReports',
  method: 'GET',
  path: 'TransactionLogEntries',
  policy: { admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({
    action: z.enum(reportActions).optional(),
    before: z
      .string()
      .regex(/^\d{1,18}$/, 'kit.field.invalid')
      .optional(),
  }),
  answer: z.strictObject({ items: z.array(Report), next: z.string().nullable() }),
})
