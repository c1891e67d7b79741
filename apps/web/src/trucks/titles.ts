// Titles of the pages of trucks; the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const truckTitles = texts({
  fleet: { en: 'Fleet', ar: 'الأسطول' },
  bulk: { en: 'Bulk upload', ar: 'رفع عدة طلبات' },
  desk: { en: 'Truck desk', ar: 'متابعة الشاحنات' },
  reports: { en: 'Reports', ar: 'التقارير' },
  contracts: { en: 'Contracts', ar: 'العقود' },
  deliveries: { en: 'On the road', ar: 'على الطريق' },
})
