// The port's webhook: signed and new, and still only a hint to ask the port for the event.
import type { receivePortNotice as contract } from '@marsa/model/integrations/port-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { Call } from '../../kit/serve.ts'
import { PortError } from './ask-port.ts'
import { hasPortEvent } from './port-events.store.ts'
import { noticeRefusal } from '../notice-signature.ts'
import type { PortParts } from './port-parts.ts'
import { takePortEvent } from './take-port-event.ts'

export const portSignatureHeader = 'x-port-signature'

/** Answers whether the event is kept; what is not, because the port cannot be asked, is found by the next look at its list. */
export const receivePortNotice =
  (parts: PortParts) =>
  async (call: Call<typeof contract>, raw: string): Promise<AnswerOf<typeof contract>> => {
    const header = call.request.headers[portSignatureHeader]
    refuse(noticeRefusal(parts.port.webhookSecret, header, raw, call.now))
    const { eventID } = call.body
    if (await hasPortEvent(parts.db, eventID)) return { known: true }
    try {
      const event = await parts.port.find(eventID)
      if (event) await takePortEvent(parts, event)
      return { known: event !== undefined }
    } catch (error) {
      if (!(error instanceof PortError)) throw error
      call.request.log.warn({ err: error }, 'the port does not answer')
      return { known: false }
    }
  }
