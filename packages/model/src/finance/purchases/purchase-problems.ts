// Refusals of purchases.
import { problems } from '../../kit/problem.ts'

export const purchaseProblems = problems({
  'purchase.none': { status: 404, en: 'This purchase was not found.', ar: 'لم يُعثر على فاتورة الشراء هذه.' },
  'purchase.moved-on': {
    status: 409,
    en: 'The status of this purchase has changed. The page shows the current status.',
    ar: 'تغيّرت حالة فاتورة الشراء. تعرض الصفحة وضعها الحالي.',
  },
  'purchase.second-person': {
    status: 403,
    en: 'Another administrator has to decide, because you entered it.',
    ar: 'يجب أن يقرر مدير آخر لأنك من أدخل الفاتورة.',
  },
  'purchase.supplier': { status: 422, en: 'Enter the name of the supplier.', ar: 'أدخل اسم المورّد.' },
  'purchase.trn': {
    status: 422,
    en: 'Enter the TRN of the supplier: 15 digits, starting with 1. Without it, the VAT cannot be recovered.',
    ar: 'أدخل رقم التسجيل الضريبي للمورّد: 15 رقمًا تبدأ بالرقم 1. لا تُسترد الضريبة دونه.',
  },
  'purchase.number': { status: 422, en: 'Enter the number of the invoice.', ar: 'أدخل رقم الفاتورة.' },
  'purchase.day': {
    status: 422,
    en: 'Enter the invoice date. It cannot be in the future.',
    ar: 'أدخل تاريخ الفاتورة على ألا يكون في المستقبل.',
  },
  'purchase.amount': { status: 422, en: 'Enter an amount in AED.', ar: 'أدخل مبلغًا بالدرهم.' },
  'purchase.vat': {
    status: 422,
    en: 'VAT must be 5% of the net amount (within a few fils), or zero for a purchase without VAT.',
    ar: 'الضريبة 5% من الصافي بفارق بضعة فلوس، أو صفر للشراء دون ضريبة.',
  },
  'purchase.twice': {
    status: 409,
    en: 'This invoice from this supplier has already been entered.',
    ar: 'أُدخلت فاتورة هذا المورّد من قبل.',
  },
  'purchase.file': {
    status: 409,
    en: 'Add the tax invoice as a file first.',
    ar: 'أرفق ملف الفاتورة الضريبية أولًا.',
  },
  'purchase.reason': {
    status: 422,
    en: 'Give a reason of 3 to 500 characters.',
    ar: 'اكتب السبب في 3 إلى 500 حرف.',
  },
})
