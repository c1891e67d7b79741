// Messages about reports that are sent regularly; what they say of money is read signed in, not in a mail.
import { messages } from '../message.ts'

export const reportMessages = messages({
  'report-due': {
    title: { en: 'A report is ready', ar: 'تقرير جاهز' },
    body: {
      en: '“{report}” from {from} to {to} is ready. Open it to read it and to download the file.',
      ar: 'التقرير «{report}» من {from} إلى {to} جاهز. افتحه للاطلاع عليه وتنزيل الملف.',
    },
    button: { en: 'Open the report', ar: 'فتح التقرير' },
    link: '/{lang}/finance/reports/{address}',
    channels: ['mail'],
  },
  'report-recipients': {
    title: { en: 'Not everybody gets your report any more', ar: 'لم يعد التقرير يصل إلى جميع المستلمين' },
    body: {
      en: '{count} of the recipients of “{report}” may no longer read finance and were left out. Check the schedule.',
      ar: 'عدد المستلمين الذين لم يعد يحق لهم الاطلاع على المالية واستُبعدوا من التقرير «{report}»: {count}. راجع الجدول.',
    },
    button: { en: 'Open the schedules', ar: 'فتح الجداول' },
    link: '/{lang}/finance/reports',
    channels: ['mail'],
  },
})
