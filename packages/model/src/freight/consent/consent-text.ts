// Texts of charges that a final quotation adds, on the pages of a shipment.
import { texts, type TextRow } from '../../kit/text.ts'
import type { FinalProposalState } from './final-proposal.ts'

export const consentText = texts({
  title: { en: 'Your agent has added charges', ar: 'وكيلك يطلب رسومًا إضافية' },
  titleAgent: { en: 'Added charges awaiting consent', ar: 'رسوم إضافية بانتظار الموافقة' },
  lead: {
    en: '{amount} before VAT was not part of the quotation you accepted. Nothing is due until you agree.',
    ar: '{amount} قبل الضريبة لم تكن ضمن العرض الذي قبلته. لا يُستحق شيء قبل موافقتك.',
  },
  leadOther: {
    en: '{amount} before VAT was not part of the accepted quotation.',
    ar: '{amount} قبل الضريبة لم تكن ضمن العرض المقبول.',
  },
  until: {
    en: 'If there is no answer by {time}, the service desk decides.',
    ar: 'إن لم يصل رد حتى {time} فسيقرر مكتب الخدمة.',
  },
  withDesk: { en: 'The service desk decides now.', ar: 'القرار الآن لدى مكتب الخدمة.' },
  forYou: { en: 'Awaiting your decision', ar: 'بانتظارك' },
  agree: { en: 'Agree to {total}', ar: 'الموافقة على {total}' },
  refuse: { en: 'Reject', ar: 'رفض' },
  agreeTitle: { en: 'Agree to {total} in all?', ar: 'هل توافق على إجمالي {total}؟' },
  agreeBody: {
    en: 'The final quotation of {total} with VAT then takes effect. {balance} is left to pay.',
    ar: 'يصبح العرض النهائي بقيمة {total} شاملًا الضريبة نافذًا، والمتبقي للسداد {balance}.',
  },
  agreeNothing: {
    en: 'The final quotation of {total} with VAT then takes effect.',
    ar: 'يصبح العرض النهائي بقيمة {total} شاملًا الضريبة نافذًا.',
  },
  refuseTitle: { en: 'Reject these charges?', ar: 'هل ترفض هذه الرسوم؟' },
  refuseBody: {
    en: 'The agent sees your reason and can send a final quotation without them.',
    ar: 'يقرأ الوكيل السبب ويمكنه إرسال عرض نهائي من دونها.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  agreed: {
    en: 'You agreed. The final quotation is in effect.',
    ar: 'تمت الموافقة، والعرض النهائي نافذ الآن.',
  },
  refused: { en: 'The agent has been notified.', ar: 'أُبلغ الوكيل.' },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  withdrawTitle: { en: 'Withdraw these charges?', ar: 'هل تريد سحب هذه الرسوم؟' },
  withdrawBody: {
    en: 'The customer will no longer be asked to agree. You can send a new final quotation.',
    ar: 'لن يُطلب رد العميل بعد الآن، ويمكنك إرسال عرض نهائي آخر.',
  },
  withdrawn: { en: 'The charges are withdrawn.', ar: 'سُحبت الرسوم.' },
  keep: { en: 'Back', ar: 'رجوع' },
  refusedBy: { en: 'Rejected: {words}', ar: 'مرفوضة: {words}' },
  asks: {
    en: 'The customer is asked to pay {balance}. If new charges exceed 5% of the accepted price, the customer is asked to agree first.',
    ar: 'يُطلب من العميل سداد {balance}. وإن تجاوزت الرسوم الجديدة 5% من السعر المقبول فتُطلب موافقته أولًا.',
  },
})

export const proposalStateText = texts({
  ASKED: { en: 'Waiting for the customer', ar: 'بانتظار العميل' },
  DESK: { en: 'With the service desk', ar: 'لدى مكتب الخدمة' },
  AGREED: { en: 'Agreed', ar: 'تمت الموافقة' },
  REFUSED: { en: 'Rejected', ar: 'مرفوضة' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوبة' },
} satisfies Record<FinalProposalState, TextRow>)
