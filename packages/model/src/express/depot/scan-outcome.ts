// What a scan at a depot finds, in the big word that the page shows, and which moves intake makes (X2, X4).
import { texts, type TextRow } from '../../kit/text.ts'
import { isUnpaid, type ShipmentMove, type ShipmentState } from '../shipments/shipment-machine.ts'
import { mostAttempts } from '../rounds/round-reasons.ts'

export const scanOutcomes = [
  'RIGHT',
  'UNEXPECTED',
  'AGAIN',
  'PIECE',
  'HELD',
  'OUT',
  'OVER',
  'LOST',
  'UNKNOWN',
  'NOT_BOOKED',
] as const
export type ScanOutcome = (typeof scanOutcomes)[number]

export const outcomeText = texts({
  RIGHT: { en: 'Correct', ar: 'صحيح' },
  UNEXPECTED: { en: 'Not expected here', ar: 'غير متوقع هنا' },
  AGAIN: { en: 'Already scanned', ar: 'سبق مسحه' },
  PIECE: { en: 'Scan the barcode of the piece', ar: 'امسح رمز القطعة' },
  HELD: { en: 'On hold: put it on the shelf', ar: 'معلّقة: إلى الرف' },
  OUT: { en: 'With a courier', ar: 'بحوزة مندوب' },
  OVER: { en: 'This shipment is closed', ar: 'انتهت هذه الشحنة' },
  LOST: { en: 'Was lost: the desk has been notified', ar: 'كانت مفقودة: أُبلغ مكتب الخدمة' },
  UNKNOWN: { en: 'Unknown number', ar: 'رقم غير معروف' },
  NOT_BOOKED: { en: 'Not booked with the carrier yet', ar: 'لم تُحجز لدى الناقل بعد' },
}) satisfies Record<ScanOutcome, TextRow>

/** What cannot be taken in, and why; undefined where it can. */
export const intakeFault = (state: ShipmentState): ScanOutcome | undefined => {
  if (isUnpaid(state) || state === 'CANCELLED' || state === 'DELIVERED' || state === 'RETURNED') return 'OVER'
  if (state === 'LOST') return 'LOST'
  return state === 'OUT_FOR_DELIVERY' ? 'OUT' : undefined
}

/** The first scan of a parcel that nobody has collected is its pickup; one that came back is tried again (E13, E19). */
export const arrivalMoves = (state: ShipmentState, attempts: number): ShipmentMove[] => {
  if (state === 'CREATED' || state === 'PICKUP_SCHEDULED') return ['pickUp']
  return state === 'DELIVERY_FAILED' && attempts < mostAttempts ? ['tryAgain'] : []
}
