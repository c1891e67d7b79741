// How the states and causes of claims are called.
import { texts, type TextRow } from '../../kit/text.ts'
import type { ClaimCause } from './claim.ts'
import type { ClaimState } from './claim-machine.ts'

export const claimCauseText = texts({
  LOST: { en: 'Parcel lost', ar: 'طرد مفقود' },
  DAMAGED: { en: 'Arrived damaged', ar: 'سُلِّم تالفًا' },
}) satisfies Record<ClaimCause, TextRow>

export const claimStateText = texts({
  OPEN: { en: 'Under review', ar: 'قيد الدراسة' },
  PROPOSED: { en: 'Waiting for confirmation', ar: 'بانتظار التأكيد' },
  PAID: { en: 'Paid', ar: 'تم الدفع' },
  REFUSED: { en: 'Rejected', ar: 'مرفوضة' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوبة' },
}) satisfies Record<ClaimState, TextRow>
