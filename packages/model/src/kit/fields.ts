// Fields that many contracts have; what is refused bears the code of the area that asks.
import { z } from 'zod'
import { dirhamPattern, parseMoney } from './money.ts'

/** `code` answers what is no id as if there were no such thing. */
export const id = (code: string) => z.uuid({ error: code })

/** A text in both languages. */
export const inBoth = z.strictObject({ en: z.string(), ar: z.string() })

/** The version of an object that the caller has seen. */
export const version = z.int32().min(1).optional()

/** A day of the calendar, YYYY-MM-DD. */
export const day = (code: string) => z.iso.date({ error: code })

/** Why somebody does something, in at least three characters. */
export const reason = (code: string) => z.string({ error: code }).trim().min(3, code).max(500)

/** Dirhams as they are typed, more than none. */
export const dirhams = (code: string) =>
  z
    .string({ error: code })
    .trim()
    .regex(dirhamPattern, code)
    .refine((text) => dirhamPattern.test(text) && parseMoney(text) > 0n, code)
