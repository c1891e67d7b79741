// Refusals of freezing and filing VAT returns.
import { problems } from '../../kit/problem.ts'

export const filedReturnProblems = problems({
  'vat.period': { status: 422, en: 'Choose a tax period.', ar: 'اختر فترة ضريبية.' },
  'vat.moved-on': {
    status: 409,
    en: 'The status of this return has changed. The page shows the current status.',
    ar: 'تغيّرت حالة هذا الإقرار. تعرض الصفحة وضعه الحالي.',
  },
  'vat.not-over': {
    status: 409,
    en: 'A return can only be frozen after the last day of its tax period.',
    ar: 'لا يُجمَّد الإقرار إلا بعد آخر يوم في فترته الضريبية.',
  },
  'vat.earlier-open': {
    status: 409,
    en: 'The return of an earlier tax period is still open. Freeze the returns in order.',
    ar: 'ما زال إقرار فترة سابقة مفتوحًا. جمِّد الإقرارات بالترتيب.',
  },
  'vat.earlier-unfiled': {
    status: 409,
    en: 'The return of an earlier tax period has not been filed yet. File the returns in order.',
    ar: 'لم يُقدَّم إقرار فترة سابقة بعد. قدِّم الإقرارات بالترتيب.',
  },
  'vat.later-frozen': {
    status: 409,
    en: 'A later return is already frozen. Unfreeze that one first.',
    ar: 'جُمِّد إقرار لاحق بالفعل. ألغِ تجميده أولًا.',
  },
  'vat.apart': {
    status: 409,
    en: 'The return and the ledger differ. Find the posting without a document first.',
    ar: 'الإقرار ودفتر الأستاذ غير متطابقين. ابحث أولًا عن القيد الذي لا مستند له.',
  },
  'vat.second-person': {
    status: 403,
    en: 'Another administrator has to do this, because you froze the return.',
    ar: 'يجب أن يتولى هذه الخطوة مدير آخر لأنك من جمَّد الإقرار.',
  },
  'vat.reference': {
    status: 422,
    en: 'Enter the tax authority’s reference, up to 40 characters.',
    ar: 'أدخل مرجع الهيئة الاتحادية للضرائب بما لا يزيد على 40 حرفًا.',
  },
  'vat.filed-on': {
    status: 422,
    en: 'Enter the filing date. It must be after the tax period and cannot be in the future.',
    ar: 'أدخل تاريخ التقديم، بعد نهاية الفترة الضريبية وليس في المستقبل.',
  },
  'vat.reason': {
    status: 422,
    en: 'Enter a reason of 3 to 500 characters.',
    ar: 'اذكر السبب في 3 إلى 500 حرف.',
  },
})
