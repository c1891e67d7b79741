// Refusals of the papers of a shipment abroad.
import { problems } from '../../kit/problem.ts'

export const attachmentProblems = problems({
  'express.identity-front': {
    status: 422,
    en: 'Add the front of your Emirates ID or the photo page of your passport. Customs needs to identify the sender.',
    ar: 'أضف الوجه الأمامي للهوية الإماراتية أو صفحة الصورة في جواز السفر، فالجمارك تطلب هوية المُرسِل.',
  },
  'express.identity-back': {
    status: 422,
    en: 'Add the back of your Emirates ID as well.',
    ar: 'أضف الوجه الخلفي للهوية الإماراتية أيضًا.',
  },
  'express.invoice-data': {
    status: 409,
    en: 'Invoice data not found: first enter both addresses and the goods for customs.',
    ar: 'بيانات الفاتورة غير موجودة: أدخل أولًا العنوانين والبضائع للجمارك.',
  },
})
