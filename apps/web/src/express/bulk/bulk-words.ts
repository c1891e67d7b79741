// Words of bulk uploads that speak of shipments where those of other lines speak of requests.
import { counted } from '@marsa/model/kit/counted-text.ts'
import { texts } from '@marsa/model/kit/text.ts'

export const bulkWords = texts({
  lead: {
    en: 'Each line of the spreadsheet becomes one shipment within the Emirates. You see every line with its price before anything is created, and nothing is paid until you confirm.',
    ar: 'يتحوّل كل سطر في الجدول إلى شحنة داخل الإمارات. لا تُنشأ أي شحنة قبل عرض كل الأسطر بأسعارها، ولا يُدفع أي مبلغ قبل موافقتك.',
  },
  request: { en: 'Shipment', ar: 'الشحنة' },
  sentBefore: {
    en: 'Shipments were already created from this file on {date}.',
    ar: 'سبق إنشاء شحنات من هذا الملف بتاريخ {date}.',
  },
  make: counted(
    ['Create {count} shipment', 'Create {count} shipments'],
    [
      'إنشاء الشحنات',
      'إنشاء شحنة واحدة',
      'إنشاء شحنتين',
      'إنشاء {count} شحنات',
      'إنشاء {count} شحنة',
      'إنشاء {count} شحنة',
    ],
  ),
  making: { en: 'Creating the shipments', ar: 'جارٍ إنشاء الشحنات' },
  makingBody: {
    en: '{done} of {all}. Either all shipments are created or none. You may leave this page.',
    ar: '{done} من {all}. تُنشأ الشحنات كلها معًا أو لا يُنشأ أي منها. يمكنك مغادرة هذه الصفحة.',
  },
  made: counted(
    ['{count} shipment created', '{count} shipments created'],
    [
      'لم تُنشأ أي شحنة',
      'أُنشئت شحنة واحدة',
      'أُنشئت شحنتان',
      'أُنشئت {count} شحنات',
      'أُنشئت {count} شحنة',
      'أُنشئت {count} شحنة',
    ],
  ),
})
