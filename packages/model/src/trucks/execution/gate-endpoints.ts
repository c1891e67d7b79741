// The desk's calls about events of the port's gates that belong to no truck.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id, reason as reasonOf } from '../../kit/fields.ts'
import { roadEventCodes } from '../road/event-order.ts'
import { gateQueueText, type GateQueueReason } from '../road/gate-notice.ts'

const deskOnly: Policy = { desk: 'any', admin: 'any' }
const reason = reasonOf('trucks.reason-required')
const eventId = z.string({ error: 'trucks.gate-not-found' }).min(1).max(100)

const reasonCodes = Object.keys(gateQueueText) as [GateQueueReason, ...GateQueueReason[]]

export const GateEventView = z.strictObject({
  eventId: z.string(),
  receivedAt: z.string(),
  reason: z.enum(reasonCodes),
  /** Null for one that cannot be read. */
  event: z
    .strictObject({
      container: z.string(),
      plate: z.string(),
      facility: z.string(),
      isIn: z.boolean(),
      isEmpty: z.boolean(),
      at: z.string(),
    })
    .nullable(),
  /** Trucks under way that share container or plate with it, each with the step that it would be. */
  trucks: z.array(
    z.strictObject({
      slot: z.string(),
      id: z.string(),
      bookingNumber: z.string(),
      n: z.int(),
      plate: z.string(),
      container: z.string(),
      code: z.enum(roadEventCodes),
      /** Container and plate agree. */
      isSame: z.boolean(),
    }),
  ),
})
export type GateEventView = z.infer<typeof GateEventView>

/** Events of the gates that wait for the desk, the oldest first. */
export const listGateEvents = endpoint({
  verb: 'listTruckGateEvents',
  method: 'GET',
  path: 'Trucks/GateEvents',
  policy: { ...deskOnly, 'admin-readonly': 'any' },
  answer: z.strictObject({ events: z.array(GateEventView) }),
})

/** Makes an event a step of this truck. */
export const placeGateEvent = endpoint({
  verb: 'placeTruckGateEvent',
  method: 'POST',
  path: 'Trucks/PlaceGateEvent',
  policy: deskOnly,
  body: z.strictObject({ eventId, slot: id('trucks.slot-not-found'), reason }),
  answer: ok,
  problems: [
    'trucks.gate-not-found',
    'trucks.gate-unreadable',
    'trucks.slot-not-found',
    'trucks.not-booked',
    'trucks.not-allocated',
    'trucks.event-not-part',
    'trucks.event-backward',
    'trucks.event-device',
  ],
})

/** The event belongs to no truck of ours. */
export const dismissGateEvent = endpoint({
  verb: 'dismissTruckGateEvent',
  method: 'POST',
  path: 'Trucks/DismissGateEvent',
  policy: deskOnly,
  body: z.strictObject({ eventId, reason }),
  answer: ok,
  problems: ['trucks.gate-not-found'],
})
