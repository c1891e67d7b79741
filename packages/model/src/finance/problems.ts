// Refusals of payments: code -> status and both sentences.
import { problems } from '../kit/problem.ts'
import { paymentOpen } from './payment-open.ts'

export const financeProblems = problems({
  'finance.payment-in-progress': paymentOpen,
  'finance.session-over': {
    status: 409,
    en: 'This payment session has ended. You can start a new one.',
    ar: 'انتهت جلسة الدفع هذه. يمكنك بدء جلسة جديدة.',
  },
  'finance.gateway-unavailable': {
    status: 503,
    en: 'The payment page cannot be reached right now. Nothing was charged. Please try again in a minute.',
    ar: 'يتعذّر الوصول إلى صفحة الدفع حاليًا، ولم يُخصم أي مبلغ. يُرجى المحاولة بعد دقيقة.',
  },
  'finance.refund-too-large': {
    status: 422,
    en: 'The refund is larger than what was paid and not yet refunded.',
    ar: 'المبلغ المطلوب رده أكبر من المبلغ المدفوع غير المسترد.',
  },
  'finance.refund-in-progress': {
    status: 409,
    en: 'A refund of this payment is already in progress.',
    ar: 'يجري حاليًا رد مبلغ هذه الدفعة.',
  },
  'finance.credit-limit': {
    status: 422,
    en: 'This is AED {missing} above your available credit. Pay an invoice, pay by card or request a higher limit.',
    ar: 'يتجاوز المبلغ رصيدك الائتماني المتاح بمقدار {missing} درهم. يُرجى سداد فاتورة أو الدفع بالبطاقة أو طلب رفع الحد الائتماني.',
  },
  'finance.credit-suspended': {
    status: 422,
    en: 'Your credit account is suspended. Pay by card, or see your credit account for what to do.',
    ar: 'حسابك الائتماني موقوف. يُرجى الدفع بالبطاقة، أو مراجعة صفحة الحساب الائتماني لمعرفة المطلوب.',
  },
  'finance.credit-pending': {
    status: 422,
    en: 'Your application for a credit account is being reviewed. Pay by card, or see your credit account for what is missing.',
    ar: 'طلبك للحساب الائتماني قيد المراجعة. يُرجى الدفع بالبطاقة، أو مراجعة صفحة الحساب الائتماني لمعرفة ما ينقص الطلب.',
  },
  'finance.credit-none': {
    status: 403,
    en: 'Only customers with a credit account can confirm on credit. Your company may apply for one.',
    ar: 'التأكيد على الحساب الائتماني متاح لعملاء الائتمان فقط. يمكن لشركتك التقدم بطلب حساب ائتماني.',
  },
  'finance.notice-refused': {
    status: 403,
    en: 'The notification does not carry the agreed header.',
    ar: 'لا يحمل الإشعار الترويسة المتفق عليها.',
  },
})
