// Texts of the frame that every public page shares: header, footer, cookie region, tracking field, common phrases.
import { texts } from '@marsa/model/kit/text.ts'

export const shell = texts({
  marsa: { en: 'Marsa', ar: 'مرسى' },
  marsaHome: { en: 'Marsa home', ar: 'مرسى، الصفحة الرئيسية' },
  skip: { en: 'Skip to content', ar: 'تخطَّ إلى المحتوى' },
  services: { en: 'Services', ar: 'الخدمات' },
  freight: { en: 'Freight', ar: 'الشحن' },
  warehouse: { en: 'Warehouse', ar: 'التخزين' },
  express: { en: 'Express', ar: 'الطرود السريعة' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
  menu: { en: 'Menu', ar: 'القائمة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  myAccount: { en: 'My account', ar: 'حسابي' },
  getQuote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  howItWorks: { en: 'How it works', ar: 'كيف تعمل الخدمة' },
  limits: { en: 'Limits', ar: 'الحدود المسموح بها' },
  aed: { en: 'AED', ar: 'د.إ' },

  track: { en: 'Track', ar: 'تتبّع' },
  trackHint: { en: 'Container or waybill', ar: 'حاوية أو بوليصة طرد' },
  trackNumber: { en: 'Container or chassis number', ar: 'رقم الحاوية أو الهيكل' },
  trackExample: { en: 'For example', ar: 'مثال:' },
  trackAny: {
    en: 'Container, chassis, parcel waybill or truck booking, for example',
    ar: 'رقم حاوية أو هيكل أو بوليصة طرد أو حجز شاحنة، مثال:',
  },
  trackSignedIn: {
    en: 'Sign in to track by bill of lading or air waybill.',
    ar: 'سجّل الدخول للتتبّع برقم بوليصة الشحن البحري أو الجوي.',
  },

  help: { en: 'Help', ar: 'المساعدة' },
  call: { en: 'Call', ar: 'اتصل على' },
  write: { en: 'Write to us', ar: 'راسلنا' },

  cookies: { en: 'Cookies', ar: 'ملفات تعريف الارتباط' },
  cookieText: {
    en: 'We use cookies that the portal needs, and with your consent a few that count visits.',
    ar: 'نستخدم ملفات تعريف ارتباط ضرورية لعمل البوابة، وبموافقتك ملفات أخرى لإحصاء الزيارات.',
  },
  learnMore: { en: 'Learn More', ar: 'اعرف المزيد' },
  reject: { en: 'Reject', ar: 'أرفض' },
  agree: { en: 'I Agree', ar: 'أوافق' },
})
