// Calls of e-invoices.
import { eInvoiceEndpoints as calls } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { serveSigned } from '../../kit/serve-signed.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { listLegalData, saveLegalData } from './legal-data.ts'
import { downloadOwnEInvoice, listOwnEInvoices } from './own-e-invoices.ts'
import type { EInvoiceParts } from './prepare-e-invoice.ts'
import { receiveEInvoiceNotice } from './receive-e-invoice-notice.ts'
import { replaceEInvoice, resendEInvoice } from './resend-e-invoice.ts'
import { downloadEInvoice, viewEInvoice } from './view-e-invoice.ts'
import { watchEInvoices } from './watch-e-invoices.ts'

export const eInvoiceRoutes = (server: Server, parts: EInvoiceParts): void => {
  serve(server, calls.viewEInvoice, viewEInvoice)
  serve(server, calls.downloadEInvoice, downloadEInvoice)
  serve(server, calls.listOwnEInvoices, listOwnEInvoices)
  serve(server, calls.downloadOwnEInvoice, downloadOwnEInvoice)
  serve(server, calls.resendEInvoice, resendEInvoice)
  serve(server, calls.replaceEInvoice, replaceEInvoice)
  serve(server, calls.watchEInvoices, watchEInvoices(parts))
  serve(server, calls.listLegalData, listLegalData)
  serve(server, calls.saveLegalData, saveLegalData)
  serveSigned(server, calls.receiveEInvoiceNotice, receiveEInvoiceNotice(parts))
}
