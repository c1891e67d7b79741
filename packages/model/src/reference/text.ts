// What the screens say of cargo that may be dangerous.
import { texts } from '../kit/text.ts'

export const hazardText = texts({
  none: { en: 'Not usually dangerous goods', ar: 'لا تُعد عادةً من المواد الخطرة' },
  possible: {
    en: 'May be dangerous goods: please check the safety data sheet.',
    ar: 'قد تُعد من المواد الخطرة: يُرجى مراجعة صحيفة بيانات السلامة.',
  },
  usual: {
    en: 'Usually dangerous goods: a safety data sheet is needed.',
    ar: 'تُعد عادةً من المواد الخطرة: صحيفة بيانات السلامة مطلوبة.',
  },
})
