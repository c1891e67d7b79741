// The documents of a freight request as the guards of its moves look at them, and who may see and add which.
import type { Actor } from '@marsa/model/kit/access.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { isIdentity, staffRights } from '../../documents/door.ts'
import { agentsWhoQuoted, quoteFile, quotingRefusal, requestNumber } from '../../requests/door.ts'
import type { DocumentLine, DocumentRights, DocumentFacts } from '../../documents/parts.ts'
import type { Db } from '../../kit/db.ts'
import { findRequest, lockRequest, type RequestRow } from '../requests.store.ts'
import { freightLine } from '../line.ts'
import { publishEvent } from '../publish-event.ts'
import { notifyExpiry, notifyReview } from './notify-document-owner.ts'

/** Types only the agent that quotes, or has won, adds. */
const agentDocumentCodes: readonly DocCode[] = ['DELIVERY_ORDER', 'PROOF_OF_DELIVERY', 'RELEASE', 'INVOICE']

const ended: readonly string[] = ['QS_CMP', 'QS_CAN', 'QS_REJ', 'EXPIRED']

/** `quotedBy`: agents whose quotation was sent; the file of a draft is nobody's business yet. */
const customerRights =
  (actor: Actor, request: RequestRow, quotedBy: readonly string[]): DocumentRights =>
  (action, document) => {
    const own = document.companyId === actor.companyId
    if (action === 'read')
      return document.docCode === quoteFile && !quotedBy.includes(document.companyId)
        ? 'kit.not-found'
        : undefined
    if (action === 'review') return 'kit.forbidden'
    if (action === 'add' && (document.docCode === quoteFile || agentDocumentCodes.includes(document.docCode)))
      return 'kit.forbidden'
    if (!own) return 'kit.forbidden'
    return ended.includes(request.state) ? 'kit.moved-on' : undefined
  }

/**
 * Whoever quotes reads the customer's documents, but identity documents are the winner's alone, and after the award all are.
 * The file of a sent quotation stays (`quoted`).
 */
const agentRights =
  (actor: Actor, request: RequestRow, quoted: boolean): DocumentRights =>
  (action, document: DocumentFacts) => {
    const own = document.companyId === actor.companyId
    const fromCustomer = document.companyId === request.company_id
    const won = request.agent_id === actor.companyId
    if (action === 'read')
      return own || (fromCustomer && (won || (request.agent_id === null && !isIdentity(document.docCode))))
        ? undefined
        : 'kit.not-found'
    if (action === 'review') return won && fromCustomer ? undefined : 'kit.forbidden'
    if (!own) return 'kit.forbidden'
    if (document.docCode === quoteFile && action === 'delete') return quoted ? 'kit.forbidden' : undefined
    if (document.docCode === quoteFile)
      return won ? undefined : quotingRefusal(freightLine, request, request.state === 'QS_AWP')
    return won && request.state !== 'QS_CMP' && request.state !== 'QS_CAN' ? undefined : 'kit.forbidden'
  }

const rights = async (db: Db, actor: Actor, requestId: string): Promise<DocumentRights | undefined> => {
  const kind = kindOf(actor)
  const relation = kind === 'customer' ? 'own' : kind === 'agent' ? 'assigned' : 'any'
  const request = await findRequest(db, actor, relation, requestId)
  if (!request) return undefined
  const quotedBy = await agentsWhoQuoted(db, request.id)
  if (kind === 'customer') return customerRights(actor, request, quotedBy)
  if (kind === 'agent') return agentRights(actor, request, quotedBy.includes(actor.companyId))
  return staffRights(kind)
}

/** Freight's side of the documents capability. */
export const freightDocuments: DocumentLine = {
  rights,
  stored: async (tx, actor, requestId) => {
    const request = await findRequest(tx, actor, kindOf(actor) === 'agent' ? 'assigned' : 'own', requestId)
    if (!request || request.state === 'DRAFT') return
    const shared = bookedStates.includes(request.state) ? 'winner' : 'invited'
    const recipients = kindOf(actor) === 'agent' ? [actor.companyId] : shared
    await publishEvent(tx, 'changed', request, { recipients })
  },
  title: requestNumber,
  reviewed: async (tx, _actor, requestId, review) => {
    const request = await lockRequest(tx, requestId)
    if (request) await notifyReview(tx, request, review)
  },
  expiring: async (tx, document, days) => {
    const request = await lockRequest(tx, document.subjectId)
    if (!request || request.state === 'DRAFT' || ended.includes(request.state)) return false
    await notifyExpiry(tx, request, document, days)
    return true
  },
}
