// Refusals about what administrators set up of express.
import { problems } from '../../kit/problem.ts'

const invalid = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 422, ...words }) as const
const conflict = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 409, ...words }) as const

export const setupProblems = problems({
  'tariffs.cell': invalid({
    en: 'Enter a weight in kg and amounts in dirhams.',
    ar: 'أدخل الوزن بالكيلوغرام والمبالغ بالدرهم.',
  }),
  'tariffs.twice': invalid({
    en: 'The same weight has two prices for one plan. Remove one of them.',
    ar: 'للوزن نفسه سعران في باقة واحدة. احذف أحدهما.',
  }),
  'tariffs.gap': invalid({
    en: 'Each plan, and sending without a plan, needs a price from 0 kg.',
    ar: 'يجب تحديد سعر يبدأ من 0 كغم لكل باقة وللشحن دون باقة.',
  }),
  'tariffs.falls': invalid({
    en: 'A heavier parcel would cost less than a lighter one.',
    ar: 'سيكلّف الطرد الأثقل أقل من الطرد الأخف.',
  }),
  'tariffs.plan-dearer': invalid({
    en: 'A plan price would be higher than the list price.',
    ar: 'سيدفع مشترك الباقة أكثر من السعر دون باقة.',
  }),
  'tariffs.day': invalid({
    en: 'Choose tomorrow or a later day.',
    ar: 'اختر يومًا ابتداءً من الغد.',
  }),
  'tariffs.reason': invalid({
    en: 'Say in a few words why the prices are changing.',
    ar: 'اذكر بإيجاز سبب تغيير الأسعار.',
  }),
  'tariffs.open': conflict({
    en: 'Another version is waiting for a second administrator. Decide on it first.',
    ar: 'هناك إصدار آخر بانتظار مدير نظام ثانٍ. يجب البت فيه أولًا.',
  }),
  'tariffs.taken': conflict({
    en: 'Another version begins on this day.',
    ar: 'يبدأ إصدار آخر في هذا اليوم.',
  }),
  'tariffs.moved-on': conflict({
    en: 'A newer version has been approved in the meantime. Reload the page and compare with it.',
    ar: 'اعتُمد إصدار أحدث في هذه الأثناء. أعد تحميل الصفحة وقارن به.',
  }),
  'tariffs.none': {
    status: 404,
    en: 'Nothing is waiting here now.',
    ar: 'لم يعد هناك ما ينتظر القرار.',
  },
  'tariffs.second-person': {
    status: 403,
    en: 'Another administrator has to approve it.',
    ar: 'يجب أن يوافق عليه مدير نظام آخر.',
  },
  'tariffs.begun': conflict({
    en: 'Its first day has come. Discard it and propose it again with a later one.',
    ar: 'حلّ يوم بدايته. ألغه ثم اقترحه بتاريخ لاحق.',
  }),
  'promotions.code': invalid({
    en: '4 to 12 capital letters and digits, like SHIP15.',
    ar: 'من 4 إلى 12 حرفًا لاتينيًا كبيرًا أو رقمًا، مثل SHIP15.',
  }),
  'promotions.percent': invalid({
    en: 'Enter a number from 0.01 to 100, with up to two decimals.',
    ar: 'أدخل قيمة من 0.01 إلى 100 بمنزلتين عشريتين على الأكثر.',
  }),
  'promotions.description': invalid({
    en: 'Describe the offer in both languages, in up to 200 characters.',
    ar: 'صف العرض باللغتين بما لا يتجاوز 200 حرف.',
  }),
  'promotions.days': invalid({
    en: 'The last day must be today or later, and not before the first.',
    ar: 'يجب أن يكون اليوم الأخير اليوم أو بعده، وألا يسبق اليوم الأول.',
  }),
  'promotions.limit': invalid({
    en: 'Enter a whole number from 1, or leave it empty.',
    ar: 'أدخل عددًا صحيحًا من 1، أو اتركه فارغًا.',
  }),
  'promotions.limits': invalid({
    en: 'The limit per company cannot be higher than the limit in total.',
    ar: 'لا يمكن أن يتجاوز حد الشركة الواحدة الحد الإجمالي.',
  }),
  'promotions.taken': conflict({
    en: 'This code already exists, even if it has ended.',
    ar: 'هذا الرمز مستخدم من قبل، حتى لو انتهت صلاحيته.',
  }),
  'promotions.none': { status: 404, en: 'Code not found.', ar: 'هذا الرمز غير موجود.' },
  'promotions.ended': conflict({ en: 'This code has ended.', ar: 'انتهت صلاحية هذا الرمز.' }),
  'slots.capacity': invalid({ en: 'Enter a number from 0 to 500.', ar: 'أدخل عددًا من 0 إلى 500.' }),
  'slots.day-over': invalid({ en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' }),
  'countries.none': { status: 404, en: 'Country not found.', ar: 'هذه الدولة غير موجودة.' },
  'countries.days': invalid({
    en: 'Enter whole days: 1 to 30 for priority, 1 to 60 for economy.',
    ar: 'أدخل عدد أيام صحيحًا: من 1 إلى 30 للسريع، ومن 1 إلى 60 للاقتصادي.',
  }),
  'countries.places': invalid({
    en: 'Enter each remote place once, with both names, 2 to 60 characters each.',
    ar: 'أدخل اسمي كل مكان ناءٍ باللغتين، من 2 إلى 60 حرفًا، دون تكرار.',
  }),
})
