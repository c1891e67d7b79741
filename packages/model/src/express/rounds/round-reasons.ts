// Why a pickup, a delivery or a return did not succeed, and when somebody counts as absent.
import { texts } from '../../kit/text.ts'

export const pickupMissReasons = ['CLOSED', 'NOT_READY', 'OVER_LIMIT', 'REFUSED'] as const

export const notDeliveredReasons = [
  'ABSENT',
  'REFUSED',
  'COD_REFUSED',
  'ADDRESS',
  'CLOSED',
  'OTHER_DAY',
] as const

export const returnMissReasons = ['ABSENT', 'CLOSED', 'REFUSED'] as const

export const missReasons = [...new Set([...pickupMissReasons, ...notDeliveredReasons, ...returnMissReasons])]
export type MissReason = (typeof missReasons)[number]

export const missReasonText = texts({
  ABSENT: { en: 'Nobody there', ar: 'لا أحد في العنوان' },
  REFUSED: { en: 'Refused', ar: 'رفض الاستلام أو التسليم' },
  COD_REFUSED: { en: 'Will not pay', ar: 'رفض الدفع' },
  ADDRESS: { en: 'Wrong address', ar: 'العنوان غير صحيح' },
  CLOSED: { en: 'Closed', ar: 'المكان مغلق' },
  OTHER_DAY: { en: 'Wants another day', ar: 'طلب موعدًا آخر' },
  NOT_READY: { en: 'Not ready', ar: 'الطرد غير جاهز' },
  OVER_LIMIT: { en: 'Too big or heavy', ar: 'يتجاوز الحجم أو الوزن المسموح' },
} satisfies Record<MissReason, { en: string; ar: string }>)

/** Reasons of a stop; nobody refuses to pay where there is nothing to pay. */
export const reasonsOf = (
  kind: 'PICKUP' | 'DELIVERY' | 'RETURN',
  hasCash: boolean,
): readonly MissReason[] => {
  if (kind === 'PICKUP') return pickupMissReasons
  if (kind === 'RETURN') return returnMissReasons
  return notDeliveredReasons.filter((reason) => hasCash || reason !== 'COD_REFUSED')
}

export const waitMinutes = 10

/** Nobody is absent who was neither waited for nor called. */
export const absentRefusal = (
  reason: MissReason,
  { arrivedAt, called, at }: { arrivedAt: Date | null; called: boolean; at: Date },
): string | undefined => {
  if (reason !== 'ABSENT' || called) return undefined
  const waitedMs = arrivedAt ? at.getTime() - arrivedAt.getTime() : 0
  return waitedMs >= waitMinutes * 60_000 ? undefined : 'express.absent-early'
}

/** So often a pickup may fail before the desk is asked to call the sender. */
export const missedPickupsToDesk = 3
/** After so many failed deliveries a parcel goes back (X3). */
export const mostAttempts = 3
