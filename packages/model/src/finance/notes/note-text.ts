// What becomes of the money of a credit note, in the sentence that its customer is told.
import type { NoteWay } from './credit-note.ts'

/** What becomes of the money, as a customer reads it. */
export const noteWayText = {
  account: {
    en: 'It is taken off what you owe on your credit account.',
    ar: 'خُصم المبلغ من المستحق على حسابكم الائتماني.',
  },
  card: {
    en: 'It goes back to your card within a few working days.',
    ar: 'سيعود المبلغ إلى بطاقتكم خلال أيام عمل قليلة.',
  },
  wallet: { en: 'It is in your wallet now.', ar: 'أُضيف المبلغ إلى محفظتكم.' },
  settlement: {
    en: 'It is paid with your next settlement.',
    ar: 'سيُدفع المبلغ مع التسوية القادمة.',
  },
} as const satisfies Record<NoteWay, { en: string; ar: string }>
