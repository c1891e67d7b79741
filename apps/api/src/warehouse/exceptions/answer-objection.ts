// The warehouse, or the desk where it leaves it, answers what the customer objects to; the customer reads it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { answerObjection as contract } from '@marsa/model/warehouse/exception-endpoints.ts'
import { objectionRefusal } from '@marsa/model/warehouse/findings.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { addToTimeline, customerOf } from '../../requests/door.ts'
import { lockExecution } from '../goods/execution.ts'
import { findingsOf, settleFinding } from '../goods/findings.store.ts'
import { kindsOf } from '../goods/findings.ts'
import { publishMessage, touch } from '../usual.ts'
import { requestOfException } from './exceptions.store.ts'

export const answerObjection = (call: Call<typeof contract>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const as = call.relation === 'assigned' ? 'agent' : 'desk'
  return call.once(async (tx) => {
    const requestId = await requestOfException(tx, query.id)
    if (requestId === undefined) throw new Problem('warehouse.not-found')
    const { request } = await lockExecution(tx, call, requestId)
    const finding = (await findingsOf(tx, request.id)).find(({ id }) => id === query.id)
    if (!finding) throw new Problem('warehouse.not-found')
    refuse(objectionRefusal(finding.state))
    await settleFinding(tx, finding.id, { as, text: body.reason, now })
    const moved = await touch(tx, request, as)
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'OBJECTION_ANSWERED',
      at: now,
      by: as,
      userId,
      note: body.reason,
    })
    const params = { found: kindsOf([finding]), reason: body.reason }
    await publishMessage(tx, moved, 'storage-objection-answered', customerOf(moved), params, finding.id)
    return succeeded
  })
}
