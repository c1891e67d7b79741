// Refusals of what follows a purchase on credit: code -> status and both sentences.
import { problems } from '../../kit/problem.ts'

export const receiptProblems = problems({
  'credit.still-overdue': {
    status: 409,
    en: 'Some invoices are overdue. Restore the account once they are paid, or set a date until which it stays open.',
    ar: 'توجد فواتير متأخرة السداد. أعد تفعيل الحساب بعد سدادها، أو حتى يوم تحدده.',
  },
  'credit.lift-invalid': {
    status: 422,
    en: 'Choose a date within the next 30 days.',
    ar: 'اختر يومًا خلال 30 يومًا القادمة.',
  },
  'credit.receipt-none': { status: 404, en: 'Receipt not found.', ar: 'لم يتم العثور على المقبوض.' },
  'credit.receipt-done': {
    status: 409,
    en: 'This is no longer possible for this receipt.',
    ar: 'لم يعد هذا ممكنًا لهذا المقبوض.',
  },
  'credit.invoice-none': {
    status: 404,
    en: 'This invoice was not found on this account.',
    ar: 'لا توجد هذه الفاتورة في هذا الحساب.',
  },
  'credit.invoice-paid': {
    status: 409,
    en: 'This invoice has no open balance.',
    ar: 'لا مبلغ مفتوحًا على هذه الفاتورة.',
  },
  'credit.amount-invalid': {
    status: 422,
    en: 'Enter an amount above zero, with at most two decimals.',
    ar: 'أدخل مبلغًا أكبر من صفر وبمنزلتين عشريتين على الأكثر.',
  },
  'credit.value-day': {
    status: 422,
    en: 'Enter a date within the last year, no later than today.',
    ar: 'أدخل يومًا من السنة الماضية لا يتجاوز اليوم.',
  },
  'credit.reference': { status: 422, en: 'Enter the reference.', ar: 'أدخل الرقم المرجعي.' },
  'credit.refund-owed': {
    status: 422,
    en: 'The refund cannot exceed what we owe the company.',
    ar: 'لا يُرد إلا ما هو مستحق للشركة علينا.',
  },
  'credit.line-taken': {
    status: 409,
    en: 'A refund with this reference has already been recorded.',
    ar: 'سُجل رد آخر بهذا المرجع.',
  },
  'credit.write-off-early': {
    status: 422,
    en: 'An invoice can be written off once it is 180 days past due.',
    ar: 'يمكن شطب الفاتورة بعد مرور 180 يومًا على تاريخ استحقاقها.',
  },
  'credit.write-off-open': {
    status: 409,
    en: 'A write-off of this invoice is already waiting for a second administrator.',
    ar: 'يوجد شطب لهذه الفاتورة بانتظار مدير ثانٍ.',
  },
  'credit.recover-above': {
    status: 422,
    en: 'This is more than the remaining written-off amount.',
    ar: 'هذا المبلغ أكبر من المتبقي من المبلغ المشطوب.',
  },
  'credit.statement-none': { status: 404, en: 'Statement not found.', ar: 'لم يتم العثور على كشف الحساب.' },
})
