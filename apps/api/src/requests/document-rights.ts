// Who may see, add, delete and check which documents of a request, in every line.
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { isIdentity, staffRights, type DocumentLine, type DocumentRights } from '../documents/door.ts'
import { phaseOf, type LineRow, type ServerLine } from './line.ts'
import { quoteFile } from './quote-file.ts'
import { heldQuoteFiles, quotationsForCustomer, sentQuoteFiles } from './quotations.store.ts'
import { isHeld, quotingRefusal } from './quoting.ts'

type Seen = {
  actor: Actor
  request: LineRow
  isOver: boolean
}

/** `sentFiles`: those of quotations that were sent; any other quote file is its agent's alone. */
const customerRights =
  ({ actor, isOver }: Seen, sentFiles: readonly string[]): DocumentRights =>
  (action, { documentId, docCode, companyId }) => {
    if (action === 'read')
      return docCode === quoteFile && !sentFiles.includes(documentId ?? '') ? 'kit.not-found' : undefined
    if (action === 'review') return 'kit.forbidden'
    if (action === 'add' && documentTypes[docCode].by === 'agent') return 'kit.forbidden'
    if (companyId !== actor.companyId) return 'kit.forbidden'
    return isOver ? 'kit.moved-on' : undefined
  }

/**
 * Whoever quotes reads the customer's documents, but identity documents are the winner's alone, and after the award all are.
 * The file of a quotation that was sent or is with the desk stays (`heldFiles`), and every quote file of the winner, whose
 * final quotation may wait for consent. `quotable`: why the agent could not quote now.
 */
const agentRights =
  (
    { actor, request, isOver }: Seen,
    heldFiles: readonly string[],
    quotable: string | undefined,
  ): DocumentRights =>
  (action, { documentId, docCode, companyId }) => {
    const own = companyId === actor.companyId
    const fromCustomer = companyId === request.company_id
    const won = request.agent_id === actor.companyId
    if (action === 'read')
      return own || (fromCustomer && (won || (request.agent_id === null && !isIdentity(docCode))))
        ? undefined
        : 'kit.not-found'
    if (action === 'review') return won && fromCustomer ? undefined : 'kit.forbidden'
    if (!own) return 'kit.forbidden'
    if (docCode === quoteFile && action === 'delete')
      return won || heldFiles.includes(documentId ?? '') ? 'kit.forbidden' : undefined
    if (docCode === quoteFile) return won ? undefined : quotable
    return won && !isOver ? undefined : 'kit.forbidden'
  }

export const documentRights =
  <Row extends LineRow>(line: ServerLine<Row>): DocumentLine['rights'] =>
  async (db, actor, id) => {
    const kind = kindOf(actor)
    const relation = kind === 'customer' ? 'own' : kind === 'agent' ? 'assigned' : 'any'
    const request = await line.find(db, actor, relation, id)
    if (!request) return undefined
    if (kind !== 'customer' && kind !== 'agent') return staffRights(kind)
    const isOver = isEnded(phaseOf(line, request))
    const seen = { actor, request, isOver }
    if (kind === 'customer') return customerRights(seen, await sentQuoteFiles(db, id))
    const held = isHeld(await quotationsForCustomer(db, id, request.round))
    return agentRights(seen, await heldQuoteFiles(db, id), quotingRefusal(line, request, held))
  }
