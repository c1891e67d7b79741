// Words of the agent's screens, for every line: requests to answer, what one says, the end of a job.
import { texts } from '@marsa/model/kit/text.ts'

export const agentListText = texts({
  request: { en: 'Request', ar: 'الطلب' },
  status: { en: 'Status', ar: 'الحالة' },
  time: { en: 'Time', ar: 'الوقت' },
  askedOn: { en: 'Requested', ar: 'تاريخ الطلب' },
  yourQuote: { en: 'Your quote', ar: 'عرضك' },
  draft: { en: 'Draft saved', ar: 'مسودة محفوظة' },
  late: { en: 'Late, still open', ar: 'متأخر، وما زال متاحًا' },
  quote: { en: 'Quote', ar: 'تقديم عرض' },
  work: { en: 'Work on it', ar: 'متابعة العمل' },
  open: { en: 'Open', ar: 'فتح' },
  emptyAnswerBody: {
    en: 'New requests appear here as they come in, with the time you have to answer.',
    ar: 'تظهر الطلبات الجديدة هنا فور وصولها، مع المهلة المتاحة للرد.',
  },
  emptyTabBody: { en: 'Requests move here as they progress.', ar: 'تنتقل الطلبات إلى هنا مع تقدّمها.' },
})

export const agentPageText = texts({
  nextPrevious: { en: 'Requests in the list', ar: 'طلبات القائمة' },
  previous: { en: 'Previous', ar: 'السابق' },
  following: { en: 'Next', ar: 'التالي' },
  previousKey: { en: 'Previous request (key K)', ar: 'الطلب السابق (المفتاح K)' },
  followingKey: { en: 'Next request (key J)', ar: 'الطلب التالي (المفتاح J)' },
  nextRequest: { en: 'Next request', ar: 'الطلب التالي' },
  backToList: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  answered: { en: 'You have answered this request', ar: 'قدّمت ردك على هذا الطلب' },
  answeredLast: {
    en: 'You have answered this request, the last one in the list',
    ar: 'قدّمت ردك على هذا الطلب، وهو آخر طلب في القائمة',
  },
  placeInList: { en: '{at} of {count}', ar: '{at} من {count}' },
  details: { en: 'All request details', ar: 'كل تفاصيل الطلب' },
  remarks: { en: 'Customer’s remarks', ar: 'ملاحظات العميل' },
  documents: { en: 'Customer’s documents', ar: 'مستندات العميل' },
  notYet: { en: 'Not yet', ar: 'ليس بعد' },
})
