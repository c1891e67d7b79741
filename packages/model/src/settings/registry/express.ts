// Settings of express: what is added to the tariff of carriage, bundles and the cash PIN.
import { hundredths, settingRows, whole } from '../setting.ts'

export const expressSettings = settingRows({
  'express.fuel-percent': {
    group: 'express',
    unit: 'percent',
    basis: 'chosen',
    ...hundredths(0, 50),
    name: { en: 'Fuel surcharge', ar: 'رسم الوقود الإضافي' },
    about: {
      en: 'Share of the carriage of each parcel; at 0 nothing is added.',
      ar: 'نسبة من أجرة نقل كل طرد، وعند 0 لا يُضاف شيء.',
    },
  },
  'express.remote-area': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    ...hundredths(0, 1_000),
    name: { en: 'Remote area in the Emirates', ar: 'المناطق النائية داخل الإمارات' },
    about: {
      en: 'Added once to a shipment from or to a remote area of the Emirates, without VAT.',
      ar: 'يُضاف مرة واحدة إلى الشحنة من منطقة نائية في الإمارات أو إليها، دون ضريبة القيمة المضافة.',
    },
  },
  'express.remote-area-abroad': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    ...hundredths(0, 5_000),
    name: { en: 'Remote area abroad', ar: 'المناطق النائية خارج الإمارات' },
    about: {
      en: 'Added once to a shipment from or to a remote place abroad.',
      ar: 'يُضاف مرة واحدة إلى الشحنة من مكان ناءٍ في الخارج أو إليه.',
    },
  },
  'express.cover-percent': {
    group: 'express',
    unit: 'percent',
    basis: 'chosen',
    ...hundredths(0, 20),
    name: { en: 'Price of cover', ar: 'سعر تغطية الشحنة' },
    about: {
      en: 'Share of the declared value of a shipment that is covered.',
      ar: 'نسبة من القيمة المصرّح بها للشحنة المغطاة.',
    },
  },
  'express.cover-least': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    ...hundredths(0, 1_000),
    name: { en: 'Least price of cover', ar: 'الحد الأدنى لسعر التغطية' },
    about: {
      en: 'Cover costs no less than this, without VAT.',
      ar: 'لا يقل سعر التغطية عن هذا المبلغ دون الضريبة.',
    },
  },
  'express.cod-handling': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    ...hundredths(0, 1_000),
    name: { en: 'Handling of cash on delivery', ar: 'رسم الدفع عند الاستلام' },
    about: {
      en: 'Added once to a shipment whose cash is collected, without VAT.',
      ar: 'يُضاف مرة واحدة إلى الشحنة التي يُحصَّل مبلغها، دون ضريبة القيمة المضافة.',
    },
  },
  'express.bundle-gold': {
    group: 'express',
    unit: 'dirhams',
    basis: 'spec',
    isPublic: true,
    ...whole(100, 100_000),
    name: { en: 'Price of the Gold bundle', ar: 'سعر الباقة الذهبية' },
    about: {
      en: 'Without VAT; the buyer gets as many credits. Bundles that were bought keep theirs.',
      ar: 'دون ضريبة القيمة المضافة، ويحصل المشتري على رصيد مساوٍ. وتحتفظ الباقات المشتراة برصيدها.',
    },
  },
  'express.bundle-silver': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    isPublic: true,
    ...whole(100, 100_000),
    name: { en: 'Price of the Silver bundle', ar: 'سعر الباقة الفضية' },
    about: {
      en: 'Without VAT; the buyer gets as many credits. Bundles that were bought keep theirs.',
      ar: 'دون ضريبة القيمة المضافة، ويحصل المشتري على رصيد مساوٍ. وتحتفظ الباقات المشتراة برصيدها.',
    },
  },
  'express.bundle-bronze': {
    group: 'express',
    unit: 'dirhams',
    basis: 'chosen',
    isPublic: true,
    ...whole(100, 100_000),
    name: { en: 'Price of the Bronze bundle', ar: 'سعر الباقة البرونزية' },
    about: {
      en: 'Without VAT; the buyer gets as many credits. Bundles that were bought keep theirs.',
      ar: 'دون ضريبة القيمة المضافة، ويحصل المشتري على رصيد مساوٍ. وتحتفظ الباقات المشتراة برصيدها.',
    },
  },
  'express.bundle-days': {
    group: 'express',
    unit: 'days',
    basis: 'spec',
    isPublic: true,
    ...whole(30, 1_095),
    name: { en: 'Validity of a parcel bundle', ar: 'صلاحية باقة الطرود' },
    about: {
      en: 'Days after the purchase until unused credits end.',
      ar: 'عدد الأيام بعد الشراء حتى انتهاء الرصيد غير المستخدم.',
    },
  },
  'express.pin-digits': {
    group: 'express',
    unit: 'digits',
    basis: 'decided',
    isPublic: true,
    looser: 'lower',
    ...whole(4, 6),
    name: { en: 'Length of the cash PIN', ar: 'طول رمز النقد' },
    about: {
      en: 'Digits of a new cash PIN. Six is safer; four is accepted.',
      ar: 'عدد أرقام رمز النقد الجديد. ستة أرقام أكثر أمانًا، ويمكن الاكتفاء بأربعة.',
    },
  },
  'express.pin-tries': {
    group: 'express',
    unit: 'tries',
    basis: 'decided',
    looser: 'higher',
    ...whole(3, 10),
    name: { en: 'Tries of the cash PIN', ar: 'محاولات رمز النقد' },
    about: { en: 'Wrong entries that lock the cash PIN.', ar: 'عدد المحاولات الخاطئة التي تقفل رمز النقد.' },
  },
  'express.pin-lock-minutes': {
    group: 'express',
    unit: 'minutes',
    basis: 'decided',
    looser: 'lower',
    ...whole(1, 1_440),
    name: { en: 'Lock of the cash PIN', ar: 'مدة قفل رمز النقد' },
    about: {
      en: 'How long the cash PIN stays locked after too many wrong entries.',
      ar: 'مدة بقاء رمز النقد مقفلًا بعد تكرار الإدخال الخاطئ.',
    },
  },
})
