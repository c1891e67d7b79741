// Words of the page that a payer of invoices on credit comes back to.
import { texts } from '@marsa/model/kit/text.ts'

export const creditPlaceText = texts({
  toAccount: { en: 'Open the credit account', ar: 'فتح الحساب الائتماني' },
  overdueBody: {
    en: 'The bank has not confirmed the result yet. We keep checking. If anything was charged, it pays your invoices or is refunded automatically. Please do not pay again.',
    ar: 'لم يُبلغنا البنك بالنتيجة بعد، وما زلنا نستعلم. إذا خُصم أي مبلغ فستُسدد به فواتيرك أو يُرد تلقائيًا. يُرجى عدم الدفع مرة أخرى.',
  },
  paidBody: {
    en: 'Your invoices are paid. The credit account shows what you still owe.',
    ar: 'سُددت فواتيرك. يبيّن الحساب الائتماني المبلغ المتبقي.',
  },
  documentsWhere: { en: 'In the credit account', ar: 'في الحساب الائتماني' },
  close: {
    en: 'You can close this page. The result also arrives by e-mail. If the bank declines, the invoices stay open and nothing is charged.',
    ar: 'يمكنك إغلاق هذه الصفحة. تصل النتيجة أيضًا عبر البريد الإلكتروني. وإذا رفض البنك، تبقى الفواتير مفتوحة ولن يُخصم أي مبلغ.',
  },
  unknownBody: {
    en: 'The link may be incomplete, or the payment belongs to another account. Your credit account shows every payment.',
    ar: 'قد يكون الرابط غير مكتمل، أو أن الدفع يخص حسابًا آخر. يعرض حسابك الائتماني جميع المدفوعات.',
  },
  leftBody: {
    en: 'Nothing was charged. The invoices are still open; you can pay them now or later.',
    ar: 'لم يُخصم أي مبلغ. لا تزال الفواتير مفتوحة، ويمكنك سدادها الآن أو لاحقًا.',
  },
})
