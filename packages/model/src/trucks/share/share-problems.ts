// Refusals of following a booking by link or number.
import { problems } from '../../kit/problem.ts'

export const shareProblems = problems({
  'trucks.share-over': {
    status: 404,
    en: 'This link is not valid any more. Ask the sender of the goods for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من مُرسل البضاعة.',
  },
  'trucks.share-none': {
    status: 409,
    en: 'No link of this booking is open.',
    ar: 'لا يوجد رابط مفتوح لهذا الحجز.',
  },
  'trucks.number-invalid': {
    status: 404,
    en: 'Enter the correct booking number.',
    ar: 'أدخل رقم الحجز الصحيح.',
  },
  'trucks.track-captcha': {
    status: 429,
    en: 'Too many searches from this connection. Each further one is checked first.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. ستُفحص كل عملية إضافية أولًا.',
  },
})
