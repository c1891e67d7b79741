// Titles of the desk's help pages, apart from their other texts: the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const helpTitles = texts({
  callbacks: { en: 'Callback requests', ar: 'طلبات معاودة الاتصال' },
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  departments: { en: 'Departments', ar: 'دليل الإدارات' },
})
