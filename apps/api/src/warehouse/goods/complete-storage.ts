// The warehouse completes delivered storage (W14): the final tax invoice, what it is owed, and no way back.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { completeStorage as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import { completeRefusal } from '@marsa/model/warehouse/goods-machine.ts'
import { documentsOf, retireIdentityDocuments } from '../../documents/door.ts'
import { postSettlement } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { invoiceWhole, addToTimeline } from '../../requests/door.ts'
import { lockExecution } from './execution.ts'
import { moveStorage } from '../move-storage.ts'
import { invoiced, subjectKind } from '../subject.ts'
import { customerOf, publishMessage } from '../publish-message.ts'

/** The newest customer invoice that was not returned: completion stands on it, so it is kept (Z27). */
const invoiceDocument = async (tx: Tx, requestId: string): Promise<string> => {
  const documents = await documentsOf(tx, subjectKind, requestId)
  const document = documents.findLast((each) => each.doc_code === 'INVOICE' && each.state !== 'RETURNED')
  if (!document) throw new Problem('warehouse.invoice-first')
  return document.id
}

export const completeStorage = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    refuse(completeRefusal(facts))
    const completed = await moveStorage(tx, request.id, 'complete', 'agent', {
      set: { invoice_document_id: await invoiceDocument(tx, request.id), completed_at: now },
    })
    const { id: requestId, agent_id: agentCompanyId, paid_fils: amountFils } = request
    await addToTimeline(tx, { requestId, code: 'QS_CMP', at: now, by: 'agent', userId: actor.userId })
    await invoiceWhole(tx, invoiced(request), request, now)
    await postSettlement(tx, { subjectId: requestId, agentCompanyId, amountFils })
    await retireIdentityDocuments(tx, subjectKind, requestId)
    await publishMessage(tx, completed, 'storage-completed', customerOf(completed), {})
    return succeeded
  })
}
