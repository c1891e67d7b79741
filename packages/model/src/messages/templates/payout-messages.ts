// Messages about payouts of cash on delivery: the account they go to, each step, and what waits for administrators.
import { messages } from '../message.ts'

const cash = '/{lang}/express/cash'
const open = { en: 'View your payouts', ar: 'فتح صفحة أموالك' } as const
const queue = '/{lang}/express/payouts'
const openQueue = { en: 'Open the payouts', ar: 'فتح التحويلات' } as const

/** About whether somebody else is at the company's money: always sent. */
export const bankAccountMessages = messages({
  'bank-account-changed': {
    title: { en: 'The bank account for payouts was changed', ar: 'تم تغيير الحساب البنكي للتحويلات' },
    body: {
      en: '{colleague} entered the account ending in {end}. Cash on delivery payouts will go there from now on, after {hours} hours at the earliest. If this is not correct, tell us right away.',
      ar: 'أدخل {colleague} الحساب المنتهي بـ {end}. ستُحوَّل إليه مبالغ الدفع عند الاستلام من الآن، وبعد {hours} ساعة على الأقل. إن لم يكن ذلك صحيحًا، فأبلغنا فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail', 'sms'],
  },
  'payout-requested': {
    title: { en: 'A payout was requested', ar: 'تم طلب تحويل إلى الحساب البنكي' },
    body: {
      en: '{colleague} requested payout {number} of {amount} to the account ending in {end}. We will approve it and send it to the bank. If this is not correct, cancel it and tell us.',
      ar: 'طلب {colleague} التحويل {number} بمبلغ {amount} إلى الحساب المنتهي بـ {end}. سنوافق عليه ونرسله إلى البنك. إن لم يكن ذلك صحيحًا، فألغِه وأبلغنا.',
    },
    button: open,
    link: cash,
    channels: ['mail', 'sms'],
  },
})

export const payoutMessages = messages({
  'payout-approved': {
    title: { en: 'Your payout is approved', ar: 'تمت الموافقة على تحويلك' },
    body: {
      en: 'Payout {number} of {amount} will go to the bank with the next file.',
      ar: 'يُرسل التحويل {number} بمبلغ {amount} إلى البنك مع الملف التالي.',
    },
    button: open,
    link: cash,
    channels: [],
  },
  'payout-sent': {
    title: { en: 'Your payout is with the bank', ar: 'تحويلك لدى البنك' },
    body: {
      en: 'Payout {number} of {amount} was sent to the bank, for the account ending in {end}.',
      ar: 'أُرسل التحويل {number} بمبلغ {amount} إلى البنك، لصالح الحساب المنتهي بـ {end}.',
    },
    button: open,
    link: cash,
    channels: ['mail'],
  },
  'payout-paid': {
    title: { en: 'Your payout has been paid', ar: 'تم تنفيذ تحويلك' },
    body: {
      en: 'The bank has paid out {amount} (payout {number}) to the account ending in {end}. The bank reference is {reference}.',
      ar: 'نفّذ البنك التحويل {number} بمبلغ {amount} إلى الحساب المنتهي بـ {end}. ومرجعه {reference}.',
    },
    button: open,
    link: cash,
    channels: ['mail'],
  },
  'payout-returned': {
    title: { en: 'The bank returned your payout', ar: 'أعاد البنك تحويلك' },
    body: {
      en: 'Payout {number} of {amount} was returned; the money is back in your wallet. The bank’s reason: {reason}. Check the bank account, then request it again.',
      ar: 'أُعيد التحويل {number} بمبلغ {amount}، وعاد المبلغ إلى محفظتك. يذكر البنك: {reason}. راجع الحساب البنكي ثم اطلب التحويل من جديد.',
    },
    sms: {
      en: 'The bank returned payout {number} of {amount}. Please check your bank account.',
      ar: 'أعاد البنك {number}: {amount}. راجع حسابك.',
    },
    button: open,
    link: cash,
    channels: ['mail', 'sms'],
  },
  'payout-cancelled': {
    title: { en: 'A payout was cancelled', ar: 'أُلغي تحويل' },
    body: {
      en: 'Payout {number} of {amount} was cancelled; the money is back in your wallet. Reason: {reason}',
      ar: 'أُلغي التحويل {number} بمبلغ {amount}، وعاد المبلغ إلى محفظتك. السبب: {reason}',
    },
    button: open,
    link: cash,
    channels: ['mail'],
  },
})

export const payoutDeskMessages = messages({
  'payout-to-approve': {
    title: { en: 'A payout is waiting for approval', ar: 'تحويل بانتظار الموافقة' },
    body: {
      en: '{company} has requested payout {number} of {amount}.',
      ar: 'تطلب {company} التحويل {number} بمبلغ {amount}.',
    },
    button: openQueue,
    link: queue,
    channels: ['mail'],
  },
  'payout-to-approve-again': {
    title: { en: 'A payout is waiting for a second approval', ar: 'تحويل بانتظار موافقة ثانية' },
    body: {
      en: '{colleague} gave the first approval of payout {number} of {amount} for {company}.',
      ar: 'منح {colleague} الموافقة الأولى على التحويل {number} بمبلغ {amount} لصالح {company}.',
    },
    button: openQueue,
    link: queue,
    channels: ['mail'],
  },
})
