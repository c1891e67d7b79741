// Refusals of credit accounts: code -> status and both sentences.
import { problems } from '../../kit/problem.ts'

export const creditProblems = problems({
  'credit.business-only': {
    status: 403,
    en: 'Credit accounts are for registered companies.',
    ar: 'الحسابات الائتمانية متاحة للشركات المسجلة فقط.',
  },
  'credit.company-admin-only': {
    status: 403,
    en: 'Only an administrator of your company can do this.',
    ar: 'يجب أن يقوم بذلك مدير حساب شركتك.',
  },
  'credit.pending': {
    status: 409,
    en: 'Your credit application is already under review.',
    ar: 'طلبك للحساب الائتماني قيد المراجعة بالفعل.',
  },
  'credit.not-found': {
    status: 404,
    en: 'Credit application not found.',
    ar: 'لم يتم العثور على طلب الائتمان.',
  },
  'credit.no-account': {
    status: 404,
    en: 'This company has neither a credit account nor an application for one.',
    ar: 'ليس لهذه الشركة حساب ائتماني ولا طلب للحصول عليه.',
  },
  'credit.not-pending': {
    status: 409,
    en: 'This application has been decided or withdrawn.',
    ar: 'تم البت في هذا الطلب أو سحبه.',
  },
  'credit.not-open': {
    status: 409,
    en: 'This credit account is not open.',
    ar: 'هذا الحساب الائتماني غير مفعّل.',
  },
  'credit.not-suspended': {
    status: 409,
    en: 'This credit account is not suspended.',
    ar: 'هذا الحساب الائتماني غير موقوف.',
  },
  'credit.is-suspended': {
    status: 409,
    en: 'Your credit account is suspended. It has to be restored before the limit can be raised.',
    ar: 'حسابك الائتماني موقوف. يجب إعادة تفعيله قبل رفع الحد.',
  },
  'credit.still-used': {
    status: 409,
    en: 'This account still has amounts owed or reserved.',
    ar: 'لا تزال على هذا الحساب مبالغ مستحقة أو محجوزة.',
  },
  'credit.documents-missing': {
    status: 422,
    en: 'Documents required for this limit are missing.',
    ar: 'تنقص مستندات يتطلبها هذا الحد.',
  },
  'credit.unchanged': {
    status: 422,
    en: 'The limit and payment terms have not changed.',
    ar: 'لم يتغيّر الحد ولا مدة السداد.',
  },
  'credit.limit-invalid': {
    status: 422,
    en: 'Enter a limit from AED 5,000 to AED 5,000,000.',
    ar: 'أدخل حدًا من 5,000 إلى 5,000,000 درهم.',
  },
  'credit.terms-invalid': { status: 422, en: 'Choose the payment terms.', ar: 'اختر مدة السداد.' },
  'credit.reason': { status: 422, en: 'Please give a reason.', ar: 'يُرجى كتابة السبب.' },
  'credit.proposal-open': {
    status: 409,
    en: 'A change to this account is already waiting for a second administrator.',
    ar: 'يوجد تغيير على هذا الحساب بانتظار مدير ثانٍ.',
  },
  'credit.proposal-none': {
    status: 404,
    en: 'This proposal has already been decided.',
    ar: 'تم البت في هذا الاقتراح.',
  },
  'credit.proposal-lapsed': {
    status: 409,
    en: 'This proposal has lapsed. Please propose it again.',
    ar: 'انتهت مدة هذا الاقتراح. يُرجى تقديمه من جديد.',
  },
  'credit.second-person': {
    status: 403,
    en: 'You proposed this, so another administrator has to confirm it.',
    ar: 'يجب أن يؤكد شخص آخر ما اقترحته.',
  },
})
