// The documents of an application for credit and the proof of a transfer: the company's administrators add them, ours read them.
import { applicationReaders, creditReaders } from '@marsa/model/finance/credit/credit-machine.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { companyDocumentTypes } from '@marsa/model/documents/company-document-types.ts'
import type { DocumentLine, DocumentRights } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { publishCreditOf } from './accounts.store.ts'
import { findReceiptRow } from './receipts.store.ts'
import { findApplication, type ApplicationRow } from './applications.store.ts'

const transferProof = 'TRANSFER_PROOF'

export const creditSubject = { kind: 'credit-application', idField: 'ApplicationId' } as const

const applicantRights =
  (application: ApplicationRow): DocumentRights =>
  (action, document) => {
    if (action === 'read') return undefined
    if (action === 'review') return 'kit.forbidden'
    const isAsked = Object.hasOwn(companyDocumentTypes, document.docCode)
    if (action === 'add' && (!isAsked || document.docCode === transferProof)) return 'documents.type'
    return application.state === 'PENDING' ? undefined : 'credit.not-pending'
  }

const readerRights: DocumentRights = (action) => (action === 'read' ? undefined : 'kit.forbidden')

const changed = async (tx: Tx, { companyId }: Actor): Promise<void> => publishCreditOf(tx, companyId)

export const creditDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const application = await findApplication(db, id)
    if (!application) return undefined
    if (Object.hasOwn(applicationReaders, actor.role)) return readerRights
    if (kindOf(actor) !== 'customer' || application.company_id !== actor.companyId) return undefined
    return actor.isCompanyAdmin ? applicantRights(application) : undefined
  },
  stored: changed,
  removed: changed,
}

export const transferSubject = { kind: 'credit-receipt', idField: 'ReceiptId' } as const

/** The proof of a transfer is added while it is only announced. */
export const transferDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const receipt = await findReceiptRow(db, id)
    if (!receipt) return undefined
    if (Object.hasOwn(creditReaders, actor.role)) return readerRights
    if (kindOf(actor) !== 'customer' || receipt.company_id !== actor.companyId) return undefined
    if (!actor.isCompanyAdmin) return undefined
    return (action, document) => {
      if (action === 'read') return undefined
      if (action === 'review') return 'kit.forbidden'
      if (action === 'add' && document.docCode !== transferProof) return 'documents.type'
      return receipt.state === 'ANNOUNCED' ? undefined : 'credit.receipt-done'
    }
  },
}
