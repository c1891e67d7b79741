// Refusals of bundles.
import { problems } from '../../kit/problem.ts'

export const bundleProblems = problems({
  'bundles.none': { status: 404, en: 'Bundle not found.', ar: 'لم يتم العثور على الباقة.' },
  'bundles.no-right': {
    status: 403,
    en: 'Only an administrator of your company can do this.',
    ar: 'يجب أن يقوم بذلك مدير حساب شركتك.',
  },
  'bundles.not-higher': {
    status: 409,
    en: 'A bundle is active. Only a higher one can replace it.',
    ar: 'لديك باقة سارية، ولا تحل محلها إلا باقة أعلى.',
  },
  'bundles.terms': {
    status: 422,
    en: 'Accept the membership terms.',
    ar: 'يُرجى قبول شروط العضوية.',
  },
  'bundles.voids': {
    status: 409,
    en: 'The credit you would lose has changed. Check it again before you upgrade.',
    ar: 'تغيّر الرصيد الذي ستفقده. راجعه قبل الترقية.',
  },
  'bundles.not-active': {
    status: 409,
    en: 'This bundle is no longer active.',
    ar: 'لم تعد هذه الباقة سارية.',
  },
  'bundles.being-used': {
    status: 409,
    en: 'These credits are being used to pay for a shipment. Try again once that payment has finished.',
    ar: 'تُسدَّد شحنة من هذا الرصيد الآن. حاول بعد انتهاء عملية الدفع.',
  },
  'bundles.short': {
    status: 409,
    en: 'The bundle does not hold enough credit.',
    ar: 'رصيد الباقة لا يكفي.',
  },
  'bundles.reason': {
    status: 422,
    en: 'Enter a reason of at least 3 characters.',
    ar: 'أدخل سببًا من 3 أحرف على الأقل.',
  },
})
