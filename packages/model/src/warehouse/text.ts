// Names of states, steps, conditions and what comes next, as lists, pages, messages and the look-up (C095) say them.
import { texts } from '../kit/text.ts'
import { usualAgentStateText, usualEventText, usualStateText } from '../requests/usual-text.ts'
import type { GoodsState } from './goods-machine.ts'
import type { ReleaseState } from './release-machine.ts'

type Row = { en: string; ar: string }

/** What one sum for everything is called in a quotation. */
export const wholeStorage: Row = { en: 'Lump sum', ar: 'مبلغ مقطوع' }

export const storageStateText = usualStateText
/** As a warehouse reads them. */
export const agentStateText = usualAgentStateText

export const goodsText = texts({
  AWAITED: { en: 'Goods awaited', ar: 'بانتظار البضاعة' },
  PICKED_UP: { en: 'Picked up', ar: 'استُلمت من موقع العميل' },
  STORED: { en: 'Stored', ar: 'مخزّنة' },
  OUT_FOR_DELIVERY: { en: 'Out for delivery', ar: 'خرجت للتسليم' },
  DELIVERED: { en: 'Delivered', ar: 'تم التسليم' },
} satisfies Record<GoodsState, Row>)

/** Goods that are not brought back are collected at the warehouse, and not delivered. */
const collectedText: Row = { en: 'Collected', ar: 'تم استلام البضاعة' }
export const goodsWords = (goods: GoodsState, isBrought: boolean): Row =>
  goods === 'DELIVERED' && !isBrought ? collectedText : goodsText[goods]

/** Entries of the timeline beside states and steps. */
export const storageEventText = texts({
  ...usualEventText,
  ITEMS_NOTED: { en: 'Inventory updated', ar: 'حُدّثت قائمة الأصناف' },
  FINDINGS_NOTED: { en: 'Damage, shortage or more space noted', ar: 'سُجّل ضرر أو نقص أو مساحة زائدة' },
  FINDINGS_ACCEPTED: { en: 'The customer accepted what was found', ar: 'قبل العميل ما سُجّل' },
  FINDINGS_OBJECTED: { en: 'The customer objected to what was found', ar: 'اعترض العميل على ما سُجّل' },
  OBJECTION_ANSWERED: { en: 'Response to the objection', ar: 'الرد على الاعتراض' },
  OVERSTAY: { en: 'Stored beyond the booked period', ar: 'تجاوز التخزين المدة المحجوزة' },
  EXTENSION_ASKED: { en: 'Extension requested', ar: 'طُلب تمديد المدة' },
  EXTENSION_WITHDRAWN: { en: 'Extension request withdrawn', ar: 'سُحب طلب التمديد' },
  EXTENDED: { en: 'Storage extended', ar: 'مُدّدت مدة التخزين' },
  RELEASE_ASKED: { en: 'Partial release requested', ar: 'طُلب إخراج جزء من البضاعة' },
  RELEASED: { en: 'Part of the goods released', ar: 'أُخرج جزء من البضاعة' },
  RELEASED_ON_CREDIT: {
    en: 'Part of the goods released on the warehouse’s credit',
    ar: 'أُخرج جزء من البضاعة على ائتمان المستودع',
  },
  RELEASE_DECLINED: { en: 'Release declined', ar: 'رُفض طلب الإخراج' },
  RELEASE_WITHDRAWN: { en: 'Release withdrawn', ar: 'سُحب طلب الإخراج' },
})
export const releaseStateText = texts({
  REQUESTED: { en: 'Requested', ar: 'مطلوب' },
  RELEASED: { en: 'Released', ar: 'تم الإخراج' },
  DECLINED: { en: 'Declined', ar: 'مرفوض' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
} satisfies Record<ReleaseState, Row>)

/** The line that says what is stored, from when on. */
export const goodsLineText = texts({
  from: { en: 'from {day}', ar: 'من {day}' },
  pieces: {
    en: { one: '{count} piece', other: '{count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
})

/** So many pieces as the object of a sentence of a message. */
export const piecesText = texts({
  pieces: {
    en: { one: '{count} piece', other: '{count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتين',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
})

export const conditionText = texts({
  good: { en: 'Good', ar: 'جيدة' },
  worn: { en: 'Worn', ar: 'عليها آثار استعمال' },
  damaged: { en: 'Damaged', ar: 'متضررة' },
})
