// Messages about the papers of a request: to whoever uploaded them.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import type { ExpiringPaper, Review } from '../documents/door.ts'
import type { Tx } from '../kit/db.ts'
import type { RequestRow } from './requests.store.ts'
import { tell } from './tell.ts'
import { agents, customer, routeOf, send, type Told } from './tell-parts.ts'

const nameOf = (code: DocCode) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })
const owner = (told: Told, companyId: string) =>
  companyId === told.request.company_id ? customer(told) : agents(companyId)
const toldOf = async (tx: Tx, request: RequestRow): Promise<Told> => ({
  tx,
  request,
  number: request.number,
  route: await routeOf(tx, request),
})

/** Pages that show the request reload, and the owner of the paper hears what became of it. */
export const tellReview = async (tx: Tx, request: RequestRow, review: Review): Promise<void> => {
  await tell(tx, 'changed', request, { hearers: 'winner' })
  const { documentId, docCode, companyId, version, outcome, reason } = review
  const told = await toldOf(tx, request)
  const paper = nameOf(docCode)
  const occasion = `${documentId}:${version}`
  if (outcome === 'accept') await send(told, 'paper-accepted', owner(told, companyId), { paper }, occasion)
  else await send(told, 'paper-returned', owner(told, companyId), { paper, reason }, occasion)
}

/** The owner hears until when the paper is valid; `days` is which of the warnings it is. */
export const tellExpiry = async (
  tx: Tx,
  request: RequestRow,
  paper: ExpiringPaper,
  days: number,
): Promise<void> => {
  const told = await toldOf(tx, request)
  await send(
    told,
    'paper-expires',
    owner(told, paper.companyId),
    { paper: nameOf(paper.docCode), day: dayParam(paper.expiresOn) },
    `${paper.id}:${days}`,
  )
}
