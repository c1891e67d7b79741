// What looks different once a credit note was written or decided.
import { listTaxDocuments } from '@marsa/model/finance/books/books-endpoints.ts'
import { listWaitingNotes, viewTaxDocument } from '@marsa/model/finance/notes/note-endpoints.ts'
import { creditReads } from '../credit/credit-reads.ts'

export const noteReads = [viewTaxDocument, listWaitingNotes, listTaxDocuments, ...creditReads] as const
