// The documents of an application for credit: its company's administrators add them while it is looked at, ours read them.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { companyDocumentTypes } from '@marsa/model/documents/company-document-types.ts'
import type { DocumentLine, DocumentRights } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { publishCreditOf } from './accounts.store.ts'
import { findApplication, type ApplicationRow } from './applications.store.ts'

export const creditSubject = { kind: 'credit-application', idField: 'ApplicationId' } as const

const applicantRights =
  (application: ApplicationRow): DocumentRights =>
  (action, document) => {
    if (action === 'read') return undefined
    if (action === 'review') return 'kit.forbidden'
    if (action === 'add' && !Object.hasOwn(companyDocumentTypes, document.docCode)) return 'documents.type'
    return application.state === 'PENDING' ? undefined : 'credit.not-pending'
  }

const readerRights: DocumentRights = (action) => (action === 'read' ? undefined : 'kit.forbidden')

const changed = async (tx: Tx, { companyId }: Actor): Promise<void> => publishCreditOf(tx, companyId)

export const creditDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const application = await findApplication(db, id)
    if (!application) return undefined
    if (actor.role === 'admin' || actor.role === 'admin-readonly') return readerRights
    if (kindOf(actor) !== 'customer' || application.company_id !== actor.companyId) return undefined
    return actor.isCompanyAdmin ? applicantRights(application) : undefined
  },
  stored: changed,
  removed: changed,
}
