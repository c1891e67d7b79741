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
  'report-milestone': { en: 'Report the next step', ar: 'سجّل الخطوة التالية' },
  'post-final-quote': { en: 'Post the final quotation', ar: 'قدّم العرض النهائي' },
  'upload-invoice': { en: 'Upload the customer invoice', ar: 'ارفع فاتورة العميل' },
  'upload-papers': { en: 'Upload the missing documents', ar: 'ارفع المستندات الناقصة' },
  'settle-dispute': { en: 'Decide on the dispute', ar: 'ابتّ في الاعتراض' },
  'agree-charges': { en: 'Decide on added charges', ar: 'قرّر بشأن الرسوم الإضافية' },
  'decide-charges': { en: 'Decide on added charges', ar: 'ابتّ في الرسوم الإضافية' },
  'approve-bill': { en: 'Check the bill of lading', ar: 'راجع مسودة بوليصة الشحن' },
  'enter-vgm': { en: 'Enter the VGM', ar: 'أدخل الوزن المتحقَّق منه' },
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
  'agree-charges': { en: 'consent to added charges', ar: 'الموافقة على رسوم إضافية' },
  'decide-charges': { en: 'a decision on added charges', ar: 'البت في رسوم إضافية' },
  'approve-bill': { en: 'approval of the bill of lading', ar: 'اعتماد مسودة بوليصة الشحن' },
  'enter-vgm': {
    en: 'the verified gross mass (VGM) of the containers',
    ar: 'الوزن المتحقَّق منه للحاويات (VGM)',
  },
} satisfies Record<ShipmentAction | CommonAction, TextRow>)

const meanwhileText = texts({
  complete: {
    en: 'You can also complete the delivery yourself.',
    ar: 'ويمكنك أيضًا إتمام التسليم بنفسك.',
  },
  vgm: {
    en: 'You can also enter it yourself, under Containers.',
    ar: 'ويمكنك أيضًا إدخاله بنفسك في قسم الحاويات.',
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
      : code === 'enter-vgm'
        ? { sentence: meanwhileText.vgm }
        : milestoneName(code as MilestoneCode),
}
