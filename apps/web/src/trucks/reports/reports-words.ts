// Words of the page of the reports about trucks.
import { texts } from '@marsa/model/kit/text.ts'

export const truckReportsText = texts({
  title: { en: 'Truck reports', ar: 'تقارير الشاحنات' },
  body: {
    en: 'Figures of bookings by the day of the agreed pickup, as PDF, CSV or Excel.',
    ar: 'أرقام الحجوزات حسب يوم التحميل المتفق عليه، بصيغة PDF أو CSV أو Excel.',
  },
  days: { en: 'Days', ar: 'الأيام' },
  daysHint: { en: 'Leave empty for all days.', ar: 'اتركه فارغًا لجميع الأيام.' },
})
