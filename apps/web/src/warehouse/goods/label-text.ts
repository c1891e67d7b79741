// Words of the labels of stored goods, on the page of the warehouse and in its stock list.
import { texts } from '@marsa/model/kit/text.ts'

export const labelText = texts({
  print: { en: 'Print labels', ar: 'طباعة الملصقات' },
  printing: { en: 'Printing', ar: 'جارٍ التحضير' },
  printAgain: { en: 'Print again', ar: 'إعادة الطباعة' },
  printAgainNamed: { en: 'Print again: label {sscc}', ar: 'إعادة الطباعة: الملصق {sscc}' },
  addPrefix: { en: 'Add the GS1 prefix', ar: 'إضافة بادئة GS1' },
  codes: {
    en: { one: '{count} label', other: '{count} labels' },
    ar: {
      zero: 'لا ملصقات',
      one: 'ملصق واحد',
      two: 'ملصقان',
      few: '{count} ملصقات',
      many: '{count} ملصقًا',
      other: '{count} ملصق',
    },
  },
  sscc: { en: 'Label', ar: 'الملصق' },
})
