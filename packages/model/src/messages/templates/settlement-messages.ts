// Messages about settlement runs: to agents who are paid, and to administrators who approve.
import { messages } from '../message.ts'

const open = { en: 'Open your settlements', ar: 'فتح صفحة التسويات' } as const
const own = '/{lang}/user/settlements'

/** About whether somebody else is at the company's money: always sent. */
export const agentAccountMessages = messages({
  'agent-account-changed': {
    title: { en: 'The bank account for settlements was changed', ar: 'تم تغيير الحساب البنكي للتسويات' },
    body: {
      en: '{colleague} entered the account ending in {end}. Once we have confirmed it, we will pay what we owe you there. If this is not correct, tell us right away.',
      ar: 'أدخل {colleague} الحساب المنتهي بـ {end}. ستُحوَّل إليه مستحقاتك من الآن بعد تأكيده من جانبنا. إن لم يكن ذلك صحيحًا، فأبلغنا فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail', 'sms'],
  },
})

export const settlementMessages = messages({
  'settlement-paid': {
    title: { en: 'A settlement was paid', ar: 'تم دفع تسوية' },
    body: {
      en: 'Settlement {number} of {amount} was paid to your account ending in {end}. The remittance advice lists what it is for.',
      ar: 'دُفعت التسوية {number} بمبلغ {amount} إلى حسابك المنتهي بـ {end}. يبيّن إشعار التحويل تفاصيل المبلغ.',
    },
    button: open,
    link: own,
    channels: ['mail'],
  },
  'settlement-returned': {
    title: { en: 'The bank returned a settlement', ar: 'أعاد البنك تسوية' },
    body: {
      en: 'Settlement {number} of {amount} came back from the bank. Check the account ending in {end}; the amount will be paid with the next run.',
      ar: 'أعاد البنك التسوية {number} بمبلغ {amount}. تحقق من الحساب المنتهي بـ {end}، وسيُدفع المبلغ مع الدورة التالية.',
    },
    sms: {
      en: 'The bank returned settlement {number} of {amount}. Please check your bank account.',
      ar: 'أعاد البنك {number}: {amount}. راجع حسابك.',
    },
    button: open,
    link: own,
    channels: ['mail', 'sms'],
  },
})
