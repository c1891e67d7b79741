// Words of the home of express for customers and of the staff's figures.
import { texts } from '@marsa/model/kit/text.ts'

export const figuresText = texts({
  delivered: { en: 'Delivered in 90 days', ar: 'المُسلَّمة خلال 90 يومًا' },
  onTime: { en: 'On time', ar: 'في الموعد' },
  firstTry: { en: 'On the first attempt', ar: 'من المحاولة الأولى' },
  none: { en: 'none delivered yet', ar: 'لا شحنات مُسلَّمة بعد' },
})

export const homeText = texts({
  calculate: { en: 'What does it cost?', ar: 'احسب السعر' },
  send: { en: 'Send a parcel', ar: 'إرسال طرد' },
  track: { en: 'Waybill, name or reference', ar: 'رقم البوليصة أو الاسم أو المرجع' },
  states: { en: 'By status', ar: 'حسب الحالة' },
  needs: { en: 'Needs you', ar: 'بانتظارك' },
  latest: { en: 'Recently updated', ar: 'آخر التحديثات' },
  showAll: { en: 'All shipments', ar: 'كل الشحنات' },
  cash: { en: 'Cash on its way', ar: 'نقد في الطريق إليك' },
  saved: { en: 'Saved so far', ar: 'ما وفّرته حتى الآن' },
  savings: { en: 'Savings by month', ar: 'التوفير حسب الشهر' },
  savingsBody: {
    en: 'The list price less what you paid, without VAT.',
    ar: 'السعر دون باقة ناقص ما دفعته، دون ضريبة القيمة المضافة.',
  },
  savingsNone: { en: 'Nothing saved yet', ar: 'لا توفير بعد' },
  savingsNoneBody: {
    en: 'A bundle lowers the price of every parcel, a promotion code the price of one.',
    ar: 'تخفّض الباقة سعر كل طرد، ويخفّض الرمز الترويجي سعر شحنة واحدة.',
  },
  bundles: { en: 'See the bundles', ar: 'عرض الباقات' },
  month: { en: 'Month', ar: 'الشهر' },
  by: { en: 'By', ar: 'بواسطة' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  amount: { en: 'Saved', ar: 'التوفير' },
  empty: { en: 'No parcels yet', ar: 'لا توجد طرود بعد' },
  emptyBody: {
    en: 'See the price first, or send your first parcel. It is collected at your door.',
    ar: 'اطّلع على السعر أولًا أو أرسل أول طرد، ونستلمه من عنوانك.',
  },
})

export const staffFiguresText = texts({
  body: {
    en: 'How express is doing: delivery quality, margin after the carrier, and where the cash is.',
    ar: 'أداء الخدمة: جودة التسليم، وما يبقى بعد تكلفة الناقل، ومكان النقد.',
  },
  margins: { en: 'Margin by service', ar: 'هامش الربح حسب الخدمة' },
  marginsBody: {
    en: 'For the last 90 days, without VAT: what we earn less what the carrier charges.',
    ar: 'خلال آخر 90 يومًا دون الضريبة: إيرادنا ناقص تكلفة الناقل.',
  },
  lossTitle: { en: 'A service earns less than the carrier charges', ar: 'خدمة إيرادها أقل من تكلفة الناقل' },
  loss: {
    en: '{services}: look at the tariff, or at what the carrier charges.',
    ar: '{services}: راجع التعرفة أو أسعار الناقل.',
  },
  toTariff: { en: 'Open the tariff', ar: 'فتح التعرفة' },
  noMargins: { en: 'No bookings with the carrier yet', ar: 'لم يحجز الناقل شيئًا بعد' },
  service: { en: 'Service', ar: 'الخدمة' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  earned: { en: 'Earned', ar: 'الإيراد' },
  cost: { en: 'Carrier', ar: 'تكلفة الناقل' },
  margin: { en: 'Margin', ar: 'الهامش' },
  cash: { en: 'Cash on delivery by age', ar: 'نقد الدفع عند الاستلام حسب العمر' },
  cashBody: {
    en: 'Collected, and not yet in the merchant’s wallet.',
    ar: 'مبالغ محصّلة لم تصل بعد إلى محفظة التاجر.',
  },
  age: { en: 'Age', ar: 'العمر' },
  day: { en: 'Up to 1 day', ar: 'حتى يوم واحد' },
  three: { en: '1 to 3 days', ar: 'من يوم إلى 3 أيام' },
  seven: { en: '3 to 7 days', ar: 'من 3 إلى 7 أيام' },
  older: { en: 'More than 7 days', ar: 'أكثر من 7 أيام' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  holds: { en: 'On hold, by reason', ar: 'المعلّقة حسب السبب' },
  noHolds: { en: 'Nothing is on hold', ar: 'لا توجد شحنات معلّقة' },
  reason: { en: 'Reason', ar: 'السبب' },
  noReason: { en: 'No reason given', ar: 'دون سبب' },
  toQueue: { en: 'Open the queue', ar: 'فتح القائمة' },
})
