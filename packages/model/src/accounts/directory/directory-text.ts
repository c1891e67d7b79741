// Texts of the pages /employee, /response and /redirect, and of the other ways to sign in.
import { texts } from '../../kit/text.ts'
import type { SignInTrouble } from './directory.ts'

export const directoryText = texts({
  employees: { en: 'Sign-in for employees', ar: 'دخول الموظفين' },
  goingToDirectory: {
    en: 'Taking you to the sign-in of your organisation',
    ar: 'جارٍ نقلك إلى صفحة الدخول الخاصة بمؤسستك',
  },
  goingHint: {
    en: 'If nothing happens in a few seconds, use the button.',
    ar: 'إذا لم يحدث شيء خلال ثوانٍ، فاستخدم الزر.',
  },
  openDirectory: { en: 'Continue to the directory', ar: 'المتابعة إلى دليل المؤسسة' },
  noDirectory: {
    en: 'The company directory is not connected here, so employees sign in with e-mail and password.',
    ar: 'دليل المؤسسة غير متصل هنا، لذلك يسجّل الموظفون الدخول بالبريد الإلكتروني وكلمة المرور.',
  },
  completing: { en: 'Completing your sign-in', ar: 'جارٍ إكمال تسجيل الدخول' },
  again: { en: 'Try again', ar: 'حاول مجددًا' },
  ordinary: { en: 'Sign in another way', ar: 'الدخول بطريقة أخرى' },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  linkTitle: { en: 'One more step', ar: 'خطوة أخيرة' },
  linkLead: {
    en: 'Hello {name}. UAE PASS has confirmed who you are. Now confirm your mobile number, so that we can find your account or open a new one.',
    ar: 'مرحبًا {name}. تم تأكيد هويتك عبر UAE PASS. أكّد الآن رقم هاتفك المتحرك لنجد حسابك أو نفتح لك حسابًا جديدًا.',
  },
  linkStaffTitle: { en: 'Link your account', ar: 'ربط حسابك' },
  linkStaffLead: {
    en: 'An account with this e-mail exists. Enter its password once to link it with the company directory.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني. أدخل كلمة مروره مرة واحدة لربطه بدليل المؤسسة.',
  },
  linkStaffStep: {
    en: 'Your password is correct. The account will be linked after the second step.',
    ar: 'كلمة المرور صحيحة. يُربط الحساب بعد إتمام خطوة التحقق الثانية.',
  },
  cancelLink: { en: 'Cancel', ar: 'إلغاء' },
  mobile: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  codeSent: { en: 'We have sent a code to {mobile}.', ar: 'أرسلنا رمزًا إلى {mobile}.' },
  checkCode: { en: 'Confirm the number', ar: 'تأكيد الرقم' },
  otherNumber: { en: 'Use a different number', ar: 'استخدام رقم آخر' },
  known: {
    en: 'There is an account with {mobile}. UAE PASS will be linked to it, and you can use both ways to sign in.',
    ar: 'يوجد حساب بالرقم {mobile}. ستُربط به الهوية الرقمية، ويمكنك الدخول بالطريقتين.',
  },
  linkIt: { en: 'Link and sign in', ar: 'الربط وتسجيل الدخول' },
  fresh: {
    en: 'There is no account with {mobile} yet. We will open one for you.',
    ar: 'لا يوجد حساب بالرقم {mobile} بعد. سنفتح لك حسابًا جديدًا.',
  },
  address: { en: 'Address (optional)', ar: 'العنوان (اختياري)' },
  terms: { en: 'I accept the terms and conditions', ar: 'أوافق على الشروط والأحكام' },
  readTerms: { en: 'Read the terms', ar: 'قراءة الشروط' },
  createIt: { en: 'Open the account', ar: 'فتح الحساب' },
  working: { en: 'One moment', ar: 'لحظة من فضلك' },
  signOutTitle: { en: 'Sign out of Marsa?', ar: 'هل تريد تسجيل الخروج من مرسى؟' },
  signOutBody: {
    en: 'You followed a link to sign out. You stay signed in unless you confirm.',
    ar: 'نقلك رابط إلى هنا لتسجيل الخروج. ستبقى متصلًا ما لم تؤكد ذلك.',
  },
  stay: { en: 'Stay signed in', ar: 'البقاء متصلًا' },
  goingOn: { en: 'Taking you on', ar: 'جارٍ نقلك' },
})

/** One's own link, on the page Security. */
export const linkedText = texts({
  title: { en: 'UAE PASS', ar: 'الهوية الرقمية UAE PASS' },
  lead: {
    en: 'You can use UAE PASS to sign in to this account, alongside your other ways to sign in.',
    ar: 'تتيح لك الهوية الرقمية الدخول إلى هذا الحساب، إلى جانب طرق الدخول الأخرى.',
  },
  linked: { en: 'Linked since {date}', ar: 'مرتبطة منذ {date}' },
  used: { en: 'Last used {when}', ar: 'آخر استخدام {when}' },
  unlink: { en: 'Unlink', ar: 'إلغاء الربط' },
  question: { en: 'Unlink UAE PASS?', ar: 'هل تريد إلغاء ربط الهوية الرقمية؟' },
  questionBody: {
    en: 'After that, you sign in with your e-mail address and password. Devices signed in with UAE PASS are signed out, except this one.',
    ar: 'ستسجّل الدخول بعد ذلك بالبريد الإلكتروني وكلمة المرور، وسيُسجَّل الخروج من الأجهزة التي دخلت بالهوية الرقمية، ما عدا هذا الجهاز.',
  },
  keep: { en: 'Keep it linked', ar: 'الإبقاء على الربط' },
  unlinked: { en: 'UAE PASS is no longer linked', ar: 'أُلغي ربط الهوية الرقمية' },
  setPassword: { en: 'Set a password', ar: 'تعيين كلمة مرور' },
})

export const providerText = texts({
  directory: { en: 'the company directory', ar: 'دليل المؤسسة' },
  'uae-pass': { en: 'UAE PASS', ar: 'الهوية الرقمية UAE PASS' },
})

/** What each trouble means and what to do. */
export const troubleTitle = texts({
  denied: { en: 'You did not sign in', ar: 'لم يتم تسجيل الدخول' },
  lost: { en: 'We lost track of this sign-in', ar: 'تعذّرت متابعة عملية الدخول هذه' },
  expired: { en: 'This sign-in took too long', ar: 'استغرقت عملية الدخول وقتًا طويلًا' },
  used: { en: 'This sign-in has already been used', ar: 'سبق استخدام عملية الدخول هذه' },
  unreachable: { en: 'The sign-in service is not responding', ar: 'خدمة تسجيل الدخول لا تستجيب' },
  clock: { en: 'The clocks do not match', ar: 'اختلاف في التوقيت بين الخوادم' },
  refused: { en: 'The sign-in could not be confirmed', ar: 'تعذّر تأكيد تسجيل الدخول' },
  'no-group': { en: 'You have no access to Marsa', ar: 'لا تملك صلاحية الدخول إلى مرسى' },
  'no-mail': { en: 'Your e-mail address is missing', ar: 'بريدك الإلكتروني غير متوفر' },
  'customer-mail': { en: 'This address belongs to a customer', ar: 'هذا البريد يخص أحد العملاء' },
  'not-active': { en: 'This account is not active', ar: 'هذا الحساب غير نشط' },
  'not-set-up': { en: 'This way to sign in is not set up', ar: 'طريقة الدخول هذه غير مفعّلة' },
  'too-many': { en: 'Too many attempts', ar: 'محاولات كثيرة' },
} satisfies Record<SignInTrouble, { en: string; ar: string }>)

export const troubleBody = texts({
  denied: {
    en: 'You closed the sign-in or did not give your consent. Nothing has changed; you can try again.',
    ar: 'أغلقت صفحة الدخول أو لم تمنح الموافقة. لم يتغيّر شيء، ويمكنك المحاولة مجددًا.',
  },
  lost: {
    en: 'It was started in another browser or window, or cookies are switched off. Please begin again here.',
    ar: 'ربما بدأت في متصفح أو نافذة أخرى، أو أن ملفات تعريف الارتباط معطّلة. يُرجى البدء من جديد هنا.',
  },
  expired: {
    en: 'For your security, a sign-in is only valid for a short time. Please begin again.',
    ar: 'حرصًا على أمانك، تبقى عملية الدخول صالحة لوقت قصير فقط. يُرجى البدء من جديد.',
  },
  used: {
    en: 'Each sign-in works only once, even if you go back or reload the page. Please begin again.',
    ar: 'تعمل كل عملية دخول مرة واحدة فقط، حتى بعد الرجوع أو إعادة تحميل الصفحة. يُرجى البدء من جديد.',
  },
  unreachable: {
    en: 'We could not reach it. Please try again in a few minutes, or sign in another way.',
    ar: 'لم نتمكن من الوصول إليها. يُرجى المحاولة بعد بضع دقائق، أو الدخول بطريقة أخرى.',
  },
  clock: {
    en: 'The clock of the sign-in service differs too much from ours. Please try again, and tell your IT department if it happens again.',
    ar: 'يختلف توقيت خدمة الدخول عن توقيتنا كثيرًا. يُرجى المحاولة مجددًا، وإبلاغ قسم تقنية المعلومات إن تكرر ذلك.',
  },
  refused: {
    en: 'The answer from the sign-in service does not match this sign-in. Please begin again.',
    ar: 'رد خدمة الدخول لا يخص عملية الدخول هذه. يُرجى البدء من جديد.',
  },
  'no-group': {
    en: 'You are in the directory, but not in a group that can use Marsa. Please ask your IT department for access.',
    ar: 'اسمك موجود في الدليل، لكنك لست ضمن أي مجموعة مصرّح لها باستخدام مرسى. يُرجى طلب الصلاحية من قسم تقنية المعلومات.',
  },
  'no-mail': {
    en: 'The directory did not give us a confirmed e-mail address for you. Please ask your IT department to add it.',
    ar: 'لم يزوّدنا الدليل ببريد إلكتروني مؤكَّد لك. يُرجى طلب إضافته من قسم تقنية المعلومات.',
  },
  'customer-mail': {
    en: 'Your e-mail address already has a customer account, so it cannot become a staff account. Please contact support.',
    ar: 'بريدك الإلكتروني مسجّل لحساب عميل، ولا يمكن تحويله إلى حساب موظف. يُرجى التواصل مع الدعم.',
  },
  'not-active': {
    en: 'It is waiting for approval or has been closed. Please contact support.',
    ar: 'الحساب بانتظار الموافقة أو مغلق. يُرجى التواصل مع الدعم.',
  },
  'not-set-up': {
    en: 'Please use your e-mail address and password.',
    ar: 'يُرجى استخدام البريد الإلكتروني وكلمة المرور.',
  },
  'too-many': {
    en: 'Too many sign-ins were started from here. Please wait a while and try again.',
    ar: 'بدأت من هنا محاولات دخول كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.',
  },
} satisfies Record<SignInTrouble, { en: string; ar: string }>)
