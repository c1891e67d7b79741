// Words of a report in a frame, and what the frame and the page around it say to each other.
import { texts } from '../../kit/text.ts'

export const embedText = texts({
  title: { en: 'Report', ar: 'تقرير' },
  loading: { en: 'Opening the report', ar: 'جارٍ فتح التقرير' },
  failed: { en: 'The report could not be opened', ar: 'تعذّر فتح التقرير' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  more: { en: 'Show more rows', ar: 'عرض المزيد من الصفوف' },
  shown: { en: '{shown} of {count} rows', ar: '{shown} من {count} صف' },
  total: { en: 'Total', ar: 'الإجمالي' },
  empty: { en: 'No data for these dates', ar: 'لا شيء في هذه الفترة' },
  asOf: { en: 'as of {time}', ar: 'حتى {time}' },
})

/** The frame asks, the page around it answers; both only to their own origin, so that a ticket is in no address. */
export type EmbedWish = { kind: 'marsa.ticket-wanted' } | { kind: 'marsa.height'; height: number }
export type EmbedAnswer =
  | { kind: 'marsa.ticket'; ticket: string }
  | { kind: 'marsa.ticket-refused'; sentence: string }
