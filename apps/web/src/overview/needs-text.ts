// Texts of the list of what needs the reader.
import { texts } from '@marsa/model/kit/text.ts'

export const needsText = texts({
  title: { en: 'Needs your attention', ar: 'بحاجة إلى إجراء منك' },
  notifications: { en: 'All notifications', ar: 'كل الإشعارات' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء ينتظرك.' },
  all: {
    en: { one: 'Show it', other: 'Show all {count}' },
    ar: {
      zero: 'عرض الكل',
      one: 'عرضه',
      two: 'عرض الاثنين',
      few: 'عرض جميعها ({count})',
      many: 'عرض جميعها ({count})',
      other: 'عرض جميعها ({count})',
    },
  },
  quotes: {
    en: { one: '{count} quote of', other: '{count} quotes from' },
    ar: {
      zero: 'لا عروض',
      one: 'عرض واحد بقيمة',
      two: 'عرضان ابتداءً من',
      few: '{count} عروض ابتداءً من',
      many: '{count} عرضًا ابتداءً من',
      other: '{count} عرض ابتداءً من',
    },
  },
  compare: { en: 'Compare', ar: 'مقارنة' },
  pay: { en: 'Pay', ar: 'سداد' },
  open: { en: 'Open', ar: 'فتح' },
})
