// Refusals of closing months.
import { problems } from '../../kit/problem.ts'

export const periodProblems = problems({
  'period.month': { status: 422, en: 'Choose a month.', ar: 'اختر شهرًا.' },
  'period.moved-on': {
    status: 409,
    en: 'The status of this month has changed. The page shows the current status.',
    ar: 'تغيّرت حالة هذا الشهر. تعرض الصفحة حالته الحالية.',
  },
  'period.not-over': {
    status: 409,
    en: 'A month can only be closed after its last day.',
    ar: 'لا يُقفل الشهر إلا بعد آخر يوم فيه.',
  },
  'period.earlier-open': {
    status: 409,
    en: 'An earlier month is still open. Close the months in order.',
    ar: 'ما زال شهر سابق مفتوحًا. أقفل الأشهر بالترتيب.',
  },
  'period.not-green': {
    status: 409,
    en: 'Some checks have not passed. Resolve them first.',
    ar: 'لم تنجح جميع الفحوص. عالِج البنود المذكورة أولًا.',
  },
  'period.check-old': {
    status: 409,
    en: 'The ledger has not been checked in the last day. Close the month after the next daily check.',
    ar: 'لم يُفحص دفتر الأستاذ خلال اليوم الأخير. أقفل الشهر بعد الفحص اليومي التالي.',
  },
  'period.starter': {
    status: 409,
    en: 'The person who started closing is no longer allowed to close months. Cancel closing and start again.',
    ar: 'لم تعد لدى من بدأ الإقفال صلاحية إقفال الأشهر. ألغِ الإقفال وابدأه من جديد.',
  },
  'period.second-person': {
    status: 403,
    en: 'Another administrator has to do this, because you started it.',
    ar: 'يجب أن يتولى هذه الخطوة مدير آخر لأنك من بدأها.',
  },
  'period.not-latest': {
    status: 409,
    en: 'Only the most recently closed month can be reopened. Reopen the later month first.',
    ar: 'لا يُعاد فتح إلا أحدث شهر مقفل. أعد فتح الشهر اللاحق أولًا.',
  },
  'period.reason': {
    status: 422,
    en: 'Enter a reason of 3 to 500 characters.',
    ar: 'اذكر السبب في 3 إلى 500 حرف.',
  },
})
