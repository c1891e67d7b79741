// What the receipts and invoices of storage say beside its money: space, city and the booked days.
import type { Lang } from '@marsa/model/kit/text.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import type { PrintingPart } from '../requests/door.ts'
import type { StorageRow } from './requests.store.ts'
import { cityWords, spaceWords } from './subject.ts'

const day = (of: string, lang: Lang) => written(dayParam(of), lang)

export const storagePrinting: PrintingPart<StorageRow> = {
  codes: {
    failed: 'warehouse.invoice-failed',
    noReceipt: 'warehouse.receipt-missing',
    noInvoice: 'warehouse.invoice-missing',
  },
  about: async (_, request) => {
    const [space, city] = [spaceWords(Number(request.cbm)), cityWords(request)]
    const { start_date: from, end_date: until } = request
    return {
      request: { en: 'Storage', ar: 'طلب التخزين' },
      term: { en: 'For', ar: 'مقابل' },
      text: {
        en: `Storage of ${space.en} in ${city.en}, ${day(from, 'en')} to ${day(until, 'en')}`,
        ar: `تخزين ${space.ar} في ${city.ar} من ${day(from, 'ar')} إلى ${day(until, 'ar')}`,
      },
    }
  },
  facts: ({ number, start_date, end_date }) => [
    { label: { en: 'Request', ar: 'الطلب' }, value: number },
    { label: { en: 'Storage', ar: 'التخزين' }, value: `${start_date} – ${end_date}` },
  ],
}
