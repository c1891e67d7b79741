// Questions about express parcels, membership bundles, cash on delivery and the cash account.
import { questions } from '../question.ts'

export const expressQuestions = questions({
  'parcel-limits': {
    ask: { en: 'How large and heavy may a parcel be?', ar: 'ما حدود حجم الطرد ووزنه؟' },
    answer: {
      en: 'At most {parcelKg} kg, longest side {parcelSide} cm, and {parcelTotal} cm in total length, which is the length plus twice the sum of width and height. The value may be up to {parcelUsd} US dollars.',
      ar: 'حتى {parcelKg} كغم، وأطول ضلع {parcelSide} سم، والطول الإجمالي {parcelTotal} سم، وهو الطول مضافًا إليه ضعف مجموع العرض والارتفاع. وقيمة المحتوى حتى {parcelUsd} دولار أمريكي.',
    },
  },
  'chargeable-weight': {
    ask: { en: 'Which weight do I pay for?', ar: 'على أي وزن أدفع؟' },
    answer: {
      en: 'The greater of actual and volumetric weight. Volumetric weight is length by width by height in centimetres, divided by {parcelDivisor}.',
      ar: 'الأكبر من الوزن الفعلي والوزن الحجمي. والوزن الحجمي هو الطول في العرض في الارتفاع بالسنتيمتر مقسومًا على {parcelDivisor}.',
    },
    more: { en: 'Calculate a rate', ar: 'حساب السعر', path: 'express/rates' },
  },
  'parcel-countries': {
    ask: { en: 'Where can I send parcels?', ar: 'إلى أين يمكنني إرسال الطرود؟' },
    answer: {
      en: 'Within the Emirates, and to and from 220 countries. A second service sends to 137 countries.',
      ar: 'داخل الإمارات، وإلى 220 دولة ومنها. وهناك خدمة ثانية للإرسال إلى 137 دولة.',
    },
  },
  'parcel-cancel': {
    ask: {
      en: 'Can I cancel a parcel or move its pickup?',
      ar: 'هل يمكنني إلغاء الطرد أو تغيير موعد استلامه؟',
    },
    answer: {
      en: 'You can cancel until the courier collects it. The pickup can be moved up to {courierReschedules} times, at the latest {courierAhead} before the slot.',
      ar: 'يمكنك الإلغاء إلى أن يستلمه المندوب. ويمكن تغيير الموعد حتى {courierReschedules} مرات، وقبل الموعد بـ{courierAhead} على الأقل.',
    },
  },
  'parcel-failed': {
    ask: { en: 'What if nobody opens the door?', ar: 'ماذا لو لم يوجد أحد للاستلام؟' },
    answer: {
      en: 'The courier tries up to {courierTries} times. After that the parcel is sent back, and you are notified at each step.',
      ar: 'يحاول المندوب حتى {courierTries} مرات، ثم يُعاد الطرد إليك، ونُبلغك بكل خطوة.',
    },
  },
  'cod-how': {
    ask: { en: 'How does cash on delivery work?', ar: 'كيف يعمل الدفع عند الاستلام؟' },
    answer: {
      en: 'You pay the delivery fee in advance. The courier collects the amount from your customer, hands it over, and after it has been counted it is credited to your e-wallet. Reports show each collection and deposit.',
      ar: 'تدفع رسوم التوصيل مقدمًا. يحصّل المندوب المبلغ من عميلك ويسلّمه، وبعد عدّه يُضاف إلى محفظتك الإلكترونية. وتعرض التقارير كل تحصيل وكل إيداع.',
    },
    more: {
      en: 'Cash on delivery terms',
      ar: 'شروط الدفع عند الاستلام',
      path: 'terms/cash-on-delivery',
    },
  },
  'cod-refused': {
    ask: { en: 'My customer refused to pay', ar: 'رفض عميلي الدفع' },
    answer: {
      en: 'Then the parcel is not handed over and nothing is collected. It is sent back to you, and the amount is taken off the list of expected collections.',
      ar: 'في هذه الحالة لا يُسلَّم الطرد ولا يُحصَّل أي مبلغ. يُعاد الطرد إليك ويُحذف المبلغ من قائمة التحصيلات المتوقعة.',
    },
  },
  'cash-pin': {
    ask: { en: 'What is the cash PIN?', ar: 'ما هو الرمز السري للحساب النقدي؟' },
    answer: {
      en: 'A PIN of {pinDigits} digits that you set once and enter before paying from your cash account. After {pinTries} it is locked for {pinLock}. We never ask for it.',
      ar: 'رمز من {pinDigits} أرقام تعيّنه مرة واحدة وتدخله قبل الدفع من حسابك النقدي. بعد {pinTries} يُقفل لمدة {pinLock}. ونحن لا نطلبه منك أبدًا.',
    },
    more: { en: 'Cash PIN terms', ar: 'شروط الرمز السري', path: 'terms/cash-pin' },
  },
  'bundle-how': {
    ask: { en: 'What is a membership bundle?', ar: 'ما هي باقة العضوية؟' },
    answer: {
      en: 'Gold, Silver or Bronze: you pay once and have as many credits, {credits} dirhams give {credits} credits. Parcels then cost less, by weight and service. A bundle lasts {bundleTime}.',
      ar: 'ذهبية أو فضية أو برونزية: تدفع مرة واحدة فتحصل على رصيد مساوٍ، فكل {credits} درهم تمنحك رصيدًا قدره {credits}. وتنخفض أسعار الطرود بحسب الوزن والخدمة. ومدة الباقة {bundleTime}.',
    },
    more: { en: 'Membership terms', ar: 'شروط العضوية', path: 'terms/membership' },
  },
  'bundle-end': {
    ask: { en: 'What happens to credit that is left?', ar: 'ماذا يحدث للرصيد المتبقي؟' },
    answer: {
      en: 'It ends with the bundle and is not carried over. Upgrading ends the old bundle and its credit at once, and cancelling gives no refund. We warn you before both.',
      ar: 'ينتهي بانتهاء الباقة ولا يُرحَّل. والترقية تنهي الباقة السابقة ورصيدها فورًا، والإلغاء لا يُرجع المبلغ. وننبّهك قبل الخطوتين.',
    },
  },
  'bundle-short': {
    ask: { en: 'My credit is not enough for a parcel', ar: 'رصيدي لا يكفي للطرد' },
    answer: {
      en: 'The shipment is kept as a draft and you can pay the rest by card.',
      ar: 'تُحفظ الشحنة مسودة، ويمكنك دفع الباقي بالبطاقة.',
    },
  },
})
