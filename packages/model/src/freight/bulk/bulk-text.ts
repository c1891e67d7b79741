// Texts of the page of bulk uploads that only freight says.
import { texts } from '../../kit/text.ts'

export const freightBulkText = texts({
  madeBody: {
    en: 'Each is a draft with its own number. Next, add their documents and send the requests to the agents.',
    ar: 'كل طلب مسودة لها رقمها. الخطوة التالية إرفاق مستنداتها ثم إرسالها إلى الوكلاء.',
  },
  sendMade: { en: 'Add documents and send', ar: 'إرفاق المستندات والإرسال' },
  toList: { en: 'Open my shipments', ar: 'فتح شحناتي' },
})
