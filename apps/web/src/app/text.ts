// Texts of the frame of the app: navigation, search, error pages.
import { texts } from '@marsa/model/kit/text.ts'

export const appText = texts({
  marsa: { en: 'Marsa', ar: 'مرسى' },
  marsaHome: { en: 'Marsa home', ar: 'مرسى، الصفحة الرئيسية' },
  skip: { en: 'Skip to content', ar: 'تخطَّ إلى المحتوى' },
  services: { en: 'Services', ar: 'الخدمات' },
  inService: { en: 'In this service', ar: 'ضمن هذه الخدمة' },
  freight: { en: 'Freight', ar: 'الشحن' },
  warehouse: { en: 'Warehouse', ar: 'التخزين' },
  express: { en: 'Express', ar: 'الطرود السريعة' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  requests: { en: 'Requests', ar: 'الطلبات' },
  newQuote: { en: 'New request', ar: 'طلب جديد' },
  getQuote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  find: { en: 'Find a shipment', ar: 'ابحث عن شحنة' },
  menu: { en: 'Menu', ar: 'القائمة' },
  account: { en: 'Account', ar: 'الحساب' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  welcome: { en: 'Welcome {name}', ar: 'مرحبًا {name}' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  notFoundTitle: { en: 'We cannot find this page', ar: 'تعذّر العثور على هذه الصفحة' },
  notFoundBody: {
    en: 'The link may be old, or the shipment belongs to another account. Nothing is lost.',
    ar: 'قد يكون الرابط قديمًا، أو أن الشحنة تخص حسابًا آخر. لم يُفقد أي شيء.',
  },
  toHome: { en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
  toShipments: { en: 'My shipments', ar: 'شحناتي' },
  crashTitle: { en: 'This page could not be shown', ar: 'تعذّر عرض هذه الصفحة' },
  crashBody: {
    en: 'Something went wrong on our side. What you sent before is kept.',
    ar: 'حدث خطأ من جهتنا. ما أرسلته سابقًا محفوظ.',
  },
  offlineTitle: { en: 'You are offline', ar: 'لا يوجد اتصال' },
  offlineBody: {
    en: 'Check your connection. The page opens as soon as it is back.',
    ar: 'يُرجى التحقق من الاتصال. ستُفتح الصفحة فور عودته.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  mention: { en: 'If you write to us, mention', ar: 'عند مراسلتنا، اذكر الرقم' },
})
