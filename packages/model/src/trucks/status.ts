// The documented statuses of a truck request: how its state reads, and back (B 3; decisions 4.4).
import { texts, type TextRow } from '../kit/text.ts'
import type { Phase } from '../requests/phase.ts'
import { usualPhases, type UsualState } from '../requests/usual-machine.ts'

export const truckStatuses = [
  'DRAFT',
  'PENDING_QUOTATION',
  'QUOTE_RECEIVED',
  'CONFIRMED',
  'TRUCK_ALLOCATED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const
export type TruckStatus = (typeof truckStatuses)[number]

const ofState: Record<UsualState, TruckStatus> = {
  DRAFT: 'DRAFT',
  QS_RCD: 'PENDING_QUOTATION',
  QS_AWP: 'QUOTE_RECEIVED',
  QS_PPA: 'CONFIRMED',
  QS_AWAITING_FINAL_PAY: 'CONFIRMED',
  QS_FINAL_PAY_RECEIVED: 'CONFIRMED',
  QS_CMP: 'COMPLETED',
  QS_REJ: 'REJECTED',
  QS_CAN: 'CANCELLED',
  EXPIRED: 'EXPIRED',
}

/** `allocated`: every truck of the booking has its vehicle and its driver. */
export const truckStatus = (state: UsualState, allocated: boolean): TruckStatus =>
  ofState[state] === 'CONFIRMED' && allocated ? 'TRUCK_ALLOCATED' : ofState[state]

/** The phase of a request by the status it reads under. */
export const phaseOfStatus = (status: TruckStatus): Phase => usualPhases[statesOfStatus(status).states[0]!]

/** The states that read as one of these; `allocated` where it matters which. */
export const statesOfStatus = (status: TruckStatus): { states: UsualState[]; allocated?: boolean } => {
  const isAllocated = status === 'TRUCK_ALLOCATED'
  const state = isAllocated ? 'CONFIRMED' : status
  const states = (Object.keys(ofState) as UsualState[]).filter((each) => ofState[each] === state)
  return state === 'CONFIRMED' ? { states, allocated: isAllocated } : { states }
}

export const truckStatusText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  PENDING_QUOTATION: { en: 'Pending quotation', ar: 'بانتظار عروض الأسعار' },
  QUOTE_RECEIVED: { en: 'Quote received', ar: 'وصلت عروض أسعار' },
  CONFIRMED: { en: 'Confirmed', ar: 'مؤكد' },
  TRUCK_ALLOCATED: { en: 'Truck allocated', ar: 'خُصصت الشاحنات' },
  COMPLETED: { en: 'Completed', ar: 'مكتمل' },
  REJECTED: { en: 'Rejected', ar: 'مرفوض' },
  CANCELLED: { en: 'Cancelled', ar: 'ملغى' },
  EXPIRED: { en: 'Expired', ar: 'منتهي الصلاحية' },
} satisfies Record<TruckStatus, TextRow>)

/** As the provider's list calls them (B 3). */
export const providerStatusText = texts({
  ...truckStatusText,
  PENDING_QUOTATION: { en: 'Pending', ar: 'قيد الانتظار' },
  QUOTE_RECEIVED: { en: 'Received', ar: 'مستلم' },
  TRUCK_ALLOCATED: { en: 'Allocated', ar: 'مخصص' },
  EXPIRED: { en: 'Closed', ar: 'مغلق' },
} satisfies typeof truckStatusText)
