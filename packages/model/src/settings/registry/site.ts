// Settings of working time, help, support and links.
import { email, link, phone, settingRows, week, whole, yesNo } from '../setting.ts'

const shown = { group: 'links', basis: 'chosen', ...link } as const
const inFooter = {
  en: 'Shown in the footer of the public pages. Must begin with https. If empty, the address set at installation applies, if there is one.',
  ar: 'يظهر في أسفل الصفحات العامة ويبدأ بـ https. عند تركه فارغًا يسري العنوان المحدد عند تشغيل النظام إن وُجد.',
}

export const siteSettings = settingRows({
  'calendar.market-week': {
    group: 'calendar',
    basis: 'chosen',
    isPublic: true,
    ...week,
    name: { en: 'Working week', ar: 'أسبوع العمل' },
    about: {
      en: 'Hours during which answer deadlines run, unless an agent has its own. Holidays and Ramadan are also taken into account.',
      ar: 'الساعات التي تُحتسب فيها مهل الرد ما لم يكن للوكيل ساعاته الخاصة، وتُراعى معها العطل وشهر رمضان.',
    },
  },
  'help.callback-minutes': {
    group: 'help',
    unit: 'minutes',
    basis: 'decided',
    ...whole(5, 2_880),
    name: { en: 'Callback is due after', ar: 'موعد معاودة الاتصال' },
    about: {
      en: 'Working time until a callback request is marked as late.',
      ar: 'وقت العمل قبل اعتبار طلب معاودة الاتصال متأخرًا.',
    },
  },
  'help.chat-minutes': {
    group: 'help',
    unit: 'minutes',
    basis: 'decided',
    isPublic: true,
    ...whole(5, 2_880),
    name: { en: 'Chat answer is due after', ar: 'موعد الرد على المحادثة' },
    about: {
      en: 'Working time until a conversation without an answer is marked as late.',
      ar: 'وقت العمل قبل اعتبار المحادثة التي لم يُرد عليها متأخرة.',
    },
  },
  'support.email': {
    group: 'help',
    basis: 'chosen',
    ...email,
    name: { en: 'Support e-mail', ar: 'البريد الإلكتروني للدعم' },
    about: {
      en: 'Printed on receipts and invoices, and shown where people look for help. If empty, the value set at installation applies.',
      ar: 'يُطبع على الإيصالات والفواتير ويظهر في صفحات المساعدة. عند تركه فارغًا يسري ما حُدد عند تشغيل النظام.',
    },
  },
  'support.phone': {
    group: 'help',
    basis: 'chosen',
    ...phone,
    name: { en: 'Support telephone', ar: 'هاتف الدعم' },
    about: {
      en: 'Printed on receipts and invoices, and shown where people look for help. If empty, the value set at installation applies.',
      ar: 'يُطبع على الإيصالات والفواتير ويظهر في صفحات المساعدة. عند تركه فارغًا يسري ما حُدد عند تشغيل النظام.',
    },
  },
  'links.app-store': { ...shown, name: { en: 'App Store', ar: 'آب ستور' }, about: inFooter },
  'links.google-play': { ...shown, name: { en: 'Google Play', ar: 'غوغل بلاي' }, about: inFooter },
  'links.app-gallery': { ...shown, name: { en: 'AppGallery', ar: 'آب غاليري' }, about: inFooter },
  'links.linkedin': { ...shown, name: { en: 'LinkedIn', ar: 'لينكدإن' }, about: inFooter },
  'links.instagram': { ...shown, name: { en: 'Instagram', ar: 'إنستغرام' }, about: inFooter },
  'links.x': { ...shown, name: { en: 'X', ar: 'منصة إكس' }, about: inFooter },
  'site.content-address': {
    group: 'links',
    basis: 'decided',
    ...link,
    name: { en: 'Content site', ar: 'موقع المحتوى' },
    about: {
      en: 'Where visitors are taken instead of the built-in pages. If empty, the value set at installation applies.',
      ar: 'العنوان الذي يُوجَّه إليه الزوار بدل الصفحات المدمجة. عند تركه فارغًا يسري ما حُدد عند تشغيل النظام.',
    },
  },
  'site.switch-leads-home': {
    group: 'links',
    basis: 'spec',
    isPublic: true,
    ...yesNo,
    name: { en: 'Language switch opens the home page', ar: 'تبديل اللغة يعود إلى الصفحة الرئيسية' },
    about: {
      en: 'When on, changing the language inside the portal opens the home page of the service. When off, people stay on the page.',
      ar: 'عند التفعيل، يعيد تبديل اللغة داخل البوابة إلى الصفحة الرئيسية للخدمة. وعند التعطيل تبقى الصفحة نفسها.',
    },
  },
})
