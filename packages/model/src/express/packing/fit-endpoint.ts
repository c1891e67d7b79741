// Contract of the choice of boxes (C068).
import { z } from 'zod'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { RatePackage } from '../pricing/rate-endpoints.ts'

/** Items of one shipment that boxes are chosen for. */
const mostItems = 50

export const validateBestFit = endpoint({
  verb: 'validateBestFit',
  call: 'C068',
  method: 'POST',
  path: 'Express/Shipment/ValidateBestFit',
  policy: anyone,
  scope: 'reference.read',
  acting: 'any',
  limit: ['express-rates.caller'],
  body: z.strictObject({
    packages: z.array(RatePackage).min(1, 'express.items-count').max(mostItems, 'express.items-count'),
  }),
  answer: z.strictObject({
    /** Whether every item may travel. */
    valid: z.boolean(),
    boxes: z.array(
      z.strictObject({
        /** XS to XL, or OWN for an item that travels as it is. */
        code: z.string(),
        /** Inside measures in centimetres. */
        l: z.string(),
        w: z.string(),
        h: z.string(),
        /** Numbers of the items in it, from 0. */
        items: z.array(z.int()),
      }),
    ),
    chargeableWeight: z.string(),
    errors: z.array(z.strictObject({ item: z.int(), code: z.string(), message: z.string() })),
  }),
})
