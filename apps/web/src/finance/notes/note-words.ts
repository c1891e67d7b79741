// Words of the page of one tax document and of credit notes by hand.
import type { NoteWay } from '@marsa/model/finance/notes/credit-note.ts'
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { texts, type TextRow } from '@marsa/model/kit/text.ts'

export const noteWords = texts({
  parties: { en: 'Parties', ar: 'الأطراف' },
  trn: { en: 'TRN {trn}', ar: 'الرقم الضريبي {trn}' },
  noTrn: { en: 'No tax registration number', ar: 'بلا رقم ضريبي' },
  suppliedOn: { en: 'Supplied on', ar: 'تاريخ التوريد' },
  dueOn: { en: 'Due by', ar: 'آخر موعد للسداد' },
  reason: { en: 'Reason', ar: 'السبب' },
  amounts: { en: 'Amounts', ar: 'المبالغ' },
  net: { en: 'Without VAT', ar: 'دون الضريبة' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  advance: { en: 'Invoiced in advance', ar: 'مفوتر مقدمًا' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  due: { en: 'Due', ar: 'المستحق' },
  left: { en: 'Left to credit', ar: 'المتبقي القابل للإشعار الدائن' },
  lines: { en: 'Lines', ar: 'البنود' },
  line: { en: 'Line', ar: 'البند' },
  category: { en: 'VAT category', ar: 'فئة الضريبة' },
  related: { en: 'Related documents', ar: 'مستندات مرتبطة' },
  pdf: { en: 'Download the PDF', ar: 'تنزيل ملف PDF' },
  note: { en: 'Credit note', ar: 'إشعار دائن' },
  noteTitle: { en: 'Credit note on {number}', ar: 'إشعار دائن على {number}' },
  how: { en: 'Credit by', ar: 'ما يشمله الإشعار' },
  byAmount: { en: 'Amount', ar: 'مبلغ' },
  byLines: { en: 'Individual lines', ar: 'بنود محددة' },
  amount: { en: 'Amount with VAT', ar: 'المبلغ شامل الضريبة' },
  amountHint: {
    en: 'At most {left}. It is split across the VAT categories by their remaining amounts.',
    ar: '{left} كحد أقصى، ويُوزَّع على فئات الضريبة بحسب المتبقي منها.',
  },
  linesHint: {
    en: 'Enter the amount to credit on each line, without VAT. Leave the others empty.',
    ar: 'أدخل المبلغ المطلوب من كل بند دون الضريبة، واترك البنود الأخرى فارغة.',
  },
  lineHint: { en: 'Of {net}', ar: 'من أصل {net}' },
  noteTotal: {
    en: 'The credit note amounts to {total} with VAT.',
    ar: 'إجمالي الإشعار {total} شامل الضريبة.',
  },
  code: { en: 'Reason', ar: 'السبب' },
  choose: { en: 'Choose a reason', ar: 'اختر السبب' },
  words: { en: 'Explanation', ar: 'التفاصيل' },
  wordsHint: {
    en: 'Printed on the credit note, where the customer will see it.',
    ar: 'تظهر في الإشعار ويقرؤها العميل.',
  },
  issue: { en: 'Issue the credit note', ar: 'إصدار الإشعار الدائن' },
  propose: { en: 'Send for approval', ar: 'إرسال للاعتماد' },
  second: {
    en: 'Above {amount} per document, or per customer and day, a second administrator has to approve it.',
    ar: 'ما يزيد على {amount} للمستند الواحد أو للعميل الواحد خلال يوم يعتمده مدير ثانٍ.',
  },
  issued: { en: 'Credit note {number} was issued', ar: 'صدر الإشعار الدائن {number}' },
  proposed: {
    en: 'The credit note is waiting for a second administrator',
    ar: 'الإشعار الدائن بانتظار مدير ثانٍ',
  },
  waitsTitle: { en: 'A credit note of {amount} is waiting', ar: 'إشعار دائن بمبلغ {amount} بانتظار الاعتماد' },
  waitsBody: { en: '{code}. {reason} Prepared by {name}.', ar: '{code}. {reason} إعداد: {name}.' },
  approve: { en: 'Approve and issue', ar: 'اعتماد وإصدار' },
  drop: { en: 'Discard', ar: 'إلغاء الإشعار' },
  approveTitle: { en: 'Issue a credit note of {amount}?', ar: 'إصدار إشعار دائن بمبلغ {amount}؟' },
  dropped: { en: 'The credit note was discarded', ar: 'أُلغي الإشعار الدائن' },
  waiting: { en: 'Credit notes waiting for approval', ar: 'إشعارات دائنة بانتظار الاعتماد' },
})

/** What becomes of the money, as finance reads it. */
export const wayWords = texts({
  account: {
    en: 'The amount is deducted from what the customer owes on credit and from what the agent is owed.',
    ar: 'يُخصم المبلغ مما على العميل في حسابه الائتماني ومن مستحقات الوكيل.',
  },
  card: {
    en: 'The amount is refunded to the card that was charged. For an agent’s invoice, it is deducted from what the agent is owed.',
    ar: 'يُرد المبلغ إلى البطاقة التي دُفع بها. وفي فواتير الوكلاء يُخصم من مستحقات الوكيل.',
  },
  wallet: { en: 'The amount is refunded to the customer’s wallet.', ar: 'يُعاد المبلغ إلى محفظة العميل.' },
  settlement: {
    en: 'The agent is paid the amount with its next settlement.',
    ar: 'يُدفع المبلغ للوكيل مع تسويته القادمة.',
  },
} satisfies Record<NoteWay, TextRow>)

export const categoryWords = texts({
  standard: { en: 'Standard rate, 5%', ar: 'النسبة الأساسية 5%' },
  zero: { en: 'Zero rate', ar: 'نسبة الصفر' },
  'out-of-scope': { en: 'Out of scope', ar: 'خارج نطاق الضريبة' },
} satisfies Record<VatCategory, TextRow>)
