// Texts of one's own profile.
import type { NoticeKind } from '../../messages/notice-kinds.ts'
import { texts } from '../../kit/text.ts'

export const profileText = texts({
  lead: {
    en: 'Your details, and the messages you want from us.',
    ar: 'بياناتك لدينا، وما ترغب في تلقيه منا.',
  },
  person: { en: 'About you', ar: 'بياناتك الشخصية' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  firstNameAr: { en: 'First name in Arabic', ar: 'الاسم الأول بالعربية' },
  lastNameAr: { en: 'Last name in Arabic', ar: 'اسم العائلة بالعربية' },
  address: { en: 'Address', ar: 'العنوان' },
  language: { en: 'Language of messages', ar: 'لغة الرسائل' },
  languageHint: {
    en: 'We send e-mails and text messages in this language.',
    ar: 'تصلك رسائل البريد والرسائل النصية بهذه اللغة.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Profile updated', ar: 'تم تحديث الملف الشخصي' },
  signIn: { en: 'Sign-in and mobile', ar: 'تسجيل الدخول والهاتف المتحرك' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailNote: {
    en: 'You sign in with this address; it cannot be changed here.',
    ar: 'تسجّل الدخول به، ولا يمكن تغييره من هنا.',
  },
  mobile: { en: 'Mobile', ar: 'الهاتف المتحرك' },
  noMobile: { en: 'None yet', ar: 'لا يوجد بعد' },
  change: { en: 'Change', ar: 'تغيير' },
  changeMobile: { en: 'Change the mobile number', ar: 'تغيير رقم الهاتف المتحرك' },
  newMobile: { en: 'New UAE mobile number', ar: 'رقم الهاتف المتحرك الجديد في الإمارات' },
  ownPassword: { en: 'Your password', ar: 'كلمة المرور' },
  mobileWhy: {
    en: 'We send a code to the new number, and notify the old number and your e-mail address.',
    ar: 'نرسل رمزًا إلى الرقم الجديد، ونُبلغ الرقم القديم وبريدك الإلكتروني.',
  },
  mobilePin: {
    en: 'For {hours} hours afterwards a PIN cannot be reset with the new number.',
    ar: 'لا يمكن إعادة تعيين الرمز السري للحساب النقدي بالرقم الجديد خلال {hours} ساعة من التغيير.',
  },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  confirmMobile: { en: 'Confirm the number', ar: 'تأكيد الرقم' },
  mobileSaved: { en: 'Your mobile number was changed', ar: 'تم تغيير رقم هاتفك المتحرك' },
  codeSent: { en: 'We sent a code to {mobile}.', ar: 'أرسلنا رمزًا إلى {mobile}.' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  changePassword: { en: 'Change the password', ar: 'تغيير كلمة المرور' },
  oldPassword: { en: 'Current password', ar: 'كلمة المرور الحالية' },
  passwordSaved: {
    en: 'Password set. You were signed out on your other devices.',
    ar: 'تم تعيين كلمة المرور، وتم تسجيل خروجك من أجهزتك الأخرى.',
  },
  company: { en: 'Company', ar: 'الشركة' },
  companyName: { en: 'Name', ar: 'الاسم' },
  trn: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
  companyAddress: { en: 'Address', ar: 'العنوان' },
  notGiven: { en: 'Not given', ar: 'غير مذكور' },
  companyNote: {
    en: 'These details appear on invoices. {names} can ask our service desk to change them.',
    ar: 'تظهر هذه البيانات في الفواتير. يمكن لـ{names} طلب تغييرها من مكتب الخدمة.',
  },
  companyNoteDesk: {
    en: 'These details appear on invoices. Ask our service desk to change them.',
    ar: 'تظهر هذه البيانات في الفواتير. تواصل مع مكتب الخدمة لتغييرها.',
  },
  notices: { en: 'Notifications', ar: 'الإشعارات' },
  noticesLead: {
    en: 'Everything appears in your notifications here. Choose what is also sent to you.',
    ar: 'يظهر كل شيء في إشعاراتك هنا. اختر ما يُرسل إليك أيضًا.',
  },
  mail: { en: 'E-mail', ar: 'بريد إلكتروني' },
  sms: { en: 'Text message', ar: 'رسالة نصية' },
  always: { en: 'Always sent', ar: 'تُرسل دائمًا' },
  never: { en: 'Not sent', ar: 'لا تُرسل' },
  data: { en: 'My data', ar: 'بياناتي' },
  dataLead: {
    en: 'A copy of what we hold about you: profile, requests, quotations, payments, messages and the list of your documents.',
    ar: 'نسخة مما نحتفظ به عنك: الملف الشخصي والطلبات وعروض الأسعار والمدفوعات والرسائل وقائمة مستنداتك.',
  },
  askData: { en: 'Make a copy', ar: 'إنشاء نسخة' },
  askDataAgain: { en: 'Make a new copy', ar: 'إنشاء نسخة جديدة' },
  dataBuilding: {
    en: 'The copy is being prepared: {done} of {steps} parts',
    ar: 'جارٍ إنشاء النسخة: {done} من {steps} أجزاء',
  },
  dataLeave: {
    en: 'You can leave this page; we notify you when it is ready.',
    ar: 'يمكنك مغادرة الصفحة، وسنخبرك عندما تصبح جاهزة.',
  },
  dataReady: { en: 'Ready, {size}', ar: 'جاهزة، {size}' },
  dataUntil: { en: 'Until', ar: 'حتى' },
  download: { en: 'Download', ar: 'تنزيل' },
  downloading: { en: 'Downloading', ar: 'جارٍ التنزيل' },
  closing: { en: 'Close my account', ar: 'إغلاق حسابي' },
  closingLead: {
    en: 'You will be signed out immediately. Personal data is erased after {days} days; invoices and payment records are kept as required by law.',
    ar: 'يتم تسجيل خروجك فورًا. تُمحى بياناتك الشخصية بعد {days} يومًا، وتُحفظ الفواتير وسجلات المدفوعات كما يقتضي القانون.',
  },
  closingSure: { en: 'This cannot be undone.', ar: 'لا يمكن التراجع عن ذلك.' },
  closeAction: { en: 'Close the account', ar: 'إغلاق الحساب' },
  closingNow: { en: 'Closing', ar: 'جارٍ الإغلاق' },
  closedDone: { en: 'Your account is closed', ar: 'تم إغلاق حسابك' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
})

export const noticeKindText = texts({
  security: { en: 'Security of your account', ar: 'أمان حسابك' },
  payments: { en: 'Payments and refunds', ar: 'المدفوعات والمبالغ المستردة' },
  quotes: { en: 'Requests and quotes', ar: 'الطلبات وعروض الأسعار' },
  shipments: { en: 'Shipments and documents', ar: 'الشحنات والمستندات' },
  account: { en: 'Company and colleagues', ar: 'الشركة والزملاء' },
  finance: { en: 'Finance tasks waiting for you', ar: 'ما ينتظرك في الشؤون المالية' },
  help: { en: 'Chat and call-backs', ar: 'المحادثات وطلبات الاتصال' },
  offers: { en: 'Offers and news', ar: 'العروض والأخبار' },
} satisfies Record<NoticeKind, { en: string; ar: string }>)

/** What the copy of a person's data says about itself. */
export const exportReadme = {
  en: `This is a copy of the data that Marsa holds about you: your profile, sign-ins, notifications, conversations with the service desk, requests, storage requests with their inventory, quotations, payments and the list of documents you uploaded. data.json holds everything; each CSV file holds one part and opens in a spreadsheet. Documents, receipts and invoices themselves can be downloaded from your shipments and storage requests.`,
  ar: `هذه نسخة من البيانات التي تحتفظ بها مرسى عنك: ملفك الشخصي وعمليات تسجيل الدخول والإشعارات ومحادثاتك مع مكتب الخدمة وطلباتك وعمليات التخزين وأصنافها وعروض الأسعار والمدفوعات وقائمة المستندات التي رفعتها. يضم الملف data.json كل البيانات، ويضم كل ملف CSV جزءًا منها ويمكن فتحه في برنامج الجداول. أما المستندات والإيصالات والفواتير نفسها فيمكن تنزيلها من صفحات شحناتك وتخزينك.`,
} as const
