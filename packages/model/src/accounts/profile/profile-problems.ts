// Refusals of one's own profile: password again, mobile, choices, a copy of the data, closing the account.
import { problems } from '../../kit/problem.ts'

export const profileProblems = problems({
  'accounts.password-wrong': {
    status: 422,
    en: 'This is not your password. Please try again.',
    ar: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
  },
  'profile.same-mobile': {
    status: 422,
    en: 'This is already your number.',
    ar: 'هذا هو رقمك الحالي.',
  },
  'profile.always-sent': {
    status: 422,
    en: 'Messages about security and payments are always sent.',
    ar: 'تُرسل رسائل الأمان والمدفوعات دائمًا.',
  },
  'profile.no-channel': {
    status: 422,
    en: 'These messages are not available in this channel.',
    ar: 'لا تُرسل هذه الرسائل بهذه الطريقة.',
  },
  'profile.export-gone': {
    status: 404,
    en: 'There is no copy to download, or it has expired. Please request a new one.',
    ar: 'لا توجد نسخة للتنزيل أو انتهت مدتها. يُرجى طلب نسخة جديدة.',
  },
  'profile.type-email': {
    status: 422,
    en: 'Type your e-mail address exactly as it is.',
    ar: 'اكتب بريدك الإلكتروني كما هو تمامًا.',
  },
  'profile.last-administrator': {
    status: 409,
    en: 'You are the last administrator. Make a colleague administrator first, in user management.',
    ar: 'أنت آخر مدير للحساب. عيّن أحد زملائك مديرًا أولًا من إدارة المستخدمين.',
  },
  'profile.open-shipments': {
    status: 409,
    en: 'Requests, shipments or storage requests are still open. Complete or cancel them first.',
    ar: 'لا تزال لديك طلبات أو شحنات أو عمليات تخزين مفتوحة. أكملها أو ألغها أولًا.',
  },
  'profile.money-open': {
    status: 409,
    en: 'Money is still to be paid or refunded. The account can be closed once that is settled.',
    ar: 'لا تزال هناك مبالغ مستحقة أو قيد الاسترداد. يمكن إغلاق الحساب بعد تسويتها.',
  },
})
