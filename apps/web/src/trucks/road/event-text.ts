// Names of entries of the timeline that trucks alone have, or that read otherwise where nothing is paid.
import { texts } from '@marsa/model/kit/text.ts'

export const truckEventText = texts({
  QS_RCD: { en: 'Request sent', ar: 'أُرسل الطلب' },
  QS_AWP: { en: 'First quotation received', ar: 'وصل أول عرض سعر' },
  QS_FINAL_PAY_RECEIVED: { en: 'Booked on credit', ar: 'تم الحجز على الحساب الائتماني' },
  QS_CMP: { en: 'Completed', ar: 'اكتمل النقل' },
  TRUCK_ALLOCATED: { en: 'Trucks allocated', ar: 'خُصصت الشاحنات' },
  TRUCK_CHANGED: { en: 'Booking changed', ar: 'عُدّل الحجز' },
  TRUCK_REALLOCATED: { en: 'Truck exchanged', ar: 'استُبدلت شاحنة' },
})
