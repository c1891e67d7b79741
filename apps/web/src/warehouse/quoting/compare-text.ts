// Words of storage where its quotes are compared, accepted and paid.
import { texts } from '@marsa/model/kit/text.ts'

export const storageCompareText = texts({
  heading: {
    en: { one: '{count} quote for storage in {city}', other: '{count} quotes for storage in {city}' },
    ar: {
      zero: 'لا عروض للتخزين في {city} بعد',
      one: 'عرض واحد للتخزين في {city}',
      two: 'عرضان للتخزين في {city}',
      few: '{count} عروض للتخزين في {city}',
      many: '{count} عرضًا للتخزين في {city}',
      other: '{count} عرض للتخزين في {city}',
    },
  },
  facts: { en: 'The warehouse', ar: 'المستودع' },
  remarks: { en: 'Remarks of the warehouse', ar: 'ملاحظات المستودع' },
  done: {
    en: { one: '{count} storage request', other: '{count} storage requests' },
    ar: {
      zero: 'لا عمليات تخزين سابقة',
      one: 'عملية تخزين واحدة',
      two: 'عمليتا تخزين',
      few: '{count} عمليات تخزين',
      many: '{count} عملية تخزين',
      other: '{count} عملية تخزين',
    },
  },
  nowAndLater: {
    en: '{amount} now, the rest before the goods leave',
    ar: '{amount} الآن، والباقي قبل خروج البضاعة',
  },
  vat: { en: 'VAT 5%', ar: 'ضريبة القيمة المضافة \u20665%\u2069' },
  netZero: { en: 'Charges at 0%', ar: 'رسوم خاضعة لنسبة \u20660%\u2069' },
  netStandard: { en: 'Charges at 5%', ar: 'رسوم خاضعة لنسبة \u20665%\u2069' },
  netOutside: { en: 'Outside VAT', ar: 'خارج نطاق الضريبة' },
  part: { en: '{percent}% now', ar: '\u2066{percent}%\u2069 الآن' },
  half: { en: 'Half now', ar: 'النصف الآن' },
  downPaymentDetail: {
    en: '{amount} by card; the rest after the goods are measured',
    ar: '{amount} بالبطاقة؛ والباقي بعد قياس البضاعة',
  },
  wholeDetail: {
    en: '{amount} by card; nothing more unless more space is measured',
    ar: '{amount} بالبطاقة؛ ولا شيء بعدها ما لم تزد المساحة المقاسة',
  },
  platformBody: {
    en: 'Accepting books the space with this warehouse at this price. The goods are measured when they come in: if they need more or less space than booked, a new final quotation follows, and you see it before you pay. After payment, a cancellation goes through support and follows the cancellation rule.',
    ar: 'القبول يعني حجز المساحة لدى هذا المستودع بهذا السعر. تُقاس البضاعة عند دخولها: إذا احتاجت مساحة أكبر أو أقل من المحجوزة صدر عرض نهائي جديد تطّلع عليه قبل السداد. وبعد الدفع يتم الإلغاء عبر الدعم ووفق قاعدة الإلغاء.',
  },
  waitingBody: {
    en: 'The warehouses have your request. Each quote appears here as soon as it is sent, and we notify you.',
    ar: 'وصل طلبك إلى المستودعات. يظهر كل عرض هنا فور إرساله، وسنُعلمك بذلك.',
  },
  held: {
    en: 'When you start a payment, all quotes of this request are held for {paymentLock}. Warehouses never see each other’s names or prices.',
    ar: 'عند بدء الدفع تُحجز جميع عروض هذا الطلب لمدة {paymentLock}. ولا ترى المستودعات أسماء بعضها أو أسعارها.',
  },
})

export const storagePlaceText = texts({
  overdueBody: {
    en: 'The bank has not confirmed the result yet. We keep checking. If anything was charged, the storage is booked or the amount is refunded automatically. Please do not pay again.',
    ar: 'لم يُبلغنا البنك بالنتيجة بعد، وما زلنا نستعلم. إذا خُصم أي مبلغ فسيُحجز التخزين أو يُرد المبلغ تلقائيًا. يُرجى عدم الدفع مرة أخرى.',
  },
  paidBody: {
    en: 'Your storage moves on. The receipt and the tax invoice are on its page and in your e-mail.',
    ar: 'يستمر طلب التخزين. تجد الإيصال والفاتورة الضريبية في صفحته وفي بريدك الإلكتروني.',
  },
  documentsWhere: { en: 'By e-mail and on the storage', ar: 'عبر البريد الإلكتروني وفي صفحة التخزين' },
  close: {
    en: 'You can close this page. The result also arrives by e-mail. If the bank declines, the storage shows it and nothing is charged.',
    ar: 'يمكنك إغلاق هذه الصفحة. تصل النتيجة أيضًا عبر البريد الإلكتروني. وإذا رفض البنك، فسيظهر ذلك في طلب التخزين ولن يُخصم أي مبلغ.',
  },
  unknownBody: {
    en: 'The link may be incomplete, or the payment belongs to another account. Your storage requests show every payment.',
    ar: 'قد يكون الرابط غير مكتمل، أو أن الدفع يخص حسابًا آخر. تعرض طلبات التخزين جميع المدفوعات.',
  },
})
