// Texts of the second step of sign-in, the fresh check, and one's own factors.
import { texts } from '../../kit/text.ts'

export const stepText = texts({
  secondStep: { en: 'Second step', ar: 'خطوة التحقق الثانية' },
  stepLead: {
    en: 'Your password is correct. Now confirm that it is you.',
    ar: 'كلمة المرور صحيحة. يُرجى الآن تأكيد هويتك.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeHint: {
    en: '6 digits from your authenticator app, or a recovery code.',
    ar: '6 أرقام من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  recoveryHint: { en: 'Or one of your recovery codes.', ar: 'أو أحد رموز الاسترداد.' },
  rememberDevice: {
    en: 'Do not ask again on this device for {deviceTime}',
    ar: 'عدم السؤال مجددًا على هذا الجهاز لمدة {deviceTime}',
  },
  goOn: { en: 'Continue', ar: 'متابعة' },
  checking: { en: 'Checking', ar: 'جارٍ التحقق' },
  back: { en: 'Back', ar: 'رجوع' },
  usePasskey: { en: 'Use a passkey', ar: 'استخدام مفتاح مرور' },
  withPasskey: { en: 'Sign in with a passkey', ar: 'الدخول بمفتاح مرور' },
  passkeyCancelled: {
    en: 'The passkey was not used. Try again, or use a different method.',
    ar: 'لم يُستخدم مفتاح المرور. حاول مجددًا أو استخدم طريقة أخرى.',
  },
})

export const factorsText = texts({
  confirmYou: { en: 'Confirm that it is you', ar: 'تأكيد هويتك' },
  confirmPassword: {
    en: 'Enter your password again. It is valid for 10 minutes.',
    ar: 'أدخل كلمة المرور مجددًا. يسري التأكيد لمدة 10 دقائق.',
  },
  confirmFactor: {
    en: 'Use your second step. It is valid for 10 minutes.',
    ar: 'استخدم خطوة التحقق الثانية. يسري التأكيد لمدة 10 دقائق.',
  },
  title: { en: 'Second step of sign-in', ar: 'خطوة التحقق الثانية' },
  lead: {
    en: 'Something only you have, in addition to your password. It protects your account even if someone knows your password.',
    ar: 'شيء لا يملكه سواك، إضافةً إلى كلمة المرور. يبقى حسابك محميًا حتى لو عرف غيرك كلمة المرور.',
  },
  dutyOffered: {
    en: 'Your role gives access to more than your own data. Please set up a second step.',
    ar: 'يتيح دورك الاطلاع على أكثر من بياناتك. يُرجى تفعيل خطوة تحقق ثانية.',
  },
  dutyRequired: {
    en: 'Your role needs a second step. Please set it up by {date}.',
    ar: 'يتطلب دورك خطوة تحقق ثانية. يُرجى تفعيلها قبل {date}.',
  },
  later: { en: 'Not now', ar: 'ليس الآن' },
  app: { en: 'Authenticator app', ar: 'تطبيق المصادقة' },
  appOn: { en: 'On since {date}', ar: 'مفعّل منذ {date}' },
  appOff: {
    en: 'An app on your phone shows a new code every 30 seconds.',
    ar: 'تطبيق في هاتفك يعرض رمزًا جديدًا كل 30 ثانية.',
  },
  setUp: { en: 'Set up', ar: 'تفعيل' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeApp: { en: 'Remove the authenticator app?', ar: 'إزالة تطبيق المصادقة؟' },
  removeAppBody: {
    en: 'Its codes will no longer work, and remembered devices will be asked again. We notify you by e-mail.',
    ar: 'لن تُقبل رموزه بعد ذلك، وستُسأل الأجهزة المحفوظة من جديد. وسنرسل إليك رسالة بذلك.',
  },
  removeKey: { en: 'Remove the passkey {name}?', ar: 'إزالة مفتاح المرور {name}؟' },
  removeKeyBody: {
    en: 'It will no longer open your account. Remove it from your device as well. We notify you by e-mail.',
    ar: 'لن يفتح حسابك بعد ذلك. أزله من جهازك أيضًا. وسنرسل إليك رسالة بذلك.',
  },
  keep: { en: 'Keep', ar: 'إبقاء' },
  scan: {
    en: 'Scan this picture with your authenticator app, or type the key.',
    ar: 'امسح هذه الصورة بتطبيق المصادقة، أو اكتب المفتاح.',
  },
  picture: { en: 'Picture to scan', ar: 'صورة للمسح' },
  key: { en: 'Key', ar: 'المفتاح' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  thenCode: { en: 'Then enter the code that the app shows', ar: 'ثم أدخل الرمز الذي يعرضه التطبيق' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  recovery: { en: 'Recovery codes', ar: 'رموز الاسترداد' },
  recoveryLeft: {
    en: { one: '{count} left', other: '{count} left' },
    ar: {
      zero: 'لم يتبقَّ أي رمز',
      one: 'تبقّى رمز واحد',
      two: 'تبقّى رمزان',
      few: 'تبقّت {count} رموز',
      many: 'تبقّى {count} رمزًا',
      other: 'تبقّى {count} رمز',
    },
  },
  newCodes: { en: 'New codes', ar: 'رموز جديدة' },
  codesTitle: { en: 'Save these recovery codes', ar: 'احتفظ برموز الاسترداد هذه' },
  codesBody: {
    en: 'Each code opens your account once if you do not have your phone. We show them only this once.',
    ar: 'يفتح كل رمز حسابك مرة واحدة عند تعذّر استخدام هاتفك. نعرضها هذه المرة فقط.',
  },
  codesKept: { en: 'I have saved them', ar: 'احتفظت بها' },
  passkeys: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  passkeysLead: {
    en: 'Your fingerprint, face or device PIN instead of codes. A passkey cannot be stolen by a fake page.',
    ar: 'بصمتك أو وجهك أو رمز جهازك بدلًا من الرموز. ولا يمكن لصفحة مزيفة سرقة مفتاح المرور.',
  },
  addPasskey: { en: 'Add a passkey', ar: 'إضافة مفتاح مرور' },
  passkeyName: { en: 'Name of the passkey', ar: 'اسم مفتاح المرور' },
  passkeyNameHint: {
    en: 'So that you recognise it later, for example "Work laptop".',
    ar: 'لتتعرف عليه لاحقًا، مثل «حاسوب العمل».',
  },
  rename: { en: 'Rename', ar: 'تغيير الاسم' },
  save: { en: 'Save', ar: 'حفظ' },
  added: { en: 'Added {date}', ar: 'أُضيف في {date}' },
  used: { en: 'last used {when}', ar: 'آخر استخدام {when}' },
  neverUsed: { en: 'not used yet', ar: 'لم يُستخدم بعد' },
  devices: { en: 'Remembered devices', ar: 'الأجهزة المحفوظة' },
  devicesLead: { en: 'They are not asked for the second step.', ar: 'لا تُطلب منها خطوة التحقق الثانية.' },
  until: { en: 'until {date}', ar: 'حتى {date}' },
  forget: { en: 'Forget', ar: 'إلغاء الحفظ' },
  done: { en: 'Done', ar: 'تم' },
  removed: { en: 'Removed', ar: 'تمت الإزالة' },
})
