// What people read on the pages of storage that journeys look for; words that model tables hold are taken from there.
import type { TextRow } from '@marsa/model/kit/text.ts'

export const formWords = {
  title: { en: 'Get a storage quote', ar: 'اطلب عرض سعر للتخزين' },
  goods: { en: 'Goods and space', ar: 'البضاعة والمساحة' },
  time: { en: 'Where and how long', ar: 'المكان والمدة' },
  pickup: { en: 'Pickup', ar: 'الاستلام' },
  cbm: { en: 'Space in cubic metres', ar: 'المساحة بالمتر المكعب' },
  cargoType: { en: 'What do you store?', ar: 'ماذا تريد أن تخزّن؟' },
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
  payFinal: { en: 'Pay the final quotation', ar: 'سداد العرض النهائي' },
  toStorage: { en: 'Go to the storage', ar: 'إلى طلب التخزين' },
  collected: { en: 'You collect the goods at the warehouse', ar: 'تستلم البضاعة من المستودع' },
  paymentFailed: { en: 'The last payment did not go through', ar: 'لم تتم عملية الدفع الأخيرة' },
  overstay: { en: 'The booked time is over', ar: 'انتهت المدة المحجوزة' },
  askLonger: { en: 'Ask for a longer time', ar: 'طلب تمديد المدة' },
  untilWhen: { en: 'Until when?', ar: 'حتى متى؟' },
  askWarehouse: { en: 'Ask the warehouse', ar: 'إرسال إلى المستودع' },
  askRelease: { en: 'Ask for a release', ar: 'طلب إخراج' },
  releaseTitle: { en: 'Release of a part', ar: 'إخراج جزء من البضاعة' },
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
  reportNow: { en: 'Report it', ar: 'تأكيد التسجيل' },
  measured: { en: 'Measured space in cubic metres', ar: 'المساحة المقاسة بالمتر المكعب' },
  uploadProof: { en: 'Upload the proof of delivery', ar: 'رفع إثبات التسليم' },
  uploadInvoice: { en: 'Upload the customer invoice', ar: 'رفع فاتورة العميل' },
  complete: { en: 'Complete the delivery', ar: 'إكمال التسليم' },
  addItem: { en: 'Add an item', ar: 'إضافة صنف' },
  item: { en: 'Item', ar: 'الصنف' },
  pieces: { en: 'Pieces', ar: 'عدد القطع' },
  viewPhoto: { en: 'View the photo: {name}', ar: 'عرض الصورة: {name}' },
  photoIn: { en: 'Photo at intake', ar: 'صورة عند الإدخال' },
  save: { en: 'Save', ar: 'حفظ' },
  signHere: { en: 'Sign here', ar: 'وقّع هنا' },
  handOver: { en: 'Hand over', ar: 'تسليم للعميل' },
  awarded: { en: 'Already awarded', ar: 'تمت الترسية على مستودع آخر' },
} as const satisfies Record<string, TextRow>
