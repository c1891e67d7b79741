// Who may see and add which documents of a request that goes the usual way, and what their coming and going tells people.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { usualEnds } from '@marsa/model/requests/usual-machine.ts'
import { isIdentity, staffRights, type DocumentLine, type DocumentRights } from '../../documents/door.ts'
import type { Db } from '../../kit/db.ts'
import { quoteFile } from '../quote-file.ts'
import { agentsWhoQuoted, quotationsForCustomer } from '../quotations.store.ts'
import { isHeld, quotingRefusal } from '../quoting.ts'
import { requestNumber } from '../requests.store.ts'
import { customerOf } from './messages.ts'
import type { UsualRow } from './spec.ts'
import type { UsualLine } from './usual-line.ts'

/** Types that only the agent that has won adds. */
const ofWinner: readonly DocCode[] = [
  'WAREHOUSE_RECEIPT',
  'CONDITION_PHOTO',
  'HAND_OVER_SIGNATURE',
  'PROOF_OF_DELIVERY',
  'INVOICE',
  'EXPORT_DECLARATION',
  'MANIFEST',
  'TRANSIT_DOCUMENT',
  'DEPOSIT_RECEIPT',
  'INTERCHANGE_RECEIPT',
  'EXTRA_RECEIPT',
]
const isOver = ({ state }: UsualRow): boolean => usualEnds.includes(state)

/** `quotedBy`: agents whose quotation was sent; the file of a draft is nobody's business yet. */
const customerRights =
  (actor: Actor, request: UsualRow, quotedBy: readonly string[]): DocumentRights =>
  (action, { docCode, companyId }) => {
    if (action === 'read')
      return docCode === quoteFile && !quotedBy.includes(companyId) ? 'kit.not-found' : undefined
    if (action === 'review') return 'kit.forbidden'
    if (action === 'add' && (docCode === quoteFile || ofWinner.includes(docCode))) return 'kit.forbidden'
    if (companyId !== actor.companyId) return 'kit.forbidden'
    return isOver(request) ? 'kit.moved-on' : undefined
  }

/** Whoever quotes reads the customer's documents, but identity documents are the winner's alone, and after the award all are. */
const agentRights =
  (actor: Actor, request: UsualRow, quoted: boolean, quotable: string | undefined): DocumentRights =>
  (action, { docCode, companyId }) => {
    const own = companyId === actor.companyId
    const fromCustomer = companyId === request.company_id
    const won = request.agent_id === actor.companyId
    if (action === 'read')
      return own || (fromCustomer && (won || (request.agent_id === null && !isIdentity(docCode))))
        ? undefined
        : 'kit.not-found'
    if (action === 'review') return won && fromCustomer ? undefined : 'kit.forbidden'
    if (!own) return 'kit.forbidden'
    if (docCode === quoteFile && action === 'delete') return quoted ? 'kit.forbidden' : undefined
    if (docCode === quoteFile) return won ? undefined : quotable
    return won && !isOver(request) ? undefined : 'kit.forbidden'
  }

const nameOf = (code: DocCode) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })

/** The line's side of the documents capability. */
export const usualDocuments = <Form extends object>(line: UsualLine<Form>): DocumentLine => {
  const { agents, publishMessage, publishToRound } = line.messages
  const ownerOf = (request: UsualRow, companyId: string) =>
    companyId === request.company_id ? customerOf(request) : agents(companyId)

  const rights = async (db: Db, actor: Actor, id: string): Promise<DocumentRights | undefined> => {
    const kind = kindOf(actor)
    const relation = kind === 'customer' ? 'own' : kind === 'agent' ? 'assigned' : 'any'
    const request = await line.find(db, actor, relation, id)
    if (!request) return undefined
    const quotedBy = await agentsWhoQuoted(db, id)
    if (kind === 'customer') return customerRights(actor, request, quotedBy)
    if (kind !== 'agent') return staffRights(kind)
    const held = isHeld(await quotationsForCustomer(db, id, request.round))
    return agentRights(
      actor,
      request,
      quotedBy.includes(actor.companyId),
      quotingRefusal(line, request, held),
    )
  }

  return {
    rights,
    title: requestNumber,
    stored: async (tx, actor, requestId) => {
      const request = await line.lock(tx, requestId)
      if (!request) return
      await line.publishChange(tx, request, actor.companyId)
      if (kindOf(actor) === 'customer' && request.agent_id === null) await publishToRound(tx, request)
    },
    reviewed: async (tx, _actor, requestId, { documentId, docCode, companyId, version, outcome, reason }) => {
      const request = await line.lock(tx, requestId)
      if (!request) return
      const [to, paper, occasion] = [ownerOf(request, companyId), nameOf(docCode), `${documentId}:${version}`]
      await (outcome === 'accept'
        ? publishMessage(tx, request, 'paper-accepted', to, { paper }, occasion)
        : publishMessage(tx, request, 'paper-returned', to, { paper, reason }, occasion))
    },
    expiring: async (tx, document, days) => {
      const request = await line.lock(tx, document.subjectId)
      if (!request || isOver(request)) return false
      const params = { paper: nameOf(document.docCode), day: dayParam(document.expiresOn) }
      const to = ownerOf(request, document.companyId)
      await publishMessage(tx, request, 'paper-expires', to, params, `${document.id}:${days}`)
      return true
    },
  }
}
