// The words of the other ways to sign in; apart from the rest, because the sign-in dialog of public pages carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const waysText = texts({
  or: { en: 'or', ar: 'أو' },
  withUaePass: { en: 'Sign in with UAE PASS', ar: 'الدخول بالهوية الرقمية UAE PASS' },
  withDirectory: { en: 'Employee? Use the company directory', ar: 'موظف؟ ادخل عبر دليل المؤسسة' },
})
