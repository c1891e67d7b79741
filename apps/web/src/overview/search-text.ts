// Texts of the search page and of the suggestions in the header.
import { texts } from '@marsa/model/kit/text.ts'
import { byKind } from '@marsa/model/lines.ts'

export const searchText = texts({
  lead: {
    en: 'Shipments, storage and truck requests, documents, people, pages, actions and help, in English and Arabic.',
    ar: 'الشحنات وطلبات التخزين والشاحنات والمستندات والأشخاص والصفحات والإجراءات والمساعدة، بالعربية والإنجليزية.',
  },
  field: { en: 'Number, name or words', ar: 'رقم أو اسم أو كلمات' },
  suggestions: { en: 'Suggestions', ar: 'اقتراحات' },
  results: { en: 'Results', ar: 'النتائج' },
  commands: { en: 'Pages and actions', ar: 'صفحات وإجراءات' },
  searching: { en: 'Searching', ar: 'جارٍ البحث' },
  all: { en: 'All results for “{text}”', ar: 'جميع نتائج «{text}»' },
  count: {
    en: { one: '{count} result', other: '{count} results' },
    ar: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
  },
  none: { en: 'Nothing found for “{text}”', ar: 'لا نتائج لعبارة «{text}»' },
  noneBody: {
    en: 'Check the number, or try fewer words. You only find what you have access to.',
    ar: 'تحقق من الرقم أو جرّب كلمات أقل. لا يظهر إلا ما يحق لك الاطلاع عليه.',
  },
  begin: { en: 'What are you looking for?', ar: 'عمّ تبحث؟' },
  beginBody: {
    en: 'Type at least two letters or digits: a request number, a container, a name, a page, a question.',
    ar: 'اكتب حرفين أو رقمين على الأقل: رقم طلب أو حاوية أو اسمًا أو صفحة أو سؤالًا.',
  },
  recent: { en: 'Recent searches', ar: 'عمليات البحث الأخيرة' },
  forget: { en: 'Clear', ar: 'مسح' },
})

export const hitText = texts({
  ...byKind(({ many }) => many),
  receipt: { en: 'Receipts', ar: 'الإيصالات' },
  'tax-invoice': { en: 'Tax invoices', ar: 'الفواتير الضريبية' },
  document: { en: 'Documents', ar: 'المستندات' },
  company: { en: 'Companies', ar: 'الشركات' },
  person: { en: 'People', ar: 'الأشخاص' },
  registration: { en: 'Registrations', ar: 'طلبات التسجيل' },
  question: { en: 'Help', ar: 'المساعدة' },
})
