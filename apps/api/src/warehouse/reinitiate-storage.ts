// Sends an expired, cancelled or rejected storage request again under its number: a new round, the old quotations stay readable.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { reinitiateStorage as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { addToTimeline } from '../requests/door.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { moveStorage } from './move-storage.ts'
import { formColumns, lockVisible, type StorageRow } from './requests.store.ts'
import { checkForm, inviteWarehouses, searchTextOf, windowEnd } from './save-storage.ts'
import { customerOf, publishMessage } from './publish-message.ts'

/** Why a request cannot be sent again; money that was paid is not brought back by it. */
export const reinitiateRefusal = (
  request: Pick<StorageRow, 'state' | 'booking_transaction_id'>,
): string | undefined => {
  if (request.booking_transaction_id !== null) return 'warehouse.was-paid'
  return storageMachine.moves.reinitiate.from.includes(request.state) ? undefined : 'kit.moved-on'
}

export const reinitiateStorage = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const ended = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!ended) throw new Problem('warehouse.not-found')
    refuse(reinitiateRefusal(ended))
    const form = { ...ended.form, startDate: body.startDate, endDate: body.endDate }
    checkForm(form, now)
    const request = await moveStorage(tx, ended.id, 'reinitiate', 'customer', {
      version: body.version,
      set: {
        ...formColumns(form, searchTextOf(ended.number, form)),
        round: ended.round + 1,
        pending_review: false,
        window_ends_at: windowEnd(call),
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
    await publishMessage(tx, request, 'storage-submitted', customerOf(request), {})
    const invitedAgents = await inviteWarehouses(tx, request, call)
    return { status: 'SUCCESS' as const, errorMessage: null, invitedAgents }
  })
}
