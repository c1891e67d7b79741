// Settings of registration, codes, sign-in and sessions.
import { settingRows, whole, yesNo } from '../setting.ts'

export const accountSettings = settingRows({
  'accounts.approval-days': {
    group: 'accounts',
    unit: 'days',
    basis: 'spec',
    isPublic: true,
    ...whole(1, 20),
    name: { en: 'Decision about a registration', ar: 'البت في طلب التسجيل' },
    about: {
      en: 'Working days in which a company’s registration is approved or refused.',
      ar: 'أيام العمل التي يُقبل خلالها طلب تسجيل الشركة أو يُرفض.',
    },
  },
  'accounts.sms-code-minutes': {
    group: 'accounts',
    unit: 'minutes',
    basis: 'decided',
    ...whole(1, 30),
    name: { en: 'Life of a code', ar: 'صلاحية رمز التحقق' },
    about: {
      en: 'Minutes in which a code sent by text message can be used.',
      ar: 'عدد الدقائق التي يصلح خلالها الرمز المرسل برسالة نصية.',
    },
  },
  'accounts.sms-resend-seconds': {
    group: 'accounts',
    unit: 'seconds',
    basis: 'decided',
    ...whole(15, 600),
    name: { en: 'Wait before another code', ar: 'المهلة قبل رمز جديد' },
    about: {
      en: 'Seconds until another code may be asked for.',
      ar: 'عدد الثواني قبل إمكان طلب رمز آخر.',
    },
  },
  'accounts.sms-code-tries': {
    group: 'accounts',
    unit: 'tries',
    basis: 'decided',
    ...whole(3, 10),
    name: { en: 'Tries of a code', ar: 'محاولات رمز التحقق' },
    about: { en: 'Wrong entries that close a code.', ar: 'عدد المحاولات الخاطئة التي تُبطل الرمز.' },
  },
  'accounts.lock-failures': {
    group: 'accounts',
    unit: 'tries',
    basis: 'decided',
    ...whole(3, 20),
    name: { en: 'Wrong passwords from one place', ar: 'كلمات مرور خاطئة من مكان واحد' },
    about: {
      en: 'Wrong passwords from one network before it is locked out of the account.',
      ar: 'عدد كلمات المرور الخاطئة من شبكة واحدة قبل منعها من الدخول إلى الحساب.',
    },
  },
  'accounts.lock-failures-everywhere': {
    group: 'accounts',
    unit: 'tries',
    basis: 'decided',
    ...whole(20, 1_000),
    name: { en: 'Wrong passwords from everywhere', ar: 'كلمات مرور خاطئة من كل مكان' },
    about: {
      en: 'Wrong passwords in total before the account is locked for unknown devices.',
      ar: 'مجموع كلمات المرور الخاطئة قبل قفل الحساب أمام الأجهزة غير المعروفة.',
    },
  },
  'accounts.lock-minutes': {
    group: 'accounts',
    unit: 'minutes',
    basis: 'decided',
    ...whole(1, 1_440),
    name: { en: 'Length of a sign-in lock', ar: 'مدة قفل تسجيل الدخول' },
    about: { en: 'How long a sign-in lock lasts.', ar: 'مدة استمرار قفل تسجيل الدخول.' },
  },
  'accounts.session-hours': {
    group: 'accounts',
    unit: 'hours',
    basis: 'decided',
    ...whole(1, 24),
    name: { en: 'Longest session', ar: 'أطول مدة للجلسة' },
    about: {
      en: 'Hours after which one signs in again, however busy. Sessions that begin from now on use it.',
      ar: 'عدد الساعات التي يُطلب بعدها تسجيل الدخول مجددًا مهما كان الاستخدام. يسري على الجلسات الجديدة.',
    },
  },
  'accounts.remembered-days': {
    group: 'accounts',
    unit: 'days',
    basis: 'decided',
    ...whole(1, 90),
    name: { en: 'Longest remembered session', ar: 'أطول مدة لجلسة «تذكّرني»' },
    about: {
      en: 'Days for people who chose to be remembered. Sessions that begin from now on use it.',
      ar: 'عدد الأيام لمن اختار «تذكّرني». يسري على الجلسات الجديدة.',
    },
  },
  'accounts.idle-minutes': {
    group: 'accounts',
    unit: 'minutes',
    basis: 'decided',
    ...whole(2, 240),
    name: { en: 'Idle time', ar: 'مدة الخمول' },
    about: {
      en: 'Minutes without activity until a session ends. It applies to everybody who has no time of their own.',
      ar: 'عدد الدقائق دون نشاط حتى انتهاء الجلسة. يسري على كل من ليست له مدة خاصة به.',
    },
  },
  'accounts.idle-warning-seconds': {
    group: 'accounts',
    unit: 'seconds',
    basis: 'spec',
    isPublic: true,
    ...whole(15, 600),
    name: { en: 'Warning before the idle end', ar: 'التنبيه قبل انتهاء الخمول' },
    about: {
      en: 'Seconds without activity after which the page warns.',
      ar: 'عدد الثواني دون نشاط التي تعرض الصفحة بعدها تنبيهًا.',
    },
  },
  'accounts.factor-grace-days': {
    group: 'accounts',
    unit: 'days',
    basis: 'chosen',
    ...whole(0, 90),
    name: { en: 'Time to set up a second step', ar: 'مهلة تفعيل الخطوة الثانية' },
    about: {
      en: 'Days from the first sign-in until an administrator can do nothing else before they set up a second step.',
      ar: 'عدد الأيام من أول تسجيل دخول، ولا يمكن للمسؤول بعدها متابعة العمل قبل تفعيل الخطوة الثانية.',
    },
  },
  'accounts.device-days': {
    group: 'accounts',
    unit: 'days',
    basis: 'chosen',
    isPublic: true,
    ...whole(1, 90),
    name: { en: 'Remembered device', ar: 'الجهاز المحفوظ' },
    about: {
      en: 'Days in which a device that was chosen to be remembered is not asked for the second step. Devices remembered from now on use it.',
      ar: 'عدد الأيام التي لا تُطلب فيها خطوة التحقق الثانية من جهاز اختار صاحبه حفظه. يسري على الأجهزة التي تُحفظ من الآن.',
    },
  },
  'accounts.neutral-answers': {
    group: 'accounts',
    basis: 'decided',
    ...yesNo,
    name: { en: 'Neutral answers', ar: 'إجابات محايدة' },
    about: {
      en: 'When on, nobody can find out whether an e-mail or a mobile number is registered here.',
      ar: 'عند التفعيل، لا يمكن لأحد معرفة ما إذا كان بريد إلكتروني أو رقم هاتف مسجلًا لدينا.',
    },
  },
  'accounts.acting-minutes': {
    group: 'accounts',
    unit: 'minutes',
    basis: 'chosen',
    isPublic: true,
    ...whole(5, 60),
    name: { en: 'Longest acting for a user', ar: 'أطول مدة للعمل نيابةً عن مستخدم' },
    about: {
      en: 'Minutes that staff may act for a user before they must say why again. Acting that begins from now on uses it.',
      ar: 'عدد الدقائق التي يعمل خلالها الموظف نيابةً عن مستخدم قبل أن يذكر السبب مجددًا. يسري على ما يبدأ من الآن.',
    },
  },
  'accounts.acting-changes': {
    group: 'accounts',
    basis: 'spec',
    ...yesNo,
    name: { en: 'Changes while acting for a user', ar: 'التعديل أثناء العمل نيابةً عن مستخدم' },
    about: {
      en: 'When on, administrators who act for a user may choose to change requests and papers as well, never payments, codes or passwords. Everybody else of the staff only looks.',
      ar: 'عند التفعيل، يمكن لمسؤولي النظام العاملين نيابةً عن مستخدم تعديل الطلبات والمستندات أيضًا، دون المدفوعات والرموز وكلمات المرور. أما بقية الموظفين فيقتصرون على الاطلاع.',
    },
  },
})
