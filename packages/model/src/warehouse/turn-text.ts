// The words of the turns of a storage request.
import { texts, type TextRow } from '../kit/text.ts'
import {
  commonTurnText,
  commonWaitText,
  moneyTurnText,
  moneyWaitText,
  type TurnWords,
} from '../requests/turn-text.ts'
import { goodsText } from './text.ts'
import type { CommonAction } from '../requests/turn.ts'
import type { StorageAction } from './turn.ts'

export const storageTurnText = texts({
  ...commonTurnText,
  ...moneyTurnText,
  'answer-request': { en: 'Send your quotation', ar: 'أرسل عرضك' },
  'answer-findings': { en: 'Respond to what the warehouse noted', ar: 'رُدّ على ملاحظات المستودع' },
  'answer-release': { en: 'Respond to the release request', ar: 'رُدّ على طلب الإخراج' },
  'extend-or-collect': {
    en: 'Request an extension, or the release',
    ar: 'اطلب تمديد المدة أو إخراج البضاعة',
  },
  'answer-objection': { en: 'Respond to the objection', ar: 'رُدّ على الاعتراض' },
  'bring-goods': { en: 'Bring the goods to the warehouse', ar: 'أحضر البضاعة إلى المستودع' },
  'pick-up': { en: 'Pick up the goods', ar: 'استلم البضاعة من موقع العميل' },
  'take-in': { en: 'Take the goods in and measure them', ar: 'أدخل البضاعة وقِس مساحتها' },
  'send-out': { en: 'Send the goods out', ar: 'أرسل البضاعة للتسليم' },
  'hand-over': { en: 'Hand the goods over with a signed proof', ar: 'سلِّم البضاعة بإثبات موقّع' },
  complete: { en: 'Complete the storage', ar: 'أكمل طلب التخزين' },
} satisfies Record<StorageAction | CommonAction, TextRow>)

const waits = texts({
  ...commonWaitText,
  ...moneyWaitText,
  'answer-findings': { en: 'an answer to what was found', ar: 'الرد على الملاحظات' },
  'answer-release': { en: 'a response to the release request', ar: 'الرد على طلب الإخراج' },
  'extend-or-collect': { en: 'a request for more time or a release', ar: 'طلب التمديد أو الإخراج' },
  'answer-objection': { en: 'a response to the objection', ar: 'الرد على الاعتراض' },
  'bring-goods': { en: 'the goods to come in', ar: 'إحضار البضاعة' },
  'pick-up': { en: 'the goods to be picked up', ar: 'استلام البضاعة' },
  'take-in': { en: 'the goods to be taken in', ar: 'إدخال البضاعة' },
  'send-out': { en: 'the goods to be sent out', ar: 'إرسال البضاعة' },
  'hand-over': { en: 'the goods to be handed over', ar: 'تسليم البضاعة' },
  complete: { en: 'completion', ar: 'إتمام الطلب' },
} satisfies Record<StorageAction | CommonAction, TextRow>)

export const storageTurnWords = {
  does: storageTurnText,
  waits,
  who: texts({
    customer: { en: 'the customer', ar: 'العميل' },
    agent: { en: 'the warehouse', ar: 'المستودع' },
    yours: { en: 'the warehouse', ar: 'المستودع' },
    desk: { en: 'support', ar: 'فريق الدعم' },
  }),
  meanwhile: (code) => goodsText[code as keyof typeof goodsText],
} satisfies TurnWords
