// Refusals of following a booking by its number.
import { problems } from '../../kit/problem.ts'

export const shareProblems = problems({
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
