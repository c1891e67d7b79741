// Texts of the sign-in screens that the shared account texts do not hold.
import { texts } from '@marsa/model/kit/text.ts'

export const signInText = texts({
  lead: {
    en: 'To see your quotes, shipments and invoices.',
    ar: 'للاطلاع على عروض الأسعار والشحنات والفواتير.',
  },
  resetNow: { en: 'Reset my password', ar: 'إعادة تعيين كلمة المرور' },
  forgot: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  newHere: { en: 'New to Marsa?', ar: 'جديد على مرسى؟' },
  create: { en: 'Create an account', ar: 'إنشاء حساب' },
})
