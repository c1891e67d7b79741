// Titles of the pages of a depot; the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const depotTitles = texts({
  depot: { en: 'Depot', ar: 'مركز التوزيع' },
  intake: { en: 'Intake', ar: 'الاستقبال' },
  sort: { en: 'Sort', ar: 'الفرز' },
  assign: { en: 'Assign', ar: 'إسناد الجولات' },
  handover: { en: 'Hand-over', ar: 'التسليم للناقل' },
  shelf: { en: 'Shelf', ar: 'الرف' },
  corrections: { en: 'Corrections', ar: 'التصحيحات' },
  day: { en: 'Day close', ar: 'إغلاق اليوم' },
})
