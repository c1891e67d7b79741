// Asks the port for what became known since the last time: finds every event whose notice was lost.
import { movePortCursor, portCursor } from './port-events.store.ts'
import type { PortParts } from './port-parts.ts'
import { takePortEvent } from './take-port-event.ts'

/** Throws `PortError` when the port cannot be asked; the cursor then stands where it stood. */
export const pollPort = async (parts: PortParts): Promise<void> => {
  if (!parts.port.isSet) return
  let after = await portCursor(parts.db)
  for (let more = true; more;) {
    const page = await parts.port.list(after)
    if (page) {
      for (const event of page.events) await takePortEvent(parts, event)
      more = page.more && page.events.length > 0
      after = page.cursor
    } else if (after === null) return
    // A port that was set up anew: what it lists from the beginning is kept once all the same.
    else after = null
    await movePortCursor(parts.db, after)
  }
}
