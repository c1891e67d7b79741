// Texts of the content of a file in the page.
import { texts } from '@marsa/model/kit/text.ts'

export const fileText = texts({
  opening: { en: 'Opening the file', ar: 'جارٍ فتح الملف' },
  notShown: {
    en: 'Files of this type cannot be shown on the page. Download it to read it.',
    ar: 'لا تُعرض الملفات من هذا النوع في الصفحة. نزّل الملف للاطلاع عليه.',
  },
  broken: {
    en: 'The file could not be shown. Download it to read it.',
    ar: 'تعذّر عرض الملف. نزّله للاطلاع عليه.',
  },
  pageOf: { en: 'Page {page} of {pages}', ar: 'الصفحة {page} من {pages}' },
  morePages: { en: 'Show more pages', ar: 'عرض المزيد من الصفحات' },
  contentOf: { en: 'Content of {name}', ar: 'محتوى {name}' },
})
