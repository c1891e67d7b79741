// Words of the comparison of truck quotations.
import { texts } from '@marsa/model/kit/text.ts'

export const truckCompareText = texts({
  asAsked: { en: 'As asked', ar: 'كما طُلب' },
  later: { en: '{time} later than asked', ar: 'بعد الموعد المطلوب بـ{time}' },
  earlier: { en: '{time} earlier than asked', ar: 'قبل الموعد المطلوب بـ{time}' },
  atRate: { en: 'plus 5% VAT', ar: 'تُضاف ضريبة \u20665%\u2069' },
  zeroRated: { en: 'VAT 0%', ar: 'الضريبة \u20660%\u2069' },
  ifWaiting: {
    en: {
      one: 'Total if every truck waits {count} hour at loading',
      other: 'Total if every truck waits {count} hours at loading',
    },
    ar: {
      zero: 'الإجمالي دون انتظار عند التحميل',
      one: 'الإجمالي إذا انتظرت كل شاحنة ساعة واحدة عند التحميل',
      two: 'الإجمالي إذا انتظرت كل شاحنة ساعتين عند التحميل',
      few: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعات عند التحميل',
      many: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعة عند التحميل',
      other: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعة عند التحميل',
    },
  },
})
