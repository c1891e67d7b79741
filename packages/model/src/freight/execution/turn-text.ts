// The words of a shipment's turns.
import { texts, type TextRow } from '../../kit/text.ts'
import { commonTurnText, commonWaitText, type TurnWords } from '../../requests/turn-text.ts'
import type { MilestoneCode } from './milestones.ts'
import { milestoneName } from '../text.ts'
import type { CommonAction } from '../../requests/turn.ts'
import type { ShipmentAction } from './turn.ts'

export const shipmentTurnText = texts({
  ...commonTurnText,
  'pay-balance': { en: 'Pay the balance', ar: 'سدّد المبلغ المتبقي' },
  'confirm-delivery': { en: 'Confirm the delivery', ar: 'أكّد التسليم' },
  'report-milestone': { en: 'Report the next step', ar: 'سجّلوا الخطوة التالية' },
  'post-final-quote': { en: 'Post the final quotation', ar: 'قدّموا العرض النهائي' },
  'upload-invoice': { en: 'Upload the customer invoice', ar: 'ارفعوا فاتورة العميل' },
  'upload-papers': { en: 'Upload the missing documents', ar: 'رفع المستندات الناقصة' },
  'settle-dispute': { en: 'Decide on the dispute', ar: 'البت في الاعتراض' },
} satisfies Record<ShipmentAction | CommonAction, TextRow>)

const waits = texts({
  ...commonWaitText,
  'pay-balance': { en: 'payment of the balance', ar: 'سداد المبلغ المتبقي' },
  'upload-papers': { en: '{documents}', ar: '{documents}' },
  'report-milestone': { en: 'the next step', ar: 'الخطوة التالية' },
  'post-final-quote': { en: 'the final quotation', ar: 'العرض النهائي' },
  'upload-invoice': { en: 'the customer invoice', ar: 'فاتورة العميل' },
  'confirm-delivery': { en: 'confirmation of the delivery', ar: 'تأكيد التسليم' },
  'settle-dispute': { en: 'a decision on the dispute', ar: 'البت في الاعتراض' },
} satisfies Record<ShipmentAction | CommonAction, TextRow>)

const meanwhileText = texts({
  complete: {
    en: 'You can also complete the delivery yourself.',
    ar: 'ويمكنكم أيضًا إتمام التسليم بأنفسكم.',
  },
})

export const shipmentTurnWords: TurnWords = {
  does: shipmentTurnText,
  waits,
  who: texts({
    customer: { en: 'the customer', ar: 'العميل' },
    agent: { en: 'the agent', ar: 'الوكيل' },
    yours: { en: 'your agent', ar: 'وكيلك' },
    desk: { en: 'support', ar: 'فريق الدعم' },
  }),
  meanwhile: (code) =>
    code === 'complete-delivery'
      ? { sentence: meanwhileText.complete }
      : milestoneName(code as MilestoneCode),
}
