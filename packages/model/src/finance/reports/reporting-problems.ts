// Refusals of reports, their tickets and their schedules.
import { problems } from '../../kit/problem.ts'

export const reportingProblems = problems({
  'reporting.company': {
    status: 422,
    en: 'This report covers all companies and cannot be limited to one.',
    ar: 'يشمل هذا التقرير جميع الشركات ولا يمكن حصره في شركة واحدة.',
  },
  'reporting.username': {
    status: 403,
    en: 'Reports open only for the user who is signed in.',
    ar: 'تُفتح التقارير للمستخدم المسجّل دخوله فقط.',
  },
  'reporting.group': {
    status: 422,
    en: 'This group of reports was not found.',
    ar: 'لا توجد مجموعة تقارير بهذا الاسم.',
  },
  'reporting.report-none': {
    status: 404,
    en: 'This report was not found.',
    ar: 'لا يوجد تقرير بهذا الاسم.',
  },
  'reporting.ticket': {
    status: 403,
    en: 'This link to the report is not valid. Open the report again.',
    ar: 'لم يُفتح هذا التقرير بالطريقة الصحيحة. افتحه من جديد.',
  },
  'reporting.ticket-expired': {
    status: 403,
    en: 'This link to the report has expired. Open the report again.',
    ar: 'انتهت مهلة فتح هذا التقرير. افتحه من جديد.',
  },
  'reporting.ticket-used': {
    status: 403,
    en: 'This link to the report has already been used. Open the report again.',
    ar: 'سبق فتح هذا التقرير. افتحه من جديد.',
  },
  'reporting.format': {
    status: 422,
    en: 'This report is not available in this format.',
    ar: 'هذا التقرير غير متاح بهذه الصيغة.',
  },
  'reporting.busy': {
    status: 429,
    retryAfter: 20,
    en: 'Other exports are being written at the moment. Please try again shortly.',
    ar: 'تُعدّ تقارير أخرى الآن. يُرجى المحاولة بعد قليل.',
  },
  'reporting.schedule-none': {
    status: 404,
    en: 'This schedule was not found.',
    ar: 'لم يُعثر على هذا الجدول.',
  },
  'reporting.schedule-day': {
    status: 422,
    en: 'Choose a day and a time that match how often the report is sent.',
    ar: 'اختر يومًا ووقتًا يناسبان تكرار إرسال التقرير.',
  },
  'reporting.recipient': {
    status: 422,
    en: 'Reports can only be sent to people with access to finance.',
    ar: 'تُرسل التقارير إلى من يحق لهم الاطلاع على المالية فقط.',
  },
})
