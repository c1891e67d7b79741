// Messages about cash on delivery: to the merchant whose money it is, to the courier who carried it, to who confirms it.
import { messages } from '../message.ts'

const wallet = '/{lang}/express/wallet'
const openWallet = { en: 'Open the wallet', ar: 'فتح المحفظة' } as const

export const cashMessages = messages({
  'cash-credited': {
    title: { en: 'Cash on delivery is in your wallet', ar: 'أُضيفت مبالغ الدفع عند الاستلام إلى محفظتكم' },
    body: {
      en: '{amount} of deposit {number} is credited. Each parcel is among the movements of your wallet.',
      ar: 'أُضيف مبلغ {amount} من الإيداع {number}. وتجدون كل طرد ضمن حركات محفظتكم.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-held': {
    title: { en: 'Cash of a parcel is being looked into', ar: 'مبلغ أحد طرودكم قيد التحقق' },
    body: {
      en: 'Deposit {number} was short when it was counted. {amount} of yours ({waybills}) waits until we have settled the difference; all other parcels are credited as usual. You need not do anything.',
      ar: 'وُجد عجز عند عدّ الإيداع {number}. لذلك ينتظر مبلغ {amount} يخصكم ({waybills}) حتى نسوّي الفرق، وتُضاف مبالغ بقية الطرود كالمعتاد. ولا يلزمكم أي إجراء.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-released': {
    title: {
      en: 'The difference is settled, and you are credited',
      ar: 'سُوّي الفرق وأُضيف المبلغ إلى محفظتكم',
    },
    body: {
      en: '{amount} ({waybills}) that waited because of deposit {number} is in your wallet now.',
      ar: 'أُضيف إلى محفظتكم مبلغ {amount} ({waybills}) الذي كان ينتظر بسبب الإيداع {number}.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-reversed': {
    title: { en: 'A credit of cash on delivery is reversed', ar: 'تم عكس قيد لمبلغ دفع عند الاستلام' },
    body: {
      en: '{amount} for parcel {waybill} was not yours and is taken back from your wallet. What the wallet did not hold is taken from the next cash on delivery. If you do not agree, tell us.',
      ar: 'مبلغ {amount} للطرد {waybill} لم يكن مستحقًا لكم وتم خصمه من محفظتكم. وما لم يغطّه الرصيد يُخصم من مبالغ الدفع عند الاستلام التالية. إن لم توافقوا على ذلك فتواصلوا معنا.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
})

const ownCash = '/{lang}/courier/cash'
const openCash = { en: 'Open your cash', ar: 'فتح صفحة النقد' } as const

export const courierCashMessages = messages({
  'deposit-short': {
    title: { en: 'Deposit {number} is short', ar: 'عجز في الإيداع {number}' },
    body: {
      en: '{amount} is missing from what your parcels say. If you do not agree, ask at once for another count by somebody else.',
      ar: 'ينقص مبلغ {amount} عمّا تبيّنه طرودك. إن لم توافق فاطلب فورًا أن يعيد العدّ شخص آخر.',
    },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
  'deposit-over': {
    title: { en: 'Deposit {number} is over', ar: 'زيادة في الإيداع {number}' },
    body: {
      en: '{amount} more was counted than your parcels say. It is kept apart; if you know who paid too much, tell your depot.',
      ar: 'زاد المعدود بمبلغ {amount} عمّا تبيّنه طرودك، وهو محفوظ على حدة. إن عرفت من دفع أكثر مما عليه فأبلغ مركزك.',
    },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
  'deposit-settled': {
    title: { en: 'The difference of deposit {number} is settled', ar: 'سُوّي فرق الإيداع {number}' },
    body: { en: '{amount}: {outcome}.', ar: '{amount}: {outcome}.' },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
})

export const cashDeskMessages = messages({
  'deposit-counted': {
    title: { en: 'Deposit {number} waits for confirmation', ar: 'الإيداع {number} بانتظار الاعتماد' },
    body: {
      en: '{amount} was counted at {depot}. The merchants are credited once somebody who has not counted confirms it.',
      ar: 'عُدّ مبلغ {amount} في {depot}. تُضاف المبالغ إلى محافظ التجار عندما يعتمده شخص لم يشارك في العدّ.',
    },
    button: { en: 'Open the deposits', ar: 'فتح الإيداعات' },
    link: '/{lang}/admin/cash',
    channels: [],
  },
})
