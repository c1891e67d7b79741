// An agent's own newest quotation on the lane of a request, to fill the next one with.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { lastOnLane as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { quotationWithCharges, toAgentView } from '../../requests/door.ts'
import { findRequest } from '../requests.store.ts'
import { lastQuotationOnLane } from './lanes.store.ts'

export const lastOnLane = async (call: Call<typeof contract>) => {
  const { db } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, call.query.RequestId)
  if (!request) throw new Problem('freight.not-found')
  const found = await lastQuotationOnLane(db, actor.companyId, request)
  const quotation = found && (await quotationWithCharges(db, found.id))
  return {
    last:
      found && quotation
        ? {
            quoteNumber: found.number,
            quotedAt: toOffset(found.submitted_at),
            quotation: toAgentView(quotation),
          }
        : null,
  }
}
