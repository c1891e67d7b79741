// Refusals of second factors, passkeys and the fresh check.
import { problems } from '../../kit/problem.ts'

export const factorsProblems = problems({
  'factors.check-needed': {
    status: 403,
    en: 'Please confirm first that it is you.',
    ar: 'يُرجى أولًا تأكيد هويتك.',
  },
  'factors.code-required': { status: 422, en: 'Enter the code.', ar: 'أدخل الرمز.' },
  'factors.code-wrong': {
    status: 422,
    en: 'This code is incorrect. Check it, and make sure that your phone sets its time automatically.',
    ar: 'الرمز غير صحيح. تحقق منه، وتأكد من ضبط الوقت في هاتفك تلقائيًا.',
  },
  'factors.code-used': {
    status: 422,
    en: 'This code has already been used. Wait for the next one.',
    ar: 'سبق استخدام هذا الرمز. انتظر الرمز التالي.',
  },
  'factors.password-wrong': {
    status: 422,
    en: 'This password is incorrect.',
    ar: 'كلمة المرور غير صحيحة.',
  },
  'factors.passkey-wrong': {
    status: 422,
    en: 'This passkey was not accepted. Try again, or use a different method.',
    ar: 'لم يُقبل مفتاح المرور. حاول مجددًا أو استخدم طريقة أخرى.',
  },
  'factors.step-over': {
    status: 422,
    en: 'This step has taken too long. Please begin again.',
    ar: 'انتهت مهلة هذه الخطوة. يُرجى البدء من جديد.',
  },
  'factors.set-up': {
    status: 422,
    en: 'An authenticator is already set up. Remove it first.',
    ar: 'تطبيق المصادقة مفعّل بالفعل. أزله أولًا.',
  },
  'factors.not-found': { status: 404, en: 'We could not find this.', ar: 'لم نعثر على ما طلبته.' },
  'factors.passkey-known': {
    status: 422,
    en: 'This passkey is already registered.',
    ar: 'مفتاح المرور هذا مسجّل بالفعل.',
  },
  'factors.passkey-many': {
    status: 422,
    en: 'You have 10 passkeys. Remove one that you no longer use.',
    ar: 'لديك 10 مفاتيح مرور. أزل مفتاحًا لم تعد تستخدمه.',
  },
  'factors.name-required': {
    status: 422,
    en: 'Give it a name, for example "Work laptop".',
    ar: 'اكتب اسمًا له، مثل «حاسوب العمل».',
  },
})
