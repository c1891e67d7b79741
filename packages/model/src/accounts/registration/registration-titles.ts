// Titles of the pages of registration; apart, because the frame of the app carries them.
import { texts } from '../../kit/text.ts'

export const registrationTitles = texts({
  register: { en: 'Create an account', ar: 'إنشاء حساب' },
  thanks: { en: 'Thank you for registering', ar: 'شكرًا لتسجيلك' },
  registrations: { en: 'Registrations', ar: 'طلبات التسجيل' },
  registration: { en: 'Registration', ar: 'طلب تسجيل' },
  licences: { en: 'Trade licences', ar: 'الرخص التجارية' },
})
