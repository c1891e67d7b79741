// Calls of the books.
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { Letterhead } from '../print-documents.ts'
import { viewAccount, viewTransaction, viewTrialBalance } from './view-books.ts'
import { downloadTaxDocument, listTaxDocuments, viewVatReturn } from './view-tax-documents.ts'

export const bookRoutes = (server: Server, letterhead: (settings: SettingsInForce) => Letterhead): void => {
  serve(server, books.viewTrialBalance, viewTrialBalance)
  serve(server, books.viewAccount, viewAccount)
  serve(server, books.viewTransaction, viewTransaction)
  serve(server, books.listTaxDocuments, listTaxDocuments)
  serve(server, books.downloadTaxDocument, downloadTaxDocument(letterhead))
  serve(server, books.viewVatReturn, viewVatReturn)
}
