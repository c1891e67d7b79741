// Texts of the console, English and Arabic on one row.
import type { Checkpoint, Trouble } from './consignment.ts'

export type Language = 'en' | 'ar'
type Row = Record<Language, string>

export const pageText = {
  title: { en: 'Sandbox carrier', ar: 'ناقل تجريبي' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  simulated: {
    en: 'This carrier is simulated. No real parcel moves.',
    ar: 'هذا ناقل محاكاة، ولا تتحرك هنا أي طرود حقيقية.',
  },
  carrier: { en: 'Test Carrier, international parcels', ar: 'الناقل التجريبي للطرود الدولية' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  lead: {
    en: 'Move a parcel to its next checkpoint, or let it go by itself.',
    ar: 'انقل الطرد إلى محطته التالية، أو دعه يسير تلقائيًا.',
  },
  none: { en: 'No shipment was booked.', ar: 'لم تُحجز أي شحنة.' },
  noneHint: {
    en: 'Book one by sending an international parcel in Marsa.',
    ar: 'احجز شحنة بإرسال طرد دولي عبر مرسى.',
  },
  newest: { en: 'The newest 50 are shown.', ar: 'تُعرض أحدث 50 شحنة.' },
  run: { en: 'Let it go by itself', ar: 'السير تلقائيًا' },
  halt: { en: 'Stop here', ar: 'إيقاف هنا' },
  over: { en: 'It has ended.', ar: 'انتهت الشحنة.' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  hint: { en: 'Recipients that make trouble', ar: 'أسماء مستلِمين تُحدث مشكلات' },
  hintLead: {
    en: 'A recipient whose name contains one of these words makes it happen.',
    ar: 'إذا احتوى اسم المستلِم على إحدى هذه الكلمات حدثت المشكلة.',
  },
  heavy: { en: 'A parcel of 13.13 kg: no service.', ar: 'طرد بوزن 13.13 كغم: الخدمة غير متاحة.' },
} as const satisfies Record<string, Row>

export const checkpointText: Record<Checkpoint, Row> = {
  PU: { en: 'Picked up', ar: 'تم الاستلام' },
  PL: { en: 'Processed at origin', ar: 'المعالجة في المنشأ' },
  DF: { en: 'Departed', ar: 'المغادرة' },
  AF: { en: 'Arrived', ar: 'الوصول' },
  OH: { en: 'Held by customs', ar: 'احتجاز جمركي' },
  CR: { en: 'Cleared', ar: 'تم التخليص' },
  WC: { en: 'Out for delivery', ar: 'خرجت للتوصيل' },
  OK: { en: 'Delivered', ar: 'تم التسليم' },
  NH: { en: 'Nobody at home', ar: 'المستلِم غير موجود' },
  RD: { en: 'Refused', ar: 'رفض الاستلام' },
  RT: { en: 'Returned', ar: 'أُعيدت إلى المُرسِل' },
}

export const troubleText: Record<Trouble, Row> = {
  TIMEOUT: { en: 'The booking is not answered, and not made.', ar: 'لا يُجاب طلب الحجز ولا يُنفَّذ.' },
  LOSTANSWER: { en: 'The booking is made, its answer is lost.', ar: 'يُنفَّذ الحجز ويضيع الرد.' },
  DUPLICATE: { en: 'Every checkpoint is reported twice.', ar: 'يُبلَّغ عن كل محطة مرتين.' },
  CUSTOMS: { en: 'Customs holds it.', ar: 'تحتجزه الجمارك.' },
  REFUSED: { en: 'The recipient refuses it, and it goes back.', ar: 'يرفضه المستلِم فيُعاد.' },
}
