// Titles of the freight pages; the frame of the app has them all, so they stand apart from the pages' other texts.
import { texts } from '@marsa/model/kit/text.ts'

export const freightTitles = texts({
  myShipments: { en: 'My shipments', ar: 'شحناتي' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  shipment: { en: 'Shipment', ar: 'شحنة' },
  dashboard: { en: 'Overview', ar: 'نظرة عامة' },
  getQuote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  bulk: { en: 'Bulk upload', ar: 'رفع عدة طلبات' },
  drafts: { en: 'Send drafts', ar: 'إرسال المسودات' },
  quoteSent: { en: 'Request sent', ar: 'تم إرسال الطلب' },
  compareQuotes: { en: 'Compare the quotes', ar: 'مقارنة العروض' },
  requests: { en: 'Requests', ar: 'الطلبات' },
  cards: { en: 'Rate cards', ar: 'بطاقات الأسعار' },
  card: { en: 'Rate card', ar: 'بطاقة أسعار' },
  newCard: { en: 'New rate card', ar: 'بطاقة أسعار جديدة' },
  giveQuote: { en: 'Submit a quote', ar: 'تقديم عرض سعر' },
  tracking: { en: 'Track by number', ar: 'التتبّع بالرقم' },
  report: { en: 'Report', ar: 'التقرير' },
  answers: { en: 'Answer times', ar: 'أوقات الرد' },
  feedback: { en: 'Your feedback', ar: 'ملاحظاتك' },
})
