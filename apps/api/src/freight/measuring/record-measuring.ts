// The winning agent records how it has measured the cargo; the final quotation counts on it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { notMeasurable } from '@marsa/model/freight/measuring/measuring.ts'
import {
  measuringRecord,
  type recordMeasuring as contract,
} from '@marsa/model/freight/measuring/measuring-endpoint.ts'
import { documentsOf } from '../../documents/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from '../execution/execution.ts'
import { finalQuoteRefusal } from '../execution/facts.ts'
import { publishEvent } from '../publish-event.ts'
import { subjectKind } from '../subject.ts'
import { insertMeasuring } from './measurings.store.ts'

export const recordMeasuring = (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { now, body, query, relation } = call
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, actor, relation, query.id)
    refuse(notMeasurable(request.form) ?? finalQuoteRefusal(facts))
    const documents = await documentsOf(tx, subjectKind, request.id)
    const isProof = documents.some(
      (row) =>
        row.id === body.documentId && row.doc_code === measuringRecord && row.company_id === actor.companyId,
    )
    if (!isProof) throw new Problem('kit.invalid', {}, { documentId: 'freight.measuring-record-first' })
    const { packages, documentId, note } = body
    await insertMeasuring(tx, {
      requestId: request.id,
      round: request.round,
      agentId: actor.companyId,
      packages,
      documentId,
      note,
      userId: actor.userId,
      at: now,
    })
    await publishEvent(tx, 'measured', request, { documentId })
    return { recordedAt: toOffset(now) }
  })
}
