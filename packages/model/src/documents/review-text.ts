// Texts of one document on its page: looking at it, checking it, its versions, its validity, why it is asked for.
import { texts } from '../kit/text.ts'

export const documentReviewText = texts({
  open: { en: 'Open {name}', ar: 'فتح {name}' },
  check: { en: 'Check', ar: 'تدقيق' },
  checkNamed: { en: 'Check: {name}', ar: 'تدقيق: {name}' },
  recorded: {
    en: 'This is an identity document. Your access is recorded.',
    ar: 'هذا مستند هوية، ويُسجَّل اطلاعك عليه.',
  },
  download: { en: 'Download', ar: 'تنزيل' },
  accept: { en: 'Accept', ar: 'قبول' },
  return: { en: 'Return', ar: 'إعادة' },
  returnIt: { en: 'Return it', ar: 'إعادة المستند' },
  back: { en: 'Back', ar: 'رجوع' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  reason: { en: 'What is wrong with it?', ar: 'ما المشكلة فيه؟' },
  reasonHint: {
    en: 'The sender reads this and uploads the document again.',
    ar: 'سيقرأ المُرسِل ذلك ويرفع المستند من جديد.',
  },
  accepted: { en: 'Accepted: {name}.', ar: 'قُبل المستند: {name}.' },
  returned: { en: 'Returned: {name}.', ar: 'أُعيد المستند: {name}.' },
  earlier: { en: 'Earlier versions', ar: 'النسخ السابقة' },
  validUntil: { en: 'Valid until {day}', ar: 'صالح حتى {day}' },
  expired: { en: 'Expired on {day}. Upload a valid one.', ar: 'انتهت صلاحيته في {day}. ارفع مستندًا ساريًا.' },
  expiresOn: { en: 'Valid until', ar: 'صالح حتى' },
  expiresHint: {
    en: 'As printed on the card or passport. We remind you before that day.',
    ar: 'كما هو مدوّن على البطاقة أو الجواز، وسنذكّرك قبل ذلك التاريخ.',
  },
  why: { en: 'Why: {why}', ar: 'السبب: {why}' },
  issuer: { en: 'Issued by: {issuer}', ar: 'جهة الإصدار: {issuer}' },
  because: { en: 'Because of the goods: {goods}', ar: 'بسبب نوع البضاعة: {goods}' },
  hazardous: { en: 'hazardous goods', ar: 'مواد خطرة' },
  all: { en: 'Download all', ar: 'تنزيل الكل' },
  allHint: {
    en: 'One archive of all documents here, except identity documents',
    ar: 'أرشيف واحد لجميع المستندات هنا، من دون مستندات الهوية',
  },
})
