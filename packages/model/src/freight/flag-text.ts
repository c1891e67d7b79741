// Marks beside a status, and words of money on its way back; small, because every page of a shipment loads them.
import { texts } from '../kit/text.ts'

export const flagText = texts({
  'pending-review': { en: 'Pending review', ar: 'قيد المراجعة' },
  'pending-more-info': { en: 'Pending more info', ar: 'بانتظار معلومات إضافية' },
  'pickup-rescheduled': { en: 'Pickup rescheduled', ar: 'أُعيدت جدولة الموعد' },
  disputed: { en: 'Disputed', ar: 'عليها اعتراض' },
  'container-elsewhere': { en: 'Container also elsewhere', ar: 'حاوية مسجّلة لدى شركة أخرى' },
  corrected: { en: 'Corrected', ar: 'صُحّحت الحالة' },
})

/** Agreed times of a booked shipment. */
export const slotText = texts({
  pickup: { en: 'Pickup', ar: 'موعد الاستلام' },
  delivery: { en: 'Delivery', ar: 'موعد التسليم' },
})
