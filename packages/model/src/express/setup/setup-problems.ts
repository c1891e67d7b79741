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
    en: 'A plan would pay more than the list price.',
    ar: 'سيدفع مشترك الباقة أكثر من السعر دون باقة.',
  }),
  'tariffs.day': invalid({
    en: 'Choose a day from tomorrow on.',
    ar: 'اختر يومًا ابتداءً من الغد.',
  }),
  'tariffs.reason': invalid({
    en: 'Say in a few words why the prices change.',
    ar: 'اذكر بإيجاز سبب تغيير الأسعار.',
  }),
  'tariffs.open': conflict({
    en: 'Another version is waiting for a second administrator. Decide about it first.',
    ar: 'هناك إصدار آخر بانتظار مدير نظام ثانٍ. يجب البت فيه أولًا.',
  }),
  'tariffs.taken': conflict({
    en: 'Another version begins on this day.',
    ar: 'يبدأ إصدار آخر في هذا اليوم.',
  }),
  'tariffs.moved-on': conflict({
    en: 'A newer version was approved meanwhile. Load the page again and compare with it.',
    ar: 'اعتُمد إصدار أحدث في هذه الأثناء. أعد تحميل الصفحة وقارن به.',
  }),
  'tariffs.none': {
    status: 404,
    en: 'Nothing is waiting here any more.',
    ar: 'لم يعد هناك ما ينتظر القرار.',
  },
  'tariffs.second-person': {
    status: 403,
    en: 'Another administrator has to approve it.',
    ar: 'يجب أن يوافق عليه مدير نظام آخر.',
  },
  'tariffs.begun': conflict({
    en: 'Its first day has come. Drop it and propose it with a later one.',
    ar: 'حلّ يوم بدايته. ألغه ثم اقترحه بتاريخ لاحق.',
  }),
  'promotions.code': invalid({
    en: '4 to 12 capital letters and digits, like SHIP15.',
    ar: 'من 4 إلى 12 حرفًا لاتينيًا كبيرًا أو رقمًا، مثل SHIP15.',
  }),
  'promotions.percent': invalid({
    en: 'Enter 0.01 to 100, with two decimals at most.',
    ar: 'أدخل قيمة من 0.01 إلى 100 بمنزلتين عشريتين على الأكثر.',
  }),
  'promotions.description': invalid({
    en: 'Describe the offer in both languages, in up to 200 characters.',
    ar: 'صف العرض باللغتين بما لا يتجاوز 200 حرف.',
  }),
  'promotions.days': invalid({
    en: 'The last day is today or later, and not before the first.',
    ar: 'يجب أن يكون اليوم الأخير اليوم أو بعده، وألا يسبق اليوم الأول.',
  }),
  'promotions.limit': invalid({
    en: 'Enter a whole number from 1, or leave it empty.',
    ar: 'أدخل عددًا صحيحًا من 1، أو اتركه فارغًا.',
  }),
  'promotions.limits': invalid({
    en: 'A company cannot use it more often than all together.',
    ar: 'لا يمكن أن يتجاوز حد الشركة الواحدة الحد الإجمالي.',
  }),
  'promotions.taken': conflict({
    en: 'This code exists already, also if it has ended.',
    ar: 'هذا الرمز مستخدم من قبل، حتى لو انتهت صلاحيته.',
  }),
  'promotions.none': { status: 404, en: 'There is no such code.', ar: 'هذا الرمز غير موجود.' },
  'promotions.ended': conflict({ en: 'This code has ended.', ar: 'انتهت صلاحية هذا الرمز.' }),
  'slots.capacity': invalid({ en: 'Enter 0 to 500.', ar: 'أدخل عددًا من 0 إلى 500.' }),
  'slots.day-over': invalid({ en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' }),
  'countries.none': { status: 404, en: 'There is no such country.', ar: 'هذه الدولة غير موجودة.' },
  'countries.days': invalid({
    en: 'Enter whole days: 1 to 30 by priority, 1 to 60 by economy.',
    ar: 'أدخل عدد أيام صحيحًا: من 1 إلى 30 للسريع، ومن 1 إلى 60 للاقتصادي.',
  }),
  'countries.places': invalid({
    en: 'Give each remote place both names, 2 to 60 characters, and name it once.',
    ar: 'أدخل اسمي كل مكان ناءٍ باللغتين، من 2 إلى 60 حرفًا، دون تكرار.',
  }),
})
