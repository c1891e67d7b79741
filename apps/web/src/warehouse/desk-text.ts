// Words of the service desk on a storage request.
import { texts } from '@marsa/model/kit/text.ts'

export const deskText = texts({
  title: { en: 'Service desk', ar: 'مكتب الخدمة' },
  papers: {
    en: 'Open a document below to accept it or to return it with a reason.',
    ar: 'افتح أي مستند أدناه لقبوله أو إعادته مع ذكر السبب.',
  },
  ended: { en: 'This storage has ended; it cannot be cancelled.', ar: 'انتهى هذا التخزين، ولا يمكن إلغاؤه.' },
  readOnly: {
    en: 'You may read everything here and change nothing.',
    ar: 'يمكنك الاطلاع على كل شيء هنا دون تعديل.',
  },
})
