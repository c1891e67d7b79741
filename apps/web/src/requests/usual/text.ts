// Words of the pages of a line whose requests go the usual way.
import { texts, type TextRow } from '@marsa/model/kit/text.ts'

export const usualAskText = texts({
  title: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  editTitle: { en: 'Change the request', ar: 'تعديل الطلب' },
  againTitle: { en: 'Request quotes again', ar: 'إعادة الطلب' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  cancel: { en: 'Back to the request', ar: 'العودة إلى الطلب' },
  keep: { en: 'Save as draft', ar: 'حفظ كمسودة' },
  kept: { en: 'Draft {number} is saved', ar: 'حُفظت المسودة {number}' },
  toFix: {
    en: { one: 'One thing to fix before you send', other: '{count} things to fix before you send' },
    ar: {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'حقل واحد يحتاج إلى تصحيح قبل الإرسال',
      two: 'حقلان يحتاجان إلى تصحيح قبل الإرسال',
      few: '{count} حقول تحتاج إلى تصحيح قبل الإرسال',
      many: '{count} حقلًا يحتاج إلى تصحيح قبل الإرسال',
      other: '{count} حقل يحتاج إلى تصحيح قبل الإرسال',
    },
  },
  leaveNote: { en: 'Your request has not been sent.', ar: 'لم يُرسل ما أدخلته.' },
  sent: { en: 'Request {number} is sent', ar: 'تم إرسال الطلب {number}' },
})

export const usualListText = texts({
  mine: { en: 'My requests', ar: 'طلباتي' },
  tabs: { en: 'Groups of requests', ar: 'مجموعات الطلبات' },
  search: { en: 'Reference or description', ar: 'المرجع أو الوصف' },
  reference: { en: 'Reference', ar: 'المرجع' },
  about: { en: 'What it is about', ar: 'موضوع الطلب' },
  asked: { en: 'Requested', ar: 'تاريخ الطلب' },
  lowest: {
    en: { one: 'only quote', other: 'lowest of {count}' },
    ar: {
      zero: 'لا عروض',
      one: 'عرض وحيد',
      two: 'الأقل بين عرضين',
      few: 'الأقل بين {count} عروض',
      many: 'الأقل بين {count} عرضًا',
      other: 'الأقل بين {count} عرض',
    },
  },
  emptyTitle: { en: 'No requests yet', ar: 'لا توجد طلبات بعد' },
  emptyBody: {
    en: 'Describe what you need. Approved agents send you prices, and everything appears here.',
    ar: 'اذكر ما تحتاج إليه. يرسل إليك الوكلاء المعتمدون أسعارهم، ويظهر كل شيء هنا.',
  },
  emptyStaff: {
    en: 'Customer requests appear here as they are sent.',
    ar: 'تظهر طلبات العملاء هنا فور إرسالها.',
  },
})

export const usualPageText = texts({
  facts: { en: 'The request', ar: 'تفاصيل الطلب' },
  actions: { en: 'More actions', ar: 'إجراءات أخرى' },
  edit: { en: 'Change the request', ar: 'تعديل الطلب' },
  again: { en: 'Request quotes again', ar: 'إعادة الطلب' },
  copy: { en: 'Copy into a new draft', ar: 'نسخ إلى مسودة جديدة' },
  timeline: { en: 'Timeline', ar: 'سير الطلب' },
  toRequest: { en: 'Open the request', ar: 'فتح الطلب' },
  removeBody: {
    en: 'The agents can no longer see it. You can restore it from the list.',
    ar: 'لن يتمكن الوكلاء من الاطلاع عليه. ويمكنك استعادته من القائمة.',
  },
  quotesFor: {
    en: { one: '{count} quote', other: '{count} quotes' },
    ar: {
      zero: 'لا عروض بعد',
      one: 'عرض واحد',
      two: 'عرضان',
      few: '{count} عروض',
      many: '{count} عرضًا',
      other: '{count} عرض',
    },
  },
  finalAsks: {
    en: 'The customer is asked to pay {balance} before the request is completed.',
    ar: 'سيُطلب من العميل سداد {balance} قبل إتمام الطلب.',
  },
})

/** The end of a request for its agent. */
export const usualCompleteText = texts({
  complete: { en: 'Complete the request', ar: 'إتمام الطلب' },
  completeTitle: { en: 'Complete {number}?', ar: 'إتمام الطلب {number}؟' },
  completeBody: {
    en: 'The request is closed, the customer is asked for feedback, and your money is released.',
    ar: 'يُغلق الطلب، ويُدعى العميل إلى التقييم، وتُصرف مستحقاتك.',
  },
  completing: { en: 'Completing', ar: 'جارٍ الإتمام' },
  completed: { en: 'The request is completed.', ar: 'اكتمل الطلب.' },
  undo: { en: 'This cannot be undone.', ar: 'لا يمكن التراجع عن ذلك.' },
})

export const usualActionText = texts({
  cancel: { en: 'Cancel the request', ar: 'إلغاء الطلب' },
  howToCancel: { en: 'How to cancel', ar: 'كيفية الإلغاء' },
})

export const usualCancelText = texts({
  paidTitle: { en: 'Cancel this paid request?', ar: 'إلغاء هذا الطلب المدفوع؟' },
  cancelPaid: { en: 'Cancel the request', ar: 'إلغاء الطلب' },
  cancelledPaid: { en: 'The request is cancelled.', ar: 'أُلغي الطلب.' },
  supportBody: {
    en: 'This request is paid, so support cancels it for you. This is what would be refunded now.',
    ar: 'تم الدفع لهذا الطلب، ولذلك يتولى الدعم إلغاءه. وهذا ما سيُرد إليك الآن.',
  },
  staffBody: {
    en: 'The request ends, and this cannot be undone. The amount below is refunded to the customer the way it was paid.',
    ar: 'ينتهي الطلب ولا يمكن استعادته. ويُرد المبلغ أدناه إلى العميل بالطريقة التي دفع بها.',
  },
  whyHint: { en: 'The agents see the reason, not your name.', ar: 'يرى الوكلاء السبب ولا يرون اسمك.' },
  faultAgent: { en: 'The agent (no fee)', ar: 'الوكيل (دون رسوم)' },
})

/** What stands under the customer's next step, by its key. */
export const usualNextBody: Readonly<Record<string, TextRow>> = texts({
  'compare-quotes': {
    en: 'Quotes are in. Compare them and accept one.',
    ar: 'وصلت العروض. قارنها واقبل أحدها.',
  },
  'finish-payment': {
    en: 'A payment is in progress. Complete it in time, or wait until it ends.',
    ar: 'هناك عملية دفع مفتوحة. أكملها خلال مهلتها، أو انتظر حتى تنتهي.',
  },
  'pay-balance': {
    en: 'The request is completed once it is paid.',
    ar: 'يكتمل الطلب بعد السداد.',
  },
  'give-feedback': { en: 'One minute is enough.', ar: 'دقيقة واحدة تكفي.' },
  'request-again': {
    en: 'Send the same request again, with new dates where needed.',
    ar: 'أعد إرسال الطلب نفسه، مع تواريخ جديدة عند الحاجة.',
  },
})

/** What is taxed how, where a quotation is written and compared. */
export const usualVatText = texts({
  vat: { en: 'VAT 5%', ar: 'ضريبة القيمة المضافة \u20665%\u2069' },
  zero: { en: 'Charges at 0%', ar: 'رسوم خاضعة لنسبة \u20660%\u2069' },
  standard: { en: 'Charges at 5%', ar: 'رسوم خاضعة لنسبة \u20665%\u2069' },
  outside: { en: 'Outside VAT', ar: 'خارج نطاق الضريبة' },
})

/** Where a comparison or a payment would speak of shipments. */
export const usualCompareText = texts({
  facts: { en: 'The offer', ar: 'العرض' },
  done: {
    en: { one: '{count} request', other: '{count} requests' },
    ar: {
      zero: 'لا طلبات سابقة',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
  },
  nowAndLater: {
    en: '{amount} now, the rest before the request is completed',
    ar: '{amount} الآن، والباقي قبل إتمام الطلب',
  },
  accept: { en: 'Accept and pay', ar: 'قبول ودفع' },
  downPaymentDetail: {
    en: '{amount} by card; the rest by the final quotation',
    ar: '{amount} بالبطاقة؛ والباقي وفق العرض النهائي',
  },
  wholeDetail: {
    en: '{amount} by card; nothing more is due',
    ar: '{amount} بالبطاقة؛ ولا شيء بعدها',
  },
  platformBody: {
    en: 'Accepting books this agent at this price. If the final quotation differs, you see it before you pay. After payment, a cancellation goes through support and follows the cancellation rule.',
    ar: 'القبول يعني الحجز لدى هذا الوكيل بهذا السعر. إذا اختلف العرض النهائي فستطّلع عليه قبل السداد. وبعد الدفع يتم الإلغاء عبر الدعم ووفق قاعدة الإلغاء.',
  },
  waiting: {
    en: 'The agents have your request. Each quote appears here as soon as it is sent, and we notify you.',
    ar: 'وصل طلبك إلى الوكلاء. يظهر كل عرض هنا فور إرساله، وسنُعلمك بذلك.',
  },
  held: {
    en: 'When you start a payment, all quotes of this request are held for {paymentLock}. Agents never see each other’s names or prices.',
    ar: 'عند بدء الدفع تُحجز جميع عروض هذا الطلب لمدة {paymentLock}. ولا يرى الوكلاء أسماء بعضهم أو أسعارهم.',
  },
})

export const usualPlaceText = texts({
  overdueBody: {
    en: 'The bank has not confirmed the result yet. We keep checking. If anything was charged, the request is booked or the amount is refunded automatically. Please do not pay again.',
    ar: 'لم يُبلغنا البنك بالنتيجة بعد، وما زلنا نستعلم. إذا خُصم أي مبلغ فسيُحجز الطلب أو يُرد المبلغ تلقائيًا. يُرجى عدم الدفع مرة أخرى.',
  },
  paidBody: {
    en: 'Your request moves on. The receipt and the tax invoice are on its page and in your e-mail.',
    ar: 'يستمر طلبك. تجد الإيصال والفاتورة الضريبية في صفحته وفي بريدك الإلكتروني.',
  },
  documentsWhere: { en: 'By e-mail and on the request', ar: 'عبر البريد الإلكتروني وفي صفحة الطلب' },
  close: {
    en: 'You can close this page. The result also arrives by e-mail. If the bank declines, the request shows it and nothing is charged.',
    ar: 'يمكنك إغلاق هذه الصفحة. تصل النتيجة أيضًا عبر البريد الإلكتروني. وإذا رفض البنك، فسيظهر ذلك في الطلب ولن يُخصم أي مبلغ.',
  },
  unknownBody: {
    en: 'The link may be incomplete, or the payment belongs to another account. Your requests show every payment.',
    ar: 'قد يكون الرابط غير مكتمل، أو أن الدفع يخص حسابًا آخر. تعرض طلباتك جميع المدفوعات.',
  },
})
