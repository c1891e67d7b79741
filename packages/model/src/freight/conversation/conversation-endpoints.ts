// Contracts of the conversation of a shipment: its customer and the agent that has won it write, staff read.
import { shipmentSides } from '../sides.ts'
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { inBoth } from '../../kit/fields.ts'
import { id } from '../shared-fields.ts'
import { longestMessage } from './conversation.ts'
import { atMost } from '../../kit/too-long.ts'

export const ShipmentMessage = z.strictObject({
  number: z.int(),
  side: z.enum(shipmentSides),
  /** First name of who wrote it. */
  by: inBoth,
  text: z.string(),
  at: z.string(),
})
export type ShipmentMessage = z.infer<typeof ShipmentMessage>

const problems = ['freight.not-found', 'freight.not-booked']

/** All of it, oldest first; without an agent that has won there is none. */
export const viewShipmentMessages = endpoint({
  verb: 'viewShipmentMessages',
  method: 'GET',
  path: 'FreightAPI/Messages',
  policy: { ...customers, ...clearingAgents, desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    items: z.array(ShipmentMessage),
    /** How many of the other side the reader has not seen; staff have none. */
    unread: z.int(),
    /** Why the reader cannot write now. */
    writeRefusal: z.string().nullable(),
  }),
  problems,
})

/** The same `clientId` sent again is the same message. */
export const writeShipmentMessage = endpoint({
  verb: 'writeShipmentMessage',
  method: 'POST',
  path: 'FreightAPI/Messages/{id}',
  policy: { ...customers, ...clearingAgents },
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({
    clientId: z.uuid(),
    text: z
      .string({ error: 'freight.message-empty' })
      .trim()
      .min(1, 'freight.message-empty')
      .max(...atMost(longestMessage)),
  }),
  answer: ShipmentMessage,
  problems: [...problems, 'freight.message-closed'],
})

/** Everything up to a number has been seen; a side that has read is told of the next message again. */
export const readShipmentMessages = endpoint({
  verb: 'readShipmentMessages',
  method: 'POST',
  path: 'FreightAPI/MessagesRead/{id}',
  policy: { ...customers, ...clearingAgents },
  query: z.strictObject({ id }),
  body: z.strictObject({ upTo: z.int().min(1) }),
  answer: ok,
  problems,
})

export const conversationEndpoints = { viewShipmentMessages, writeShipmentMessage, readShipmentMessages }
