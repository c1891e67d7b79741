// What is said of the emissions of a carriage; apart from their reckoning, so that who only shows them does not load it.
import { z } from 'zod'

const both = z.strictObject({ en: z.string(), ar: z.string() })

export const EmissionLeg = z.strictObject({
  by: z.enum(['sea', 'air', 'road']),
  from: both,
  to: both,
  km: z.int(),
  /** Transport activity: tonne-km, or TEU-km of containers at sea. */
  activity: z.int(),
  unit: z.enum(['tonne-km', 'teu-km']),
  /** Grams of CO2e for one of them, well to wheel. */
  grams: z.number(),
  kg: z.int(),
})
export type EmissionLeg = z.infer<typeof EmissionLeg>

/** Kilograms of CO2e; the legs add up to them. */
export const Emissions = z.strictObject({ kg: z.int(), legs: z.array(EmissionLeg) })
export type Emissions = z.infer<typeof Emissions>
