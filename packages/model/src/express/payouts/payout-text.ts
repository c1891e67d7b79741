// How the states of a payout are called, for pages and files.
import { texts, type TextRow } from '../../kit/text.ts'
import type { PayoutState } from './payout-machine.ts'

export const payoutStateText = texts({
  REQUESTED: { en: 'Requested', ar: 'تم الطلب' },
  APPROVED: { en: 'Approved', ar: 'تمت الموافقة' },
  SENT: { en: 'With the bank', ar: 'لدى البنك' },
  PAID: { en: 'Paid', ar: 'تم التحويل' },
  RETURNED: { en: 'Returned by the bank', ar: 'أعاده البنك' },
  CANCELLED: { en: 'Cancelled', ar: 'أُلغي' },
} satisfies Record<PayoutState, TextRow>)
