// Texts of the page that gives documents to many drafts and sends them.
import { texts } from '../../kit/text.ts'
import { counted } from '../../kit/counted-text.ts'

export const draftsText = texts({
  lead: {
    en: 'Add documents to the drafts, then send all that are ready to the agents.',
    ar: 'أرفق المستندات بالمسودات، ثم أرسل ما اكتمل منها إلى الوكلاء.',
  },
  checking: { en: 'Checking {done} of {all}', ar: 'جارٍ التحقق من {done} من {all}' },
  empty: { en: 'No drafts to send', ar: 'لا توجد مسودات للإرسال' },
  emptyBody: {
    en: 'They were already sent or deleted. Choose drafts in the list of your shipments.',
    ar: 'أُرسلت بالفعل أو حُذفت. اختر المسودات من قائمة شحناتك.',
  },
  toList: { en: 'My shipments', ar: 'شحناتي' },
  documents: { en: 'Add documents', ar: 'إضافة المستندات' },
  documentsBody: {
    en: 'One file goes to every selected draft that still needs it. Several files go to the drafts they are named after: number, nickname, bill of lading, air waybill or container.',
    ar: 'الملف الواحد يُرفق بكل مسودة محددة ما زالت تحتاج إليه. أما عدة ملفات فيُرفق كل منها بالمسودة المذكورة في اسمه: الرقم أو التسمية أو بوليصة الشحن أو بوليصة الشحن الجوي أو الحاوية.',
  },
  type: { en: 'Document type', ar: 'نوع المستند' },
  lacking: { en: 'missing in {count}', ar: 'ينقص {count}' },
  files: { en: 'Files', ar: 'الملفات' },
  filesHint: { en: '{formats}, up to {limit} MB each', ar: '{formats}، بحد أقصى {limit} ميغابايت لكل ملف' },
  plan: { en: 'What goes where', ar: 'وجهة كل ملف' },
  goesTo: { en: 'Goes to', ar: 'يُرفق بـ' },
  toNone: { en: 'No draft', ar: 'لا يُرفق' },
  toAll: counted(
    ['The {count} draft that needs it', 'All {count} drafts that need it'],
    [
      'المسودات التي تحتاج إليه',
      'المسودة التي تحتاج إليه',
      'المسودتان اللتان تحتاجان إليه',
      'المسودات التي تحتاج إليه وعددها {count}',
      'المسودات التي تحتاج إليه وعددها {count}',
      'المسودات التي تحتاج إليه وعددها {count}',
    ],
  ),
  whyNone: {
    en: 'Its name matches no selected draft. Choose one, or leave the file out.',
    ar: 'لا يطابق اسمه أي مسودة محددة. اختر مسودة أو اترك الملف.',
  },
  whySeveral: {
    en: 'Its name matches {count} drafts. Choose one.',
    ar: 'اسمه يطابق {count} مسودات على السواء. اختر واحدة.',
  },
  attach: counted(
    ['Add {count} document', 'Add {count} documents'],
    [
      'إضافة المستندات',
      'إضافة مستند واحد',
      'إضافة مستندين',
      'إضافة {count} مستندات',
      'إضافة {count} مستندًا',
      'إضافة {count} مستند',
    ],
  ),
  drop: { en: 'Choose other files', ar: 'اختيار ملفات أخرى' },
  nothing: { en: 'No file is assigned to a draft.', ar: 'لا يوجد ملف له مسودة يُرفق بها.' },
  adding: { en: 'Adding documents', ar: 'جارٍ إضافة المستندات' },
  added: counted(
    ['{count} document added', '{count} documents added'],
    [
      'لم يُضف أي مستند',
      'أُضيف مستند واحد',
      'أُضيف مستندان',
      'أُضيفت {count} مستندات',
      'أُضيف {count} مستندًا',
      'أُضيف {count} مستند',
    ],
  ),
  drafts: { en: 'Drafts', ar: 'المسودات' },
  draft: { en: 'Draft', ar: 'المسودة' },
  standing: { en: 'Check', ar: 'المراجعة' },
  ready: { en: 'Ready', ar: 'جاهزة' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  missing: { en: 'Missing: {documents}', ar: 'ينقصها: {documents}' },
  following: { en: 'Can be added later: {documents}', ar: 'يمكن إرفاقها لاحقًا: {documents}' },
  more: { en: 'Show more drafts', ar: 'عرض المزيد من المسودات' },
  terms: { en: 'I accept the terms and conditions', ar: 'أوافق على الشروط والأحكام' },
  send: { en: 'Send {part} of {all} drafts', ar: 'إرسال {part} من {all} من المسودات' },
  noneReady: { en: 'None of the selected drafts is ready.', ar: 'لا توجد مسودة جاهزة بين المسودات المحددة.' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sentCount: counted(
    ['{count} request sent to the agents', '{count} requests sent to the agents'],
    [
      'لم يُرسل أي طلب',
      'أُرسل طلب واحد إلى الوكلاء',
      'أُرسل طلبان إلى الوكلاء',
      'أُرسلت {count} طلبات إلى الوكلاء',
      'أُرسل {count} طلبًا إلى الوكلاء',
      'أُرسل {count} طلب إلى الوكلاء',
    ],
  ),
})
