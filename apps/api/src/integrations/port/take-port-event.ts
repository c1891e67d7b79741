// Keeps a gate event once and hands it over: every way by which one comes in ends here.
import { systemTransaction } from '../../kit/db.ts'
import { portEvent, type AnyPortEvent } from './ask-port.ts'
import { insertPortEvent, settlePortEvent } from './port-events.store.ts'
import type { PortParts } from './port-parts.ts'

/** Told twice it does nothing more. An event that cannot be read waits in the queue and holds up none after it. */
export const takePortEvent = ({ db, onPortEvent }: PortParts, body: AnyPortEvent): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const { data: event } = portEvent.safeParse(body)
    const isNew = await insertPortEvent(tx, body.eventID, body, event ? 'unmatched' : 'unreadable')
    if (isNew && event) await settlePortEvent(tx, event.eventID, await onPortEvent(tx, event))
  })
