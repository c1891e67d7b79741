// Receipts and tax invoices of storage (C100), and the logo that stands on them (C108); the request's row decides who may have them.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { ReceiptAbout } from '@marsa/model/finance/receipt.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import type {
  downloadStorageInvoice as invoiceContract,
  downloadStorageReceipt as receiptContract,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import type { Letterhead } from '../finance/door.ts'
import { attachment } from '../kit/attachment.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { invoiceDocument, receiptDocument, type IssuedDocument } from '../requests/door.ts'
import { findStorage, isBooked, type BookedRow } from './requests.store.ts'
import { cityWords, spaceWords } from './subject.ts'

/** What is printed at the head of a document; support details are settings. */
export type LetterheadOf = (settings: SettingsInForce) => Letterhead

type PrintCall = Call<typeof receiptContract> | Call<typeof invoiceContract>

/** A request with a booking, for its customer, its winner or staff; nothing else has documents. */
const bookedRequest = async (call: PrintCall): Promise<BookedRow> => {
  const actor = signedIn(call)
  const request = await findStorage(call.db, actor, call.relation, call.query.RequestId)
  const mayRead = call.relation !== 'assigned' || request?.agent_id === actor.companyId
  if (!request || !isBooked(request) || !mayRead) throw new Problem('warehouse.not-found')
  return request
}

/** A document that cannot be set is told as such; what went wrong is for the log (B 8). */
const send = async (call: PrintCall, document: IssuedDocument): Promise<unknown> => {
  const pdf = await document.print().catch((error: unknown) => {
    call.request.log.error({ error }, 'a document could not be printed')
    throw new Problem('warehouse.invoice-failed')
  })
  return attachment(call.reply, 'application/pdf', `${document.number}.pdf`).send(pdf)
}

/** What is paid for: space, city and the booked days. */
const aboutOf = (request: BookedRow): ReceiptAbout => {
  const [space, city] = [spaceWords(Number(request.cbm)), cityWords(request)]
  const day = (of: string, lang: Lang) => written(dayParam(of), lang)
  const { start_date: from, end_date: until } = request
  return {
    request: { en: 'Storage', ar: 'طلب التخزين' },
    term: { en: 'For', ar: 'مقابل' },
    text: {
      en: `Storage of ${space.en} in ${city.en}, ${day(from, 'en')} to ${day(until, 'en')}`,
      ar: `تخزين ${space.ar} في ${city.ar} من ${day(from, 'ar')} إلى ${day(until, 'ar')}`,
    },
  }
}

export const downloadStorageReceipt =
  (letterheadOf: LetterheadOf) => async (call: Call<typeof receiptContract>) => {
    const request = await bookedRequest(call)
    const context = { about: aboutOf(request), letterhead: letterheadOf(call.settings) }
    const document = await receiptDocument(call.db, request, call.query, context)
    if (!document) throw new Problem('warehouse.receipt-missing')
    return send(call, document)
  }

export const downloadStorageInvoice =
  (letterheadOf: LetterheadOf) => async (call: Call<typeof invoiceContract>) => {
    const request = await bookedRequest(call)
    const facts = [
      { label: { en: 'Request', ar: 'الطلب' }, value: request.number },
      { label: { en: 'Storage', ar: 'التخزين' }, value: `${request.start_date} – ${request.end_date}` },
    ]
    const document = await invoiceDocument(call.db, request, call.query, {
      facts,
      letterhead: letterheadOf(call.settings),
    })
    if (!document) throw new Problem('warehouse.invoice-missing')
    return send(call, document)
  }
