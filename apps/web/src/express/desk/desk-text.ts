// Words of the desk's queue of express.
import { texts } from '@marsa/model/kit/text.ts'

export const parcelDeskText = texts({
  body: {
    en: 'Every parcel that does not go on by itself: the late ones first, then those that wait longest.',
    ar: 'كل طرد توقّف مساره ويحتاج إلى تدخّل: المتأخر أولًا، ثم الأطول انتظارًا.',
  },
  kinds: { en: 'Causes', ar: 'الأسباب' },
  all: { en: 'All', ar: 'الكل' },
  whose: { en: 'Whose', ar: 'المسؤول' },
  own: { en: 'Mine', ar: 'ما أتابعه' },
  nobody: { en: 'Nobody’s', ar: 'بلا مسؤول' },
  parcel: { en: 'Parcel', ar: 'الطرد' },
  cause: { en: 'Cause', ar: 'السبب' },
  recipient: { en: 'Recipient', ar: 'المستلِم' },
  since: { en: 'Waits', ar: 'الانتظار' },
  late: { en: 'Late', ar: 'متأخر' },
  owner: { en: 'Looked after by', ar: 'يتابعه' },
  you: { en: 'You', ar: 'أنت' },
  take: { en: 'Take', ar: 'أتابعه' },
  takeNamed: { en: 'Take {number}', ar: 'متابعة {number}' },
  giveBack: { en: 'Give back', ar: 'إعادة للقائمة' },
  giveBackNamed: { en: 'Give back {number}', ar: 'إعادة {number} إلى القائمة' },
  next: { en: 'Next', ar: 'الخطوة التالية' },
  bookedAgain: { en: 'It is booked again within minutes.', ar: 'ستُعاد محاولة الحجز خلال دقائق.' },
  empty: { en: 'No parcel needs you', ar: 'لا يوجد طرد يحتاج إلى متابعة' },
  emptyBody: {
    en: 'Parcels on hold, deliveries that failed, pickups that were missed, bookings the carrier refused, scans set aside and objections of recipients come here.',
    ar: 'تظهر هنا الطرود المعلّقة وعمليات التسليم والاستلام المتعذّرة والحجوزات التي رفضها الناقل وعمليات المسح بانتظار المراجعة واعتراضات المستلِمين.',
  },
  noMatch: { en: 'Nothing of this kind waits', ar: 'لا يوجد ما ينتظر من هذا النوع' },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
})
