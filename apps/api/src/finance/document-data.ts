// The data of receipts and tax invoices as they are drawn: rows joined with their parties.
import { receiptData, type ReceiptData } from '@marsa/model/finance/receipt.ts'
import { taxInvoiceData, type TaxInvoiceData } from '@marsa/model/finance/tax-invoice.ts'
import type { Db } from '../kit/db.ts'
import {
  findParty,
  findPlatform,
  listRelated,
  type StoredReceipt,
  type StoredTaxInvoice,
} from './documents.store.ts'

export const readReceiptData = async (db: Db, receipt: StoredReceipt): Promise<ReceiptData> =>
  receiptData(receipt, await findParty(db, receipt.companyId), await findPlatform(db))

export const readTaxInvoiceData = async (db: Db, invoice: StoredTaxInvoice): Promise<TaxInvoiceData> =>
  taxInvoiceData(invoice, await listRelated(db, invoice))
