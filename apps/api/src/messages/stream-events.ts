// Holds an event stream for the caller: their company's events and their own, resumed after the last one they have.
import type { streamEvents as contract } from '@marsa/model/messages/endpoints.ts'
import type { EventStreams } from '../kit/event-streams.ts'
import { readPosition } from '../kit/events.ts'
import { signedIn, type Call } from '../kit/serve.ts'

export const streamEvents =
  (streams: EventStreams) =>
  async (call: Call<typeof contract>): Promise<void> => {
    const { companyId, userId, sessionId } = signedIn(call)
    const header = call.request.headers['last-event-id']
    const last = typeof header === 'string' ? header : call.query.lastEventId
    await streams.hold(
      call.reply,
      { companyId, userId, sessionId },
      {
        from: readPosition(last),
        recent: call.query.recent !== undefined,
      },
    )
  }
