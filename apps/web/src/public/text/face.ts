// Words of the account menu on public pages.
import { texts } from '@marsa/model/kit/text.ts'

export const faceText = texts({
  welcome: { en: 'Welcome {name}', ar: 'مرحبًا {name}' },
  account: { en: 'Account', ar: 'الحساب' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
})
