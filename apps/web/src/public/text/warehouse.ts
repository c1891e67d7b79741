// Texts of the warehouse home.
import { texts } from '@marsa/model/kit/text.ts'

export const warehouse = texts({
  title: { en: 'Storage by the cubic metre in the UAE · Marsa', ar: 'تخزين بالمتر المكعب في الإمارات · مرسى' },
  description: {
    en: 'Storage on demand in the Emirates, by the cubic metre and for the dates you need, with pickup and delivery. Several warehouses quote, you choose and pay.',
    ar: 'تخزين عند الطلب في الإمارات، بالمتر المكعب وللمدة التي تحتاجها، مع الاستلام والتوصيل. تتلقى عروضًا من عدة مستودعات، فتختار وتدفع.',
  },
  h1: {
    en: 'Storage for as much as you have, as long as you need',
    ar: 'تخزين بقدر بضاعتك وللمدة التي تحتاجها',
  },
  lead: {
    en: 'Say how many cubic metres and which dates. Approved warehouses answer with a price, and a lorry can collect and return the goods.',
    ar: 'حدّد عدد الأمتار المكعبة والتواريخ. تردّ المستودعات المعتمدة بأسعارها، ويمكن لشاحنة أن تستلم البضاعة وتعيدها.',
  },
  answer: { en: 'Quotes usually arrive in', ar: 'تصل العروض عادة خلال' },
  unit: { en: 'You pay for', ar: 'تدفع مقابل' },
  unitValue: { en: 'Cubic metres', ar: 'المتر المكعب' },
  optional: { en: 'Pickup and delivery', ar: 'الاستلام والتوصيل' },
  optionalValue: { en: 'Optional', ar: 'اختياري' },
  working: { en: 'Warehouses answer on working days.', ar: 'تصل الردود في أيام العمل.' },
  step1: { en: 'Register', ar: 'سجّل حسابًا' },
  step1Text: {
    en: 'One Marsa account covers storage, freight, parcels and trucks.',
    ar: 'حساب مرسى واحد للتخزين والشحن والطرود والشاحنات.',
  },
  step2: { en: 'Get quotes', ar: 'اطلب العروض' },
  step2Text: {
    en: 'City, space in cubic metres, kind of cargo, first and last day, and whether to collect or deliver.',
    ar: 'المدينة والمساحة بالمتر المكعب ونوع البضاعة وأول يوم وآخر يوم، وهل ترغب في الاستلام أو التوصيل.',
  },
  step3: { en: 'Select and pay', ar: 'اختر وادفع' },
  step3Text: {
    en: 'Compare the offers side by side. The lowest one is marked. Accept the terms and pay online.',
    ar: 'قارن العروض جنبًا إلى جنب، وأقلها مميّز بعلامة. اقبل الشروط وادفع إلكترونيًا.',
  },
  step4: { en: 'Store and follow', ar: 'خزّن وتابع' },
  step4Text: {
    en: 'Picked up, stored, out for delivery, delivered: each step shows on your timeline.',
    ar: 'تم الاستلام، ثم التخزين، ثم الخروج للتوصيل، ثم التسليم: تظهر كل خطوة في مسارك الزمني.',
  },
  limitDates: { en: 'Dates', ar: 'التواريخ' },
  limitDatesText: { en: 'The first day is before the last day.', ar: 'يكون أول يوم قبل آخر يوم.' },
  limitFiles: { en: 'Papers', ar: 'المستندات' },
  limitFilesText: {
    en: 'Up to {files} files at once, {fileMb} MB each: PDF, Word, Excel, JPG or PNG.',
    ar: 'حتى {files} ملفات في المرة، {fileMb} ميغابايت لكل ملف، بصيغ PDF وWord وExcel وJPG وPNG.',
  },
  limitDelivery: { en: 'Delivery', ar: 'التوصيل' },
  limitDeliveryText: {
    en: 'May be to the address of pickup or to another one.',
    ar: 'إلى عنوان الاستلام نفسه أو إلى عنوان آخر.',
  },
  limitPay: { en: 'Payment', ar: 'الدفع' },
  limitPayText: {
    en: 'In dirhams. An open payment page holds the quote for {paymentLock}. VAT of {vat} percent is shown on its own line.',
    ar: 'بالدرهم. تُثبَّت العروض لمدة {paymentLock} أثناء فتح صفحة الدفع. وتظهر ضريبة القيمة المضافة بنسبة {vat} في المئة في سطر مستقل.',
  },
  ask: { en: 'Tell us what you want to store', ar: 'أخبرنا بما ترغب في تخزينه' },
})
