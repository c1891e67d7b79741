// Titles of user management and companies; apart, because the route table carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const peopleTitles = texts({
  users: { en: 'User management', ar: 'إدارة المستخدمين' },
  companies: { en: 'Companies', ar: 'الشركات' },
  invitation: { en: 'Join your company', ar: 'الانضمام إلى شركتك' },
})
