// Refusals of signing in through a provider and of linking an identity to an account.
import { problems } from '../../kit/problem.ts'

export const directoryProblems = problems({
  'accounts.hand-over-spent': {
    status: 422,
    en: 'This sign-in has expired or has already been used. Please sign in again.',
    ar: 'انتهت صلاحية عملية الدخول هذه أو سبق استخدامها. يُرجى تسجيل الدخول من جديد.',
  },
  'accounts.no-pending-identity': {
    status: 422,
    en: 'There is no UAE PASS sign-in to complete in this browser. Please begin again.',
    ar: 'لا توجد في هذا المتصفح عملية دخول بالهوية الرقمية لإكمالها. يُرجى البدء من جديد.',
  },
  'accounts.no-pending-link': {
    status: 422,
    en: 'There is no directory sign-in to link in this browser. Please begin again.',
    ar: 'لا توجد في هذا المتصفح عملية دخول عبر دليل المؤسسة لربطها. يُرجى البدء من جديد.',
  },
  'accounts.pending-differs': {
    status: 422,
    en: 'This does not match the UAE PASS sign-in in this browser. Please begin again.',
    ar: 'هذه البيانات لا تخص عملية الدخول بالهوية الرقمية في هذا المتصفح. يُرجى البدء من جديد.',
  },
  'accounts.mobile-unproven': {
    status: 422,
    en: 'Confirm this mobile number with the code from the text message first.',
    ar: 'أكّد رقم الهاتف المتحرك هذا أولًا بالرمز الوارد في الرسالة النصية.',
  },
  'accounts.register-first': {
    status: 422,
    en: 'We cannot accept a typed e-mail address here at the moment. Register with this e-mail and mobile number first; UAE PASS will then be linked by the number.',
    ar: 'لا يمكننا قبول بريد إلكتروني مكتوب هنا حاليًا. سجّل حسابًا بهذا البريد ورقم الهاتف أولًا، وبعدها تُربط الهوية الرقمية عبر الرقم.',
  },
  'accounts.link-taken': {
    status: 409,
    en: 'The account with this mobile number is linked to a different UAE PASS. Use your own number, or contact support.',
    ar: 'الحساب المسجّل بهذا الرقم مرتبط بهوية رقمية أخرى. استخدم رقمك، أو تواصل مع الدعم.',
  },
  'accounts.not-linked': {
    status: 404,
    en: 'UAE PASS is not linked to your account.',
    ar: 'الهوية الرقمية غير مرتبطة بحسابك.',
  },
  'accounts.only-way-in': {
    status: 409,
    en: 'UAE PASS is your only way to sign in. Set a password first: ask for a link with "Forgot your password?".',
    ar: 'الهوية الرقمية هي طريقتك الوحيدة للدخول. عيّن كلمة مرور أولًا: اطلب رابطًا عبر «نسيت كلمة المرور؟».',
  },
  'accounts.link-staff': {
    status: 409,
    en: 'This number belongs to a staff account. Staff sign in through the company directory.',
    ar: 'هذا الرقم يخص حساب موظف. يسجّل الموظفون الدخول عبر دليل المؤسسة.',
  },
})
