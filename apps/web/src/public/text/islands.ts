// Texts that the islands show: figures of our own, lane prices, the answer of the tracking look-up, deadlines.
import { texts } from '@marsa/model/kit/text.ts'

export const figuresText = texts({
  heading: { en: 'Freight in the last {days} days', ar: 'الشحن في آخر {days} يومًا' },
  agents: { en: 'Freight agents to choose from', ar: 'وكلاء شحن تختار من بينهم' },
  agentsBasis: { en: 'each licensed and approved', ar: 'جميعهم مرخّصون ومعتمدون' },
  answers: { en: 'Half of all quotations come within', ar: 'يصل نصف عروض الأسعار خلال' },
  answersBasis: {
    en: {
      one: 'of working time, based on {count} quotation',
      other: 'of working time, based on {count} quotations',
    },
    ar: {
      zero: 'من وقت العمل، بناءً على {count} عرض',
      one: 'من وقت العمل، بناءً على عرض واحد',
      two: 'من وقت العمل، بناءً على عرضين',
      few: 'من وقت العمل، بناءً على {count} عروض',
      many: 'من وقت العمل، بناءً على {count} عرضًا',
      other: 'من وقت العمل، بناءً على {count} عرض',
    },
  },
  deliveries: { en: 'Delivered by the requested date', ar: 'سُلّمت في التاريخ المطلوب أو قبله' },
  deliveriesBasis: {
    en: { one: 'of {count} shipment', other: 'of {count} shipments' },
    ar: {
      zero: 'من {count} شحنة',
      one: 'من شحنة واحدة',
      two: 'من شحنتين',
      few: 'من {count} شحنات',
      many: 'من {count} شحنة',
      other: 'من {count} شحنة',
    },
  },
})

export const lanesText = texts({
  heading: { en: 'What a lane costs today', ar: 'كم تكلّف المسارات اليوم' },
  basis: {
    en: 'Median accepted price of the last {days} days, VAT included.',
    ar: 'السعر الوسيط للعروض المقبولة في آخر {days} يومًا، شامل الضريبة.',
  },
  other: { en: 'Another lane or cargo', ar: 'مسار آخر أو بضاعة أخرى' },
  lane: { en: 'Lane', ar: 'المسار' },
  mode: { en: 'Mode', ar: 'وسيلة النقل' },
  transit: { en: 'Transit', ar: 'مدة العبور' },
  price: { en: 'Price', ar: 'السعر' },
  action: { en: 'Action', ar: 'إجراء' },
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
  modeWithCargo: { en: '{mode}, {cargo}', ar: '{mode}، {cargo}' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  daysRange: {
    en: { one: '{from}–{count} days', other: '{from}–{count} days' },
    ar: {
      zero: 'من {from} إلى {count} يوم',
      one: 'من {from} إلى {count} يوم',
      two: 'من {from} إلى {count} يوم',
      few: 'من {from} إلى {count} أيام',
      many: 'من {from} إلى {count} يومًا',
      other: 'من {from} إلى {count} يوم',
    },
  },
})

export const trackText = texts({
  opening: { en: 'Opening the shipment', ar: 'جارٍ فتح الشحنة' },
  searching: { en: 'Looking for {number}', ar: 'جارٍ البحث عن {number}' },
  checking: {
    en: 'You have looked up many numbers. Checking {number} takes a moment longer.',
    ar: 'لقد بحثت عن أرقام كثيرة. سيستغرق التحقق من {number} وقتًا أطول قليلًا.',
  },
  notFound: {
    en: 'We found no shipment with this number. Check each letter and digit, or sign in to see all your shipments.',
    ar: 'لم نعثر على شحنة بهذا الرقم. يُرجى التحقق من كل حرف ورقم، أو تسجيل الدخول لعرض جميع شحناتك.',
  },
  failed: {
    en: 'Tracking does not answer at the moment. Please try again in a minute.',
    ar: 'خدمة التتبّع لا تستجيب حاليًا. يُرجى المحاولة بعد دقيقة.',
  },
  tooMany: {
    en: 'Too many look-ups from this connection. Sign in, or try again in an hour.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. سجّل الدخول أو حاول مجددًا بعد ساعة.',
  },
  noEvents: { en: 'No movement has been reported yet.', ar: 'لم تُسجَّل أي حركة بعد.' },
})

export const keptText = texts({
  lastTracking: { en: 'Last tracking answer', ar: 'آخر نتيجة تتبّع' },
  draft: { en: 'Draft of a quote request', ar: 'مسودة طلب عرض سعر' },
  asOf: { en: 'As of', ar: 'كما في' },
  origin: { en: 'From', ar: 'من' },
  destination: { en: 'To', ar: 'إلى' },
  goods: { en: 'Goods', ar: 'البضاعة' },
  pieces: { en: 'Pieces', ar: 'عدد القطع' },
  weight: { en: 'Weight in kg', ar: 'الوزن بالكيلوغرام' },
  value: { en: 'Value in dirhams', ar: 'القيمة بالدرهم' },
  ready: { en: 'Ready from', ar: 'جاهزة من' },
  deliverBy: { en: 'Deliver by', ar: 'التسليم قبل' },
  remarks: { en: 'Remarks', ar: 'ملاحظات' },
})

/** In the place of how long a call takes: until when it comes if it is asked for now. */
export const { callbackText } = texts({
  callbackText: { en: 'Ask now, and we call you by {when}.', ar: 'اطلب الآن ونتصل بك حتى {when}.' },
})
