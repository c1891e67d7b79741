// Contracts of the holidays and of Ramadan, which answer clocks respect: an administrator adds, moves and confirms them.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { cleanText } from '../kit/id.ts'
import { certainties } from '../reference/calendar.ts'
import { atMost, tooLong } from '../kit/too-long.ts'

const kinds = ['holiday', 'ramadan'] as const

export const Holiday = z.strictObject({
  code: z.string(),
  kind: z.enum(kinds),
  firstDay: z.string(),
  lastDay: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  certainty: z.enum(certainties),
  version: z.int(),
})
export type Holiday = z.infer<typeof Holiday>

export const listHolidays = endpoint({
  verb: 'listHolidays',
  method: 'GET',
  path: 'Holidays',
  policy: { admin: 'any', 'admin-readonly': 'any' },
  answer: z.strictObject({ items: z.array(Holiday) }),
})

const day = z.iso.date({ error: 'overview.day-invalid' })
const name = z
  .string({ error: 'kit.field.required' })
  .max(160, tooLong(80))
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(2, 'kit.field.required')
      .max(...atMost(80)),
  )
const code = z.strictObject({ code: z.string().regex(/^[a-z\d-]{2,60}$/, 'kit.field.invalid') })
const version = z.coerce.number().int().min(0)

export const saveHoliday = endpoint({
  verb: 'saveHoliday',
  method: 'PUT',
  path: 'Holidays/{code}',
  policy: { admin: 'any' },
  query: code,
  body: z.strictObject({
    kind: z.enum(kinds),
    firstDay: day,
    lastDay: day,
    nameEn: name,
    nameAr: name,
    certainty: z.enum(certainties),
    /** 0 for one that is new. */
    version,
  }),
  answer: Holiday,
  problems: ['overview.days-order', 'overview.holiday-long', 'overview.holiday-changed'],
})

export const removeHoliday = endpoint({
  verb: 'removeHoliday',
  method: 'DELETE',
  path: 'Holidays/{code}',
  policy: { admin: 'any' },
  query: code.extend({ version }),
  answer: ok,
  problems: ['overview.holiday-changed'],
})

export const holidayEndpoints = { listHolidays, saveHoliday, removeHoliday }
