// The words of accounts that the frame of every page shows; apart, so that no page carries the others for them.
import { texts } from '../kit/text.ts'

export const frameText = texts({
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  adminMark: { en: 'Admin', ar: 'مدير النظام' },
})
