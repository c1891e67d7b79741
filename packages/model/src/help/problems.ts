// Refusals of the help calls.
import { problems } from '../kit/problem.ts'

export const helpProblems = problems({
  'help.name-required': { status: 422, en: 'Please enter your name.', ar: 'يُرجى إدخال اسمك.' },
  'help.message-required': {
    status: 422,
    en: 'Please tell us what it is about.',
    ar: 'يُرجى ذكر الموضوع.',
  },
  'help.mobile-invalid': {
    status: 422,
    en: 'Please enter a valid UAE mobile number: nine digits starting with 5.',
    ar: 'يُرجى إدخال رقم هاتف متحرك إماراتي صحيح: تسعة أرقام تبدأ بالرقم 5.',
  },
  'help.email-invalid': {
    status: 422,
    en: 'Please enter a valid e-mail address.',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح.',
  },
  'help.note-required': {
    status: 422,
    en: 'Please say how the call ended.',
    ar: 'يُرجى ذكر نتيجة المكالمة.',
  },
  'help.callback-closed': {
    status: 409,
    en: 'This request is already closed.',
    ar: 'هذا الطلب مغلق بالفعل.',
  },
  'help.callback-yours': {
    status: 409,
    en: 'You are already working on this request.',
    ar: 'أنت تعمل على هذا الطلب بالفعل.',
  },
  'help.callback-take-first': {
    status: 409,
    en: 'Take the request first, then close it.',
    ar: 'تولَّ الطلب أولًا ثم أغلقه.',
  },
  'help.link-invalid': {
    status: 404,
    en: 'This link is no longer valid. Please subscribe again.',
    ar: 'لم يعد هذا الرابط صالحًا. يُرجى الاشتراك مجددًا.',
  },
  'help.subject-required': {
    status: 422,
    en: 'Please write the subject in both languages.',
    ar: 'يُرجى كتابة العنوان باللغتين.',
  },
  'help.issue-text-required': {
    status: 422,
    en: 'Please write the text in both languages.',
    ar: 'يُرجى كتابة النص باللغتين.',
  },
  'help.issue-sent': {
    status: 409,
    en: 'This issue has already been sent.',
    ar: 'أُرسل هذا العدد بالفعل.',
  },
  'help.issue-changed': {
    status: 409,
    en: 'Someone else has changed this issue in the meantime. Please check it again.',
    ar: 'عُدّل هذا العدد في هذه الأثناء. يُرجى مراجعته مجددًا.',
  },
  'help.no-readers': {
    status: 409,
    en: 'Nobody has confirmed a subscription yet.',
    ar: 'لم يؤكد أحد اشتراكه بعد.',
  },
  'help.phone-invalid': {
    status: 422,
    en: 'Please enter the number as it is dialled, with digits and spaces.',
    ar: 'يُرجى إدخال الرقم كما يُطلب، بأرقام ومسافات.',
  },
  'help.department-changed': {
    status: 409,
    en: 'Someone else has changed this department in the meantime. Please check it again.',
    ar: 'عُدّلت بيانات هذه الإدارة في هذه الأثناء. يُرجى مراجعتها مجددًا.',
  },
  'help.departments-changed': {
    status: 409,
    en: 'The list has changed in the meantime. Please arrange it again.',
    ar: 'تغيّرت القائمة في هذه الأثناء. يُرجى إعادة ترتيبها.',
  },
  'help.departments-full': {
    status: 409,
    en: 'The directory is full. Change a department that is hidden.',
    ar: 'اكتمل الدليل. يمكنك تعديل إدارة مخفية.',
  },
})
