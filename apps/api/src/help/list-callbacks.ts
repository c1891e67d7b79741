// The desk's list of callback requests: what waits, what one works on oneself, and what is done.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listCallbacks as contract } from '@marsa/model/help/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { callbackView } from './callback-view.ts'
import { callbacksOf, countCallbacks } from './callbacks.store.ts'

export const listCallbacks = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { userId } = signedIn(call)
  const { state, before } = call.query
  const [found, counts] = await Promise.all([
    callbacksOf(call.db, { state, userId, before }),
    countCallbacks(call.db, userId),
  ])
  return {
    items: found.map((row) => callbackView(row, userId)),
    totalCount: counts[state],
    counts: { open: counts.open, mine: counts.mine },
  }
}
