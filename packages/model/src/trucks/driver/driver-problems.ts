// Refusals of a driver's link and of what its phone sends.
import { problems } from '../../kit/problem.ts'

export const driverProblems = problems({
  'trucks.driver-link': {
    status: 404,
    en: 'This link has expired. Ask your company for a new one.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا من شركتك.',
  },
  'trucks.driver-early': {
    status: 409,
    en: 'This link opens 24 hours before the pickup.',
    ar: 'يُفتح هذا الرابط قبل التحميل بـ 24 ساعة.',
  },
  'trucks.driver-digits': {
    status: 422,
    en: 'Enter the last 4 digits of your mobile number.',
    ar: 'أدخل آخر 4 أرقام من رقم هاتفك المتحرك.',
  },
  'trucks.driver-digits-wrong': {
    status: 422,
    en: 'This is not the number. Attempts left: {left}',
    ar: 'الرقم غير صحيح. المحاولات المتبقية: {left}',
  },
  'trucks.driver-locked': {
    status: 409,
    en: 'Too many attempts. Call your company for a new link.',
    ar: 'محاولات كثيرة. اتصل بشركتك للحصول على رابط جديد.',
  },
  'trucks.driver-phone': {
    status: 409,
    en: 'This link is used on another phone. Ask your company for a new one.',
    ar: 'هذا الرابط مستخدم على هاتف آخر. اطلب رابطًا جديدًا من شركتك.',
  },
  'trucks.driver-no-link': {
    status: 409,
    en: 'This truck has no open link.',
    ar: 'لا يوجد رابط مفتوح لهذه الشاحنة.',
  },
  'trucks.driver-consent': {
    status: 409,
    en: 'The driver is not sharing the location.',
    ar: 'السائق لا يشارك موقعه.',
  },
  'trucks.tracker-unknown': {
    status: 404,
    en: 'None of your vehicles on the road has this tracker.',
    ar: 'لا توجد مركبة لديك في الطريق بجهاز التتبع هذا.',
  },
})
