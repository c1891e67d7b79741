// Titles of the overview's pages, apart from their other texts: the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const overviewTitles = texts({
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  search: { en: 'Search', ar: 'البحث' },
  audit: { en: 'Audit', ar: 'سجل التدقيق' },
})
