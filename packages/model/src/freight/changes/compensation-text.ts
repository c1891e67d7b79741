// Words of compensation for a disputed delivery.
import { texts } from '../../kit/text.ts'

export const compensationText = texts({
  how: { en: 'How should it be closed?', ar: 'كيف تُغلق الحالة؟' },
  without: { en: 'Without compensation', ar: 'دون مبلغ' },
  with: { en: 'With compensation', ar: 'بتعويض' },
  amount: { en: 'Compensation', ar: 'مبلغ التعويض' },
  most: { en: 'At most {amount}', ar: 'بحد أقصى {amount}' },
  posted: { en: 'What is posted', ar: 'ما سيُقيَّد' },
  toCard: { en: 'Back to the card: {part}', ar: 'يُرد إلى البطاقة: {part}' },
  toCredit: { en: 'Deducted from the credit account', ar: 'يُخصم من الحساب الائتماني' },
  note: { en: 'Credit note, VAT included', ar: 'إشعار دائن شامل الضريبة' },
  vat: { en: 'VAT included', ar: 'منه ضريبة القيمة المضافة' },
  agent: { en: "Deducted from the agent's share", ar: 'يُخصم من مستحقات الوكيل' },
  invoiceFirst: {
    en: 'The tax invoice for the whole shipment is issued first; the credit note is issued against it.',
    ar: 'تُصدر أولًا الفاتورة الضريبية للشحنة كاملة، ثم يُقيَّد الإشعار الدائن عليها.',
  },
  second: {
    en: 'Above {amount}, a second person must approve. Nothing is posted until then.',
    ar: 'ما يزيد على {amount} يتطلب موافقة شخص ثانٍ، ولا يُقيَّد أي مبلغ قبل ذلك.',
  },
  secondTogether: {
    en: 'Together with {given} already given without a second person, this is above {amount}, so a second person must approve. Nothing is posted until then.',
    ar: 'مع ما سبق تعويضه دون شخص ثانٍ وقدره {given} يتجاوز المجموع {amount}، ويتطلب ذلك موافقة شخص ثانٍ، ولا يُقيَّد أي مبلغ قبل ذلك.',
  },
  give: { en: 'Close with compensation', ar: 'إغلاق الاعتراض بتعويض' },
  propose: { en: 'Send for approval', ar: 'إرسال للموافقة' },
  given: { en: 'Closed with a compensation of {amount}', ar: 'أُغلق الاعتراض بتعويض قدره {amount}' },
  proposed: { en: 'The compensation is waiting for a second person.', ar: 'التعويض بانتظار شخص ثانٍ.' },
  waits: {
    en: 'Compensation of {amount} awaiting approval',
    ar: 'تعويض قدره {amount} بانتظار الموافقة',
  },
  by: { en: '{name}, {time}', ar: '{name}، {time}' },
  own: { en: 'Someone else must approve it.', ar: 'يجب أن يوافق عليه شخص آخر.' },
  approve: { en: 'Approve and post', ar: 'الموافقة والقيد' },
  drop: { en: 'Discard it', ar: 'التخلي عنه' },
  dropped: { en: 'The compensation was discarded.', ar: 'تم التخلي عن التعويض.' },
})
