// Words of the pages of months.
import { texts } from '@marsa/model/kit/text.ts'

export const periodWords = texts({
  lead: {
    en: 'Nothing is posted into a month once it is closed. One person begins, another closes.',
    ar: 'لا يُرحَّل أي قيد إلى شهر بعد إقفاله. يبدأ الإقفال شخص ويُتمّه آخر.',
  },
  month: { en: 'Month', ar: 'الشهر' },
  state: { en: 'State', ar: 'الحالة' },
  by: { en: 'Closed by', ar: 'أقفله' },
  at: { en: 'Closed', ar: 'وقت الإقفال' },
  back: { en: 'All months', ar: 'كل الأشهر' },
  checks: { en: 'Checks', ar: 'الفحوص' },
  checksNow: {
    en: 'Computed from the books now. The month closes once nothing is open.',
    ar: 'محسوبة من الدفاتر الآن، ولا يُقفل الشهر ما دام فيها بند مفتوح.',
  },
  checksThen: { en: 'As they were when the month was closed.', ar: 'كما كانت عند إقفال الشهر.' },
  green: { en: 'In order', ar: 'سليم' },
  red: { en: 'Open: {figure}', ar: 'مفتوح: {figure}' },
  noted: { en: '{figure}, does not stop closing', ar: '{figure}، لا يمنع الإقفال' },
  begunBy: { en: '{name} began to close it', ar: 'بدأ {name} الإقفال' },
  begunBody: {
    en: 'Another administrator looks at the checks and closes the month.',
    ar: 'يراجع مدير آخر الفحوص ثم يُقفل الشهر.',
  },
  askedBy: { en: '{name} asks to open it again', ar: 'طلب {name} إعادة فتحه' },
  start: { en: 'Begin to close', ar: 'بدء الإقفال' },
  stop: { en: 'Take it back', ar: 'التراجع' },
  close: { en: 'Close the month', ar: 'إقفال الشهر' },
  closeTitle: { en: 'Close {month}?', ar: 'إقفال {month}؟' },
  closeBody: {
    en: 'Nothing is posted into it any more. What comes later counts in the first open month.',
    ar: 'لن يُرحَّل إليه أي قيد بعد الآن، وما يرد لاحقًا يُسجَّل في أول شهر مفتوح.',
  },
  ask: { en: 'Ask to open it again', ar: 'طلب إعادة الفتح' },
  askTitle: { en: 'Open {month} again?', ar: 'إعادة فتح {month}؟' },
  askBody: {
    en: 'Another administrator who may approve decides. The reason stays with the month.',
    ar: 'يقرر ذلك مدير آخر لديه صلاحية الاعتماد، ويبقى السبب محفوظًا مع الشهر.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reopen: { en: 'Open it again', ar: 'إعادة الفتح' },
  keep: { en: 'Keep it closed', ar: 'إبقاؤه مقفلًا' },
  done: { en: 'Saved', ar: 'تم الحفظ' },
})
