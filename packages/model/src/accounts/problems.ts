// Refusals of sign-in and sessions, with the words of A 5 and A 8.
import { problems } from '../kit/problem.ts'

export const accountsProblems = problems({
  'accounts.email-required': {
    status: 422,
    en: 'Enter your e-mail address.',
    ar: 'أدخل بريدك الإلكتروني.',
  },
  'accounts.email-invalid': {
    status: 422,
    en: 'Enter a valid e-mail address, for example name@company.ae.',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@company.ae.',
  },
  'accounts.username-invalid': {
    status: 422,
    en: 'Invalid username. Enter your e-mail address, for example name@company.ae.',
    ar: 'اسم المستخدم غير صالح. أدخل بريدك الإلكتروني، مثل name@company.ae.',
  },
  'accounts.password-required': { status: 422, en: 'Enter your password.', ar: 'أدخل كلمة المرور.' },
  'accounts.wrong-password': {
    status: 422,
    en: 'Entered email/password is invalid. Please try again',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى',
  },
  'accounts.locked': {
    status: 422,
    en: 'This account is locked after repeated wrong passwords. Try again in {minutes} minutes, or reset your password.',
    ar: 'أُقفل هذا الحساب بعد تكرار إدخال كلمة مرور خاطئة. حاول مجددًا بعد {minutes} دقيقة، أو أعد تعيين كلمة المرور.',
  },
  'accounts.not-active': {
    status: 422,
    en: 'This account is closed or suspended. Please contact support.',
    ar: 'هذا الحساب مغلق أو موقوف. يُرجى التواصل مع الدعم.',
  },
  'accounts.registration-waits': {
    status: 422,
    en: 'Your registration is still being checked. We will e-mail you as soon as it is decided.',
    ar: 'لا يزال طلب تسجيلك قيد المراجعة. سنراسلك بالبريد الإلكتروني فور البت فيه.',
  },
  'accounts.registration-rejected': {
    status: 422,
    en: 'Your registration was not approved; our e-mail gives the reason. Once this is settled, you can register again.',
    ar: 'لم تتم الموافقة على طلب تسجيلك، والسبب مذكور في رسالتنا إليك. يمكنك التسجيل من جديد بعد معالجة ذلك.',
  },
})
