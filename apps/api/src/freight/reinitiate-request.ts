// Sends an expired, cancelled or rejected request again under its number (F20): a new round, the old quotations stay readable.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { requestMachine } from '@marsa/model/freight/request-machine.ts'
import type { reinitiateRequest as contract } from '@marsa/model/freight/change-endpoints.ts'
import { addToTimeline } from '../requests/door.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { closeQuestions } from './changes.store.ts'
import { checkedForm, checkDocuments, searchTextOf } from './check-request.ts'
import { moveRequest } from './move-request.ts'
import { lockVisible, submittedColumns, type RequestRow } from './requests.store.ts'
import { routeRequest } from './submit-request.ts'
import { publishEvent } from './publish-event.ts'

/** Why a request cannot be sent again; money that was paid is not brought back by it. */
export const reinitiateRefusal = (
  request: Pick<RequestRow, 'state' | 'booking_transaction_id'>,
): string | undefined => {
  if (request.booking_transaction_id !== null) return 'freight.was-paid'
  return requestMachine.moves.reinitiate.from.includes(request.state) ? undefined : 'freight.not-over'
}

export const reinitiateRequest = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const ended = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!ended || ended.state === 'DRAFT') throw new Problem('freight.not-found')
    refuse(reinitiateRefusal(ended))
    const { readyFrom, deliverBy, pickupAt, version } = body
    const asked = {
      ...ended.form,
      ...(readyFrom && { readyFrom }),
      ...(deliverBy && { deliverBy }),
      ...(pickupAt && { pickupAt }),
    }
    const form = await checkedForm(tx, { form: asked }, now, call.settings)
    await checkDocuments(tx, ended, form)
    const searchText = await searchTextOf(tx, form)
    await closeQuestions(tx, ended.id, now)
    const request = await moveRequest(tx, ended.id, 'reinitiate', 'customer', {
      version,
      set: {
        ...submittedColumns(ended.number, form, searchText, now),
        nickname: ended.nickname,
        round: ended.round + 1,
        pending_review: false,
        return_state: null,
        window_ends_at: null,
      },
    })
    await addToTimeline(tx, {
      requestId: ended.id,
      code: 'REQUESTED_AGAIN',
      at: now,
      by: 'customer',
      userId: actor.userId,
      forCustomer: true,
    })
    await publishEvent(tx, 'requestedAgain', request)
    const invitedAgents = await routeRequest(tx, request, call)
    return { quoteNumber: request.number, round: request.round, invitedAgents }
  })
}
