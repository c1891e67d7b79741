// The contract of an estimate before anybody signs in: what others paid on the lane, for as much cargo.
import { z } from 'zod'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { containerModeCodes, containerTypeCodes } from '../../reference/containers.ts'
import { placeCode } from '../../reference/place.ts'
import { chargeCodes } from '../../requests/charges.ts'
import { basisCodes } from '../../requests/unit-price.ts'

const count = z.int().min(1).max(99)

export const EstimateRequest = z.strictObject({
  containerMode: z.enum(containerModeCodes),
  origin: placeCode,
  destination: placeCode,
  /** Of full containers, the types that are wanted. */
  containers: z
    .array(z.strictObject({ type: z.enum(containerTypeCodes), count }))
    .max(20)
    .optional(),
  /** How many vehicles or unit loads. */
  count: count.optional(),
  volumeCbm: z.number().min(0.001).max(10_000).optional(),
  grossWeightKg: z.number().min(0.001).max(2_000_000).optional(),
})
export type EstimateRequest = z.infer<typeof EstimateRequest>

const range = { low: z.string(), median: z.string(), high: z.string() }

export const EstimateAnswer = z.strictObject({
  /** Whole dirhams with VAT for all of the cargo; null while too few quotations were accepted. */
  figure: z
    .strictObject({
      ...range,
      currency: z.literal('AED'),
      /** For one of the basis. */
      perUnit: z.strictObject(range),
      sample: z.int(),
      /** Day of the newest booking among them. */
      /** What others accepted or, where that is too little, what public rate cards of agents ask. */
      source: z.enum(['quotations', 'rate-cards']),
      /** Day of the newest quotation, or from which the newest card holds. */
      newest: z.string(),
      /** Days on the way, where the quotations say so. */
      transitFrom: z.int().nullable(),
      transitTo: z.int().nullable(),
      /** Charges of such a carriage that most of the quotations left out. */
      missing: z.array(z.enum(chargeCodes)),
    })
    .nullable(),
  basis: z.enum(basisCodes),
  containerType: z.enum(containerTypeCodes).nullable(),
  /** How many of the basis the cargo is, with up to three decimals. */
  quantity: z.string(),
  days: z.int(),
})
export type EstimateAnswer = z.infer<typeof EstimateAnswer>

export const estimateFreight = endpoint({
  verb: 'estimateFreight',
  method: 'POST',
  path: 'public/estimate',
  policy: anyone,
  acting: 'any',
  background: true,
  body: EstimateRequest,
  answer: EstimateAnswer,
  problems: ['freight.place-unknown', 'freight.uae-required', 'freight.estimate-cargo'],
  limit: ['estimate.visitor', 'estimate.person'],
})
