// Messages about cash on delivery: to the merchant whose money it is, to the courier who carried it, to who confirms it.
import { messages } from '../message.ts'

const wallet = '/{lang}/express/wallet'
const openWallet = { en: 'Open the wallet', ar: 'فتح المحفظة' } as const

export const cashMessages = messages({
  'cash-credited': {
    title: { en: 'Cash on delivery is in your wallet', ar: 'أُضيفت مبالغ الدفع عند الاستلام إلى محفظتك' },
    body: {
      en: '{amount} from deposit {number} has been credited. Each parcel is listed in your wallet movements.',
      ar: 'أُضيف مبلغ {amount} من الإيداع {number}. وتجد كل طرد ضمن حركات محفظتك.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-held': {
    title: { en: 'Cash for a parcel is under review', ar: 'مبلغ أحد طرودك قيد التحقق' },
    body: {
      en: 'Deposit {number} was short when it was counted. {amount} of your cash on delivery ({waybills}) is on hold until we settle the difference; all other parcels are credited as usual. You do not need to do anything.',
      ar: 'وُجد عجز عند عدّ الإيداع {number}. لذلك ينتظر مبلغ {amount} يخصك ({waybills}) حتى نسوّي الفرق، وتُضاف مبالغ بقية الطرود كالمعتاد. ولا يلزمك أي إجراء.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-released': {
    title: {
      en: 'The difference is settled and credited to you',
      ar: 'سُوّي الفرق وأُضيف المبلغ إلى محفظتك',
    },
    body: {
      en: '{amount} ({waybills}), on hold because of deposit {number}, is now in your wallet.',
      ar: 'أُضيف إلى محفظتك مبلغ {amount} ({waybills}) الذي كان ينتظر بسبب الإيداع {number}.',
    },
    button: openWallet,
    link: wallet,
    channels: ['mail'],
  },
  'cash-reversed': {
    title: { en: 'A cash on delivery credit was reversed', ar: 'تم عكس قيد لمبلغ دفع عند الاستلام' },
    body: {
      en: '{amount} for parcel {waybill} was credited to you by mistake, so we have deducted it from your wallet. Anything your balance did not cover is deducted from your next cash on delivery. If you disagree, please tell us.',
      ar: 'مبلغ {amount} للطرد {waybill} لم يكن مستحقًا لك وتم خصمه من محفظتك. وما لم يغطّه الرصيد يُخصم من مبالغ الدفع عند الاستلام التالية. إن لم توافق على ذلك فتواصل معنا.',
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
      en: '{amount} is missing from the total of your parcels. If you disagree, ask at once for someone else to count it again.',
      ar: 'ينقص مبلغ {amount} عمّا تبيّنه طرودك. إن لم توافق فاطلب فورًا أن يعيد العدّ شخص آخر.',
    },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
  'deposit-over': {
    title: { en: 'Deposit {number} is over', ar: 'زيادة في الإيداع {number}' },
    body: {
      en: '{amount} more was counted than the total of your parcels. We keep it separately; if you know who paid too much, tell your depot.',
      ar: 'زاد المعدود بمبلغ {amount} عمّا تبيّنه طرودك، وهو محفوظ على حدة. إن عرفت من دفع أكثر مما عليه فأبلغ مركزك.',
    },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
  'deposit-settled': {
    title: { en: 'The difference in deposit {number} is settled', ar: 'سُوّي فرق الإيداع {number}' },
    body: { en: '{amount}: {outcome}.', ar: '{amount}: {outcome}.' },
    button: openCash,
    link: ownCash,
    channels: ['mail'],
  },
})

export const cashDeskMessages = messages({
  'deposit-counted': {
    title: { en: 'Deposit {number} is waiting for confirmation', ar: 'الإيداع {number} بانتظار الاعتماد' },
    body: {
      en: '{amount} was counted at {depot}. The merchants are credited once someone who did not count it confirms it.',
      ar: 'عُدّ مبلغ {amount} في {depot}. تُضاف المبالغ إلى محافظ التجار عندما يعتمده شخص لم يشارك في العدّ.',
    },
    button: { en: 'Open the deposits', ar: 'فتح الإيداعات' },
    link: '/{lang}/admin/cash',
    channels: [],
  },
})
