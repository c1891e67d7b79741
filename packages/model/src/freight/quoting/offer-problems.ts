// What is wrong with the facts of an offer of freight.
import { problems } from '../../kit/problem.ts'

export const freightOfferProblems = problems({
  'freight.offer-day': { status: 422, en: 'Enter a valid date.', ar: 'أدخل تاريخًا صحيحًا.' },
  'freight.offer-past': {
    status: 422,
    en: 'This departure has passed. Enter the next one.',
    ar: 'مضى موعد هذه المغادرة. أدخل الموعد التالي.',
  },
  'freight.offer-next': {
    status: 422,
    en: 'The next departure must be after the one offered.',
    ar: 'المغادرة التالية تكون بعد المغادرة المعروضة.',
  },
  'freight.offer-cut-off': {
    status: 422,
    en: 'A cut-off cannot be after the departure.',
    ar: 'لا يكون آخر موعد بعد المغادرة.',
  },
  'freight.offer-free-days': {
    status: 422,
    en: 'Enter whole days, from 1 to 60.',
    ar: 'أدخل أيامًا كاملة من 1 إلى 60.',
  },
  'freight.offer-demurrage': {
    status: 422,
    en: 'Enter an amount in dirhams, for example 65 or 65.50.',
    ar: 'أدخل مبلغًا بالدرهم، مثل 65 أو 65.50.',
  },
  'freight.offer-steps': {
    status: 422,
    en: 'Demurrage in two steps needs both prices and the last day of the first.',
    ar: 'تحتاج غرامة تأخير الحاوية على مرحلتين إلى السعرين وآخر يوم في المرحلة الأولى.',
  },
  'freight.offer-charge': {
    status: 422,
    en: 'Choose charges from the list.',
    ar: 'اختر الرسوم من القائمة.',
  },
  'freight.offer-both': {
    status: 422,
    en: 'A charge is either included or not included. Remove it from one of the lists.',
    ar: 'الرسم إما مشمول أو غير مشمول. احذفه من إحدى القائمتين.',
  },
  'freight.offer-priced': {
    status: 422,
    en: 'This charge has a price but is also listed as included or not included. Keep only one.',
    ar: 'لهذا الرسم سعر، وهو مدرج أيضًا ضمن المشمول أو غير المشمول. أبقِ أحدهما.',
  },
})
