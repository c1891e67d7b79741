// The person who works on a callback request says how it ended.
import { kindOf } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { callbackMachine, closeRefusal } from '@marsa/model/help/callback.ts'
import type { closeCallback as contract } from '@marsa/model/help/endpoints.ts'
import { move } from '../kit/move.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { callbackView, notifyDesk } from './callback-view.ts'
import { callbackById, lockCallback } from './callbacks.store.ts'

export const closeCallback = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    const found = await lockCallback(tx, id)
    if (!found) throw new Problem('kit.not-found')
    refuse(closeRefusal({ state: found.state, isMine: found.assigned_to === actor.userId }))
    await move(tx, {
      table: 'callback_requests',
      machine: callbackMachine,
      move: 'close',
      id,
      as: kindOf(actor),
      reason: call.body.note,
      set: { closed_at: call.now, note: call.body.note },
    })
    await notifyDesk(tx, id)
    return callbackView(await callbackById(tx, id), actor.userId)
  })
}
