// What of the trucks line waits for the desk, beside the events of the port's gates.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'

/** In the order of the page. */
export const truckDeskKinds = ['disputes', 'corrections', 'alerts', 'unquoted'] as const
export type TruckDeskKind = (typeof truckDeskKinds)[number]

const said = z.strictObject({ en: z.string(), ar: z.string() })
export const TruckDeskRow = z.strictObject({
  kind: z.enum(truckDeskKinds),
  /** The request, and the number that people say. */
  id: z.string(),
  number: z.string(),
  company: said,
  what: said,
  since: z.string(),
  /** Until when, where there is such a time. */
  by: z.string().nullable(),
  isLate: z.boolean(),
})
export type TruckDeskRow = z.infer<typeof TruckDeskRow>

/** Disputed charges, corrections that wait for a second person, what should be looked at on the road, and what nobody quotes; the oldest first. */
export const viewTruckDesk = endpoint({
  verb: 'viewTruckDesk',
  method: 'GET',
  path: 'Trucks/Desk',
  policy: { desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  answer: z.strictObject({ waiting: z.array(TruckDeskRow) }),
})
