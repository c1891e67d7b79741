// Refusals around e-invoices.
import { problems } from '../../kit/problem.ts'

export const eInvoiceProblems = problems({
  'e-invoice.none': {
    status: 404,
    en: 'This document has no e-invoice.',
    ar: 'لا توجد فاتورة إلكترونية لهذا المستند.',
  },
  'e-invoice.file-none': {
    status: 404,
    en: 'This file is not in the archive.',
    ar: 'هذا الملف غير موجود في الأرشيف.',
  },
  'e-invoice.not-open': {
    status: 409,
    en: 'This e-invoice is being sent or is complete. There is nothing to send again.',
    ar: 'الفاتورة قيد الإرسال أو اكتملت، ولا حاجة إلى إعادة إرسالها.',
  },
  'e-invoice.not-refused': {
    status: 409,
    en: 'Only a rejected e-invoice can be marked as replaced.',
    ar: 'لا تُسجَّل مستبدَلة إلا فاتورة إلكترونية مرفوضة.',
  },
  'e-invoice.not-credited': {
    status: 409,
    en: 'Credit the document in full first.',
    ar: 'أصدر أولًا إشعارًا دائنًا بكامل قيمة المستند.',
  },
  'e-invoice.company-none': {
    status: 404,
    en: 'This company is not registered here.',
    ar: 'هذه الشركة غير مسجلة لدينا.',
  },
  'e-invoice.passport': {
    status: 422,
    en: 'Choose the country that issued the passport.',
    ar: 'اختر الدولة التي أصدرت جواز السفر.',
  },
  'e-invoice.emirate': { status: 422, en: 'Choose an emirate.', ar: 'اختر الإمارة.' },
})
