// Why a customer cancels a request: what is offered to choose from, and how it reads in the other language.
import { texts, type Lang } from '../kit/text.ts'

export const cancelReasons = texts({
  changed: { en: 'The order changed', ar: 'تغيّرت الطلبية' },
  dates: { en: 'The dates changed', ar: 'تغيّرت المواعيد' },
  price: { en: 'The price is too high', ar: 'السعر مرتفع' },
  elsewhere: { en: 'It was arranged elsewhere', ar: 'جرى الاتفاق مع جهة أخرى' },
  mistake: { en: 'The request has a mistake', ar: 'في الطلب خطأ' },
})
export type CancelReason = keyof typeof cancelReasons

/** A reason as it was said; one of those above in the language of its reader. */
export const cancelReasonIn = (said: string, lang: Lang): string =>
  Object.values(cancelReasons).find(({ en, ar }) => said === en || said === ar)?.[lang] ?? said

/** The same for messages, which are written for each reader. */
export const cancelReasonParam = (said: string): Record<Lang, string> => ({
  en: cancelReasonIn(said, 'en'),
  ar: cancelReasonIn(said, 'ar'),
})
