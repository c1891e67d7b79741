// What staff may do with the documents of any line: the desk checks them, administrators read them, nobody deletes for others.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { DocumentRights } from './parts.ts'

/** Files of quotations are not checked: the quotation is what counts. */
export const quoteFile: DocCode = 'VENDOR_QUOTE'

const deskRights: DocumentRights = (action, document) =>
  action === 'delete' || (action === 'review' && document.docCode === quoteFile) ? 'kit.forbidden' : undefined
const readOnly: DocumentRights = (action) => (action === 'read' ? undefined : 'kit.read-only')

export const staffRights = (kind: ActorKind): DocumentRights =>
  kind === 'desk' || kind === 'admin' ? deskRights : readOnly

export const isIdentity = (code: DocCode): boolean => code === 'IDFRONTSIDE' || code === 'IDBACKSIDE'
