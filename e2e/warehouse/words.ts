// What people read on the pages of storage that journeys look for; words that model tables hold are taken from there.
import type { TextRow } from '@marsa/model/kit/text.ts'

export const formWords = {
  title: { en: 'Get a storage quote', ar: 'اطلب عرض سعر للتخزين' },
  goods: { en: 'Goods and space', ar: 'البضاعة والمساحة' },
  time: { en: 'Where and how long', ar: 'المكان والمدة' },
  pickup: { en: 'Pickup', ar: 'الاستلام' },
  cbm: { en: 'Space in m³', ar: 'المساحة (م³)' },
  cargoType: { en: 'What are you storing?', ar: 'ماذا تريد أن تخزّن؟' },
  cargoDetails: { en: 'Describe the goods', ar: 'صف البضاعة' },
  emirate: { en: 'City of the warehouse', ar: 'مدينة المستودع' },
  from: { en: 'From', ar: 'من' },
  until: { en: 'Until', ar: 'حتى' },
  yesPickup: { en: 'Yes, pick them up', ar: 'نعم، استلموها' },
  same: { en: 'Bring them back', ar: 'أعيدوها إلى مكانها' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  sent: { en: 'The request is sent', ar: 'تم إرسال الطلب' },
  view: { en: 'View the request', ar: 'عرض الطلب' },
} as const satisfies Record<string, TextRow>

export const storageWords = {
  acceptFound: { en: 'Accept', ar: 'قبول' },
  objectFound: { en: 'Object', ar: 'اعتراض' },
  objectTitle: { en: 'What do you object to?', ar: 'على ماذا تعترض؟' },
  payFinal: { en: 'Pay the final quotation', ar: 'سدّد المبلغ النهائي' },
  toStorage: { en: 'Go to the storage', ar: 'إلى طلب التخزين' },
  collected: { en: 'You collect the goods at the warehouse', ar: 'تستلم البضاعة من المستودع' },
  paymentFailed: { en: 'The last payment did not go through', ar: 'لم تتم عملية الدفع الأخيرة' },
  overstay: { en: 'The booked period is over', ar: 'انتهت المدة المحجوزة' },
  askLonger: { en: 'Request an extension', ar: 'طلب تمديد المدة' },
  untilWhen: { en: 'Until when?', ar: 'حتى متى؟' },
  askWarehouse: { en: 'Ask the warehouse', ar: 'إرسال إلى المستودع' },
  askRelease: { en: 'Request a release', ar: 'طلب إخراج' },
  releaseTitle: { en: 'Partial release', ar: 'إخراج جزء من البضاعة' },
  collectorName: { en: 'Name', ar: 'الاسم' },
  collectorId: { en: 'Emirates ID or passport number', ar: 'رقم الهوية الإماراتية أو جواز السفر' },
  plate: { en: 'Vehicle plate', ar: 'رقم لوحة المركبة' },
  sendRelease: { en: 'Send to the warehouse', ar: 'إرسال إلى المستودع' },
  comments: { en: 'Your comments', ar: 'ملاحظاتك' },
  send: { en: 'Send', ar: 'إرسال' },
  thanks: { en: 'Thank you. Your feedback has been sent.', ar: 'شكرًا لك. تم إرسال ملاحظاتك.' },
  stars: { en: '{count} stars', ar: '{count} نجوم' },
} as const satisfies Record<string, TextRow>

export const warehouseWords = {
  reportOf: { en: 'Report: {step}', ar: 'تسجيل: {step}' },
  recordIntake: { en: 'Record the intake', ar: 'تأكيد الإدخال' },
  reportNow: { en: 'Report it', ar: 'تأكيد التسجيل' },
  measured: { en: 'Measured space in m³', ar: 'المساحة المقاسة (م³)' },
  uploadProof: { en: 'Upload the signed proof', ar: 'رفع الإثبات الموقّع' },
  uploadInvoice: { en: 'Upload the customer invoice', ar: 'ارفع فاتورة العميل' },
  complete: { en: 'Complete the storage', ar: 'إكمال طلب التخزين' },
  addItem: { en: 'Add an item', ar: 'إضافة صنف' },
  item: { en: 'Item', ar: 'الصنف' },
  pieces: { en: 'Pieces', ar: 'عدد القطع' },
  photoOf: { en: 'Photo {number}: {name}', ar: 'الصورة {number}: {name}' },
  photosIn: { en: 'Photos at intake', ar: 'صور عند الإدخال' },
  save: { en: 'Save', ar: 'حفظ' },
  clearSignature: { en: 'Clear', ar: 'مسح' },
  signHere: { en: 'Sign here', ar: 'وقّع هنا' },
  handOver: { en: 'Hand over', ar: 'تسليم البضاعة' },
} as const satisfies Record<string, TextRow>

export const exceptionWords = {
  take: { en: 'Assign to me', ar: 'إسناد إليّ' },
  mine: { en: 'You', ar: 'أنت' },
  send: { en: 'Send the response', ar: 'إرسال الرد' },
  nothing: { en: 'No open exceptions', ar: 'لا توجد حالات مفتوحة' },
} as const satisfies Record<string, TextRow>

export const intakeWords = {
  open: { en: 'Open the intake sheet', ar: 'فتح سند الإدخال' },
  item: { en: 'Item', ar: 'الصنف' },
  counted: { en: 'Counted', ar: 'العدد الفعلي' },
  length: { en: 'Length', ar: 'الطول' },
  width: { en: 'Width', ar: 'العرض' },
  height: { en: 'Height', ar: 'الارتفاع' },
  place: { en: 'Place in the warehouse', ar: 'الموضع في المستودع' },
  driver: { en: 'Name of the driver', ar: 'اسم السائق' },
  send: { en: 'Take the goods in', ar: 'تأكيد إدخال البضاعة' },
  waits: { en: 'Waiting on this phone', ar: 'بانتظار الإرسال من هذا الهاتف' },
  sent: { en: 'Goods taken in', ar: 'أُدخلت البضاعة' },
} as const satisfies Record<string, TextRow>
