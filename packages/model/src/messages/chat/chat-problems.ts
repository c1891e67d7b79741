// Refusals of the chat.
import { problems } from '../../kit/problem.ts'

export const chatProblems = problems({
  'chat.id': {
    status: 404,
    en: 'We could not find this conversation.',
    ar: 'لم نعثر على هذه المحادثة.',
  },
  'chat.link': {
    status: 404,
    en: 'This link is no longer valid. Write to us in the chat and we will continue from there.',
    ar: 'لم يعد هذا الرابط صالحًا. راسلنا في المحادثة وسنتابع معك.',
  },
  'chat.introduce': {
    status: 422,
    en: 'Please tell us your name, e-mail and mobile number first.',
    ar: 'يُرجى إدخال الاسم والبريد الإلكتروني ورقم الهاتف المتحرك أولًا.',
  },
  'chat.name': {
    status: 422,
    en: 'Please enter your full name.',
    ar: 'يُرجى إدخال الاسم الكامل.',
  },
  'chat.email': {
    status: 422,
    en: 'Enter a valid e-mail address, like name@example.ae.',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.ae.',
  },
  'chat.text': {
    status: 422,
    en: 'Please write a message.',
    ar: 'يُرجى كتابة رسالة.',
  },
  'chat.too-long': {
    status: 422,
    en: 'A message can have up to 2,000 characters. Please send it in parts.',
    ar: 'لا يتجاوز طول الرسالة 2,000 حرف. يُرجى إرسالها على أجزاء.',
  },
  'chat.closed': {
    status: 409,
    en: 'This conversation has ended. It opens again when the customer writes.',
    ar: 'انتهت هذه المحادثة، وتُفتح من جديد عندما يكتب العميل.',
  },
  'chat.taken': {
    status: 409,
    en: 'A colleague is already answering this conversation.',
    ar: 'يتولى أحد الزملاء الرد على هذه المحادثة.',
  },
  'chat.not-taken': {
    status: 409,
    en: 'Take over this conversation first.',
    ar: 'يُرجى تولّي هذه المحادثة أولًا.',
  },
  'chat.colleague': {
    status: 422,
    en: 'Choose a colleague from the service desk.',
    ar: 'اختر أحد الزملاء في مكتب الخدمة.',
  },
  'chat.files': {
    status: 422,
    en: 'This conversation has reached its file limit. Please send any other files by e-mail.',
    ar: 'بلغت هذه المحادثة الحد الأقصى من الملفات. يُرجى إرسال الملفات الأخرى بالبريد الإلكتروني.',
  },
  'chat.both-languages': {
    status: 422,
    en: 'Please complete this in both languages.',
    ar: 'يُرجى تعبئة هذا الحقل باللغتين.',
  },
})
