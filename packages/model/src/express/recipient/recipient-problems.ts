// Refusals about delivery codes and on the page of a recipient.
import { problems } from '../../kit/problem.ts'

export const recipientProblems = problems({
  'express.code-not-out': {
    status: 409,
    en: 'A code is sent only while the parcel is out for delivery.',
    ar: 'يُرسل الرمز فقط أثناء خروج الطرد للتوصيل.',
  },
  'express.code-soon': {
    status: 409,
    en: 'A code was sent less than a minute ago. Wait a moment before you ask for another one.',
    ar: 'أُرسل رمز قبل أقل من دقيقة. انتظر قليلًا قبل طلب رمز آخر.',
  },
  'express.code-resends': {
    status: 409,
    en: 'No more codes can be sent today. Please call our service desk.',
    ar: 'لا يمكن إرسال رموز أخرى اليوم. يُرجى الاتصال بمكتب الخدمة.',
  },
  'express.code-spent': {
    status: 409,
    en: 'The code was entered wrongly too often today. Only the service desk can send a new one.',
    ar: 'أُدخل الرمز بشكل خاطئ مرات كثيرة اليوم. مكتب الخدمة وحده يستطيع إرسال رمز جديد.',
  },
})
