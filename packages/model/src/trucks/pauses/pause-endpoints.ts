// The calls of a provider's pauses: one begins at a stop with its reason, and ends.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'

const providers: Policy = { 'truck-provider': 'assigned' }
const query = z.strictObject({ id: idOf('trucks.not-found') })
const slot = idOf('trucks.slot-not-found')
/** Now unless said. */
const at = z.iso.datetime({ offset: true, error: 'trucks.time-invalid' }).nullable()
const problems = ['trucks.not-found', 'trucks.not-booked', 'trucks.slot-not-found', 'trucks.event-future']

/** From now on the truck does not wait for the customer: the clock of the stop stands. */
export const beginPause = endpoint({
  verb: 'beginTruckPause',
  method: 'POST',
  path: 'Trucks/Pause/{id}',
  policy: providers,
  query,
  body: z.strictObject({ slot, at, reason: reasonOf('trucks.reason-required') }),
  answer: z.strictObject({ pauseId: z.string() }),
  problems: [
    ...problems,
    'trucks.pause-nowhere',
    'trucks.pause-open',
    'trucks.pause-early',
    'trucks.pause-overlaps',
    'trucks.reason-required',
  ],
})

export const endPause = endpoint({
  verb: 'endTruckPause',
  method: 'POST',
  path: 'Trucks/EndPause/{id}',
  policy: providers,
  query,
  body: z.strictObject({ slot, at }),
  answer: ok,
  problems: [...problems, 'trucks.pause-none', 'trucks.pause-backward'],
})
