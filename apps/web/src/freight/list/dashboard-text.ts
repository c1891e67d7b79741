// Texts of the customer's overview.
import { texts } from '@marsa/model/kit/text.ts'

export const dashboardText = texts({
  morning: { en: 'Good morning, {name}', ar: 'صباح الخير، {name}' },
  afternoon: { en: 'Good afternoon, {name}', ar: 'طاب نهارك، {name}' },
  evening: { en: 'Good evening, {name}', ar: 'مساء الخير، {name}' },
  things: {
    en: {
      zero: 'Nothing needs your attention.',
      one: 'One thing needs your attention.',
      other: '{count} things need your attention.',
    },
    ar: {
      zero: 'لا شيء بانتظارك.',
      one: 'أمر واحد بانتظارك.',
      two: 'أمران بانتظارك.',
      few: '{count} أمور بانتظارك.',
      many: '{count} أمرًا بانتظارك.',
      other: '{count} أمر بانتظارك.',
    },
  },
  newRequest: { en: 'New request', ar: 'طلب جديد' },
  choose: { en: 'Choose a quote, {route}', ar: 'اختر عرضًا، {route}' },
  active: { en: 'Active shipments', ar: 'الشحنات النشطة' },
  activeNote: { en: 'Requests and cargo under way', ar: 'طلبات وبضائع قيد التنفيذ' },
  arriving: { en: 'Arriving in 7 days', ar: 'تصل خلال 7 أيام' },
  arrivingNote: { en: '{sea} by sea, {air} by air', ar: '{sea} بحرًا و{air} جوًا' },
  due: { en: 'To pay now', ar: 'المستحق الآن' },
  dueNote: {
    en: { one: 'For {count} shipment', other: 'For {count} shipments' },
    ar: {
      zero: 'لا مبالغ مستحقة',
      one: 'لشحنة واحدة',
      two: 'لشحنتين',
      few: 'لعدد {count} شحنات',
      many: 'لعدد {count} شحنة',
      other: 'لعدد {count} شحنة',
    },
  },
  done: { en: 'Completed', ar: 'المكتملة' },
  doneNote: { en: 'Since you joined', ar: 'منذ انضمامك' },
  chart: { en: 'Requests by month', ar: 'الطلبات حسب الشهر' },
  chartFinding: { en: 'Busiest month: {month}, {count}.', ar: 'أكثر طلباتك في {month}: {count}.' },
  chartUnit: { en: 'Requests', ar: 'عدد الطلبات' },
  arrivals: { en: 'Next arrivals', ar: 'الشحنات القادمة' },
  noArrivals: { en: 'No arrivals are planned yet.', ar: 'لا توجد مواعيد وصول بعد.' },
  allShipments: { en: 'All shipments', ar: 'كل الشحنات' },
})
