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
  getQuote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  howItWorks: { en: 'How it works', ar: 'كيف تعمل الخدمة' },
  limits: { en: 'Limits', ar: 'الحدود المسموح بها' },
  aed: { en: 'AED', ar: 'د.إ' },

  track: { en: 'Track', ar: 'تتبّع' },
  trackShipment: { en: 'Track a shipment', ar: 'تتبّع شحنة' },
  trackHint: { en: 'Container or chassis', ar: 'رقم الحاوية أو الشاصي' },
  trackNumber: { en: 'Container or chassis number', ar: 'رقم الحاوية أو الشاصي' },
  trackExample: { en: 'For example', ar: 'مثال:' },
  trackSignedIn: {
    en: 'Sign in to track by bill of lading or air waybill.',
    ar: 'سجّل الدخول للتتبّع برقم بوليصة الشحن البحري أو الجوي.',
  },

  footAbout: {
    en: 'One portal for freight, storage, parcels and trucks across the United Arab Emirates.',
    ar: 'بوابة واحدة للشحن والتخزين والطرود والشاحنات في دولة الإمارات العربية المتحدة.',
  },
  help: { en: 'Help', ar: 'المساعدة' },
  whichDocuments: { en: 'Know your documents', ar: 'دليل المستندات' },
  questions: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  forAgents: { en: 'For agents', ar: 'للوكلاء' },
  serviceLevels: { en: 'Service levels', ar: 'مستويات الخدمة' },
  agentSignIn: { en: 'Agent sign-in', ar: 'دخول الوكلاء' },
  talkToUs: { en: 'Talk to us', ar: 'تواصل معنا' },
  aroundTheClock: { en: 'Every day, around the clock', ar: 'على مدار الساعة طوال الأسبوع' },
  rights: {
    en: '© 2026 Marsa. All prices in UAE dirhams.',
    ar: '© 2026 مرسى. جميع الأسعار بالدرهم الإماراتي.',
  },
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
