// Words of the desk's queue of express.
import { texts } from '@marsa/model/kit/text.ts'

export const parcelDeskText = texts({
  body: {
    en: 'Every parcel that needs someone: late ones first, then those that have waited longest.',
    ar: 'كل طرد توقّف مساره ويحتاج إلى تدخّل: المتأخر أولًا، ثم الأطول انتظارًا.',
  },
  kinds: { en: 'Causes', ar: 'الأسباب' },
  all: { en: 'All', ar: 'الكل' },
  whose: { en: 'Assigned to', ar: 'المسؤول' },
  own: { en: 'Mine', ar: 'ما أتابعه' },
  nobody: { en: 'Unassigned', ar: 'بلا مسؤول' },
  parcel: { en: 'Parcel', ar: 'الطرد' },
  cause: { en: 'Cause', ar: 'السبب' },
  recipient: { en: 'Recipient', ar: 'المستلِم' },
  since: { en: 'Waiting', ar: 'الانتظار' },
  late: { en: 'Late', ar: 'متأخر' },
  owner: { en: 'Assigned to', ar: 'يتابعه' },
  you: { en: 'You', ar: 'أنت' },
  take: { en: 'Take', ar: 'أتابعه' },
  takeNamed: { en: 'Take {number}', ar: 'متابعة {number}' },
  giveBack: { en: 'Give back', ar: 'إعادة للقائمة' },
  giveBackNamed: { en: 'Give back {number}', ar: 'إعادة {number} إلى القائمة' },
  next: { en: 'Next', ar: 'الخطوة التالية' },
  bookedAgain: { en: 'It is booked again within minutes.', ar: 'ستُعاد محاولة الحجز خلال دقائق.' },
  empty: { en: 'No parcel needs you now', ar: 'لا يوجد طرد يحتاج إلى متابعة' },
  emptyBody: {
    en: 'Parcels on hold, failed deliveries, missed pickups, bookings refused by the carrier, scans set aside and recipient objections appear here.',
    ar: 'تظهر هنا الطرود المعلّقة وعمليات التسليم والاستلام المتعذّرة والحجوزات التي رفضها الناقل وعمليات المسح بانتظار المراجعة واعتراضات المستلِمين.',
  },
  noMatch: { en: 'Nothing of this kind is waiting', ar: 'لا يوجد ما ينتظر من هذا النوع' },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
})
