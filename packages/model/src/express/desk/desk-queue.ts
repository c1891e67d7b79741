// What of express waits for the service desk: its causes, the one next action of each, and who may take it over.
import type { Policy } from '../../kit/access.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const deskKinds = [
  'HOLD',
  'FAILED',
  'MISSED',
  'CARRIER',
  'SCAN',
  'OBJECTION',
  'CLAIM',
  'CLAIM_SECOND',
  'CORRECTION',
  'RETURN_COST',
  'RETURN_SECOND',
] as const
export type DeskKind = (typeof deskKinds)[number]

export const parcelDeskReaders = {
  desk: 'any',
  admin: 'any',
  'admin-readonly': 'any',
} as const satisfies Policy
export const parcelDeskWorkers = { desk: 'any', admin: 'any' } as const satisfies Policy

export const deskKindText = texts({
  HOLD: { en: 'On hold', ar: 'معلّقة' },
  FAILED: { en: 'Not delivered', ar: 'تعذّر تسليمها' },
  MISSED: { en: 'Pickup missed three times', ar: 'تعذّر استلامها ثلاث مرات' },
  CARRIER: { en: 'Not booked with the carrier', ar: 'لم يحجزها الناقل' },
  SCAN: { en: 'Scan set aside', ar: 'مسح بانتظار المراجعة' },
  OBJECTION: { en: 'Recipient objection', ar: 'اعتراض من المستلِم' },
  CLAIM: { en: 'Claim', ar: 'مطالبة' },
  CLAIM_SECOND: { en: 'Claim to confirm', ar: 'مطالبة بانتظار التأكيد' },
  CORRECTION: { en: 'Scan to undo', ar: 'مسح بانتظار الإلغاء' },
  RETURN_COST: { en: 'Return without a cost', ar: 'إعادة بلا تكلفة محددة' },
  RETURN_SECOND: { en: 'Return cost to confirm', ar: 'تكلفة إعادة بانتظار التأكيد' },
}) satisfies Record<DeskKind, TextRow>

/** What is done next; each leads to where it is done. */
export const deskActionText = texts({
  HOLD: { en: 'Clear the hold', ar: 'معالجة التعليق' },
  FAILED: { en: 'Agree on another day', ar: 'الاتفاق على يوم آخر' },
  MISSED: { en: 'Agree on a pickup', ar: 'الاتفاق على موعد استلام' },
  CARRIER: { en: 'Book again', ar: 'إعادة الحجز' },
  SCAN: { en: 'Look at the parcel', ar: 'معاينة الطرد' },
  OBJECTION: { en: 'Answer the objection', ar: 'الرد على الاعتراض' },
  CLAIM: { en: 'Decide the claim', ar: 'البت في المطالبة' },
  CLAIM_SECOND: { en: 'Confirm the payment', ar: 'تأكيد الدفع' },
  CORRECTION: { en: 'Confirm the correction', ar: 'تأكيد التصحيح' },
  RETURN_COST: { en: 'Enter the cost', ar: 'إدخال التكلفة' },
  RETURN_SECOND: { en: 'Confirm the cost', ar: 'تأكيد التكلفة' },
}) satisfies Record<DeskKind, TextRow>

/** Why somebody cannot take it over, or give it back: what a colleague works on, only an administrator takes away. */
export const takeRefusal = (
  ownerId: string | null,
  userId: string,
  isAdministrator: boolean,
): string | undefined =>
  ownerId === null || ownerId === userId || isAdministrator ? undefined : 'parcel-desk.taken'
