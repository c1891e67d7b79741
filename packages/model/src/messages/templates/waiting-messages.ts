// Messages to administrators about what waits in finance for the step of one of them; each names what is new since the last.
import { texts } from '../../kit/text.ts'
import { messages } from '../message.ts'

/** Also the words of the list on the finance overview. */
export const waitingTitles = texts({
  'approve-runs': { en: 'Settlement runs to approve', ar: 'دورات تسوية بانتظار الاعتماد' },
  'send-runs': { en: 'Settlement runs to send to the bank', ar: 'دورات تسوية بانتظار الإرسال إلى البنك' },
  'late-cases': { en: 'Cases past their due date', ar: 'حالات تجاوزت موعدها' },
  'decide-cases': { en: 'Proposed settlements of cases', ar: 'تسويات حالات بانتظار الاعتماد' },
  'undo-cases': { en: 'Cases with a request to undo them', ar: 'حالات طُلب التراجع عن تسويتها' },
  'decide-purchases': { en: 'Purchases to approve', ar: 'مشتريات بانتظار الاعتماد' },
  'stuck-refunds': {
    en: 'Refunds that the gateway has not made',
    ar: 'مبالغ لم تردّها البوابة',
  },
  'decide-refund-transfers': {
    en: 'Refunds by bank transfer to approve',
    ar: 'تحويلات رد مبالغ بانتظار الاعتماد',
  },
  'pay-refund-transfers': {
    en: 'Refunds by bank transfer to pay',
    ar: 'تحويلات رد مبالغ بانتظار التنفيذ',
  },
  'decide-notes': { en: 'Credit notes to approve', ar: 'إشعارات دائنة بانتظار الاعتماد' },
  'credit-applications': { en: 'Credit applications to decide', ar: 'طلبات ائتمان بانتظار القرار' },
  'decide-credit': {
    en: 'Credit limits that need a second approval',
    ar: 'حدود ائتمانية بانتظار موافقة ثانية',
  },
  'decide-write-offs': { en: 'Write-offs to approve', ar: 'شطب ديون بانتظار الاعتماد' },
  'match-receipts': {
    en: 'Receipts from credit customers to confirm or match',
    ar: 'مقبوضات من عملاء الائتمان بانتظار التأكيد أو المطابقة',
  },
  'missing-evidence': {
    en: 'Zero-rated supplies without a transport document',
    ar: 'توريدات خاضعة لنسبة الصفر دون مستند نقل',
  },
  'freeze-returns': {
    en: 'Tax periods that have ended and are not frozen',
    ar: 'فترات ضريبية انتهت ولم تُجمَّد إقراراتها',
  },
  'file-returns': { en: 'Frozen VAT returns to file', ar: 'إقرارات ضريبية مجمّدة بانتظار التقديم' },
  'refused-e-invoices': {
    en: 'E-invoices that were rejected or could not be sent',
    ar: 'فواتير إلكترونية مرفوضة أو تعذّر إرسالها',
  },
  'start-months': { en: 'Months that have ended and are still open', ar: 'أشهر انتهت ولم تُقفل' },
  'close-months': { en: 'Months to close', ar: 'أشهر بانتظار الإقفال' },
  'reopen-months': { en: 'Months with a request to reopen them', ar: 'أشهر طُلبت إعادة فتحها' },
})

/** A step of a second person: nobody gets it about what they began themselves. */
const second = {
  body: {
    en: 'Waiting for you: {what}. Someone else has prepared it; please review it and decide.',
    ar: 'بانتظارك: {what}. أعدّ ذلك شخص آخر، فراجعه واتخذ القرار.',
  },
  button: { en: 'Open it', ar: 'عرض التفاصيل' },
  channels: ['mail'],
} as const
const work = { ...second, body: { en: 'Waiting for you: {what}.', ar: 'بانتظارك: {what}.' } } as const

export const waitingMessages = messages({
  'waiting-approve-runs': {
    ...second,
    title: waitingTitles['approve-runs'],
    link: '/{lang}/finance/payables',
  },
  'waiting-send-runs': { ...work, title: waitingTitles['send-runs'], link: '/{lang}/finance/payables' },
  'waiting-late-cases': { ...work, title: waitingTitles['late-cases'], link: '/{lang}/finance/reconcile' },
  'waiting-decide-cases': {
    ...second,
    title: waitingTitles['decide-cases'],
    link: '/{lang}/finance/reconcile',
  },
  'waiting-undo-cases': { ...second, title: waitingTitles['undo-cases'], link: '/{lang}/finance/reconcile' },
  'waiting-decide-purchases': {
    ...second,
    title: waitingTitles['decide-purchases'],
    link: '/{lang}/finance/purchases',
  },
  'waiting-stuck-refunds': {
    ...work,
    title: waitingTitles['stuck-refunds'],
    link: '/{lang}/finance/refunds',
  },
  'waiting-decide-refund-transfers': {
    ...second,
    title: waitingTitles['decide-refund-transfers'],
    link: '/{lang}/finance/refunds',
  },
  'waiting-pay-refund-transfers': {
    ...work,
    title: waitingTitles['pay-refund-transfers'],
    link: '/{lang}/finance/refunds',
  },
  'waiting-missing-evidence': {
    ...work,
    title: waitingTitles['missing-evidence'],
    link: '/{lang}/finance/vat',
  },
  'waiting-freeze-returns': { ...work, title: waitingTitles['freeze-returns'], link: '/{lang}/finance/vat' },
  'waiting-file-returns': { ...second, title: waitingTitles['file-returns'], link: '/{lang}/finance/vat' },
  'waiting-refused-e-invoices': {
    ...work,
    title: waitingTitles['refused-e-invoices'],
    link: '/{lang}/finance/e-invoices',
  },
  'waiting-start-months': { ...work, title: waitingTitles['start-months'], link: '/{lang}/finance/periods' },
  'waiting-close-months': {
    ...second,
    title: waitingTitles['close-months'],
    link: '/{lang}/finance/periods',
  },
  'waiting-reopen-months': {
    ...second,
    title: waitingTitles['reopen-months'],
    link: '/{lang}/finance/periods',
  },
})
