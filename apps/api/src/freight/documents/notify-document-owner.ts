// Messages about the documents of a request: to whoever uploaded them.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import type { ExpiringDocument, Review } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import type { RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'
import { agents, customer, routeOf, send, type EventContext } from '../asking/request-notification.ts'

const nameOf = (code: DocCode) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })
const owner = (event: EventContext, companyId: string) =>
  companyId === event.request.company_id ? customer(event) : agents(companyId)
const contextOf = async (tx: Tx, request: RequestRow): Promise<EventContext> => ({
  tx,
  request,
  number: request.number,
  route: await routeOf(tx, request),
})

/** Pages that show the request reload, and the owner of the document is notified what became of it. */
export const notifyReview = async (tx: Tx, request: RequestRow, review: Review): Promise<void> => {
  await publishEvent(tx, 'changed', request, { recipients: 'winner' })
  const { documentId, docCode, companyId, version, outcome, reason } = review
  const event = await contextOf(tx, request)
  const document = nameOf(docCode)
  const occasion = `${documentId}:${version}`
  if (outcome === 'accept')
    await send(event, 'paper-accepted', owner(event, companyId), { paper: document }, occasion)
  else await send(event, 'paper-returned', owner(event, companyId), { paper: document, reason }, occasion)
}

/** The owner is notified until when the document is valid; `days` is which of the warnings it is. */
export const notifyExpiry = async (
  tx: Tx,
  request: RequestRow,
  document: ExpiringDocument,
  days: number,
): Promise<void> => {
  const event = await contextOf(tx, request)
  await send(
    event,
    'paper-expires',
    owner(event, document.companyId),
    { paper: nameOf(document.docCode), day: dayParam(document.expiresOn) },
    `${document.id}:${days}`,
  )
}
