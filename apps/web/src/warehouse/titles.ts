// Titles of the storage pages; the frame of the app has them all, so they stand apart from the pages' other texts.
import { texts } from '@marsa/model/kit/text.ts'

export const storageTitles = texts({
  getQuote: { en: 'Get a storage quote', ar: 'اطلب عرض سعر للتخزين' },
  myStorageRequests: { en: 'My storage requests', ar: 'طلبات التخزين' },
  storage: { en: 'Storage', ar: 'طلب تخزين' },
  requests: { en: 'Storage requests', ar: 'طلبات التخزين' },
  intake: { en: 'Intake sheet', ar: 'سند الإدخال' },
  stock: { en: 'Stock', ar: 'المخزون' },
  exceptions: { en: 'Exceptions', ar: 'الحالات الاستثنائية' },
  site: { en: 'Address and hours', ar: 'العنوان وأوقات العمل' },
  toStorage: { en: 'Go to the storage', ar: 'إلى طلب التخزين' },
  compareQuotes: { en: 'Compare the storage quotes', ar: 'مقارنة عروض التخزين' },
})
