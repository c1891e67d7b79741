// Words of the page that an invitation opens.
import { texts } from '@marsa/model/kit/text.ts'

export const joinText = texts({
  title: { en: 'Join {company}', ar: 'الانضمام إلى {company}' },
  lead: {
    en: 'You were invited as {role}. Your account will be {email}.',
    ar: 'تمت دعوتك بصفة {role}. سيكون حسابك {email}.',
  },
  until: { en: 'The invitation is valid until', ar: 'الدعوة صالحة حتى' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  firstNameAr: { en: 'First name in Arabic', ar: 'الاسم الأول بالعربية' },
  lastNameAr: { en: 'Last name in Arabic', ar: 'اسم العائلة بالعربية' },
  password: { en: 'Choose a password', ar: 'اختر كلمة مرور' },
  passwordRule: {
    en: 'At least {count} characters with one capital letter, one digit and one special character. Twelve or more are better.',
    ar: '{count} خانات على الأقل، منها حرف لاتيني كبير ورقم ورمز خاص. ويُفضَّل أن تكون 12 خانة أو أكثر.',
  },
  join: { en: 'Join', ar: 'انضمام' },
  joining: { en: 'Joining', ar: 'جارٍ الانضمام' },
  doneTitle: { en: 'Welcome to {company}', ar: 'أهلًا بك في {company}' },
  doneBody: {
    en: 'Your account {email} is ready. Sign in with the password you have chosen. You can add your mobile number in your profile; we will send a code to it.',
    ar: 'حسابك {email} جاهز. يُرجى تسجيل الدخول بكلمة المرور التي اخترتها. ويُضاف رقم هاتفك من الملف الشخصي برمز نرسله إليه.',
  },
  closedTitle: { en: 'This invitation cannot be used', ar: 'لا يمكن استخدام هذه الدعوة' },
  askAgain: {
    en: 'Ask the person who invited you to send it again. If you have already joined, sign in.',
    ar: 'يُرجى طلب إعادة إرسالها ممن دعاك. وإن سبق أن انضممت فيُرجى تسجيل الدخول.',
  },
})
