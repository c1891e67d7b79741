// What the coming and going of documents of a request that goes the usual way tells people.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { usualEnds } from '@marsa/model/requests/usual-machine.ts'
import { type DocumentLine } from '../../documents/door.ts'
import { requestNumber } from '../requests.store.ts'
import { customerOf } from './messages.ts'
import type { UsualRow } from './spec.ts'
import type { UsualLine } from './usual-line.ts'
import { documentRights } from '../document-rights.ts'

const isOver = ({ state }: UsualRow): boolean => usualEnds.includes(state)

const nameOf = (code: DocCode) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })

/** The line's side of the documents capability. */
export const usualDocuments = <Form extends object>(line: UsualLine<Form>): DocumentLine => {
  const { agents, publishMessage, publishToRound } = line.messages
  const ownerOf = (request: UsualRow, companyId: string) =>
    companyId === request.company_id ? customerOf(request) : agents(companyId)

  return {
    rights: documentRights(line),
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
