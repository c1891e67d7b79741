// Feedback after completion: a rating once, then a comment once; the signed value of the link is the only key (C027, Z42).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { rateShipment as contract } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { isRated, noteComment, noteRating } from '../../requests/door.ts'
import { readFeedbackToken } from './feedback-token.ts'
import { lockRequest } from '../requests.store.ts'

type Answer = { status: string; errorMessage: string | null; alreadySubmitted: boolean }
const done: Answer = { status: 'SUCCESS', errorMessage: null, alreadySubmitted: false }
const already: Answer = { ...done, alreadySubmitted: true }

export const rateShipment =
  (secret: string) =>
  async (call: Call<typeof contract>): Promise<Answer> => {
    const { body, now } = call
    const requestId = readFeedbackToken(secret, body.postShppingRequest)
    if (!requestId) throw new Problem('freight.feedback-link')
    if (body.updateComments && !body.comments)
      throw new Problem('quotes.comment-required', {}, { comments: 'quotes.comment-required' })
    return call.once(async (tx) => {
      const request = await lockRequest(tx, requestId)
      if (request?.state !== 'QS_CMP') throw new Problem('freight.feedback-link')
      if (!body.updateComments && body.rating === undefined)
        return (await isRated(tx, requestId)) ? already : done
      if (!body.updateComments) return (await noteRating(tx, requestId, body.rating, now)) ? done : already
      await noteRating(tx, requestId, body.rating, now)
      return (await noteComment(tx, requestId, body.comments ?? '', now)) ? done : already
    })
  }
