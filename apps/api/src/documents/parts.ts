// What the documents capability is given: the file store, a virus scanner, and for each line its rules of access.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { ExpiryWarning } from '@marsa/model/documents/expiry.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Db, Tx } from '../kit/db.ts'
import type { Files } from '../kit/files.ts'
import type { IdentityKeys } from './identity-keys.ts'
import type { ExpiringDocument } from './keeping.store.ts'
import type { VirusScan } from './scan-for-viruses.ts'

export type DocumentAction = 'read' | 'add' | 'delete' | 'review'

/** A document as the rules of access see it; when adding, `companyId` is the actor's own and there is no document yet. */
export type DocumentFacts = {
  documentId: string | null
  docCode: DocCode
  quotationId: string | null
  companyId: string
}

/**
 * What one actor may do with the documents of one subject: a problem code where it is refused. A refused `read` hides
 * the document altogether.
 */
export type DocumentRights = (action: DocumentAction, document: DocumentFacts) => string | undefined

export type Review = {
  documentId: string
  docCode: DocCode
  /** Whose document it is. */
  companyId: string
  version: number
  outcome: 'accept' | 'return'
  /** Empty when accepted. */
  reason: string
}

export type DocumentLine = {
  /** The actor's rights on a subject, or undefined when there is no such subject for this actor (404). */
  rights: (db: Db, actor: Actor, subjectId: string) => Promise<DocumentRights | undefined>
  /** Parts of the subject that a document may be for; left out, there are none. */
  parts?: (db: Db, subjectId: string) => Promise<readonly string[]>
  /** Files that one company may have there at once; left out, what a subject may hold in all is the limit. */
  most?: number
  /** What people call the subject, for names of files. */
  title?: (db: Db, subjectId: string) => Promise<string | undefined>
  /** Told in the same transaction about documents that were stored: for timelines, notices and event streams. */
  stored?: (tx: Tx, actor: Actor, subjectId: string, documents: readonly StoredDocument[]) => Promise<void>
  /** Told in the same transaction that a document was deleted. */
  removed?: (tx: Tx, actor: Actor) => Promise<void>
  /** Told in the same transaction that a document was accepted or returned. */
  reviewed?: (tx: Tx, actor: Actor, subjectId: string, review: Review) => Promise<void>
  /** Warns the owner of a document that ends in so many days; answers whether anybody was to be warned. */
  expiring?: (tx: Tx, document: ExpiringDocument, days: ExpiryWarning) => Promise<boolean>
}

/**
 * What a line's documents belong to, and the field of its calls that holds the id: `{kind: 'freight-request', idField: 'RequestId'}`.
 * `names` are words of its own for types: `{INVOICE: 'COMMERCIAL_INVOICE'}`.
 */
export type DocumentSubject<Field extends string = string> = {
  kind: string
  idField: Field
  names?: Readonly<Record<string, DocCode>>
}

/** Kind of subject -> its line: `{'freight-request': ...}`. */
export type DocumentLines = Readonly<Record<string, DocumentLine>>

export type DocumentParts = {
  files: Files
  lines: DocumentLines
  keys: IdentityKeys
  scan?: VirusScan | undefined
}
