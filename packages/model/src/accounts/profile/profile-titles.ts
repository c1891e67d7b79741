// Titles of the recovery and profile pages; apart, because every page loads them.
import { texts } from '../../kit/text.ts'

export const recoveryTitles = texts({
  forgot: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
  reset: { en: 'New password', ar: 'كلمة مرور جديدة' },
})

export const profileTitles = texts({
  addresses: { en: 'Address book', ar: 'دفتر العناوين' },
  profile: { en: 'My profile', ar: 'ملفي الشخصي' },
})
