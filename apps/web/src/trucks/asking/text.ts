// Words of the form for trucks that its table of fields does not hold.
import { texts } from '@marsa/model/kit/text.ts'

export const truckAskText = texts({
  emirates: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  pin: {
    en: 'Enter the pin as two numbers, such as 25.2048, 55.2708, or paste the link of a map.',
    ar: 'أدخل الموقع كرقمين، مثل 25.2048, 55.2708، أو ألصق رابط خريطة.',
  },
  askFor: {
    en: { one: 'Ask for {count} truck', other: 'Ask for {count} trucks' },
    ar: {
      zero: 'طلب الشاحنات',
      one: 'طلب شاحنة واحدة',
      two: 'طلب شاحنتين',
      few: 'طلب {count} شاحنات',
      many: 'طلب {count} شاحنة',
      other: 'طلب {count} شاحنة',
    },
  },
  sheet: { en: 'Safety data sheet', ar: 'صحيفة بيانات السلامة' },
  sheetAdd: { en: 'Add the safety data sheet', ar: 'أضف صحيفة بيانات السلامة' },
  sheetThere: {
    en: 'Documents that you have uploaded for this draft stay with it.',
    ar: 'تبقى المستندات التي رفعتها محفوظة مع هذه المسودة.',
  },
  neededTitle: { en: 'Trucks are booked on credit', ar: 'تُحجز الشاحنات على حساب ائتماني' },
  neededBody: {
    en: 'You can send the request now and receive quotations. To confirm one you need a credit account, which is open to registered companies.',
    ar: 'يمكنك إرسال الطلب الآن واستلام عروض الأسعار. لتأكيد أحدها يلزم حساب ائتماني، وهو متاح للشركات المسجلة.',
  },
  pendingTitle: { en: 'Your credit application is under review', ar: 'طلبك للحساب الائتماني قيد المراجعة' },
  pendingBody: {
    en: 'The request stays in your drafts. Send it once the application is decided.',
    ar: 'يبقى الطلب ضمن المسودات. أرسله بعد البت في طلب الائتمان.',
  },
  apply: { en: 'Apply for credit', ar: 'طلب حساب ائتماني' },
  seeApplication: { en: 'See the application', ar: 'عرض طلب الائتمان' },
  without: { en: 'Send without credit', ar: 'إرسال دون ائتمان' },
})

export const truckFactText = texts({
  distance: { en: 'Distance by road', ar: 'المسافة بالطريق' },
  about: { en: 'about {km}\u00a0km', ar: 'نحو {km}\u00a0كم' },
})

/** Beside the form. */
export const truckAsideText = texts({
  title: { en: 'Your request', ar: 'طلبك' },
  needed: { en: 'Trucks for this load', ar: 'الشاحنات اللازمة للحمولة' },
  ofType: {
    en: { one: '{count} of this type', other: '{count} of this type' },
    ar: {
      zero: 'لا يوجد',
      one: 'شاحنة واحدة من هذا النوع',
      two: 'شاحنتان من هذا النوع',
      few: '{count} شاحنات من هذا النوع',
      many: '{count} شاحنة من هذا النوع',
      other: '{count} شاحنة من هذا النوع',
    },
  },
  pins: {
    en: 'Place both pins on the map to see the distance.',
    ar: 'حدّد الموقعين على الخريطة لعرض المسافة.',
  },
  next: { en: 'What happens next', ar: 'ما الخطوات التالية' },
  answers: {
    en: {
      one: 'Approved truck providers see the load, areas and times and send quotations, the first usually within {count} working hour. They do not see who you are.',
      other:
        'Approved truck providers see the load, areas and times and send quotations, the first usually within {count} working hours. They do not see who you are.',
    },
    ar: {
      zero: 'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد ويقدّمون عروضهم دون أن يعرفوا هويتك.',
      one: 'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد، ويصل أول عرض عادةً خلال ساعة عمل واحدة. ولا يعرف المزودون هويتك.',
      two: 'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد، ويصل أول عرض عادةً خلال ساعتي عمل. ولا يعرف المزودون هويتك.',
      few: 'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد، ويصل أول عرض عادةً خلال {count} ساعات عمل. ولا يعرف المزودون هويتك.',
      many: 'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد، ويصل أول عرض عادةً خلال {count} ساعة عمل. ولا يعرف المزودون هويتك.',
      other:
        'يطّلع مزودو الشاحنات المعتمدون على الحمولة والمناطق والمواعيد، ويصل أول عرض عادةً خلال {count} ساعة عمل. ولا يعرف المزودون هويتك.',
    },
  },
  compare: {
    en: 'You compare prices, times and free waiting side by side and accept one on your credit account. Nothing is charged before that.',
    ar: 'تقارن الأسعار والمواعيد ومدة الانتظار المجانية جنبًا إلى جنب، وتقبل عرضًا على حسابك الائتماني. لا يُحتسب أي مبلغ قبل ذلك.',
  },
  follow: {
    en: 'You follow each truck on the map until the delivery is signed for.',
    ar: 'تتابع كل شاحنة على الخريطة حتى توقيع الاستلام.',
  },
})
