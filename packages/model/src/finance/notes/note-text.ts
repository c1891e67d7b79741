// What becomes of the money of a credit note, in the sentence that its customer is told.
import type { NoteWay } from './credit-note.ts'

/** What becomes of the money, as a customer reads it. */
export const noteWayText = {
  account: {
    en: 'It has been deducted from the amount you owe on your credit account.',
    ar: 'خُصم المبلغ من المستحق على حسابك الائتماني.',
  },
  card: {
    en: 'It will be refunded to your card within a few working days.',
    ar: 'سيعود المبلغ إلى بطاقتك خلال أيام عمل قليلة.',
  },
  wallet: { en: 'It has been credited to your wallet.', ar: 'أُضيف المبلغ إلى محفظتك.' },
  settlement: {
    en: 'It will be paid with your next settlement.',
    ar: 'سيُدفع المبلغ مع التسوية القادمة.',
  },
} as const satisfies Record<NoteWay, { en: string; ar: string }>
