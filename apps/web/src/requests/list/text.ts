// Texts of lists of requests in every line.
import { texts } from '@marsa/model/kit/text.ts'

export const requestListText = texts({
  all: { en: 'All', ar: 'الكل' },
  active: { en: 'Active', ar: 'النشطة' },
  completed: { en: 'Completed', ar: 'المكتملة' },
  cancelled: { en: 'Cancelled', ar: 'الملغاة' },
  expired: { en: 'Expired', ar: 'المنتهية' },
  answer: { en: 'To answer', ar: 'بانتظار ردك' },
  quoted: { en: 'Quoted', ar: 'قُدِّم عرض' },
  won: { en: 'Won', ar: 'تمت الترسية عليك' },
  others: { en: 'Others', ar: 'أخرى' },
  quotes: { en: 'Quotes', ar: 'عروض الأسعار' },
  bookings: { en: 'Bookings', ar: 'الحجوزات' },
  closed: { en: 'Closed', ar: 'المغلقة' },
  drafts: { en: 'Drafts', ar: 'المسودات' },
  awarded: { en: 'Won', ar: 'تمت الترسية عليك' },
  road: { en: 'On the road', ar: 'على الطريق' },
  dates: { en: 'Dates', ar: 'التاريخ' },
  asked: { en: 'Requested between', ar: 'تاريخ الطلب بين' },
  status: { en: 'Status', ar: 'الحالة' },
  statuses: {
    en: { one: '{count} status', other: '{count} statuses' },
    ar: {
      zero: 'الحالات',
      one: 'حالة واحدة',
      two: 'حالتان',
      few: '{count} حالات',
      many: '{count} حالة',
      other: '{count} حالة',
    },
  },
  show: { en: 'Show', ar: 'عرض' },
  sort: { en: 'Sort', ar: 'الترتيب' },
  matching: { en: 'Reference: {reference}', ar: 'المرجع: {reference}' },
  noMatch: { en: 'Nothing matches these filters', ar: 'لا توجد نتائج مطابقة' },
  noMatchBody: {
    en: 'Remove a filter, or search for fewer characters.',
    ar: 'أزل أحد عوامل التصفية، أو ابحث بحروف أقل.',
  },
  clear: { en: 'Clear the filters', ar: 'مسح عوامل التصفية' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  action: { en: 'Next step', ar: 'الخطوة التالية' },
  due: { en: 'due now', ar: 'مستحق الآن' },
  total: { en: 'total', ar: 'الإجمالي' },
  nothing: { en: 'Nothing here now', ar: 'لا شيء هنا الآن' },
})

/** What a list is sorted by, from a menu where there are no headings to press. */
export const sortText = texts({
  '-added': { en: 'Newest first', ar: 'الأحدث أولًا' },
  added: { en: 'Oldest first', ar: 'الأقدم أولًا' },
  due: { en: 'Most urgent first', ar: 'الأكثر إلحاحًا أولًا' },
  '-status': { en: 'Latest change first', ar: 'آخر تغيير أولًا' },
  date: { en: 'Earliest date first', ar: 'أقرب موعد أولًا' },
  '-amount': { en: 'Highest amount first', ar: 'أعلى مبلغ أولًا' },
})
