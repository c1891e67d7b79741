// Words of the stock list and of the report of movements, on their pages and in their files.
import { texts } from '../kit/text.ts'

export const stockText = texts({
  stock: { en: 'Stock', ar: 'المخزون' },
  movements: { en: 'Stock movements', ar: 'حركة المخزون' },
  number: { en: 'Request', ar: 'الطلب' },
  customer: { en: 'Customer', ar: 'العميل' },
  warehouse: { en: 'Warehouse', ar: 'المستودع' },
  item: { en: 'Item', ar: 'الصنف' },
  pieces: { en: 'Pieces', ar: 'القطع' },
  cbm: { en: 'm³', ar: 'م³' },
  place: { en: 'Place', ar: 'الموضع' },
  condition: { en: 'Condition', ar: 'الحالة' },
  since: { en: 'Stored since', ar: 'مخزّن منذ' },
  ssccs: { en: 'SSCC', ar: 'رموز الوحدات اللوجستية (SSCC)' },
  until: { en: 'Booked until', ar: 'محجوز حتى' },
  day: { en: 'Day', ar: 'اليوم' },
  in: { en: 'In', ar: 'دخول' },
  out: { en: 'Out', ar: 'خروج' },
  correction: { en: 'Corrections', ar: 'تصحيحات' },
  at: { en: 'Time', ar: 'الوقت' },
})
