// Receipts and tax invoices of what was awarded, for the request of any line; who may have them is the line's to decide.
import { sum } from '@marsa/model/kit/money.ts'
import type { ReceiptAbout } from '@marsa/model/finance/receipt.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { exchangedSums } from '@marsa/model/requests/unit-words.ts'
import {
  findTaxInvoice,
  listReceipts,
  listTaxInvoices,
  printReceiptData,
  printTaxInvoiceData,
  readReceiptData,
  readTaxInvoiceData,
  type Letterhead,
} from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import { unitView } from './quotation-view.ts'
import { findQuotation, quotationWithCharges } from './quotations.store.ts'
import { unitOf } from './quotation-rows.ts'

type Both = { en: string; ar: string }
/** The id is that of the request; fils with VAT. */
export type PaidAward = { id: string; quotation_id: string; total_fils: bigint }
/** A document that is ready to be printed. */
export type IssuedDocument = { number: string; print: () => Promise<Buffer> }

export type WantedReceipt = { QuotationNo: string; QuotationId: string; receiptNumber?: string | undefined }

/**
 * The newest receipt, or the one named, that joins request, quotation and its number; undefined for a mismatch (Z29). The
 * accepted quotation and its final versions are one: they share the number. `about` says in words what is paid for.
 */
export const receiptDocument = async (
  db: Db,
  award: PaidAward,
  wanted: WantedReceipt,
  { about, letterhead }: { about: ReceiptAbout; letterhead: Letterhead },
): Promise<IssuedDocument | undefined> => {
  const quotation = await findQuotation(db, wanted.QuotationId)
  const isBooked =
    quotation &&
    (quotation.final_of ?? quotation.id) === award.quotation_id &&
    quotation.number === wanted.QuotationNo
  const receipts = isBooked ? await listReceipts(db, award.id) : []
  const receipt = wanted.receiptNumber
    ? receipts.find((row) => row.number === wanted.receiptNumber)
    : receipts.at(-1)
  const paidFor = receipt && (await quotationWithCharges(db, receipt.quotationId))
  if (!quotation || !receipt || !paidFor) return undefined
  const data = await readReceiptData(db, receipt)
  const context = {
    reference: { label: { en: 'Quotation', ar: 'عرض السعر' }, value: quotation.number },
    about,
    issuedAt: receipt.issuedAt,
    // A receipt of the booking states the quotation that was booked; a later one states the total in force.
    totalFils: receipt.part === 'final' ? award.total_fils : paidFor.total_fils,
    paidBeforeFils: sum(
      receipts.filter((row) => row.issuedAt < receipt.issuedAt).map((row) => row.amountFils),
    ),
    exchange: exchangedSums(paidFor.charges.flatMap(({ unit }) => (unit ? [unitView(unitOf(unit))] : []))),
  }
  return { number: data.number, print: () => printReceiptData(data, context, letterhead) }
}

export type WantedInvoice = { kind: TaxInvoiceKind; number?: string | undefined }
export type InvoiceFact = { label: Both; value: string }

/** The tax invoice of a kind, or the one named; of several the newest. `facts` stand at its head. */
export const invoiceDocument = async (
  db: Db,
  award: PaidAward,
  { kind, number }: WantedInvoice,
  { facts, letterhead }: { facts: readonly InvoiceFact[]; letterhead: Letterhead },
): Promise<IssuedDocument | undefined> => {
  const invoice = (await listTaxInvoices(db, award.id)).findLast(
    (each) => each.kind === kind && (number === undefined || each.number === number),
  )
  if (!invoice) return undefined
  const data = await readTaxInvoiceData(db, invoice)
  const advance = kind === 'final' ? await findTaxInvoice(db, award.quotation_id, 'advance') : undefined
  const advanceNumber = advance?.number ?? null
  const shown = advanceNumber
    ? [...facts, { label: { en: 'Advance invoice', ar: 'فاتورة الدفعة المقدمة' }, value: advanceNumber }]
    : [...facts]
  return { number: data.number, print: () => printTaxInvoiceData(data, shown, advanceNumber, letterhead) }
}
