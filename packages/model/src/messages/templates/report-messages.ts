// Messages to finance about reports that are sent regularly and e-invoices that cannot be; what they say of money is read signed in, not in a mail.
import { messages } from '../message.ts'

export const reportMessages = messages({
  'e-invoice-outage': {
    title: { en: 'E-invoices cannot be sent', ar: 'تعذّر إرسال الفواتير الإلكترونية' },
    body: {
      en: 'The accredited provider has not responded for hours. Notify the Federal Tax Authority by {day}; the e-invoices page has the text for it.',
      ar: 'لم يستجب مزود الخدمة المعتمد منذ ساعات. أبلغ الهيئة الاتحادية للضرائب في موعد أقصاه {day}، وتجد نص الإبلاغ في صفحة الفواتير الإلكترونية.',
    },
    button: { en: 'Open e-invoices', ar: 'فتح الفواتير الإلكترونية' },
    link: '/{lang}/finance/e-invoices',
    channels: ['mail'],
  },
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
    title: { en: 'Some people no longer get your report', ar: 'لم يعد التقرير يصل إلى جميع المستلمين' },
    body: {
      en: '{count} of the recipients of “{report}” no longer have access to finance and were left out. Check the schedule.',
      ar: 'عدد المستلمين الذين لم يعد يحق لهم الاطلاع على المالية واستُبعدوا من التقرير «{report}»: {count}. راجع الجدول.',
    },
    button: { en: 'Open the schedules', ar: 'فتح الجداول' },
    link: '/{lang}/finance/reports',
    channels: ['mail'],
  },
})
