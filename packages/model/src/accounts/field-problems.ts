// Refusals of fields about people: mobile, names, passwords, SMS codes and the puzzle, with the words of A 5 and A 8.
import { problems } from '../kit/problem.ts'

export const fieldProblems = problems({
  'accounts.mobile-invalid': {
    status: 422,
    en: 'Enter a valid UAE mobile number: nine digits beginning with 5, like 50 123 4567.',
    ar: 'أدخل رقم هاتف متحرك إماراتيًا صحيحًا: تسعة أرقام تبدأ بالرقم 5، مثل ‎50 123 4567.',
  },
  'accounts.name-invalid': {
    status: 422,
    en: 'Enter a valid name: letters, spaces and hyphens only.',
    ar: 'أدخل اسمًا صحيحًا: أحرف ومسافات وشرطات فقط.',
  },
  'accounts.password-rule': {
    status: 422,
    en: 'Use at least 6 characters with one capital letter, one digit and one special character.',
    ar: 'استخدم 6 خانات على الأقل، منها حرف لاتيني كبير ورقم ورمز خاص.',
  },
  'accounts.password-long': {
    status: 422,
    en: 'Use at most 128 characters.',
    ar: 'استخدم 128 خانة كحد أقصى.',
  },
  'accounts.password-common': {
    status: 422,
    en: 'This password is too easy to guess. Choose a different one.',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر كلمة أخرى.',
  },
  'accounts.password-personal': {
    status: 422,
    en: 'Do not use your name or e-mail address in the password.',
    ar: 'لا تستخدم اسمك أو بريدك الإلكتروني في كلمة المرور.',
  },
  'accounts.password-staff': {
    status: 422,
    en: 'This account needs at least 15 characters, or a second step at sign-in.',
    ar: 'يتطلب هذا الحساب 15 خانة على الأقل، أو خطوة تحقق ثانية عند تسجيل الدخول.',
  },
  'accounts.passwords-differ': {
    status: 422,
    en: 'The passwords do not match.',
    ar: 'كلمتا المرور غير متطابقتين.',
  },
  'accounts.code-required': {
    status: 422,
    en: 'Enter the code from the text message.',
    ar: 'أدخل الرمز الوارد في الرسالة النصية.',
  },
  'accounts.code-wrong': {
    status: 422,
    en: 'Incorrect SMS code. Please try again.',
    ar: 'رمز التحقق غير صحيح. يُرجى المحاولة مرة أخرى.',
  },
  'accounts.code-expired': {
    status: 422,
    en: 'This code has expired. Ask for a new one.',
    ar: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  },
  'accounts.code-spent': {
    status: 422,
    en: 'This code can no longer be used. Ask for a new one.',
    ar: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  },
  'accounts.code-wait': {
    status: 429,
    en: 'You can ask for another code in {seconds} seconds.',
    ar: 'يمكنك طلب رمز آخر بعد {seconds} ثانية.',
  },
  'accounts.captcha-wrong': {
    status: 422,
    en: 'We could not confirm that you are not a robot. Please try again.',
    ar: 'لم ينجح التحقق من أنك لست روبوتًا. يُرجى المحاولة مرة أخرى.',
  },
})
