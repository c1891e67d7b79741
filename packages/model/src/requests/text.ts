// Texts of quotations: state names and the words of the comparison and the quote form.
import { texts } from '../kit/text.ts'
import type { QuotationState } from './quotation.ts'

export const quotationStateText = texts({
  Q_DRAFT: { en: 'Draft', ar: 'مسودة' },
  Q_SUBMITTED: { en: 'Sent', ar: 'مُرسَل' },
  Q_LOCKED: { en: 'Held during payment', ar: 'محجوز أثناء الدفع' },
  Q_FAILED: { en: 'Payment failed', ar: 'فشل الدفع' },
  Q_ACCEPTED: { en: 'Accepted', ar: 'مقبول' },
  Q_NOT_AWARDED: { en: 'Already awarded', ar: 'تمت الترسية على غيرك' },
  Q_REJECTED: { en: 'Rejected', ar: 'مرفوض' },
  Q_WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
  Q_SUPERSEDED: { en: 'Replaced', ar: 'مستبدَل' },
  Q_EXPIRED: { en: 'Expired', ar: 'منتهي الصلاحية' },
  Q_DECLINED: { en: 'Declined to quote', ar: 'اعتذار عن تقديم عرض' },
} satisfies Record<QuotationState, { en: string; ar: string }>)

/** As the customer reads them, who awarded the request. */
export const offerStateText = texts({
  ...quotationStateText,
  Q_NOT_AWARDED: { en: 'Not chosen', ar: 'لم يُختر' },
} satisfies typeof quotationStateText)
