// Texts of the list of what needs the reader.
import { texts } from '@marsa/model/kit/text.ts'

export const needsText = texts({
  title: { en: 'Needs you', ar: 'بحاجة إلى إجراء منك' },
  notifications: { en: 'All notifications', ar: 'كل الإشعارات' },
  nothing: { en: 'Nothing needs you.', ar: 'لا شيء ينتظرك.' },
  by: { en: 'by {when}', ar: 'حتى {when}' },
  pay: { en: 'Pay', ar: 'سداد' },
  open: { en: 'Open', ar: 'فتح' },
})
