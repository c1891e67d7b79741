// The webhook of the gateway: one POST an event, unsigned, never repeated; whoever misses it has to ask.
import { randomUUID } from 'node:crypto'

export type NoticeTarget = {
  url: string
  /** Optional header that the receiver may compare; the real gateway offers no signature. */
  header?: { name: string; value: string }
}

/** Sends the notice and forgets it; resolves when it was answered, refused or given up after 15 seconds. */
export const sendNotice = async (target: NoticeTarget, eventName: string, order: object): Promise<void> => {
  try {
    await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(target.header && { [target.header.name]: target.header.value }),
      },
      body: JSON.stringify({ eventId: randomUUID(), eventName, order }),
      signal: AbortSignal.timeout(15_000),
    })
  } catch {
    // One attempt an event, as the real gateway: the merchant's own check has to find the rest.
  }
}
