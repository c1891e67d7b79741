// Cancels a request: before payment (F17), from an acceptance that nobody pays any more (F18), or paid, by the refund rule (F19).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { cancelRefusal } from '@marsa/model/freight/cancellation.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import type { cancelRequest as contract } from '@marsa/model/freight/request-endpoints.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { findOpenSession } from '../finance/door.ts'
import {
  closeSiblings,
  lockQuotations,
  moveQuotation,
  type QuotationRow,
  addToTimeline,
} from '../requests/door.ts'
import { cancelBooked } from './cancel-booked.ts'
import { closeQuestions } from './changes.store.ts'
import { moveRequest } from './move-request.ts'
import { subjectKind } from './subject.ts'
import { lockVisible, type RequestRow } from './requests.store.ts'
import { publishEvent } from './publish-event.ts'

type Canceller = Extract<ActorKind, 'customer' | 'desk' | 'admin'>

/** Without money: every quotation that could still win is closed, one that was held for a payment first set free. */
const cancelUnpaid = async (
  tx: Tx,
  request: RequestRow,
  as: Canceller,
  { reason, version, now }: { reason: string; version?: number; now: Date },
): Promise<QuotationRow[]> => {
  const held = request.state === 'QS_AWP'
  await moveRequest(tx, request.id, held ? 'cancelUnpaid' : 'cancel', as, {
    reason,
    version,
    set: { return_state: null },
  })
  await closeQuestions(tx, request.id, now)
  for (const row of await lockQuotations(tx, request.id, request.round))
    if (row.state === 'Q_LOCKED') await moveQuotation(tx, row.id, 'release', 'system')
  return closeSiblings(tx, await lockQuotations(tx, request.id, request.round), null, as)
}

export const cancelRequest = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const as = kindOf(actor) as Canceller
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
    const paymentOpen = (await findOpenSession(tx, subjectKind, request.id)) !== undefined
    refuse(cancelRefusal(as, { ...request, paymentOpen }))
    const { reason, version } = body
    if (bookedStates.includes(request.state)) await cancelBooked(tx, call, request, as)
    else {
      const closed = await cancelUnpaid(tx, request, as, { reason, version, now })
      await publishEvent(tx, 'cancelled', request, { agentIds: closed.map((row) => row.company_id) })
    }
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'QS_CAN',
      at: now,
      by: as,
      userId: actor.userId,
      note: reason,
    })
    return succeeded
  })
}
