// Texts of sign-in, session and roles.
import { texts } from '../kit/text.ts'
import { frameText } from './frame-text.ts'

export const accountsText = texts({
  ...frameText,
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  signingIn: { en: 'Signing in', ar: 'جارٍ تسجيل الدخول' },
  welcome: { en: 'Welcome', ar: 'مرحبًا' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  rememberMe: { en: 'Remember me on this device', ar: 'تذكّرني على هذا الجهاز' },
  demoAccounts: { en: 'Demo accounts', ar: 'حسابات تجريبية' },
  demoHint: {
    en: 'This is a demonstration. Choose a person to fill the form; every password is {password}.',
    ar: 'هذه نسخة تجريبية. اختر شخصًا لتعبئة النموذج؛ كلمة المرور للجميع {password}.',
  },
  sessionEnding: { en: 'Are you still there?', ar: 'هل ما زلت هنا؟' },
  sessionEndingBody: {
    en: 'You will be signed out in {time} because you have been inactive for a while.',
    ar: 'سيتم تسجيل خروجك خلال {time} لعدم وجود نشاط منذ فترة.',
  },
  staySignedIn: { en: 'Stay signed in', ar: 'البقاء متصلًا' },
  sessionTimedOut: { en: 'Session Timedout', ar: 'انتهت مهلة الجلسة' },
  sessionTimedOutBody: {
    en: 'Your session has been timed out due to inactivity.',
    ar: 'انتهت جلستك لعدم النشاط.',
  },
  sessionExpired: {
    en: 'Your session has expired. Please log in.',
    ar: 'انتهت صلاحية جلستك. يُرجى تسجيل الدخول.',
  },
  okButton: { en: 'OK', ar: 'موافق' },
  loginToQuote: {
    en: 'Please SignUp / Login to view Get Quote page',
    ar: 'يُرجى التسجيل أو تسجيل الدخول لعرض صفحة طلب عرض السعر',
  },
})

/** What a person is called in menus and history, by role. */
export const roleText = texts({
  customer: { en: 'Customer', ar: 'عميل' },
  business: { en: 'Business customer', ar: 'عميل أعمال' },
  portal: { en: 'Portal user', ar: 'مستخدم البوابة' },
  'clearing-agent': { en: 'Clearing agent', ar: 'وكيل تخليص' },
  'warehouse-agent': { en: 'Warehouse agent', ar: 'وكيل تخزين' },
  'truck-provider': { en: 'Truck provider', ar: 'مزود شاحنات' },
  courier: { en: 'Courier', ar: 'مندوب توصيل' },
  depot: { en: 'Depot', ar: 'موظف مركز التوزيع' },
  desk: { en: 'Service desk', ar: 'مكتب الخدمة' },
  admin: { en: 'Administrator', ar: 'مدير النظام' },
  'admin-readonly': { en: 'Read-only administrator', ar: 'مدير للاطلاع فقط' },
})
