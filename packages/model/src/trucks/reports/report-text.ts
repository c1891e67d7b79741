// Words of the reports about trucks, on their page and in their files.
import { texts, type TextRow } from '../../kit/text.ts'

export const truckReports = ['punctuality', 'waiting', 'borders', 'providers', 'empties'] as const
export type TruckReport = (typeof truckReports)[number]

export const truckReportTitle = texts({
  punctuality: { en: 'On-time pickup and delivery', ar: 'الالتزام بمواعيد التحميل والتسليم' },
  waiting: { en: 'Waiting by place', ar: 'الانتظار حسب المكان' },
  borders: { en: 'Border passages', ar: 'عبور المنافذ' },
  providers: { en: 'Provider scorecard', ar: 'تقييم أداء المزودين' },
  empties: { en: 'Empty containers to return', ar: 'حاويات فارغة بانتظار الإعادة' },
} satisfies Record<TruckReport, TextRow>)

export const truckReportBody = texts({
  punctuality: {
    en: 'When each truck arrived at loading and unloading, against the agreed two-hour window.',
    ar: 'وقت وصول كل شاحنة إلى التحميل والتفريغ مقارنةً بالساعتين المتفق عليهما.',
  },
  waiting: {
    en: 'How long trucks spent at each loading and unloading place.',
    ar: 'مدة وقوف الشاحنات في كل مكان تحميل وتفريغ.',
  },
  borders: {
    en: 'How long trucks took at each border post, from waiting to cleared.',
    ar: 'المدة التي استغرقتها الشاحنات في كل منفذ من الانتظار حتى إنهاء الإجراءات.',
  },
  providers: {
    en: 'Trucks, punctuality, exchanges, extra charges and ratings of each provider.',
    ar: 'شاحنات كل مزود والتزامه بالمواعيد واستبدالاته ورسومه الإضافية وتقييماته.',
  },
  empties: {
    en: 'Import containers that were picked up and have not been returned, with their due date. All that are open now.',
    ar: 'حاويات الاستيراد التي أُخرجت ولم تُعَد، مع موعد إعادتها. كل المفتوح حاليًا.',
  },
} satisfies Record<TruckReport, TextRow>)

export const truckReportText = texts({
  booking: { en: 'Booking', ar: 'الحجز' },
  truck: { en: 'Truck', ar: 'الشاحنة' },
  plate: { en: 'Plate', ar: 'اللوحة' },
  provider: { en: 'Provider', ar: 'المزود' },
  customer: { en: 'Customer', ar: 'العميل' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  pickupDue: { en: 'Pickup agreed', ar: 'موعد التحميل' },
  pickupAt: { en: 'At loading', ar: 'وصول التحميل' },
  pickupLate: { en: 'Late, minutes', ar: 'التأخر بالدقائق' },
  deliveryDue: { en: 'Delivery agreed', ar: 'موعد التسليم' },
  deliveryAt: { en: 'At unloading', ar: 'وصول التفريغ' },
  deliveryLate: { en: 'Late, minutes', ar: 'التأخر بالدقائق' },
  place: { en: 'Place', ar: 'المكان' },
  stop: { en: 'Stop', ar: 'المحطة' },
  LOADING: { en: 'Loading', ar: 'تحميل' },
  UNLOADING: { en: 'Unloading', ar: 'تفريغ' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
  average: { en: 'Average, minutes', ar: 'المتوسط بالدقائق' },
  longest: { en: 'Longest, minutes', ar: 'الأطول بالدقائق' },
  post: { en: 'Border post', ar: 'المنفذ' },
  passages: { en: 'Passages', ar: 'مرات العبور' },
  middle: { en: 'Median, minutes', ar: 'الوسيط بالدقائق' },
  bookings: { en: 'Bookings', ar: 'الحجوزات' },
  pickupPercent: { en: 'Pickups on time, %', ar: 'التحميل في موعده ٪' },
  deliveryPercent: { en: 'Deliveries on time, %', ar: 'التسليم في موعده ٪' },
  exchanges: { en: 'Trucks exchanged', ar: 'شاحنات مستبدلة' },
  extras: { en: 'Extra charges', ar: 'رسوم إضافية' },
  disputes: { en: 'Objected to', ar: 'معترض عليها' },
  charged: { en: 'Charged with VAT, AED', ar: 'المحتسب مع الضريبة بالدرهم' },
  rating: { en: 'Rating out of 5', ar: 'التقييم من 5' },
  container: { en: 'Container', ar: 'الحاوية' },
  depot: { en: 'Depot', ar: 'ساحة الحاويات' },
  due: { en: 'Due on', ar: 'موعد الإعادة' },
  lateDays: { en: 'Late, days', ar: 'التأخر بالأيام' },
})
