// Words of quotations that are only read: the charges of the one in force, those of earlier rounds.
import { texts } from '../kit/text.ts'

export const quotedText = texts({
  earlier: { en: 'Quotes of earlier rounds', ar: 'عروض الجولات السابقة' },
  round: { en: 'Round {round}', ar: 'الجولة {round}' },
  lines: { en: 'Charges of the quotation', ar: 'بنود العرض' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
})
