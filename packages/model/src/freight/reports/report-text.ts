// Headings of the shipment report.
import { texts } from '../../kit/text.ts'

export const reportText = texts({
  title: { en: 'Shipments', ar: 'الشحنات' },
  number: { en: 'Number', ar: 'الرقم' },
  nickname: { en: 'Nickname', ar: 'التسمية' },
  status: { en: 'Status', ar: 'الحالة' },
  mode: { en: 'Mode', ar: 'وسيلة النقل' },
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
  origin: { en: 'Origin', ar: 'المنشأ' },
  destination: { en: 'Destination', ar: 'الوجهة' },
  reference: { en: 'Container or waybill', ar: 'الحاوية أو البوليصة' },
  quotes: { en: 'Quotes', ar: 'العروض' },
  total: { en: 'Total with VAT, AED', ar: 'الإجمالي شامل الضريبة بالدرهم' },
  due: { en: 'Due, AED', ar: 'المستحق بالدرهم' },
  added: { en: 'Requested on', ar: 'تاريخ الطلب' },
  eta: { en: 'Arrival', ar: 'الوصول' },
})
