// Receipts and tax invoices of a shipment (C050); who may have them is decided by the request's row.
import { sum } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  downloadInvoice as invoiceContract,
  downloadReceipt as receiptContract,
} from '@marsa/model/freight/shipment-endpoints.ts'
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
import { attachment } from '../kit/attachment.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { placesOf } from '../reference/door.ts'
import { findQuotation } from '../quotes/door.ts'
import { balanceOfRequest, type BalanceRow } from './balances.store.ts'
import { findRequest, type RequestRow } from './requests.store.ts'

/** What is printed at the head of a paper; support details are settings. */
export type LetterheadOf = (settings: SettingsInForce) => Letterhead

type PaperCall = Call<typeof receiptContract> | Call<typeof invoiceContract>

/** A request with a booking, for its customer, its winner or staff; nothing else has papers. */
const bookedRequest = async (call: PaperCall): Promise<{ request: RequestRow; balance: BalanceRow }> => {
  const actor = signedIn(call)
  const request = await findRequest(call.db, actor, call.relation, call.query.RequestId)
  const balance = request && (await balanceOfRequest(call.db, request.id))
  const mayRead = call.relation !== 'assigned' || balance?.agent_id === actor.companyId
  if (!request || !balance || !mayRead) throw new Problem('freight.not-found')
  return { request, balance }
}

/** A paper that cannot be set is told as such; what went wrong is for the log (A 8). */
const printed = async (call: PaperCall, work: Promise<Buffer>): Promise<Buffer> => {
  try {
    return await work
  } catch (error) {
    call.request.log.error({ error }, 'a paper could not be printed')
    throw new Problem('freight.invoice-failed')
  }
}

const routeOf = async (db: Db, request: RequestRow) => {
  const places = await placesOf(db, [request.origin_code, request.destination_code])
  const [from, to] = [places.get(request.origin_code), places.get(request.destination_code)]
  return {
    en: `${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
    ar: `من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
  }
}

/**
 * The newest receipt, or the one named, that joins request, quotation and its number; a mismatch is a 404 (Z29). The
 * accepted quotation and its final versions are one: they share the number.
 */
export const downloadReceipt = (letterheadOf: LetterheadOf) => async (call: Call<typeof receiptContract>) => {
  const { db, query, reply } = call
  const { request, balance } = await bookedRequest(call)
  const quotation = await findQuotation(db, query.QuotationId)
  const isBooked =
    quotation &&
    (quotation.final_of ?? quotation.id) === balance.quotation_id &&
    quotation.number === query.QuotationNo
  const receipts = isBooked ? await listReceipts(db, request.id) : []
  const receipt = query.receiptNumber
    ? receipts.find((row) => row.number === query.receiptNumber)
    : receipts.at(-1)
  const paidFor = receipt && (await findQuotation(db, receipt.quotationId))
  if (!quotation || !receipt || !paidFor) throw new Problem('freight.not-found')
  const data = await readReceiptData(db, receipt)
  const context = {
    quotationNumber: quotation.number,
    route: await routeOf(db, request),
    issuedAt: receipt.issuedAt,
    // A receipt of the booking states the quotation that was booked; a later one states the total in force.
    totalFils: receipt.part === 'final' ? balance.total_fils : paidFor.total_fils,
    paidBeforeFils: sum(
      receipts.filter((row) => row.issuedAt < receipt.issuedAt).map((row) => row.amountFils),
    ),
  }
  const pdf = await printed(call, printReceiptData(data, context, letterheadOf(call.settings)))
  return attachment(reply, 'application/pdf', `${data.number}.pdf`).send(pdf)
}

const factsOf = (request: RequestRow, advanceNumber: string | null) =>
  [
    { label: { en: 'Request', ar: 'الطلب' }, value: request.number },
    { label: { en: 'Container', ar: 'الحاوية' }, value: request.container_number },
    { label: { en: 'Chassis', ar: 'الشاصي' }, value: request.chassis_number },
    { label: { en: 'Bill of lading', ar: 'بوليصة الشحن' }, value: request.bl_number },
    { label: { en: 'Air waybill', ar: 'بوليصة الشحن الجوي' }, value: request.awb_number },
    { label: { en: 'Advance invoice', ar: 'فاتورة الدفعة المقدمة' }, value: advanceNumber },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))

type Query = Pick<Call<typeof invoiceContract>['query'], 'kind' | 'number'>

/** The tax invoice of a kind, or the one named; of credit notes the newest. */
const wantedInvoice = async (db: Db, balance: BalanceRow, { kind, number }: Query) =>
  (await listTaxInvoices(db, balance.id)).findLast(
    (each) => each.kind === kind && (number === undefined || each.number === number),
  )

export const downloadInvoice = (letterheadOf: LetterheadOf) => async (call: Call<typeof invoiceContract>) => {
  const { db, query, reply } = call
  const { request, balance } = await bookedRequest(call)
  const invoice = await wantedInvoice(db, balance, query)
  if (!invoice) throw new Problem('freight.invoice-missing')
  const data = await readTaxInvoiceData(db, invoice)
  const advance =
    query.kind === 'final' ? await findTaxInvoice(db, balance.quotation_id, 'advance') : undefined
  const advanceNumber = advance?.number ?? null
  const pdf = await printed(
    call,
    printTaxInvoiceData(data, factsOf(request, advanceNumber), advanceNumber, letterheadOf(call.settings)),
  )
  return attachment(reply, 'application/pdf', `${data.number}.pdf`).send(pdf)
}
