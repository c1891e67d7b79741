// What customer and winning agent write to each other about a shipment: how long a message may be, and while they may.
import { bookedStates, type RequestState } from '../request-machine.ts'

export const longestMessage = 2000

/** Why nothing is written any more; what was written stays to be read. */
export const conversationRefusal = (state: RequestState): string | undefined =>
  bookedStates.includes(state) ? undefined : 'freight.message-closed'
