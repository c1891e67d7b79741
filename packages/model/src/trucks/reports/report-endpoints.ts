// The reports about trucks as files: of a customer's bookings, of a provider's, or of all for staff.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day as dayOf } from '../../kit/fields.ts'
import { truckReports } from './report-text.ts'

const day = dayOf('kit.field.invalid')

/** `from` and `to` are days of the agreed pickup; empties are those that are open now. */
export const downloadTruckReport = endpoint({
  verb: 'downloadTruckReport',
  method: 'GET',
  path: 'Trucks/Report',
  policy: {
    ...customers,
    'truck-provider': 'assigned',
    desk: 'any',
    admin: 'any',
    'admin-readonly': 'any',
  },
  query: z.strictObject({
    report: z.enum(truckReports),
    from: day.optional(),
    to: day.optional(),
    format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.report-long'],
})
