// Words of automatic quotations: the rule of a rate card, and what it holds at a request.
import { texts } from '../../kit/text.ts'

export const ruleText = texts({
  title: { en: 'Automatic quotations', ar: 'العروض التلقائية' },
  lead: {
    en: 'The card quotes by itself when a request fits it, every expected charge has a price inside its range, and none of you has answered. It never changes what you have sent.',
    ar: 'تقدّم البطاقة العرض من تلقاء نفسها حين توافق الطلب وتكون لكل رسم متوقع قيمة ضمن نطاقه ولم يردّ أحد منكم بعد، ولا تغيّر ما أرسلتموه أبدًا.',
  },
  isOn: { en: 'On since {time}', ar: 'مفعّلة منذ {time}' },
  isOff: { en: 'Off', ar: 'متوقفة' },
  WITHDRAWN: {
    en: 'Switched off by itself: three of its quotations were taken back in a row.',
    ar: 'توقفت تلقائيًا: سُحبت ثلاثة من عروضها على التوالي.',
  },
  BY_HAND: { en: 'Switched off by hand.', ar: 'أُوقفت يدويًا.' },
  CARD_ENDED: { en: 'Switched off with the end of the card.', ar: 'توقفت مع انتهاء البطاقة.' },
  switchOn: { en: 'Switch on', ar: 'تفعيل' },
  change: { en: 'Change', ar: 'تعديل' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  admin: {
    en: 'An administrator of your company switches it on.',
    ar: 'يفعّلها مسؤول في شركتكم.',
  },
  price: { en: 'Selling prices', ar: 'أسعار البيع' },
  card: { en: 'Those of the card', ar: 'أسعار البطاقة' },
  percent: { en: 'Buying prices and a percentage', ar: 'أسعار الشراء مع نسبة مئوية' },
  unit: { en: 'Buying price of the carriage and an amount', ar: 'سعر شراء النقل مع مبلغ' },
  percentValue: { en: 'Percent', ar: 'النسبة المئوية' },
  unitValue: {
    en: 'Amount for one, in the currency of the carriage',
    ar: 'المبلغ لكل وحدة بعملة أجرة النقل',
  },
  limits: { en: 'Above these it does not quote', ar: 'لا تقدّم عرضًا فوق هذه الحدود' },
  mostBoxes: { en: 'Containers', ar: 'الحاويات' },
  mostTons: { en: 'Revenue tons', ar: 'أطنان الأجرة' },
  mostKg: { en: 'Kilograms', ar: 'الكيلوغرامات' },
  reefer: { en: 'Cargo that is kept cold, too', ar: 'البضائع المبرّدة أيضًا' },
  holdMinutes: { en: 'Held for so many minutes', ar: 'مدة الاحتجاز بالدقائق' },
  holdHint: {
    en: '0 to 30. Anybody of you may stop it meanwhile.',
    ar: 'من 0 إلى 30، ويمكن لأي منكم إيقافه في الأثناء.',
  },
  dailyCap: { en: 'Most quotations a day', ar: 'الحد الأقصى للعروض يوميًا' },
  capHint: { en: '1 to 50, of all your rules together', ar: 'من 1 إلى 50 لجميع قواعدكم معًا' },
  never: {
    en: 'Hazardous and out-of-gauge cargo always waits for you.',
    ar: 'البضائع الخطرة والزائدة الأبعاد تنتظركم دائمًا.',
  },
  saved: { en: 'Automatic quotations are on', ar: 'العروض التلقائية مفعّلة' },
  stopped: { en: 'Automatic quotations are off', ar: 'أُوقفت العروض التلقائية' },
  badge: { en: 'Automatic', ar: 'تلقائية' },
  held: { en: 'Your rule quotes at {time}', ar: 'تقدّم قاعدتكم العرض في {time}' },
  heldBody: {
    en: 'From rate card {card}, unless you stop it or send a quotation before.',
    ar: 'من بطاقة الأسعار {card}، ما لم توقفوه أو ترسلوا عرضًا قبل ذلك.',
  },
  stop: { en: 'Stop', ar: 'إيقاف' },
  stopDone: { en: 'Stopped: nothing is sent', ar: 'أُوقف: لن يُرسل شيء' },
  byRule: { en: 'Sent by your rule', ar: 'أُرسل بقاعدتكم' },
})
