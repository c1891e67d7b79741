// What other folders may use of integrations: telling a company's own systems what happened, and the port's gates.
export { emit } from './deliveries.store.ts'
export { noticeRefusal } from './notice-signature.ts'
export type { Port, PortEvent } from './port/ask-port.ts'
export {
  lockQueuedPortEvent,
  notePortDecision,
  queuedPortEvents,
  settlePortEvent,
  waitingPortEvents,
  type QueuedPortEvent,
} from './port/port-events.store.ts'
export type { OnPortEvent, PortParts, Settled } from './port/port-parts.ts'
