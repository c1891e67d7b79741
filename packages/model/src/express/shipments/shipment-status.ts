// How the states of a shipment are called, and what of them a list shows together.
import { say, texts, type Lang, type TextRow } from '../../kit/text.ts'
import { isBeforeScan, type ShipmentState } from './shipment-machine.ts'

export const shipmentStateText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  PENDING_PAYMENT: { en: 'Awaiting payment', ar: 'بانتظار الدفع' },
  CREATED: { en: 'Created', ar: 'تم إنشاء الشحنة' },
  PICKUP_SCHEDULED: { en: 'Pickup scheduled', ar: 'تم تحديد موعد الاستلام' },
  PICKED_UP: { en: 'Picked up', ar: 'تم الاستلام من المُرسِل' },
  IN_TRANSIT: { en: 'In transit', ar: 'في الطريق' },
  ON_HOLD: { en: 'On hold', ar: 'معلّقة' },
  OUT_FOR_DELIVERY: { en: 'Out for delivery', ar: 'خرجت للتوصيل' },
  DELIVERED: { en: 'Delivered', ar: 'تم التسليم' },
  DELIVERY_FAILED: { en: 'Not delivered', ar: 'تعذّر التسليم' },
  RETURNING: { en: 'Returning to sender', ar: 'قيد الإرجاع' },
  RETURNED: { en: 'Returned to sender', ar: 'أُعيدت إلى المُرسِل' },
  CANCELLED: { en: 'Cancelled', ar: 'ملغاة' },
  LOST: { en: 'Lost', ar: 'مفقودة' },
} satisfies Record<ShipmentState, TextRow>)

/** What a visitor reads of a shipment that nobody has scanned yet. */
export const pendingText = texts({ pending: { en: 'Pending', ar: 'قيد الانتظار' } })

export const stateName = (lang: Lang, status: ShipmentState, isPublic = false): string =>
  say(lang, isPublic && isBeforeScan(status) ? pendingText.pending : shipmentStateText[status])

/** Where a scan was taken back, the parcel is again what it was before. */
const correctedText = texts({ corrected: { en: 'Corrected: {status}', ar: 'تصحيح: {status}' } })

type TimelineEvent = { status: ShipmentState; isCorrection: boolean }

/** An event of the timeline; the public reads that a parcel is pending until somebody has scanned it. */
export const eventName = (lang: Lang, { status, isCorrection }: TimelineEvent, isPublic = false): string => {
  const name = stateName(lang, status, isPublic)
  return isCorrection ? say(lang, correctedText.corrected, { status: name }) : name
}

/** Created and booked for pickup are one state to whoever waits. */
export const publicEvents = <Event extends TimelineEvent>(events: readonly Event[]): Event[] =>
  events.filter(({ status, isCorrection }, at) => at === 0 || isCorrection || !isBeforeScan(status))
