// Words of the hub's pages in the second row, the welcome dropdown and the menu of the phone.
import { texts } from '@marsa/model/kit/text.ts'

export const hubText = texts({
  hub: { en: 'Administration', ar: 'الإدارة' },
  users: { en: 'Users', ar: 'المستخدمون' },
  registrations: { en: 'Registrations', ar: 'طلبات التسجيل' },
  companies: { en: 'Companies', ar: 'الشركات' },
  licences: { en: 'Licences', ar: 'الرخص' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  audit: { en: 'Audit', ar: 'سجل التدقيق' },
  chats: { en: 'Conversations', ar: 'المحادثات' },
  callbacks: { en: 'Callbacks', ar: 'طلبات الاتصال' },
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  departments: { en: 'Departments', ar: 'دليل الإدارات' },
  chatHistory: { en: 'Chat history', ar: 'سجل المحادثات' },
  myChat: { en: 'My conversation', ar: 'محادثتي' },
  profile: { en: 'My profile', ar: 'ملفي الشخصي' },
  security: { en: 'Sign-in and security', ar: 'الدخول والأمان' },
  search: { en: 'Search', ar: 'البحث' },
  help: { en: 'Help', ar: 'المساعدة' },
})
