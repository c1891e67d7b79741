// Words of the freight pages in the second row and the menu of the phone, beside those of the frame.
import { texts } from '@marsa/model/kit/text.ts'

export const pagesText = texts({
  tracking: { en: 'Tracking', ar: 'التتبّع' },
  reports: { en: 'Reports', ar: 'التقارير' },
  cards: { en: 'Rate cards', ar: 'بطاقات الأسعار' },
  report: { en: 'Report', ar: 'التقرير' },
  answers: { en: 'Answer times', ar: 'أوقات الرد' },
})
