// The stops on the way that a quotation names: at which place, what for, and for how many days.
import { z } from 'zod'
import { mostStops, stopKinds } from './way-text.ts'

const kind = z.enum(stopKinds)
const days = z.int().min(0).max(60).nullable()

/** `place` is the code of a port, an airport or a city; no stop at all is a direct way. */
export const WayInput = z.array(z.strictObject({ place: z.string().max(40), kind, days })).max(mostStops)
export type StopInput = z.infer<typeof WayInput>[number]

export const Way = z.array(z.strictObject({ code: z.string(), en: z.string(), ar: z.string(), kind, days }))
export type Way = z.infer<typeof Way>
