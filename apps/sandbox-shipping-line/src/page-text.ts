// Texts of the console, English and Arabic on one row.
import type { Mode, Step } from './booking.ts'
import type { Manner, Message } from './happening.ts'
import type { FieldName } from './read-subscription.ts'

export type Language = 'en' | 'ar'
type Row = Record<Language, string>

export const pageText = {
  title: { en: 'Sandbox shipping line and airline', ar: 'خط ملاحي وشركة طيران تجريبيان' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  simulated: {
    en: 'This carrier is simulated. No ship and no aircraft moves.',
    ar: 'هذا ناقل محاكاة، ولا تتحرك هنا أي سفينة أو طائرة.',
  },
  carrier: { en: 'Test Line and Test Air', ar: 'الخط التجريبي والطيران التجريبي' },
  bookings: { en: 'Bookings', ar: 'الحجوزات' },
  lead: {
    en: 'Let the next thing happen to a booking, and choose how its agent is told.',
    ar: 'حرّك الحجز خطوة واحدة، واختر كيف يصل الخبر إلى وكيله.',
  },
  none: { en: 'Nobody has subscribed.', ar: 'لا توجد اشتراكات.' },
  noneHint: {
    en: 'Subscribe here with a key of an agent, or over the API.',
    ar: 'أضف اشتراكًا من هنا بمفتاح أحد الوكلاء، أو عبر واجهة الربط.',
  },
  newest: { en: 'The newest 50 are shown.', ar: 'تُعرض أحدث 50 حجزًا.' },
  subscribe: { en: 'Subscribe', ar: 'إضافة اشتراك' },
  subscribeHint: {
    en: 'An administrator of the agent makes a key with the permission for events of carriers and enters it here with the number of the document.',
    ar: 'ينشئ مدير حساب الوكيل مفتاحًا بصلاحية أحداث الناقلين، ويُدخله هنا مع رقم المستند.',
  },
  problem: {
    en: 'This subscription was not made. Check the marked fields.',
    ar: 'لم يُضف الاشتراك. يُرجى التحقق من الحقول المعلّمة.',
  },
  first: { en: 'The first', ar: 'الأول' },
  remove: { en: 'Remove', ar: 'حذف' },
  how: { en: 'How the agent is told', ar: 'كيف يصل الخبر إلى الوكيل' },
  done: { en: 'Everything has happened.', ar: 'اكتملت جميع الأحداث.' },
  planned: { en: 'Planned', ar: 'المخطط' },
  key: { en: 'Key', ar: 'المفتاح' },
  held: { en: 'held back', ar: 'محجوب مؤقتًا' },
  waits: { en: 'leaves at {time}', ar: 'يُرسل في {time}' },
  silent: { en: 'nobody was told', ar: 'لم يُبلَّغ أحد' },
  away: {
    en: 'not answered, tries: {tries}, next at {time}',
    ar: 'لا إجابة، المحاولات: {tries}، التالية في {time}',
  },
  refused: { en: 'refused with {status}', ar: 'رُفض بالرمز {status}' },
  wrongKey: {
    en: 'refused, the key is wrong or has ended ({status}); subscribe again with another key',
    ar: 'رُفض، المفتاح غير صحيح أو انتهت صلاحيته ({status})؛ أعد الاشتراك بمفتاح آخر',
  },
  noScope: {
    en: 'refused, the key does not allow events of carriers ({status}); subscribe again with another key',
    ar: 'رُفض، المفتاح لا يسمح بأحداث الناقلين ({status})؛ أعد الاشتراك بمفتاح آخر',
  },
} as const satisfies Record<string, Row>

export const modeText: Record<Mode, Row> = {
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
}

export const stepText: Record<Step['code'], Row> = {
  DEPA: { en: 'Depart', ar: 'مغادرة السفينة' },
  ARRI: { en: 'Arrive', ar: 'وصول السفينة' },
  DISC: { en: 'Discharge', ar: 'تفريغ الحاوية' },
  AVPU: { en: 'Ready for pick-up', ar: 'جاهزة للاستلام' },
  GTOT: { en: 'Gate out', ar: 'خروج من البوابة' },
  GTIN: { en: 'Empty return', ar: 'إعادة الحاوية الفارغة' },
  DEP: { en: 'Depart (DEP)', ar: 'مغادرة الطائرة (DEP)' },
  ARR: { en: 'Arrive (ARR)', ar: 'وصول الطائرة (ARR)' },
  RCF: { en: 'Received from flight (RCF)', ar: 'استلام من الرحلة (RCF)' },
  NFD: { en: 'Consignee notified (NFD)', ar: 'إشعار المستلم (NFD)' },
  DLV: { en: 'Delivered (DLV)', ar: 'تسليم (DLV)' },
}

export const mannerText: Record<Manner, Row> = {
  now: { en: 'At once', ar: 'فورًا' },
  late: { en: 'Two minutes late', ar: 'بعد دقيقتين' },
  twice: { en: 'Twice', ar: 'مرتين' },
  'after-next': { en: 'After the next event, in the wrong order', ar: 'بعد الحدث التالي، بترتيب خاطئ' },
  estimate: {
    en: 'An estimate first, the event with the next press',
    ar: 'تقدير أولًا، والحدث نفسه بالضغطة التالية',
  },
  mistyped: { en: 'With a mistyped number', ar: 'برقم مكتوب خطأً' },
  retracted: { en: 'Retracted after two minutes', ar: 'يُسحب بعد دقيقتين' },
  'not-at-all': { en: 'Not at all', ar: 'دون إبلاغ' },
}

export const kindText: Record<Message['kind'], Row> = {
  event: { en: 'Event', ar: 'حدث' },
  estimate: { en: 'Estimate', ar: 'تقدير' },
  retraction: { en: 'Retraction', ar: 'سحب' },
}

/** What the receiver says of an event; others are shown as they came. */
export const resultText: Record<string, Row> = {
  applied: { en: 'applied', ar: 'طُبّق' },
  waiting: { en: 'waiting for what comes before', ar: 'ينتظر ما قبله' },
  noted: { en: 'noted', ar: 'دُوّن' },
  retracted: { en: 'retracted', ar: 'سُحب' },
  duplicate: { en: 'duplicate, nothing done', ar: 'مكرر، دون أثر' },
  'unknown-shipment': { en: 'unknown shipment', ar: 'شحنة غير معروفة' },
  'in-future': { en: 'in the future, not taken', ar: 'في المستقبل، لم يُقبل' },
}

export const fieldText: Record<FieldName, Row> = {
  mode: { en: 'Mode', ar: 'طريقة النقل' },
  transportDocumentReference: { en: 'Bill of lading, by sea', ar: 'بوليصة الشحن، بحرًا' },
  equipmentReference: { en: 'Container, by sea', ar: 'الحاوية، بحرًا' },
  waybillNumber: { en: 'Air waybill, by air', ar: 'بوليصة الشحن الجوي، جوًا' },
  origin: { en: 'From', ar: 'من' },
  destination: { en: 'To', ar: 'إلى' },
  plannedDeparture: { en: 'Planned departure', ar: 'المغادرة المخططة' },
  plannedArrival: { en: 'Planned arrival', ar: 'الوصول المخطط' },
  next: { en: 'Next event', ar: 'الحدث التالي' },
  callbackUrl: { en: 'Address that takes the events', ar: 'العنوان الذي يستقبل الأحداث' },
  callbackKey: { en: 'Key to send with them', ar: 'المفتاح المرسل معها' },
}

export const fieldProblems: Record<FieldName, Row> = {
  mode: { en: 'Choose sea or air.', ar: 'اختر بحري أو جوي.' },
  transportDocumentReference: {
    en: 'Enter a bill of lading, 4 to 35 letters and digits, or a container.',
    ar: 'أدخل بوليصة شحن من 4 إلى 35 حرفًا ورقمًا، أو حاوية.',
  },
  equipmentReference: { en: 'A container reads CSQU3054383.', ar: 'يُكتب رقم الحاوية هكذا: CSQU3054383.' },
  waybillNumber: {
    en: 'An air waybill reads 176-12345675.',
    ar: 'تُكتب بوليصة الشحن الجوي هكذا: 176-12345675.',
  },
  origin: { en: 'By sea CNSHA, by air HKG.', ar: 'بحرًا CNSHA، وجوًا HKG.' },
  destination: { en: 'By sea AEJEA, by air DXB.', ar: 'بحرًا AEJEA، وجوًا DXB.' },
  plannedDeparture: { en: 'Enter a day.', ar: 'أدخل يومًا.' },
  plannedArrival: {
    en: 'Enter a day that is not before the departure.',
    ar: 'أدخل يومًا لا يسبق المغادرة.',
  },
  next: { en: 'Choose an event of this mode.', ar: 'اختر حدثًا يخص طريقة النقل.' },
  callbackUrl: { en: 'Enter an address that begins with http.', ar: 'أدخل عنوانًا يبدأ بـ http.' },
  callbackKey: { en: 'Enter the key, 8 signs or more.', ar: 'أدخل المفتاح، 8 رموز أو أكثر.' },
}
