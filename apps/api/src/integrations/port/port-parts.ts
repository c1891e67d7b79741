// What gate events work with, and what becomes of one: it belongs to a truck, or it waits in the queue with a reason.
import type { Db, Tx } from '../../kit/db.ts'
import type { Port, PortEvent } from './ask-port.ts'

/** Of a truck, though it may wait for the step before it; or in the queue, for a reason of `gateQueueText`. */
export type Settled = { slotId: string; isWaiting: boolean } | { reason: string }

/** Called once for each event, in the transaction that keeps it. */
export type OnPortEvent = (tx: Tx, event: PortEvent) => Promise<Settled>

export type PortParts = { db: Db; port: Port; onPortEvent: OnPortEvent }
