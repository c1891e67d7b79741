// Words of storage that its customer, its warehouse and staff read alike.
import { texts } from '@marsa/model/kit/text.ts'

export const storageCommonText = texts({
  storedSince: { en: 'Stored since {day}', ar: 'مخزّنة منذ {day}' },
  overstay: { en: 'Beyond the booked period', ar: 'تجاوزت المدة المحجوزة' },
  photosOf: { en: 'Photos: {name}', ar: 'صور: {name}' },
  photoOf: { en: 'Photo {number}: {name}', ar: 'الصورة {number}: {name}' },
  timeline: { en: 'What has happened', ar: 'سجل الأحداث' },
  earlier: {
    en: { one: 'Show {count} earlier entry', other: 'Show {count} earlier entries' },
    ar: {
      zero: 'عرض المزيد',
      one: 'عرض حدث واحد أقدم',
      two: 'عرض حدثين أقدم',
      few: 'عرض {count} أحداث أقدم',
      many: 'عرض {count} حدثًا أقدم',
      other: 'عرض {count} حدث أقدم',
    },
  },
  removeBody: {
    en: '{name} has been removed from this storage. Support can restore it within 30 days.',
    ar: 'سيُحذف {name} من طلب التخزين هذا. يمكن للدعم استعادته خلال 30 يومًا.',
  },
  warehouseAt: { en: 'Warehouse, {company}', ar: 'المستودع، {company}' },
  atPickup: { en: 'Pickup, {place}', ar: 'الاستلام، {place}' },
  atDelivery: { en: 'Delivery, {place}', ar: 'التسليم، {place}' },
})

/** What the customer answered, said to the customer: by the entry of the timeline. */
export const ownAnswerText = texts({
  FINDINGS_ACCEPTED: { en: 'You accepted what was found', ar: 'قبلت ما سُجّل' },
  FINDINGS_OBJECTED: { en: 'You objected to what was found', ar: 'اعترضت على ما سُجّل' },
})
