// Words of a payment that is open and of the page a payer comes back to, for every line.
import { texts } from '../kit/text.ts'

export const paymentText = texts({
  progressTitle: { en: 'Payment in progress', ar: 'الدفع قيد التنفيذ' },
  progressBody: {
    en: 'The quotes are locked while a payment is open, for up to {paymentLock}. Continue the payment, or wait until it ends.',
    ar: 'تُحجز العروض أثناء عملية الدفع، لمدة {paymentLock} على الأكثر. تابع الدفع أو انتظر حتى تنتهي.',
  },
  closingBody: {
    en: 'The time to pay has run out. We are checking with the bank that nothing was charged. This page updates automatically.',
    ar: 'انتهت مهلة هذا الدفع. نتأكد من البنك أنه لم يُخصم أي مبلغ؛ وستتحدّث هذه الصفحة تلقائيًا.',
  },
  continue: { en: 'Continue the payment', ar: 'متابعة الدفع' },
  stop: { en: 'Stop this payment', ar: 'إيقاف هذا الدفع' },
  stopping: { en: 'Stopping', ar: 'جارٍ الإيقاف' },
  closing: { en: 'closing', ar: 'جارٍ الإغلاق' },
  confirming: { en: 'We are confirming your payment', ar: 'نؤكد الآن عملية الدفع' },
  confirmingBody: {
    en: 'We are asking the bank for the result. This usually takes 10 seconds and rarely more than {paymentLock}. Please do not pay again.',
    ar: 'نستعلم من البنك عن النتيجة. يستغرق ذلك عادة 10 ثوانٍ، وقلّما يتجاوز مدة {paymentLock}. يُرجى عدم الدفع مرة أخرى.',
  },
  leaving: { en: 'We are closing this payment', ar: 'نُغلق عملية الدفع هذه' },
  leavingBody: {
    en: 'You left the payment page. We are checking with the bank that nothing was charged.',
    ar: 'غادرت صفحة الدفع. نتأكد من البنك أنه لم يُخصم أي مبلغ.',
  },
  overdue: { en: 'The time to pay has run out', ar: 'انتهت مهلة هذا الدفع' },
  overdueBody: {
    en: 'The bank has not confirmed the result yet. We keep checking. If anything was charged, the shipment is booked or the amount is refunded automatically. Please do not pay again.',
    ar: 'لم يُبلغنا البنك بالنتيجة بعد، وما زلنا نستعلم. إذا خُصم أي مبلغ فستُحجز الشحنة أو يُرد المبلغ تلقائيًا. يُرجى عدم الدفع مرة أخرى.',
  },
  paid: { en: 'Payment received', ar: 'تم استلام الدفعة' },
  paidBody: {
    en: 'Your shipment is moving ahead. You can find the receipt and the tax invoice with the shipment and in your e-mail.',
    ar: 'تستمر شحنتك. تجد الإيصال والفاتورة الضريبية في صفحة الشحنة وفي بريدك الإلكتروني.',
  },
  failed: { en: 'The payment did not go through', ar: 'لم تتم عملية الدفع' },
  failedBody: {
    en: 'The bank declined the payment and nothing was charged. Try another card, or contact your bank.',
    ar: 'رفض البنك العملية ولم يُخصم أي مبلغ. جرّب بطاقة أخرى أو تواصل مع بنكك.',
  },
  left: { en: 'You left the payment', ar: 'غادرت عملية الدفع' },
  leftBody: {
    en: 'Nothing was charged. The quotes are open again; you can pay while they are valid.',
    ar: 'لم يُخصم أي مبلغ. العروض متاحة مجددًا؛ ويمكنك الدفع ما دامت سارية.',
  },
  leftFinalBody: {
    en: 'Nothing was charged. The final payment is still open; you can pay it now or later.',
    ar: 'لم يُخصم أي مبلغ. لا تزال الدفعة النهائية مستحقة، ويمكنك سدادها الآن أو لاحقًا.',
  },
  expired: { en: 'The time to pay ran out', ar: 'انتهت مهلة الدفع' },
  expiredBody: {
    en: 'The payment was not completed in time and nothing was charged. You can start again.',
    ar: 'انقضت مهلة الدفع ولم يُخصم أي مبلغ. يمكنك البدء من جديد.',
  },
  refunded: { en: 'Your refund is on its way', ar: 'المبلغ في طريقه إليك' },
  refundedBody: {
    en: 'The payment arrived when it could no longer be used, so we are refunding your card. This can take up to 10 working days.',
    ar: 'وصلت الدفعة بعد أن تعذّر استخدامها، لذلك نعيدها إلى بطاقتك. قد تستغرق البنوك حتى 10 أيام عمل.',
  },
  steps: { en: 'Payment progress', ar: 'مراحل الدفع' },
  returned: { en: 'You are back from the payment page', ar: 'عدت من صفحة الدفع' },
  bank: { en: 'Bank confirmation', ar: 'تأكيد البنك' },
  documents: { en: 'Receipt and tax invoice', ar: 'الإيصال والفاتورة الضريبية' },
  documentsWhere: { en: 'By e-mail and on the shipment', ar: 'عبر البريد الإلكتروني وفي صفحة الشحنة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  for: { en: 'For', ar: 'مقابل' },
  reference: { en: 'Payment reference', ar: 'مرجع الدفع' },
  checkAgain: { en: 'Check again', ar: 'التحقق مجددًا' },
  checking: { en: 'Checking', ar: 'جارٍ التحقق' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  close: {
    en: 'You can close this page. The result also arrives by e-mail. If the bank declines, the shipment shows it and nothing is charged.',
    ar: 'يمكنك إغلاق هذه الصفحة. تصل النتيجة أيضًا عبر البريد الإلكتروني. وإذا رفض البنك، فسيظهر ذلك في الشحنة ولن يُخصم أي مبلغ.',
  },
  unknownTitle: { en: 'We cannot find this payment', ar: 'تعذّر العثور على عملية الدفع' },
  unknownBody: {
    en: 'The link may be incomplete, or the payment belongs to another account. Your shipments show every payment.',
    ar: 'قد يكون الرابط غير مكتمل، أو أن الدفع يخص حسابًا آخر. تعرض شحناتك جميع المدفوعات.',
  },
  signInTitle: { en: 'Sign in to see the result', ar: 'سجّل الدخول لعرض النتيجة' },
  signInBody: {
    en: 'Your session ended while you were away. The payment is not affected.',
    ar: 'انتهت جلستك أثناء غيابك. لم تتأثر عملية الدفع.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  toShipments: { en: 'My shipments', ar: 'شحناتي' },
})
