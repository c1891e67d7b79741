// Texts of the pages for a forgotten password.
import { texts } from '../../kit/text.ts'

export const recoveryText = texts({
  forgotLead: {
    en: 'Enter the e-mail you sign in with, and we will send you a link to set a new password.',
    ar: 'أدخل البريد الإلكتروني الذي تسجّل الدخول به، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  },
  send: { en: 'Send the link', ar: 'إرسال الرابط' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sentTitle: { en: 'Check your inbox', ar: 'تفقّد بريدك الإلكتروني' },
  sentBody: {
    en: 'If {email} is registered, a link is on its way. It works once and expires after {minutes} minutes.',
    ar: 'إذا كان {email} مسجّلًا لدينا فسيصلك رابط بعد لحظات. يعمل الرابط مرة واحدة خلال {minutes} دقيقة.',
  },
  sentSpam: {
    en: 'Nothing there? Check your spam folder as well.',
    ar: 'لم يصلك شيء؟ تفقّد مجلد الرسائل غير المرغوب فيها أيضًا.',
  },
  sendAgain: { en: 'Send it again', ar: 'إعادة الإرسال' },
  sendAgainIn: { en: 'Send it again in {time}', ar: 'إعادة الإرسال بعد {time}' },
  sentAgain: { en: 'Another link is on its way.', ar: 'سيصلك رابط آخر بعد لحظات.' },
  otherEmail: { en: 'Use a different e-mail', ar: 'استخدام بريد آخر' },
  backToSignIn: { en: 'Back to sign-in', ar: 'العودة إلى تسجيل الدخول' },
  resetLead: { en: 'For {email}', ar: 'للحساب {email}' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirm: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  longRule: {
    en: 'This account gives access to more than your own data: at least {count} characters.',
    ar: 'يتيح هذا الحساب الاطلاع على أكثر من بياناتك: {count} خانة على الأقل.',
  },
  endsSessions: {
    en: 'You will be signed out everywhere. Sign in again with the new password.',
    ar: 'سيتم بعدها تسجيل خروجك من جميع الأجهزة، ثم تسجّل الدخول بكلمة المرور الجديدة.',
  },
  save: { en: 'Save the password', ar: 'حفظ كلمة المرور' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  doneTitle: { en: 'Your password is set', ar: 'تم تعيين كلمة المرور' },
  doneBody: {
    en: 'You were signed out on all devices. Sign in with the new password to continue.',
    ar: 'تم تسجيل خروجك من جميع الأجهزة. سجّل الدخول بكلمة المرور الجديدة للمتابعة.',
  },
  closedTitle: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
  closedBody: {
    en: 'Links work once and expire after {minutes} minutes. Ask for a new one.',
    ar: 'يعمل الرابط مرة واحدة خلال {minutes} دقيقة. اطلب رابطًا جديدًا.',
  },
  incompleteTitle: { en: 'This link is incomplete', ar: 'هذا الرابط غير مكتمل' },
  incompleteBody: {
    en: 'Part of the address is missing. Open the link from the e-mail again, or ask for a new one.',
    ar: 'ينقص جزء من العنوان. افتح الرابط من رسالة البريد مرة أخرى، أو اطلب رابطًا جديدًا.',
  },
  askAgain: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
})
