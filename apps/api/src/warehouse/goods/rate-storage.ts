// The customer of completed storage rates it, and comments on it, each once; the first one counts.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { rateStorage as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { noteComment, noteRating } from '../../requests/door.ts'
import { isBooked, lockVisible } from '../requests.store.ts'
import { publishChange } from '../publish-message.ts'

export const rateStorage = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const { rating, comments } = body
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('warehouse.not-found')
    if (request.state !== 'QS_CMP' || !isBooked(request)) throw new Problem('warehouse.not-completed')
    const rated = (await noteRating(tx, request.id, rating, now)) !== undefined
    const commented = (await noteComment(tx, request.id, comments, now)) !== undefined
    if (rated || commented) await publishChange(tx, request)
    return { status: 'SUCCESS' as const, errorMessage: null, alreadySubmitted: !rated && !commented }
  })
}
