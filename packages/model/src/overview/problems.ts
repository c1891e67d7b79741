// Refusals of the audit page and of the calendar of holidays.
import { problems } from '../kit/problem.ts'

export const overviewProblems = problems({
  'overview.export-days': {
    status: 422,
    en: 'An export covers at most {days} days. Please choose a shorter period.',
    ar: 'يغطي الملف {days} يومًا على الأكثر. يُرجى اختيار مدة أقصر.',
  },
  'overview.export-rows': {
    status: 422,
    en: 'This would be more than {rows} rows. Please narrow the period or the filters.',
    ar: 'يتجاوز الملف {rows} صف. يُرجى تضييق المدة أو عوامل التصفية.',
  },
  'overview.day-invalid': { status: 422, en: 'Please choose a day.', ar: 'يُرجى اختيار يوم.' },
  'overview.days-order': {
    status: 422,
    en: 'The last day must not be before the first.',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
  },
  'overview.holiday-long': {
    status: 422,
    en: 'A holiday lasts at most 31 days.',
    ar: 'تمتد العطلة 31 يومًا على الأكثر.',
  },
  'overview.holiday-changed': {
    status: 409,
    en: 'Someone else changed this holiday in the meantime. Please check it again.',
    ar: 'غيّر شخص آخر هذه العطلة في هذه الأثناء. يُرجى مراجعتها مجددًا.',
  },
})
