// Settings of payments, shipments and parcels.
import { settingRows, whole } from '../setting.ts'

export const shipmentSettings = settingRows({
  'payments.session-minutes': {
    group: 'payments',
    unit: 'minutes',
    basis: 'spec',
    isPublic: true,
    ...whole(2, 30),
    name: { en: 'Time on the payment page', ar: 'المهلة في صفحة الدفع' },
    about: {
      en: 'How long quotations stay locked while the customer pays.',
      ar: 'مدة تثبيت العروض أثناء قيام العميل بالدفع.',
    },
  },
  'payments.warehouse-down-percent': {
    group: 'payments',
    unit: 'percent',
    basis: 'decided',
    isPublic: true,
    ...whole(0, 100),
    name: { en: 'Down payment for storage', ar: 'الدفعة المقدمة للتخزين' },
    about: {
      en: 'Share of the total that confirms a storage quotation.',
      ar: 'نسبة المبلغ الإجمالي التي يُؤكَّد بها عرض التخزين.',
    },
  },
  'freight.customs-minutes': {
    group: 'shipments',
    unit: 'minutes',
    basis: 'spec',
    isPublic: true,
    ...whole(5, 2_880),
    name: { en: 'Customs papers after the final payment', ar: 'أوراق الجمارك بعد الدفعة النهائية' },
    about: {
      en: 'Working time in which the agent begins the declaration.',
      ar: 'وقت العمل المتاح للوكيل لبدء البيان الجمركي.',
    },
  },
  'freight.clearing-days': {
    group: 'shipments',
    unit: 'days',
    basis: 'spec',
    isPublic: true,
    ...whole(1, 30),
    name: { en: 'Clearing and delivery', ar: 'التخليص والتسليم' },
    about: {
      en: 'Working days promised for cargo without special needs.',
      ar: 'أيام العمل الموعودة للبضائع التي لا تتطلب معاملة خاصة.',
    },
  },
  'freight.auto-complete-days': {
    group: 'shipments',
    unit: 'days',
    basis: 'decided',
    ...whole(1, 60),
    name: { en: 'Completed by itself after', ar: 'الإكمال التلقائي بعد' },
    about: {
      en: 'Days after delivery when a shipment that nobody has confirmed is completed.',
      ar: 'عدد الأيام بعد التسليم التي تُكمَل بعدها الشحنة تلقائيًا إذا لم يؤكدها أحد.',
    },
  },
  'freight.draft-days': {
    group: 'shipments',
    unit: 'days',
    basis: 'decided',
    isPublic: true,
    ...whole(7, 730),
    name: { en: 'Drafts are kept', ar: 'مدة الاحتفاظ بالمسودات' },
    about: {
      en: 'Days without a change after which a draft is removed.',
      ar: 'عدد الأيام دون أي تعديل قبل حذف المسودة.',
    },
  },
  'freight.pickup-hours': {
    group: 'shipments',
    unit: 'hours',
    basis: 'decided',
    isPublic: true,
    ...whole(0, 240),
    name: { en: 'Earliest pickup, freight', ar: 'أقرب موعد استلام: الشحن' },
    about: {
      en: 'Hours between sending a request and the first possible pickup.',
      ar: 'عدد الساعات بين إرسال الطلب وأول موعد ممكن للاستلام.',
    },
  },
  'trucks.pickup-hours': {
    group: 'shipments',
    unit: 'hours',
    basis: 'decided',
    isPublic: true,
    ...whole(0, 240),
    name: { en: 'Earliest pickup, trucks', ar: 'أقرب موعد استلام: الشاحنات' },
    about: {
      en: 'Hours between sending a truck request and the first possible pickup.',
      ar: 'عدد الساعات بين إرسال طلب الشاحنة وأول موعد ممكن للاستلام.',
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
    ...whole(3, 10),
    name: { en: 'Tries of the cash PIN', ar: 'محاولات رمز النقد' },
    about: { en: 'Wrong entries that lock the cash PIN.', ar: 'عدد المحاولات الخاطئة التي تقفل رمز النقد.' },
  },
  'express.pin-lock-minutes': {
    group: 'express',
    unit: 'minutes',
    basis: 'decided',
    ...whole(1, 1_440),
    name: { en: 'Lock of the cash PIN', ar: 'مدة قفل رمز النقد' },
    about: {
      en: 'How long the cash PIN stays locked after too many wrong entries.',
      ar: 'مدة بقاء رمز النقد مقفلًا بعد تكرار الإدخال الخاطئ.',
    },
  },
})
