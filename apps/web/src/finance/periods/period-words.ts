// Words of the pages of months.
import { texts } from '@marsa/model/kit/text.ts'

export const periodWords = texts({
  lead: {
    en: 'Nothing can be posted to a closed month. One person starts closing, another completes it.',
    ar: 'لا يُرحَّل أي قيد إلى شهر مقفل. يبدأ الإقفال شخص ويُتمّه آخر.',
  },
  month: { en: 'Month', ar: 'الشهر' },
  state: { en: 'Status', ar: 'الحالة' },
  by: { en: 'Closed by', ar: 'أقفله' },
  at: { en: 'Closed', ar: 'وقت الإقفال' },
  back: { en: 'All months', ar: 'كل الأشهر' },
  checks: { en: 'Checks', ar: 'الفحوص' },
  checksNow: {
    en: 'Calculated from the books now. The month can be closed once nothing is open.',
    ar: 'محسوبة من الدفاتر الآن، ولا يُقفل الشهر ما دام فيها بند مفتوح.',
  },
  checksThen: { en: 'As they were when the month was closed.', ar: 'كما كانت عند إقفال الشهر.' },
  red: { en: 'Open: {figure}', ar: 'مفتوح: {figure}' },
  noted: { en: '{figure}, does not prevent closing', ar: '{figure}، لا يمنع الإقفال' },
  begunBy: { en: '{name} started closing this month', ar: 'بدأ {name} إقفال هذا الشهر' },
  begunBody: {
    en: 'Another administrator reviews the checks and closes the month.',
    ar: 'يراجع مدير آخر الفحوص ثم يُقفل الشهر.',
  },
  askedBy: { en: '{name} requested reopening', ar: 'طلب {name} إعادة فتح الشهر' },
  start: { en: 'Start closing', ar: 'بدء الإقفال' },
  stop: { en: 'Cancel closing', ar: 'إلغاء الإقفال' },
  close: { en: 'Close the month', ar: 'إقفال الشهر' },
  closeTitle: { en: 'Close {month}?', ar: 'إقفال {month}؟' },
  closeBody: {
    en: 'Nothing more can be posted to it. Later entries count in the first open month.',
    ar: 'لن يُرحَّل إليه أي قيد بعد الآن، وما يرد لاحقًا يُسجَّل في أول شهر مفتوح.',
  },
  ask: { en: 'Request reopening', ar: 'طلب إعادة الفتح' },
  askTitle: { en: 'Reopen {month}?', ar: 'إعادة فتح {month}؟' },
  askBody: {
    en: 'Another administrator with approval rights decides. The reason is kept with the month.',
    ar: 'يقرر ذلك مدير آخر لديه صلاحية الاعتماد، ويبقى السبب محفوظًا مع الشهر.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reopen: { en: 'Reopen', ar: 'إعادة الفتح' },
  keep: { en: 'Keep it closed', ar: 'إبقاؤه مقفلًا' },
  done: { en: 'Saved', ar: 'تم الحفظ' },
})
