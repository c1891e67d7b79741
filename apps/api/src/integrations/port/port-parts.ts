// What gate events work with, and what becomes of one: it belongs to a truck, or it waits in the queue with a reason.
import type { Db, Tx } from '../../kit/db.ts'
import type { Port, PortEvent } from './ask-port.ts'

/** `unreadable`: not of the agreed form, or not something that happened. `unmatched`: of no truck of ours. */
export type Settled = { slotId: string } | { reason: string }

/** Called once for each event, in the transaction that keeps it. */
export type OnPortEvent = (tx: Tx, event: PortEvent) => Promise<Settled>

export type PortParts = { db: Db; port: Port; onPortEvent: OnPortEvent }
