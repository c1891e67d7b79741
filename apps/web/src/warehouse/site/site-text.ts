// Words of the address of a warehouse: the card that leads there, and the form of its administrator.
import { texts } from '@marsa/model/kit/text.ts'

export const siteText = texts({
  title: { en: 'The warehouse', ar: 'المستودع' },
  bringTitle: { en: 'Bring the goods here', ar: 'أحضر البضاعة إلى هنا' },
  yours: { en: 'Your gate for this storage', ar: 'بوابتك لهذا الطلب' },
  missing: {
    en: 'The warehouse has not entered its address yet. Call it before you set out.',
    ar: 'لم يُدخل المستودع عنوانه بعد. اتصل به قبل التوجّه إليه.',
  },
  addTitle: { en: 'Your address is missing', ar: 'عنوان المستودع غير مُدخل' },
  addBody: {
    en: 'Customers who bring goods see no address, no map and no opening hours.',
    ar: 'لا يرى العملاء الذين يحضرون بضائعهم عنوانًا ولا خريطة ولا أوقات عمل.',
  },
  add: { en: 'Add the address', ar: 'إضافة العنوان' },
  navigate: { en: 'Navigate there', ar: 'الاتجاهات إلى المستودع' },
  calendar: { en: 'Add to the calendar', ar: 'إضافة إلى التقويم' },
  entry: { en: 'Bring the goods: {number}', ar: 'إحضار البضاعة: {number}' },
  hours: { en: 'Opening hours', ar: 'أوقات العمل' },
  closed: { en: 'closed', ar: 'مغلق' },
  gate: { en: 'Gate reference', ar: 'مرجع البوابة' },
  gateHint: {
    en: 'Show the code at the gate. It opens this storage for the warehouse.',
    ar: 'أظهر الرمز عند البوابة ليفتح المستودع هذا الطلب.',
  },
  gateYours: {
    en: 'The customer shows this code at your gate. Scanned, it opens this storage.',
    ar: 'يُظهر العميل هذا الرمز عند بوابتك، وعند مسحه يُفتح هذا الطلب.',
  },
  show: { en: 'Show large', ar: 'عرض بحجم كبير' },
  qr: { en: 'Gate code of {number}', ar: 'رمز البوابة {number}' },
  print: { en: 'Print', ar: 'طباعة' },
  close: { en: 'Close', ar: 'إغلاق' },
})

export const siteFormText = texts({
  title: { en: 'Address and opening hours', ar: 'العنوان وأوقات العمل' },
  body: {
    en: 'Customers who have booked with you see this with a map, and use it to bring or collect their goods.',
    ar: 'يراها العملاء الذين حجزوا لديك مع الخريطة، ويحضرون بضائعهم أو يستلمونها وفقها.',
  },
  note: { en: 'How to find the gate', ar: 'كيفية الوصول إلى البوابة' },
  noteHint: { en: 'Gate, dock, what to bring', ar: 'البوابة والرصيف وما يلزم إحضاره' },
  opens: { en: '{day}, opens at', ar: '{day}، يفتح في' },
  closes: { en: '{day}, closes at', ar: '{day}، يغلق في' },
  labels: { en: 'Labels of stored goods', ar: 'ملصقات البضاعة المخزنة' },
  prefix: { en: 'GS1 company prefix', ar: 'بادئة الشركة لدى GS1' },
  prefixHint: {
    en: '7 to 10 digits from GS1. The codes (SSCC) on your labels begin with it; without one no labels are printed.',
    ar: 'من 7 إلى 10 أرقام تصدرها GS1. تبدأ بها رموز (SSCC) على ملصقاتك، ولا تُطبع ملصقات من دونها.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Address and opening hours are saved', ar: 'حُفظ العنوان وأوقات العمل' },
  adminOnly: {
    en: 'Only an administrator of your warehouse can change these.',
    ar: 'يغيّرها مدير المستودع.',
  },
})
