// What the reader of a storage request has to do next, derived from its facts, with the words for it.
import type { ActorKind } from '../kit/machine.ts'
import { texts } from '../kit/text.ts'
import { goodsPlan, type GoodsFacts } from './goods-machine.ts'
import { bookedStates } from './request-machine.ts'

export const storageNextText = texts({
  waitForQuotes: { en: 'Warehouses are preparing their quotations', ar: 'تُعدّ المستودعات عروضها' },
  chooseQuote: { en: 'Compare and accept a quotation', ar: 'قارن العروض واقبل أحدها' },
  continuePayment: { en: 'Finish the payment that is open', ar: 'أكمل عملية الدفع الجارية' },
  answerFindings: { en: 'Answer what the warehouse found', ar: 'رُدّ على ملاحظات المستودع' },
  bringGoods: { en: 'Bring the goods to the warehouse', ar: 'أحضر البضاعة إلى المستودع' },
  waitForWarehouse: { en: 'The warehouse takes the next step', ar: 'الخطوة التالية على المستودع' },
  payFinal: { en: 'Pay the final quotation', ar: 'سدّد المبلغ النهائي' },
  extendOrCollect: {
    en: 'Ask for more time, or for the release',
    ar: 'اطلب تمديد المدة أو إخراج البضاعة',
  },
  rate: { en: 'Tell us how it went', ar: 'شاركنا تقييمك' },
  askAgain: { en: 'Ask again', ar: 'أعد إرسال الطلب' },
  quote: { en: 'Send your quotation', ar: 'أرسلوا عرضكم' },
  waitForCustomer: { en: 'The customer decides', ar: 'القرار لدى العميل' },
  pickUp: { en: 'Pick the goods up', ar: 'استلموا البضاعة من موقع العميل' },
  store: { en: 'Take the goods in and measure them', ar: 'أدخلوا البضاعة وقيسوا مساحتها' },
  postFinal: { en: 'Post the final quotation', ar: 'أصدروا العرض النهائي' },
  waitForPayment: { en: 'The customer pays the final quotation', ar: 'بانتظار سداد العميل للمبلغ النهائي' },
  answerRelease: { en: 'Answer the release that is asked for', ar: 'رُدّوا على طلب الإخراج' },
  sendOut: { en: 'Send the goods out', ar: 'أرسلوا البضاعة للتسليم' },
  deliver: { en: 'Hand the goods over with a signed proof', ar: 'سلّموا البضاعة بإثبات موقّع' },
  uploadInvoice: { en: 'Upload the customer invoice', ar: 'ارفعوا فاتورة العميل' },
  complete: { en: 'Complete the storage', ar: 'أكملوا طلب التخزين' },
})
export type StorageNext = keyof typeof storageNextText

export type NextFacts = GoodsFacts & {
  paymentOpen: boolean
  overstay: boolean
  extensionAsked: boolean
  releaseAsked: boolean
  /** The warehouse has noted damage, shortage or more space, and the customer has not answered. */
  findingsOpen: boolean
  rated: boolean
  wasPaid: boolean
  /** For a warehouse: it has answered the invitation; it has won. */
  answered: boolean
  won: boolean
}

const customerNext = (facts: NextFacts): StorageNext | null => {
  const { state, goods } = facts
  if (state === 'QS_RCD') return 'waitForQuotes'
  if (facts.paymentOpen) return 'continuePayment'
  if (state === 'QS_AWP') return 'chooseQuote'
  if (state === 'QS_CMP') return facts.rated ? null : 'rate'
  if (!bookedStates.includes(state)) return facts.wasPaid ? null : 'askAgain'
  if (facts.findingsOpen) return 'answerFindings'
  if (state === 'QS_AWAITING_FINAL_PAY') return 'payFinal'
  if (facts.overstay && !facts.extensionAsked) return 'extendOrCollect'
  return goods === 'AWAITED' && !facts.hasPickup ? 'bringGoods' : 'waitForWarehouse'
}

const winnerNext = (facts: NextFacts): StorageNext | null => {
  const { state, goods } = facts
  if (facts.releaseAsked) return 'answerRelease'
  if (facts.finalOwed || facts.extensionAsked) return 'postFinal'
  if (goods === 'AWAITED') return facts.hasPickup ? 'pickUp' : 'store'
  if (goods === 'PICKED_UP') return 'store'
  if (state === 'QS_AWAITING_FINAL_PAY') return 'waitForPayment'
  if (goods === 'DELIVERED') return facts.documents.includes('INVOICE') ? 'complete' : 'uploadInvoice'
  if (state === 'QS_PPA') return 'postFinal'
  return goods === 'STORED' && goodsPlan(facts).includes('OUT_FOR_DELIVERY') ? 'sendOut' : 'deliver'
}

export const storageNext = (kind: ActorKind, facts: NextFacts): StorageNext | null => {
  if (kind !== 'agent') return customerNext(facts)
  if (bookedStates.includes(facts.state)) return facts.won ? winnerNext(facts) : null
  if (facts.state === 'QS_RCD' || facts.state === 'QS_AWP')
    return facts.answered ? 'waitForCustomer' : 'quote'
  return null
}
