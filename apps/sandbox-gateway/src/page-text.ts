// Texts of the hosted page and of the merchant's console, English and Arabic on one row.
import type { Outcome, PaymentState } from './order.ts'

export type Language = 'en' | 'ar'
type Row = Record<Language, string>

export const pageText = {
  title: { en: 'Sandbox payment', ar: 'دفع تجريبي' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  noMoney: {
    en: 'This page is simulated. No money moves here.',
    ar: 'هذه صفحة محاكاة، ولا تُخصم أي أموال هنا.',
  },
  gateway: { en: 'Test Gateway', ar: 'بوابة الدفع التجريبية' },
  youPay: { en: 'You pay Marsa', ar: 'تدفع إلى مرسى' },
  currency: { en: 'AED', ar: 'د.إ' },
  session: { en: 'Payment reference', ar: 'مرجع الدفع' },
  held: { en: 'Held for you', ar: 'محجوز لك' },
  heldHint: {
    en: 'After that the session closes and nothing is charged. You can start again at once.',
    ar: 'بعدها تُغلق الجلسة ولا يُخصم شيء، ويمكنك البدء من جديد فورًا.',
  },
  over: { en: 'The session is closing', ar: 'جارٍ إغلاق الجلسة' },
  back: { en: 'Cancel and go back to Marsa', ar: 'إلغاء والعودة إلى مرسى' },
  goBack: { en: 'Go back to Marsa', ar: 'العودة إلى مرسى' },
  payByCard: { en: 'Pay by card', ar: 'الدفع بالبطاقة' },
  cardNumber: { en: 'Card number', ar: 'رقم البطاقة' },
  test: { en: 'Test', ar: 'اختبار' },
  expiry: { en: 'Expiry', ar: 'تاريخ الانتهاء' },
  code: { en: 'Security code', ar: 'رمز الأمان' },
  name: { en: 'Name on card', ar: 'الاسم على البطاقة' },
  fixedCard: {
    en: 'The test card is filled in and stays as it is.',
    ar: 'بيانات بطاقة الاختبار معبأة ولا تتغير.',
  },
  question: { en: 'What should the bank answer?', ar: 'ما الرد المطلوب من البنك؟' },
  statement: {
    en: 'Sandbox payment, your statement stays empty.',
    ar: 'دفعة تجريبية، ولن تظهر في كشف حسابك.',
  },
  notFound: { en: 'There is no such payment.', ar: 'لا توجد عملية دفع بهذا العنوان.' },
  notFoundHint: {
    en: 'Open the payment page again from Marsa.',
    ar: 'يُرجى فتح صفحة الدفع مجددًا من مرسى.',
  },
} as const satisfies Record<string, Row>

export const outcomeText: Record<Outcome, { label: Row; hint: Row }> = {
  approve: {
    label: { en: 'Approve', ar: 'موافقة' },
    hint: { en: 'Success at once', ar: 'نجاح فوري' },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض' },
    hint: { en: 'Not enough funds', ar: 'الرصيد غير كافٍ' },
  },
  abandon: {
    label: { en: 'Abandon', ar: 'ترك الصفحة' },
    hint: { en: 'Leave without an answer from the bank', ar: 'مغادرة دون رد من البنك' },
  },
  'approve-late': {
    label: { en: 'Approve late', ar: 'موافقة متأخرة' },
    hint: { en: 'Success after the session has ended', ar: 'نجاح بعد انتهاء الجلسة' },
  },
  'approve-silently': {
    label: { en: 'Approve without notice', ar: 'موافقة دون إشعار' },
    hint: { en: 'Success, but Marsa is not told', ar: 'نجاح دون إبلاغ مرسى' },
  },
}

export const closedText: Partial<Record<PaymentState, { head: Row; body: Row }>> & {
  CANCELLED: { head: Row; body: Row }
} = {
  CANCELLED: {
    head: { en: 'This payment session is closed', ar: 'أُغلقت جلسة الدفع هذه' },
    body: {
      en: 'Nothing was charged. You can start again from Marsa.',
      ar: 'لم يُخصم شيء، ويمكنك البدء من جديد من مرسى.',
    },
  },
  FAILED: {
    head: { en: 'The bank declined this payment', ar: 'رفض البنك هذه الدفعة' },
    body: {
      en: 'Nothing was charged. You can start again from Marsa.',
      ar: 'لم يُخصم شيء، ويمكنك البدء من جديد من مرسى.',
    },
  },
  AWAIT_3DS: {
    head: { en: 'The bank is still answering', ar: 'بانتظار رد البنك' },
    body: { en: 'Marsa shows the result as soon as it is known.', ar: 'ستعرض مرسى النتيجة فور ورودها.' },
  },
  PURCHASED: {
    head: { en: 'This payment is complete', ar: 'اكتملت عملية الدفع' },
    body: { en: 'Nothing more is charged.', ar: 'لن يُخصم أي مبلغ إضافي.' },
  },
  PARTIALLY_REFUNDED: {
    head: { en: 'Part of this payment was refunded', ar: 'تم رد جزء من هذه الدفعة' },
    body: { en: 'Marsa shows the amount.', ar: 'تعرض مرسى المبلغ.' },
  },
  REFUNDED: {
    head: { en: 'This payment was refunded', ar: 'تم رد هذه الدفعة' },
    body: { en: 'Marsa shows the refund.', ar: 'تعرض مرسى تفاصيل رد المبلغ.' },
  },
}

export const consoleText = {
  title: { en: 'Sandbox gateway: merchant console', ar: 'بوابة الدفع التجريبية: لوحة التاجر' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  simulated: {
    en: 'This gateway is simulated. No money moves here.',
    ar: 'هذه بوابة محاكاة، ولا تنتقل عبرها أي أموال.',
  },
  payments: { en: 'Payments', ar: 'الدفعات' },
  lead: { en: 'The newest 20 that were captured.', ar: 'أحدث 20 دفعة محصّلة.' },
  noPayments: { en: 'Nothing was paid yet.', ar: 'لا توجد دفعات بعد.' },
  charge: { en: 'Charge back', ar: 'اعتراض حامل البطاقة' },
  charged: { en: 'Charged back:', ar: 'اعتراض بمبلغ:' },
  closeCard: { en: 'Close the card', ar: 'إغلاق البطاقة' },
  cardClosed: {
    en: 'The card is closed: refunds to it fail.',
    ar: 'البطاقة مغلقة، لذا يتعذّر رد المبلغ إليها.',
  },
  payouts: { en: 'Settlement reports', ar: 'تقارير التسوية' },
  payoutLead: {
    en: 'A payout holds all since the last one, less fees of 2.2% with VAT. Import its report under Finance, Card payouts.',
    ar: 'يشمل التحويل كل ما تم منذ التحويل السابق بعد خصم رسوم 2.2% مع ضريبتها. استورد تقريره من المالية، تحويلات البطاقات.',
  },
  payOut: { en: 'Pay out now', ar: 'تنفيذ التحويل الآن' },
  noPayouts: { en: 'No payout yet.', ar: 'لا توجد تحويلات بعد.' },
} as const satisfies Record<string, Row>
