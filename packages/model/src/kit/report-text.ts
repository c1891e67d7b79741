// Words that every report's file has.
import { texts } from './text.ts'

/** Rows of a report that is printed; a longer one is a spreadsheet. */
export const mostPrintedRows = 2_000

export const reportKitText = texts({
  total: { en: 'Total', ar: 'الإجمالي' },
  period: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  since: { en: 'From {from}', ar: 'من {from}' },
  until: { en: 'Until {to}', ar: 'حتى {to}' },
  always: { en: 'All days', ar: 'جميع الأيام' },
  printed: { en: 'Created on {time}, Dubai time', ar: 'أُعدّ في {time} بتوقيت دبي' },
  empty: { en: 'Nothing in this period.', ar: 'لا شيء في هذه الأيام.' },
})
