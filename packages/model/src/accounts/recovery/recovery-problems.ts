// Refusals of a forgotten password, with the words of A 5 and A 8.
import { problems } from '../../kit/problem.ts'

export const recoveryProblems = problems({
  'accounts.email-unknown': {
    status: 422,
    en: 'This e-mail is not registered.',
    ar: 'هذا البريد الإلكتروني غير مسجّل.',
  },
  'accounts.reset-expired': {
    status: 422,
    en: 'The link has expired. Please try again.',
    ar: 'انتهت صلاحية الرابط. يُرجى المحاولة مرة أخرى.',
  },
  'accounts.reset-invalid': {
    status: 422,
    en: 'Invalid request.',
    ar: 'طلب غير صالح.',
  },
})
