// Words of automatic quotations: the rule of a rate card, and what it holds at a request.
import { texts } from '../../kit/text.ts'

export const ruleText = texts({
  title: { en: 'Automatic quotations', ar: 'العروض التلقائية' },
  lead: {
    en: 'A quotation is sent automatically when a request matches this card, every expected charge has a price within its range, and nobody in your company has answered yet. Quotations you have sent are never changed.',
    ar: 'تقدّم البطاقة العرض من تلقاء نفسها حين توافق الطلب وتكون لكل رسم متوقع قيمة ضمن نطاقه ولم يردّ أحد من شركتك بعد، ولا تغيّر ما أرسلته أبدًا.',
  },
  isOn: { en: 'On since {time}', ar: 'مفعّلة منذ {time}' },
  isOff: { en: 'Off', ar: 'متوقفة' },
  WITHDRAWN: {
    en: 'Switched off automatically: three of its quotations in a row were withdrawn.',
    ar: 'توقفت تلقائيًا: سُحبت ثلاثة من عروضها على التوالي.',
  },
  BY_HAND: { en: 'Switched off manually.', ar: 'أُوقفت يدويًا.' },
  CARD_ENDED: { en: 'Switched off because the rate card ended.', ar: 'توقفت مع انتهاء البطاقة.' },
  AUTHOR_LEFT: {
    en: 'Paused: the person who switched it on no longer administers your company. Switch it on to take it over; it then quotes in your name.',
    ar: 'أُوقفت مؤقتًا: من فعّلها لم يعد من مديري حساب شركتك. فعّلها من جديد لتصبح باسمك.',
  },
  switchOn: { en: 'Switch on', ar: 'تفعيل' },
  change: { en: 'Change', ar: 'تعديل' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  admin: {
    en: 'An administrator of your company can switch it on.',
    ar: 'يفعّلها مدير حساب شركتك.',
  },
  price: { en: 'Selling prices', ar: 'أسعار البيع' },
  card: { en: 'As on the rate card', ar: 'أسعار البطاقة' },
  percent: { en: 'Buying prices plus a percentage', ar: 'أسعار الشراء مع نسبة مئوية' },
  unit: { en: 'Buying price of the carriage plus an amount', ar: 'سعر شراء النقل مع مبلغ' },
  percentValue: { en: 'Percent', ar: 'النسبة المئوية' },
  unitValue: {
    en: 'Amount per unit, in the currency of the carriage',
    ar: 'المبلغ لكل وحدة بعملة أجرة النقل',
  },
  limits: { en: 'No automatic quotation above these limits', ar: 'لا تقدّم عرضًا فوق هذه الحدود' },
  mostBoxes: { en: 'Containers', ar: 'الحاويات' },
  mostTons: { en: 'Revenue tons', ar: 'أطنان الأجرة' },
  mostKg: { en: 'Kilograms', ar: 'الكيلوغرامات' },
  reefer: { en: 'Include refrigerated cargo', ar: 'البضائع المبرّدة أيضًا' },
  holdMinutes: { en: 'Hold before sending (minutes)', ar: 'مدة الاحتجاز بالدقائق' },
  holdHint: {
    en: '0 to 30. Anyone in your company can stop it in the meantime.',
    ar: 'من 0 إلى 30، ويمكن لأي شخص في شركتك إيقافه في الأثناء.',
  },
  dailyCap: { en: 'Maximum quotations per day', ar: 'الحد الأقصى للعروض يوميًا' },
  capHint: { en: '1 to 50, across all your rules', ar: 'من 1 إلى 50 لجميع قواعدك معًا' },
  never: {
    en: 'Hazardous and out-of-gauge cargo is never quoted automatically.',
    ar: 'المواد الخطرة والبضائع الزائدة الأبعاد تنتظرك دائمًا.',
  },
  saved: { en: 'Automatic quotations are on', ar: 'العروض التلقائية مفعّلة' },
  stopped: { en: 'Automatic quotations are off', ar: 'أُوقفت العروض التلقائية' },
  badge: { en: 'Automatic', ar: 'تلقائية' },
  held: { en: 'Automatic quotation at {time}', ar: 'تقدّم قاعدتك العرض في {time}' },
  heldBody: {
    en: 'From rate card {card}, unless you stop it or send a quotation first.',
    ar: 'من بطاقة الأسعار {card}، ما لم توقفه أو ترسل عرضًا قبل ذلك.',
  },
  stop: { en: 'Stop', ar: 'إيقاف' },
  stopDone: { en: 'Stopped: nothing will be sent', ar: 'أُوقف: لن يُرسل شيء' },
  byRule: { en: 'Sent automatically', ar: 'أُرسل بقاعدتك' },
})
