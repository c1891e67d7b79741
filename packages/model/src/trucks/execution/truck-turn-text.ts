// The words of the turns of a booking of trucks.
import { texts, type TextRow } from '../../kit/text.ts'
import {
  commonTurnText,
  commonWaitText,
  moneyTurnText,
  moneyWaitText,
  type TurnWords,
} from '../../requests/turn-text.ts'
import type { CommonAction } from '../../requests/turn.ts'
import type { TruckAction } from './truck-turn.ts'

const does = texts({
  ...commonTurnText,
  ...moneyTurnText,
  'add-container': { en: 'Enter the container number', ar: 'أدخل رقم الحاوية' },
  'allocate-trucks': { en: 'Allocate trucks and drivers', ar: 'خصّص الشاحنات والسائقين' },
  'report-event': { en: 'Report the next step of each truck', ar: 'سجّل الخطوة التالية لكل شاحنة' },
  'add-border-documents': { en: 'Add documents for the border', ar: 'ارفع مستندات المنافذ' },
  'return-empty': { en: 'Return the empty container', ar: 'أعد الحاوية الفارغة' },
  'answer-change': { en: 'Answer the proposed change', ar: 'رُدّ على التعديل المقترح' },
  'answer-extras': { en: 'Answer the extra charges', ar: 'رُدّ على الرسوم الإضافية' },
  'decide-extras': { en: 'Decide on the extra charges', ar: 'ابتّ في الرسوم الإضافية' },
  complete: { en: 'Complete the booking', ar: 'أكمل الحجز' },
} satisfies Record<TruckAction | CommonAction, TextRow>)

const waits = texts({
  ...commonWaitText,
  ...moneyWaitText,
  'add-container': { en: 'the container number', ar: 'رقم الحاوية' },
  'allocate-trucks': { en: 'trucks and drivers', ar: 'تخصيص الشاحنات والسائقين' },
  'report-event': { en: 'the trucks on their way', ar: 'وصول الشاحنات' },
  'add-border-documents': { en: 'documents for the border', ar: 'مستندات المنافذ' },
  'return-empty': { en: 'the empty container to go back', ar: 'إعادة الحاوية الفارغة' },
  'answer-change': { en: 'an answer to the proposed change', ar: 'الرد على التعديل المقترح' },
  'answer-extras': { en: 'an answer to the extra charges', ar: 'الرد على الرسوم الإضافية' },
  'decide-extras': { en: 'a decision on the extra charges', ar: 'البتّ في الرسوم الإضافية' },
  complete: { en: 'completion', ar: 'إتمام الحجز' },
} satisfies Record<TruckAction | CommonAction, TextRow>)

const lacks = texts({
  'add-border-documents': {
    en: {
      one: 'Missing: {documents}. Without it the trucks stop at the border.',
      other: 'Missing: {documents}. Without them the trucks stop at the border.',
    },
    ar: {
      zero: 'لا ينقص أي مستند.',
      one: 'الناقص: {documents}، وبدونه تتوقف الشاحنات عند المنفذ.',
      two: 'الناقص: {documents}، وبدونهما تتوقف الشاحنات عند المنفذ.',
      few: 'الناقص: {documents}، وبدونها تتوقف الشاحنات عند المنفذ.',
      many: 'الناقص: {documents}، وبدونها تتوقف الشاحنات عند المنفذ.',
      other: 'الناقص: {documents}، وبدونها تتوقف الشاحنات عند المنفذ.',
    },
  },
} satisfies Partial<Record<TruckAction, TextRow>>)

const meanwhile = texts({
  report: {
    en: 'In the meantime report the steps of each truck.',
    ar: 'ويمكنك في الأثناء تسجيل خطوات كل شاحنة.',
  },
})

const beside = texts({
  'add-border-documents': {
    en: 'The border posts below ask you for documents. You need not wait for the trucks.',
    ar: 'تطلب المنافذ أدناه مستندات منك، ولا حاجة إلى انتظار تخصيص الشاحنات.',
  },
} satisfies Partial<Record<TruckAction, TextRow>>)

export const truckTurnWords: TurnWords = {
  does,
  waits,
  lacks,
  who: texts({
    customer: { en: 'the customer', ar: 'العميل' },
    agent: { en: 'the truck provider', ar: 'مزود الشاحنات' },
    yours: { en: 'the truck provider', ar: 'مزود الشاحنات' },
    desk: { en: 'support', ar: 'فريق الدعم' },
  }),
  beside,
  meanwhile: (code) => (code === 'report-event' ? { sentence: meanwhile.report } : undefined),
}
