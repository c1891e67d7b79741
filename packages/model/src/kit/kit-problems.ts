// What every call may refuse with; a file of its own, so that a page that shows refusals does not carry their texts.
import { capabilityProblems } from './capability-problems.ts'
import { problems } from './problem.ts'

export const kitProblems = problems({
  'kit.unknown': {
    status: 500,
    en: 'Something went wrong. Please try again later, and quote {requestId} if you contact support.',
    ar: 'حدث خطأ ما. يُرجى المحاولة لاحقًا، وذكر الرقم {requestId} عند التواصل مع الدعم.',
  },
  'kit.not-submitted': {
    status: 500,
    en: 'Your request was not submitted successfully. Please try again later, and quote {requestId} if you contact support.',
    ar: 'لم يتم إرسال طلبك بنجاح. يُرجى المحاولة لاحقًا، وذكر الرقم {requestId} عند التواصل مع الدعم.',
  },
  'kit.not-found': { status: 404, en: 'We could not find this.', ar: 'لم نعثر على ما طلبته.' },
  'kit.signed-out': {
    status: 401,
    en: 'Your session has been timed out due to inactivity.',
    ar: 'انتهت جلستك لعدم النشاط.',
  },
  'kit.forbidden': {
    status: 403,
    en: 'You cannot perform this action.',
    ar: 'لا يمكنك تنفيذ هذا الإجراء.',
  },
  'kit.read-only': {
    status: 403,
    en: 'You cannot perform this action: your access is read-only.',
    ar: 'لا يمكنك تنفيذ هذا الإجراء: صلاحيتك للاطلاع فقط.',
  },
  ...capabilityProblems,
  'kit.acting': {
    status: 403,
    en: 'You cannot perform this action while acting for someone else.',
    ar: 'لا يمكنك تنفيذ هذا الإجراء أثناء العمل نيابةً عن مستخدم آخر.',
  },
  'kit.key-wrong': {
    status: 401,
    en: 'This API key is not valid: it was revoked, or it was not entered as issued.',
    ar: 'مفتاح الربط غير صالح: إما أنه أُلغي أو أنه غير مكتوب كما صدر.',
  },
  'kit.key-scope': {
    status: 403,
    en: 'This API key is not allowed to do this.',
    ar: 'مفتاح الربط هذا لا يتيح تنفيذ هذا الإجراء.',
  },
  'kit.factor-due': {
    status: 403,
    en: 'First set up a second sign-in step on the Security page.',
    ar: 'يُرجى أولًا تفعيل خطوة التحقق الثانية من صفحة الأمان.',
  },
  'kit.cross-site': {
    status: 403,
    en: 'This action can only be started from inside the portal.',
    ar: 'لا يمكن بدء هذا الإجراء إلا من داخل البوابة.',
  },
  'kit.invalid': {
    status: 422,
    en: 'Please check the marked fields.',
    ar: 'يُرجى مراجعة الحقول المحددة.',
  },
  'kit.malformed': {
    status: 400,
    en: 'The request could not be read.',
    ar: 'تعذّرت قراءة الطلب.',
  },
  'kit.moved-on': {
    status: 409,
    en: 'This has changed in the meantime. Reload to see the latest.',
    ar: 'تغيّرت الحالة في هذه الأثناء. حدّث الصفحة لعرض الحالة الحالية.',
  },
  'kit.busy': {
    status: 409,
    retryAfter: 1,
    en: 'The same request is still being processed. Try again in a moment.',
    ar: 'الطلب نفسه قيد التنفيذ. حاول مجددًا بعد لحظات.',
  },
  'kit.key-reused': {
    status: 422,
    en: 'This idempotency key was used for another request.',
    ar: 'استُخدم مفتاح عدم التكرار هذا لطلب آخر.',
  },
  'kit.too-large': {
    status: 413,
    en: 'The request is larger than allowed.',
    ar: 'حجم الطلب أكبر من المسموح.',
  },
  'kit.too-many': {
    status: 429,
    en: 'Too many attempts in a short time. Please try again in {minutes} min.',
    ar: 'تكررت المحاولات خلال مدة قصيرة. يُرجى المحاولة مجددًا بعد {minutes} دقيقة.',
  },
  'kit.unavailable': {
    status: 503,
    retryAfter: 3,
    en: 'The service is not available at the moment. Please try again shortly.',
    ar: 'الخدمة غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
  },
  'kit.files-away': {
    status: 503,
    retryAfter: 30,
    en: 'Files cannot be stored or opened at the moment. Please try again in a few minutes.',
    ar: 'تعذّر حفظ الملفات أو فتحها حاليًا. يُرجى المحاولة بعد بضع دقائق.',
  },
  'kit.storage-full': {
    status: 507,
    en: 'There is no space for more files at the moment, so nothing was stored. Please try again later.',
    ar: 'لا تتوفر حاليًا مساحة لحفظ ملفات جديدة، ولم يُحفظ شيء. يُرجى المحاولة لاحقًا.',
  },
  'kit.report-long': {
    status: 422,
    en: 'A printed report can have at most {most} rows. Choose fewer days, or download the spreadsheet.',
    ar: 'لا يتجاوز التقرير المطبوع {most} صف. اختر مدة أقصر أو نزّل جدول البيانات.',
  },
  'kit.field.required': { status: 422, en: 'Please fill this in.', ar: 'يُرجى تعبئة هذا الحقل.' },
  'kit.field.invalid': { status: 422, en: 'Please check this value.', ar: 'يُرجى مراجعة هذه القيمة.' },
  'kit.field.too-long': {
    status: 422,
    en: 'This text is too long: {most} characters at most.',
    ar: 'هذا النص أطول من المسموح به، والحد الأقصى لعدد الأحرف {most}.',
  },
  'kit.field.too-many': {
    status: 422,
    en: 'There are too many of these: {most} at most.',
    ar: 'العدد أكبر من المسموح به، والحد الأقصى {most}.',
  },
  'kit.field.too-great': {
    status: 422,
    en: 'This number is too large: {most} at most.',
    ar: 'هذا الرقم أكبر من المسموح به، والحد الأقصى {most}.',
  },
  'kit.field.too-small': {
    status: 422,
    en: 'This number is too small: {least} at least.',
    ar: 'هذا الرقم أصغر من المسموح به، والحد الأدنى {least}.',
  },
  'kit.field.out-of-range': {
    status: 422,
    en: 'This number is outside the allowed range.',
    ar: 'هذا الرقم خارج النطاق المسموح به.',
  },
  'kit.field.unknown': { status: 422, en: 'This field is not known.', ar: 'هذا الحقل غير معروف.' },
})
