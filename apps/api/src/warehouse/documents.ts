// Who may see and add which documents of a storage request, and what their coming and going tells people.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import {
  documentTypeRows,
  isIdentity,
  staffRights,
  type DocumentLine,
  type DocumentRights,
  type Review,
} from '../documents/door.ts'
import type { listStorageDocumentTypes as typesContract } from '@marsa/model/warehouse/document-endpoints.ts'
import type { Db, Tx } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import {
  agentsWhoQuoted,
  quoteFile,
  quotationsForCustomer,
  requestNumber,
  isHeld,
  quotingRefusal,
} from '../requests/door.ts'
import { storageLine } from './line.ts'
import { findStorage, lockStorage, type StorageRow } from './requests.store.ts'
import {
  customerOf,
  dayParam,
  publishMessage,
  publishChange,
  publishToRound,
  warehouses,
} from './publish-message.ts'

/** The kinds of document that travel with storage, in the order of the list; what a warehouse owes is required (W14, 4.3). */
export const storageDocumentCodes: readonly DocCode[] = [
  'PACKING_LIST',
  'COMMERCIAL_INVOICE',
  'SAFETY_DATA_SHEET',
  'IDFRONTSIDE',
  'IDBACKSIDE',
  'OTHER',
  'VENDOR_QUOTE',
  'WAREHOUSE_RECEIPT',
  'CONDITION_PHOTO',
  'HAND_OVER_SIGNATURE',
  'PROOF_OF_DELIVERY',
  'INVOICE',
]
const required: readonly DocCode[] = ['VENDOR_QUOTE', 'PROOF_OF_DELIVERY', 'INVOICE']
/** Types only the warehouse that has won adds. */
const winnerDocumentCodes: readonly DocCode[] = [
  'WAREHOUSE_RECEIPT',
  'CONDITION_PHOTO',
  'HAND_OVER_SIGNATURE',
  'PROOF_OF_DELIVERY',
  'INVOICE',
]
const ended: readonly string[] = ['QS_CMP', 'QS_CAN', 'QS_REJ', 'EXPIRED']

/** `quotedBy`: warehouses whose quotation was sent; the file of a draft is nobody's business yet. */
const customerRights =
  (actor: Actor, request: StorageRow, quotedBy: readonly string[]): DocumentRights =>
  (action, document) => {
    if (action === 'read')
      return document.docCode === quoteFile && !quotedBy.includes(document.companyId)
        ? 'kit.not-found'
        : undefined
    if (action === 'review') return 'kit.forbidden'
    if (
      action === 'add' &&
      (document.docCode === quoteFile || winnerDocumentCodes.includes(document.docCode))
    )
      return 'kit.forbidden'
    if (document.companyId !== actor.companyId) return 'kit.forbidden'
    return ended.includes(request.state) ? 'kit.moved-on' : undefined
  }

/** Whoever quotes reads the customer's documents, but identity documents are the winner's alone, and after the award all are. */
const warehouseRights =
  (actor: Actor, request: StorageRow, quoted: boolean, held: boolean): DocumentRights =>
  (action, document) => {
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
    if (document.docCode === quoteFile) return won ? undefined : quotingRefusal(storageLine, request, held)
    return won && request.state !== 'QS_CMP' && request.state !== 'QS_CAN' ? undefined : 'kit.forbidden'
  }

const rights = async (db: Db, actor: Actor, requestId: string): Promise<DocumentRights | undefined> => {
  const kind = kindOf(actor)
  const relation = kind === 'customer' ? 'own' : kind === 'agent' ? 'assigned' : 'any'
  const request = await findStorage(db, actor, relation, requestId)
  if (!request) return undefined
  const quotedBy = await agentsWhoQuoted(db, request.id)
  if (kind === 'customer') return customerRights(actor, request, quotedBy)
  if (kind === 'agent') {
    const held = isHeld(await quotationsForCustomer(db, request.id, request.round))
    return warehouseRights(actor, request, quotedBy.includes(actor.companyId), held)
  }
  return staffRights(kind)
}

const nameOf = (code: DocCode) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })
const ownerOf = (request: StorageRow, companyId: string) =>
  companyId === request.company_id ? customerOf(request) : warehouses(companyId)

/** The owner of a document is notified what became of it. */
const notifyReview = (tx: Tx, request: StorageRow, review: Review): Promise<void> => {
  const { documentId, docCode, companyId, version, outcome, reason } = review
  const [to, document, occasion] = [ownerOf(request, companyId), nameOf(docCode), `${documentId}:${version}`]
  return outcome === 'accept'
    ? publishMessage(tx, request, 'storage-paper-accepted', to, { paper: document }, occasion)
    : publishMessage(tx, request, 'storage-paper-returned', to, { paper: document, reason }, occasion)
}

/** Storage's side of the documents capability. */
export const storageDocuments: DocumentLine = {
  rights,
  title: requestNumber,
  stored: async (tx, actor, requestId) => {
    const request = await lockStorage(tx, requestId)
    if (!request) return
    await publishChange(tx, request, actor.companyId)
    if (kindOf(actor) === 'customer' && request.agent_id === null) await publishToRound(tx, request)
  },
  reviewed: async (tx, _actor, requestId, review) => {
    const request = await lockStorage(tx, requestId)
    if (request) await notifyReview(tx, request, review)
  },
  expiring: async (tx, document, days) => {
    const request = await lockStorage(tx, document.subjectId)
    if (!request || ended.includes(request.state)) return false
    const params = { paper: nameOf(document.docCode), day: dayParam(document.expiresOn) }
    const to = ownerOf(request, document.companyId)
    await publishMessage(tx, request, 'storage-paper-expires', to, params, `${document.id}:${days}`)
    return true
  },
}

export const listStorageDocumentTypes = async ({ query }: Call<typeof typesContract>) =>
  documentTypeRows(query.lang, (code) => required.includes(code), storageDocumentCodes)
