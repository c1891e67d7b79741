// What people read on the pages of express that journeys look for; words that model tables hold are taken from there.
import type { TextRow } from '@marsa/model/kit/text.ts'

export const rateWords = {
  weight: { en: 'Weight', ar: 'الوزن' },
  length: { en: 'Length', ar: 'الطول' },
  width: { en: 'Width', ar: 'العرض' },
  height: { en: 'Height', ar: 'الارتفاع' },
  register: { en: 'Register', ar: 'إنشاء حساب' },
} as const satisfies Record<string, TextRow>

export const createWords = {
  title: { en: 'Send a parcel', ar: 'إرسال طرد' },
  city: { en: 'City', ar: 'المدينة' },
  dubai: { en: 'Dubai', ar: 'دبي' },
  abuDhabi: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  weight: { en: 'Weight in kg', ar: 'الوزن بالكيلوغرام' },
  length: { en: 'Length in cm', ar: 'الطول بالسنتيمتر' },
  width: { en: 'Width in cm', ar: 'العرض بالسنتيمتر' },
  height: { en: 'Height in cm', ar: 'الارتفاع بالسنتيمتر' },
  day: { en: 'Day', ar: 'اليوم' },
  next: { en: 'Continue', ar: 'متابعة' },
  toPay: { en: 'Continue to payment', ar: 'المتابعة إلى الدفع' },
  terms: { en: 'I accept the terms of carriage', ar: 'أوافق على شروط النقل' },
  usePlan: { en: 'Use our bundle’s credits', ar: 'استخدام رصيد باقتنا' },
  oneFault: { en: 'One field needs your attention', ar: 'حقل واحد بحاجة إلى تصحيح' },
} as const satisfies Record<string, TextRow>

export const shipmentWords = {
  payCard: { en: 'Pay by card', ar: 'الدفع بالبطاقة' },
  payWallet: { en: 'Pay from the wallet', ar: 'الدفع من المحفظة' },
  open: { en: 'Open the shipment', ar: 'فتح الشحنة' },
  label: { en: 'Print the label', ar: 'طباعة الملصق' },
  receipt: { en: 'Receipt', ar: 'الإيصال' },
  commercialInvoice: { en: 'Commercial invoice', ar: 'الفاتورة التجارية' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  withCredits: { en: 'Your bundle credits are used first', ar: 'يُستخدم رصيد باقتك أولًا' },
} as const satisfies Record<string, TextRow>

export const guestWords = {
  sendGuest: { en: 'Send as guest', ar: 'الإرسال دون حساب' },
  title: { en: 'Send a parcel without an account', ar: 'إرسال طرد دون حساب' },
  name: { en: 'Your name', ar: 'اسمك' },
  mobile: { en: 'Mobile', ar: 'رقم الهاتف المتحرك' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  look: { en: 'This link only shows the shipment.', ar: 'هذا الرابط لعرض الشحنة فقط.' },
  cancel: { en: 'Cancel shipment', ar: 'إلغاء الشحنة' },
} as const satisfies Record<string, TextRow>

export const walletJourneyWords = {
  toWallet: { en: 'Open the wallet', ar: 'فتح المحفظة' },
  setPin: { en: 'Set the PIN', ar: 'تعيين الرمز' },
  newPin: { en: 'New PIN', ar: 'الرمز الجديد' },
  again: { en: 'New PIN again', ar: 'الرمز الجديد مرة أخرى' },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  enter: { en: 'Enter your cash PIN', ar: 'أدخل الرمز السري للحساب النقدي' },
  pin: { en: 'Cash PIN', ar: 'الرمز السري' },
  pay: { en: 'Pay', ar: 'دفع' },
  wrong: { en: 'This is not your PIN', ar: 'الرمز غير صحيح' },
  lockedNow: { en: 'Too many wrong attempts', ar: 'محاولات خاطئة كثيرة' },
  locked: { en: 'Locked after wrong entries', ar: 'مقفل بعد إدخالات خاطئة' },
  resetPin: { en: 'Reset the PIN', ar: 'إعادة تعيين الرمز' },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  choosePage: { en: 'Choose all on this page', ar: 'اختيار كل ما في هذه الصفحة' },
  printLabels: { en: 'Print the labels', ar: 'طباعة الملصقات' },
  short: { en: 'Your wallet is AED {amount} short', ar: 'ينقص المحفظة {amount} درهم' },
} as const satisfies Record<string, TextRow>

/** Of the console of the simulated carrier. */
export const carrierWords = {
  pickedUp: { en: 'Picked up', ar: 'تم الاستلام' },
  processed: { en: 'Processed at origin', ar: 'المعالجة في المنشأ' },
  departed: { en: 'Departed', ar: 'المغادرة' },
  arrived: { en: 'Arrived', ar: 'الوصول' },
  out: { en: 'Out for delivery', ar: 'خرجت للتوصيل' },
  delivered: { en: 'Delivered', ar: 'تم التسليم' },
  over: { en: 'It has ended.', ar: 'انتهت الشحنة.' },
} as const satisfies Record<string, TextRow>

export const quickWords = {
  recipient: { en: 'Recipient', ar: 'المستلِم' },
  agree: { en: 'I accept the terms of carriage', ar: 'أوافق على شروط النقل' },
  remove: { en: 'Remove', ar: 'حذف' },
} as const satisfies Record<string, TextRow>

export const claimWords = {
  title: { en: 'Claim', ar: 'المطالبة' },
  file: { en: 'File a claim', ar: 'تقديم مطالبة' },
  amount: { en: 'Amount for the goods', ar: 'المبلغ المطلوب عن البضاعة' },
  reason: { en: 'What is damaged, and how', ar: 'ما الذي تضرر وكيف' },
  photos: { en: 'Photos', ar: 'الصور' },
  photo: { en: 'Photo {number}', ar: 'الصورة {number}' },
  send: { en: 'Send the claim', ar: 'إرسال المطالبة' },
  decide: { en: 'Decide the claim', ar: 'البت في المطالبة' },
  pays: { en: 'Paid for the goods, into the wallet', ar: 'يُدفع عن البضاعة إلى المحفظة' },
  answer: { en: 'Answer to the customer', ar: 'الرد الذي يقرؤه العميل' },
  accept: { en: 'Accept', ar: 'قبول' },
  confirm: { en: 'Confirm and pay', ar: 'تأكيد ودفع' },
  openWallet: { en: 'Open the wallet', ar: 'فتح المحفظة' },
} as const satisfies Record<string, TextRow>

export const recipientWords = {
  onItsWay: { en: 'Your parcel is on its way', ar: 'طردك في الطريق' },
  otherDay: { en: 'Choose another day', ar: 'اختيار يوم آخر' },
  chosen: { en: 'Your chosen day', ar: 'اليوم الذي اخترته' },
  digits: { en: 'Last four digits of your mobile', ar: 'آخر أربعة أرقام من هاتفك المتحرك' },
  send: { en: 'Confirm', ar: 'تأكيد' },
} as const satisfies Record<string, TextRow>

export const payoutJourneyWords = {
  addAccount: { en: 'Add the account', ar: 'إضافة الحساب' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
  pin: { en: 'Cash PIN', ar: 'الرمز السري للحساب النقدي' },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  saveAccount: { en: 'Save the account', ar: 'حفظ الحساب' },
  request: { en: 'Request a payout', ar: 'طلب تحويل' },
  all: { en: 'Full amount', ar: 'المبلغ كاملًا' },
  verify: { en: 'Verify the account', ar: 'التحقق من الحساب' },
  comparedWith: { en: 'What it was compared with', ar: 'ما تمت المقارنة به' },
  approve: { en: 'Approve', ar: 'موافقة' },
  makeFile: { en: 'Create the bank file', ar: 'إنشاء ملف البنك' },
  paid: { en: 'Paid', ar: 'تم التحويل' },
  bankReference: { en: 'Bank reference', ar: 'مرجع البنك' },
} as const satisfies Record<string, TextRow>

export const correctionWords = {
  take: { en: 'Undo the scan', ar: 'إلغاء المسح' },
  reason: { en: 'What was wrong', ar: 'ما الخطأ' },
  ask: { en: 'Request to undo it', ar: 'طلب الإلغاء' },
  confirm: { en: 'Confirm', ar: 'تأكيد الإلغاء' },
  lastScan: { en: 'Last scan', ar: 'آخر عملية مسح' },
  find: { en: 'Find', ar: 'بحث' },
  code: { en: 'Scan or type the number', ar: 'امسح الرمز أو اكتب الرقم' },
} as const satisfies Record<string, TextRow>
