// Texts of the page that says what a lane usually costs; its script reads them too.
import { texts } from '@marsa/model/kit/text.ts'

export const estimatePageText = texts({
  title: {
    en: 'Usual freight prices to and from the UAE · Marsa',
    ar: 'أسعار الشحن المعتادة من الإمارات وإليها · مرسى',
  },
  description: {
    en: 'See what customers paid for sea or air freight on your lane: a range from accepted quotes, VAT included, for your containers, volume or weight. No account needed.',
    ar: 'اطّلع على ما دفعه العملاء للشحن البحري أو الجوي على مسارك: نطاق من العروض المقبولة شامل الضريبة، لحاوياتك أو حجم بضاعتك أو وزنها. لا يلزم حساب.',
  },
  heading: { en: 'What does your lane cost?', ar: 'كم يكلّف مسارك؟' },
  lead: {
    en: 'A range from the quotes that customers accepted here. No account and no e-mail needed.',
    ar: 'نطاق من العروض التي قبلها العملاء هنا. لا يلزم حساب ولا بريد إلكتروني.',
  },
  loading: { en: 'How it travels', ar: 'طريقة الشحن' },
  FCL: { en: 'Full containers', ar: 'حاويات كاملة' },
  LCL: { en: 'Part load', ar: 'جزء من حاوية' },
  GENERAL: { en: 'Air cargo', ar: 'شحن جوي' },
  RORO: { en: 'Vehicles', ar: 'مركبات' },
  origin: { en: 'From', ar: 'من' },
  destination: { en: 'To', ar: 'إلى' },
  placeHint: {
    en: 'City, port or airport; one of them in the Emirates.',
    ar: 'مدينة أو ميناء أو مطار، على أن يكون أحد الطرفين في الإمارات.',
  },
  placeMissing: { en: 'Choose a place from the list.', ar: 'اختر مكانًا من القائمة.' },
  container: { en: 'Container type', ar: 'نوع الحاوية' },
  count: { en: 'How many', ar: 'العدد' },
  countWrong: { en: 'Enter a whole number from 1 to 99.', ar: 'أدخل عددًا صحيحًا من 1 إلى 99.' },
  volume: { en: 'Volume', ar: 'الحجم' },
  cubicMetres: { en: 'm³', ar: 'م³' },
  volumeWrong: {
    en: 'Enter a volume above 0 and up to 10,000 m³.',
    ar: 'أدخل حجمًا أكبر من 0 ولا يتجاوز 10,000 م³.',
  },
  weight: { en: 'Gross weight', ar: 'الوزن الإجمالي' },
  kg: { en: 'kg', ar: 'كغم' },
  weightWrong: {
    en: 'Enter a weight above 0 and up to 2,000,000 kg.',
    ar: 'أدخل وزنًا أكبر من 0 ولا يتجاوز 2,000,000 كغم.',
  },
  show: { en: 'Show the usual price', ar: 'عرض السعر المعتاد' },
  result: { en: 'Usual price', ar: 'السعر المعتاد' },
  before: {
    en: 'Enter the route and the amount of cargo to see the range here.',
    ar: 'أدخل مسار البضاعة وكميتها، ويظهر النطاق هنا.',
  },
  asking: { en: 'Looking at accepted quotes…', ar: 'جارٍ البحث في العروض المقبولة…' },
  none: {
    en: 'Too few bookings of such cargo on this lane to show a price. Ask the agents: their first answer comes within {answer} of working time for containers, {answerAir} for air cargo and {answerLoose} for other cargo.',
    ar: 'لم يحجز عدد كافٍ من العملاء بضاعة مماثلة على هذا المسار لتحديد سعر. اطلب من الوكلاء: يصل أول رد خلال {answer} من وقت العمل للحاويات، و{answerAir} للشحن الجوي، و{answerLoose} للبضائع الأخرى.',
  },
  continue: { en: 'Get quotes for this', ar: 'اطلب عروضًا لهذه الشحنة' },
  continueHint: {
    en: 'What you entered is carried over. Asking is free; you pay half only when you accept a quote.',
    ar: 'تنتقل بياناتك معك. الطلب مجاني، ولا تدفع النصف إلا عند قبول عرض.',
  },
  failed: {
    en: 'Prices cannot be shown just now. What you entered is kept.',
    ar: 'تعذّر عرض الأسعار الآن. ما أدخلته محفوظ.',
  },
  offline: { en: 'You seem to be offline. What you entered is kept.', ar: 'تعذّر الاتصال. ما أدخلته محفوظ.' },
  tooMany: {
    en: 'Too many prices were asked for from this connection. Sign in, or try again in an hour.',
    ar: 'طُلبت أسعار كثيرة من هذا الاتصال. سجّل الدخول أو حاول مجددًا بعد ساعة.',
  },
  noScript: {
    en: 'Prices need JavaScript, which is off in this browser. You can ask agents for quotes all the same.',
    ar: 'تظهر الأسعار باستخدام JavaScript وهو معطّل في هذا المتصفح. يمكنك مع ذلك طلب عروض من الوكلاء.',
  },
})
