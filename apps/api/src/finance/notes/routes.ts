// Calls of one tax document and its credit notes.
import { noteEndpoints as notes } from '@marsa/model/finance/notes/note-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { decideNote, issueNote, type NoteParts } from './issue-note.ts'
import { listWaitingNotes, viewTaxDocument } from './view-tax-document.ts'

export const noteRoutes = (server: Server, parts: NoteParts): void => {
  serve(server, notes.viewTaxDocument, viewTaxDocument)
  serve(server, notes.issueNote, issueNote(parts))
  serve(server, notes.decideNote, decideNote(parts))
  serve(server, notes.listWaitingNotes, listWaitingNotes)
}
