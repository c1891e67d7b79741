// Messages about claims on parcels: to whoever filed one, and to those who confirm what somebody else proposed.
import { messages } from '../message.ts'

const shipment = '/{lang}/express/shipments/{id}'
const open = { en: 'Open the claim', ar: 'فتح المطالبة' } as const
const byMail = { button: open, link: shipment, channels: ['mail'] } as const

export const claimMessages = messages({
  'claim-filed': {
    title: { en: 'We have received your claim for {number}', ar: 'وصلت مطالبتك عن الشحنة {number}' },
    body: {
      en: 'You are claiming {amount} for the goods. We will review your claim and reply within two working days.',
      ar: 'تطالب بمبلغ {amount} عن البضاعة. سندرس المطالبة ونرد خلال يومي عمل.',
    },
    ...byMail,
  },
  'claim-filed-fee': {
    title: { en: 'We have received your claim for {number}', ar: 'وصلت مطالبتك عن الشحنة {number}' },
    body: {
      en: 'You are claiming the shipping fee. We will review your claim and reply within two working days.',
      ar: 'تطالب برسوم الشحنة. سندرس المطالبة ونرد خلال يومي عمل.',
    },
    ...byMail,
  },
  'claim-paid': {
    title: { en: 'Your claim for {number} is accepted', ar: 'قُبلت مطالبتك عن الشحنة {number}' },
    body: {
      en: '{amount} for the goods is in your wallet. Our answer: {answer}',
      ar: 'أُضيف مبلغ {amount} عن البضاعة إلى محفظتك. ردّنا: {answer}',
    },
    ...byMail,
  },
  'claim-paid-fee': {
    title: { en: 'Your claim for {number} is accepted', ar: 'قُبلت مطالبتك عن الشحنة {number}' },
    body: {
      en: '{amount} for the goods is in your wallet. The shipping fee of {fee} is refunded to the original payment method. Our answer: {answer}',
      ar: 'أُضيف مبلغ {amount} عن البضاعة إلى محفظتك، وتُرد رسوم الشحن {fee} بالطريقة التي دُفعت بها. ردّنا: {answer}',
    },
    ...byMail,
  },
  'claim-paid-fee-alone': {
    title: { en: 'Your claim for {number} is accepted', ar: 'قُبلت مطالبتك عن الشحنة {number}' },
    body: {
      en: 'The shipping fee of {fee} is refunded to the original payment method. Our answer: {answer}',
      ar: 'تُرد رسوم الشحن {fee} بالطريقة التي دُفعت بها. ردّنا: {answer}',
    },
    ...byMail,
  },
  'claim-refused': {
    title: { en: 'Your claim for {number} was rejected', ar: 'رُفضت مطالبتك عن الشحنة {number}' },
    body: {
      en: 'Our reason: {answer} If you disagree, contact us and quote the waybill number.',
      ar: 'سبب الرفض: {answer} إن لم توافق على القرار، فتواصل معنا مع ذكر رقم البوليصة.',
    },
    ...byMail,
  },
})

export const claimDeskMessages = messages({
  'claim-proposed': {
    title: {
      en: 'A claim payment is waiting for confirmation',
      ar: 'دفع مطالبة بانتظار التأكيد',
    },
    body: {
      en: '{colleague} proposes to pay {amount} for {number}. Check the claim before you confirm.',
      ar: 'يقترح {colleague} دفع {amount} عن الشحنة {number}. راجع المطالبة قبل التأكيد.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'return-cost-proposed': {
    title: {
      en: 'A return cost is waiting for confirmation',
      ar: 'تكلفة إعادة بانتظار التأكيد',
    },
    body: {
      en: '{colleague} has entered {amount} as the return cost of {number}. Check it before you confirm.',
      ar: 'أدخل {colleague} مبلغ {amount} لإعادة الشحنة {number}. راجعه قبل التأكيد.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
})
