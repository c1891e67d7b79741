// What a draft still lacks before it may be sent: said like a refusal of the field, and refusing nothing.
import { z } from 'zod'

export const Warning = z.strictObject({ field: z.string(), code: z.string(), message: z.string() })
export type Warning = z.infer<typeof Warning>
