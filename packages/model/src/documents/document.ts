// One stored document: its states, its shape on the wire and what may be done with it.
import { z } from 'zod'
import { machine } from '../kit/machine.ts'
import { docCodes } from './document-type.ts'

/** Days in which a deleted document can be brought back; after them the file is destroyed. */
export const restoreDays = 30
/** Days after completion at which identity documents are destroyed, whether deleted or not (Z64). */
export const identityDays = 30

/**
 * A row and its file. A document that is not there yet has no row: the check-list shows it as MISSING or SKIPPED
 * (required-documents.ts). A returned document is REPLACED when its sender uploads a new one of the type.
 */
export const documentMachine = machine({
  name: 'document',
  states: ['UPLOADED', 'ACCEPTED', 'RETURNED', 'REPLACED'],
  terminal: ['ACCEPTED', 'REPLACED'],
  moves: {
    upload: { from: [], to: ['UPLOADED'], actors: ['customer', 'agent', 'desk', 'admin', 'system'] },
    accept: { from: ['UPLOADED'], to: ['ACCEPTED'], actors: ['customer', 'agent', 'desk'] },
    return: { from: ['UPLOADED', 'ACCEPTED'], to: ['RETURNED'], actors: ['customer', 'agent', 'desk'] },
    replace: { from: ['RETURNED'], to: ['REPLACED'], actors: ['customer', 'agent', 'desk', 'admin'] },
  },
})
export type DocumentState = (typeof documentMachine.states)[number]

/** One document as every list and detail shows it. */
export const StoredDocument = z.strictObject({
  documentId: z.uuid(),
  docCode: z.enum(docCodes),
  docID: z.number().int(),
  quotationtId: z.string().nullable(),
  /** What of the request it is for: a truck of a booking. */
  partId: z.string().nullable(),
  /** The company that quotes, of a quotation file in a list. */
  quotedBy: z.strictObject({ en: z.string(), ar: z.string() }).nullable(),
  file: z.string(),
  size: z.number().int(),
  mediaType: z.string(),
  state: z.enum(documentMachine.states),
  returnReason: z.string().nullable(),
  addedDate: z.string(),
  /** Last day of validity, where the document has one and it was given. */
  expiresOn: z.string().nullable(),
  /** True for a document of the caller's own company. */
  own: z.boolean(),
  /** Whether the caller may delete it now. */
  removable: z.boolean(),
  /** Whether the caller may accept or return it now. */
  reviewable: z.boolean(),
})
export type StoredDocument = z.infer<typeof StoredDocument>

/** Why a reviewer's answer is refused: `return` needs a reason; what was accepted or has expired is not accepted. */
export const reviewRefusal = (
  state: DocumentState,
  outcome: 'accept' | 'return',
  reason: string | undefined,
  expired = false,
): string | undefined => {
  if (!documentMachine.moves[outcome].from.some((from) => from === state)) return 'documents.reviewed'
  if (outcome === 'accept' && expired) return 'documents.expired'
  return outcome === 'return' && !reason?.trim() ? 'documents.reason' : undefined
}

/** Why a deleted document cannot come back; `deletedAt` and `now` by database time. */
export const restoreRefusal = (deletedAt: Date | null, purged: boolean, now: Date): string | undefined =>
  deletedAt === null
    ? 'documents.id'
    : purged || now.getTime() - deletedAt.getTime() > restoreDays * 86_400_000
      ? 'documents.gone'
      : undefined
