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
    en: 'A refund of this payment is already on its way.',
    ar: 'يجري حاليًا رد مبلغ هذه الدفعة.',
  },
  'finance.credit-limit': {
    status: 409,
    en: 'This is above your available credit. Pay by card, or ask us to review your limit.',
    ar: 'يتجاوز المبلغ رصيدك الائتماني المتاح. يُرجى الدفع بالبطاقة أو طلب مراجعة الحد الائتماني.',
  },
  'finance.notice-refused': {
    status: 403,
    en: 'The notice does not carry the agreed header.',
    ar: 'لا يحمل الإشعار الترويسة المتفق عليها.',
  },
})
