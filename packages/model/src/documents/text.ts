// Labels of documents: states, moves and the stages at which they are needed.
import { texts } from '../kit/text.ts'

export const documentText = texts({
  'documents.state.MISSING': { en: 'Missing', ar: 'غير مرفق' },
  'documents.state.SKIPPED': { en: 'Skipped', ar: 'تم التخطي' },
  'documents.state.UPLOADED': { en: 'Uploaded', ar: 'تم الرفع' },
  'documents.state.ACCEPTED': { en: 'Accepted', ar: 'مقبول' },
  'documents.state.RETURNED': { en: 'Returned', ar: 'مُعاد' },
  'documents.state.REPLACED': { en: 'Replaced', ar: 'مستبدل' },
  'documents.move.upload': { en: 'Upload', ar: 'رفع' },
  'documents.move.accept': { en: 'Accept', ar: 'قبول' },
  'documents.move.return': { en: 'Return', ar: 'إعادة' },
  'documents.move.replace': { en: 'Replace', ar: 'استبدال' },
  'documents.stage.request': { en: 'For the request', ar: 'لتقديم الطلب' },
  'documents.stage.quotation': { en: 'For the quotation', ar: 'لتقديم عرض السعر' },
  'documents.stage.customs': { en: 'For customs', ar: 'للجمارك' },
  'documents.stage.delivery': { en: 'For the delivery', ar: 'للتسليم' },
  'documents.stage.completion': { en: 'For completion', ar: 'لإتمام التسليم' },
  'documents.required': { en: 'Required', ar: 'إلزامي' },
  'documents.optional': { en: 'Optional', ar: 'اختياري' },
  'documents.follows': { en: 'Can be added later', ar: 'يمكن إرفاقه لاحقًا' },
  'documents.followsNote': {
    en: 'You can send the request without it. Customs needs it once you have accepted a quote.',
    ar: 'يمكنك إرسال الطلب بدون هذا المستند، وتطلبه الجمارك بعد قبولك عرض السعر.',
  },
  'documents.limit.each': {
    en: '{formats}, up to {limit} MB each, {count} files at once',
    ar: '{formats}، بحد أقصى {limit} ميغابايت لكل ملف، و{count} ملفات في كل مرة',
  },
  'documents.limit.total': {
    en: '{formats}, up to {limit} MB in all',
    ar: '{formats}، بحد أقصى {limit} ميغابايت للمجموع',
  },
  'documents.deleted': { en: 'Deleted successfully.', ar: 'تم الحذف بنجاح.' },
  'documents.restored': { en: 'The document is restored.', ar: 'تمت استعادة المستند.' },
})
