// Texts of the express home.
import { texts } from '@marsa/model/kit/text.ts'

export const express = texts({
  title: {
    en: 'Parcels in the UAE and to 220 countries · Marsa',
    ar: 'طرود داخل الإمارات وإلى 220 دولة · مرسى',
  },
  description: {
    en: 'Parcel prices within the Emirates and abroad, with a calculator, plans and limits on weight and size. With pickup at your door and cash on delivery.',
    ar: 'أسعار الطرود داخل الإمارات وخارجها مع حاسبة للسعر والباقات وحدود الوزن والحجم. مع الاستلام من بابك والدفع عند الاستلام.',
  },
  h1: { en: 'Parcels at home and abroad, with the price first', ar: 'طرود داخل الدولة وخارجها، والسعر أولًا' },
  lead: {
    en: 'Calculate the rate, book a pickup slot and follow the waybill. A yearly plan lowers the price of every parcel.',
    ar: 'احسب السعر واحجز موعد الاستلام وتابع بوليصة الشحن. وتخفّض الباقة السنوية سعر كل طرد.',
  },
  countries: { en: 'Send and receive', ar: 'إرسال واستقبال' },
  countriesValue: { en: '220 countries', ar: '220 دولة' },
  sendOnly: { en: 'Send only, economy service', ar: 'إرسال فقط، الخدمة الاقتصادية' },
  sendOnlyValue: { en: '137 countries', ar: '137 دولة' },
  weight: { en: 'One parcel, up to', ar: 'الطرد الواحد حتى' },
  weightValue: { en: '30 kg', ar: '30 كغم' },
  cod: {
    en: 'Cash on delivery: what the courier collects goes to your wallet.',
    ar: 'الدفع عند الاستلام: ما يحصّله المندوب يُضاف إلى محفظتك.',
  },
  step1: { en: 'Calculate the rate', ar: 'احسب السعر' },
  step1Text: {
    en: 'Addresses, size and weight. You pay for the actual or the volumetric weight, whichever is greater.',
    ar: 'العناوين والأبعاد والوزن. يُحتسب الأكبر من الوزن الفعلي والوزن الحجمي.',
  },
  step2: { en: 'Book the pickup', ar: 'احجز الاستلام' },
  step2Text: {
    en: 'Choose a free slot. You can move it later.',
    ar: 'اختر موعدًا متاحًا، ويمكنك تغييره لاحقًا.',
  },
  step3: { en: 'Pay your way', ar: 'ادفع كما يناسبك' },
  step3Text: {
    en: 'By card, with plan credits, or from your wallet with a PIN.',
    ar: 'بالبطاقة، أو من رصيد الباقة، أو من محفظتك برمز سري.',
  },
  step4: { en: 'Follow it', ar: 'تابع الطرد' },
  step4Text: {
    en: 'Track by waybill number, and download the receipt and the commercial invoice.',
    ar: 'تتبّع برقم بوليصة الشحن، ونزّل الإيصال والفاتورة التجارية.',
  },
  prices: { en: 'Prices by plan', ar: 'الأسعار بحسب الباقة' },
  pricesText: {
    en: 'For one parcel. Prices without a plan are in dirhams; in the Emirates they include VAT of {vat} percent, and international carriage carries none. Prices with a plan are in credits, whose VAT you pay when you buy the plan.',
    ar: 'للطرد الواحد. دون باقة بالدرهم، وتشمل داخل الإمارات ضريبة القيمة المضافة بنسبة {vat} في المئة، ولا تُفرض على الشحن الدولي. ومع الباقة من الرصيد، وتُدفع ضريبته عند شراء الباقة.',
  },
  service: { en: 'Service', ar: 'الخدمة' },
  noPlan: { en: 'No plan', ar: 'دون باقة' },
  bronze: { en: 'Bronze, credits', ar: 'البرونزية، من الرصيد' },
  silver: { en: 'Silver, credits', ar: 'الفضية، من الرصيد' },
  gold: { en: 'Gold, credits', ar: 'الذهبية، من الرصيد' },
  domestic: { en: 'In the Emirates, up to 5 kg', ar: 'داخل الإمارات، حتى 5 كغم' },
  domesticExtra: {
    en: 'In the Emirates, per extra kg started',
    ar: 'داخل الإمارات، كل كيلوغرام إضافي أو جزء منه',
  },
  international: { en: 'International, up to 5 kg', ar: 'دولي، حتى 5 كغم' },
  internationalExtra: {
    en: 'International, per extra kg started, to 10 kg',
    ar: 'دولي، كل كيلوغرام إضافي أو جزء منه حتى 10 كغم',
  },
  calculate: { en: 'Calculate a rate', ar: 'حساب السعر' },
  heavy: { en: 'International, heavier parcels', ar: 'الطرود الدولية الأثقل' },
  heavyText: {
    en: 'A flat price by chargeable weight, with or without a plan.',
    ar: 'سعر ثابت بحسب الوزن المحتسب، مع باقة أو دونها.',
  },
  band: { en: 'Chargeable weight', ar: 'الوزن المحتسب' },
  price: { en: 'Price', ar: 'السعر' },
  band10: { en: 'More than 10, up to 20 kg', ar: 'أكثر من 10 وحتى 20 كغم' },
  band20: { en: 'More than 20, up to 30 kg', ar: 'أكثر من 20 وحتى 30 كغم' },
  band30: { en: 'More than 30 kg', ar: 'أكثر من 30 كغم' },
  plans: { en: 'How a plan works', ar: 'كيف تعمل الباقة' },
  plan1: {
    en: 'Your credits equal what you pay: {credits} dirhams buy {credits} credits.',
    ar: 'الرصيد يساوي ما تدفعه: {credits} درهم تمنحك رصيدًا قدره {credits}.',
  },
  plan2: {
    en: 'A plan lasts {bundleTime}. Unused credits are not carried over.',
    ar: 'مدة الباقة {bundleTime}، ولا يُرحَّل الرصيد المتبقي بعدها.',
  },
  plan3: {
    en: 'Not enough credits? The shipment is kept as a draft and you can pay the rest by card.',
    ar: 'إذا لم يكفِ الرصيد، تُحفظ الشحنة مسودة ويمكن سداد الباقي بالبطاقة.',
  },
  plan4: {
    en: 'Upgrading ends the old plan and its credits. Cancelling gives no refund.',
    ar: 'الترقية تنهي الباقة السابقة ورصيدها، ولا يُردّ المبلغ عند الإلغاء.',
  },
  limitWeight: { en: 'Weight', ar: 'الوزن' },
  limitWeightText: { en: '{parcelKg} kg actual weight', ar: '{parcelKg} كغم وزنًا فعليًا' },
  limitSide: { en: 'Longest side', ar: 'أطول ضلع' },
  limitSideText: { en: '{parcelSide} cm', ar: '{parcelSide} سم' },
  limitTotal: { en: 'Total length', ar: 'الطول الإجمالي' },
  limitTotalText: {
    en: '{parcelTotal} cm: length plus twice the sum of width and height',
    ar: '{parcelTotal} سم: الطول مضافًا إليه ضعف مجموع العرض والارتفاع',
  },
  limitValue: { en: 'Value', ar: 'القيمة' },
  limitValueText: { en: '{parcelUsd} US dollars', ar: '{parcelUsd} دولار أمريكي' },
  limitVolume: { en: 'Volumetric weight', ar: 'الوزن الحجمي' },
  limitVolumeText: {
    en: 'Length by width by height in cm, divided by {parcelDivisor}',
    ar: 'الطول في العرض في الارتفاع بالسنتيمتر، مقسومًا على {parcelDivisor}',
  },
  ask: { en: 'Tell us what you send', ar: 'أخبرنا بما ترسله' },
})
