// Receipts and tax invoices of a shipment (C050); who may have them is decided by the request's row.
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  downloadInvoice as invoiceContract,
  downloadReceipt as receiptContract,
} from '@marsa/model/freight/shipment-endpoints.ts'
import type { Letterhead } from '../finance/door.ts'
import { attachment } from '../kit/attachment.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { placesOf } from '../reference/door.ts'
import { invoiceDocument, receiptDocument, type IssuedDocument } from '../requests/door.ts'
import { balanceOfRequest, type BalanceRow } from './balances.store.ts'
import { findRequest, type RequestRow } from './requests.store.ts'

/** What is printed at the head of a document; support details are settings. */
export type LetterheadOf = (settings: SettingsInForce) => Letterhead

type PrintCall = Call<typeof receiptContract> | Call<typeof invoiceContract>

/** A request with a booking, for its customer, its winner or staff; nothing else has documents. */
const bookedRequest = async (call: PrintCall): Promise<{ request: RequestRow; balance: BalanceRow }> => {
  const actor = signedIn(call)
  const request = await findRequest(call.db, actor, call.relation, call.query.RequestId)
  const balance = request && (await balanceOfRequest(call.db, request.id))
  const mayRead = call.relation !== 'assigned' || balance?.agent_id === actor.companyId
  if (!request || !balance || !mayRead) throw new Problem('freight.not-found')
  return { request, balance }
}

/** A document that cannot be set is told as such; what went wrong is for the log (A 8). */
const printed = async (call: PrintCall, work: Promise<Buffer>): Promise<Buffer> => {
  try {
    return await work
  } catch (error) {
    call.request.log.error({ error }, 'a document could not be printed')
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

const send = async (call: PrintCall, document: IssuedDocument): Promise<unknown> =>
  attachment(call.reply, 'application/pdf', `${document.number}.pdf`).send(
    await printed(call, document.print()),
  )

export const downloadReceipt = (letterheadOf: LetterheadOf) => async (call: Call<typeof receiptContract>) => {
  const { request, balance } = await bookedRequest(call)
  const about = {
    request: { en: 'Shipment', ar: 'الشحنة' },
    term: { en: 'Route', ar: 'المسار' },
    text: await routeOf(call.db, request),
  }
  const context = { about, letterhead: letterheadOf(call.settings) }
  const document = await receiptDocument(call.db, balance, call.query, context)
  if (!document) throw new Problem('freight.receipt-missing')
  return send(call, document)
}

const factsOf = (request: RequestRow) =>
  [
    { label: { en: 'Request', ar: 'الطلب' }, value: request.number },
    { label: { en: 'Container', ar: 'الحاوية' }, value: request.container_number },
    { label: { en: 'Chassis', ar: 'الشاصي' }, value: request.chassis_number },
    { label: { en: 'Bill of lading', ar: 'بوليصة الشحن' }, value: request.bl_number },
    { label: { en: 'Air waybill', ar: 'بوليصة الشحن الجوي' }, value: request.awb_number },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))

export const downloadInvoice = (letterheadOf: LetterheadOf) => async (call: Call<typeof invoiceContract>) => {
  const { request, balance } = await bookedRequest(call)
  const context = { facts: factsOf(request), letterhead: letterheadOf(call.settings) }
  const document = await invoiceDocument(call.db, balance, call.query, context)
  if (!document) throw new Problem('freight.invoice-missing')
  return send(call, document)
}
