// The contract with which the winning agent records how it has measured the cargo.
import { z } from 'zod'
import { clearingAgents } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { packageFields } from '../cargo/cargo-fields.ts'
import { id } from '../shared-fields.ts'
import { atMost } from '../../kit/too-long.ts'

/** The document that proves it: a photo at the scale and the tape, or the record of the freight station. */
export const measuringRecord = 'MEASURING_RECORD'
export const longestMeasuringNote = 300

export const MeasuredLines = z
  .array(formSchema(packageFields), { error: 'freight.volume-required' })
  .min(1, 'freight.volume-required')
  .max(100)

/** In centimetres and kilograms; what was recorded before stays, and the newest counts. */
export const recordMeasuring = endpoint({
  verb: 'recordMeasuring',
  method: 'POST',
  path: 'FreightAPI/Measuring/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    packages: MeasuredLines,
    documentId: z.uuid({ error: 'freight.measuring-record-first' }),
    note: z
      .string()
      .trim()
      .max(...atMost(longestMeasuringNote))
      .default(''),
  }),
  answer: z.strictObject({ recordedAt: z.string() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.not-measured',
    'freight.measuring-record-first',
    'freight.payment-open',
    'freight.final-paid',
    'freight.milestone-done',
  ],
})
