// Texts of what is done with many shipments at once: choosing rows, the bar of actions, papers for many drafts, sending them.
import { texts } from '../kit/text.ts'

/** English one and other; Arabic zero, one, two, few, many, other. */
const counted = (en: [string, string], ar: [string, string, string, string, string, string]) => ({
  en: { one: en[0], other: en[1] },
  ar: { zero: ar[0], one: ar[1], two: ar[2], few: ar[3], many: ar[4], other: ar[5] },
})

export const manyText = texts({
  actions: { en: 'Actions on the selected rows', ar: 'إجراءات على الصفوف المحددة' },
  chosen: counted(
    ['{count} selected', '{count} selected'],
    ['لم يُحدَّد شيء', 'حُدِّد صف واحد', 'حُدِّد صفان', 'حُدِّدت {count} صفوف', 'حُدِّد {count} صفًا', 'حُدِّد {count} صف'],
  ),
  most: { en: 'No more than {most} at once', ar: 'الحد الأقصى {most} في المرة الواحدة' },
  chooseAll: { en: 'Select all on this page', ar: 'تحديد كل ما في هذه الصفحة' },
  clear: { en: 'Clear selection', ar: 'إلغاء التحديد' },
  send: { en: 'Send drafts ({part} of {all})', ar: 'إرسال المسودات ({part} من {all})' },
  remove: { en: 'Delete drafts ({part} of {all})', ar: 'حذف المسودات ({part} من {all})' },
  onlySent: { en: 'None of these is a draft.', ar: 'لا توجد بينها مسودة.' },
  onlyRemoved: { en: 'Only drafts can be deleted.', ar: 'يمكن حذف المسودات فقط.' },
  download: { en: 'Download', ar: 'تنزيل' },
  papersZip: { en: 'All papers (ZIP)', ar: 'جميع المستندات (ZIP)' },
  papersZipDetail: { en: 'One folder for each shipment', ar: 'مجلد لكل شحنة' },
  rowsXlsx: { en: 'Selected rows (XLSX)', ar: 'الصفوف المحددة (XLSX)' },
  rowsCsv: { en: 'Selected rows (CSV)', ar: 'الصفوف المحددة (CSV)' },
  removeTitle: counted(
    ['Delete {count} draft?', 'Delete {count} drafts?'],
    [
      'حذف المسودات؟',
      'حذف مسودة واحدة؟',
      'حذف مسودتين؟',
      'حذف {count} مسودات؟',
      'حذف {count} مسودة؟',
      'حذف {count} مسودة؟',
    ],
  ),
  removeBody: {
    en: 'They are deleted for good, with the papers in them: {numbers}.',
    ar: 'ستُحذف نهائيًا مع ما أُرفق بها من مستندات: {numbers}.',
  },
  removeStay: {
    en: 'What has been sent cannot be deleted and stays: {numbers}.',
    ar: 'ما أُرسل لا يمكن حذفه ويبقى كما هو: {numbers}.',
  },
  removeDo: { en: 'Delete', ar: 'حذف' },
  removing: { en: 'Deleting', ar: 'جارٍ الحذف' },
  removed: counted(
    ['{count} draft deleted', '{count} drafts deleted'],
    [
      'لم تُحذف أي مسودة',
      'حُذفت مسودة واحدة',
      'حُذفت مسودتان',
      'حُذفت {count} مسودات',
      'حُذفت {count} مسودة',
      'حُذفت {count} مسودة',
    ],
  ),
  refused: counted(
    ['{count} could not be done', '{count} could not be done'],
    [
      'لم يتعذّر أي طلب',
      'تعذّر طلب واحد',
      'تعذّر طلبان',
      'تعذّرت {count} طلبات',
      'تعذّر {count} طلبًا',
      'تعذّر {count} طلب',
    ],
  ),
  decline: { en: 'Decline to quote ({part} of {all})', ar: 'الاعتذار عن تقديم عروض ({part} من {all})' },
  declineTitle: counted(
    ['Decline {count} request?', 'Decline {count} requests?'],
    [
      'الاعتذار عن الطلبات؟',
      'الاعتذار عن طلب واحد؟',
      'الاعتذار عن طلبين؟',
      'الاعتذار عن {count} طلبات؟',
      'الاعتذار عن {count} طلبًا؟',
      'الاعتذار عن {count} طلب؟',
    ],
  ),
  declineBody: {
    en: 'The reason is kept with each of them. You cannot quote these requests afterwards.',
    ar: 'يُحفظ السبب مع كل طلب، ولن تتمكن بعد ذلك من تقديم عرض لهذه الطلبات.',
  },
  declineDo: { en: 'Decline', ar: 'اعتذار' },
  declined: counted(
    ['{count} request declined', '{count} requests declined'],
    [
      'لم يُعتذر عن أي طلب',
      'تم الاعتذار عن طلب واحد',
      'تم الاعتذار عن طلبين',
      'تم الاعتذار عن {count} طلبات',
      'تم الاعتذار عن {count} طلبًا',
      'تم الاعتذار عن {count} طلب',
    ],
  ),
  open: { en: 'Open', ar: 'فتح' },
})

export const draftsText = texts({
  lead: {
    en: 'Give the papers to the drafts, then send all that are ready to the agents.',
    ar: 'أرفق المستندات بالمسودات، ثم أرسل ما اكتمل منها إلى الوكلاء.',
  },
  checking: { en: 'Checking {done} of {all}', ar: 'جارٍ التحقق من {done} من {all}' },
  empty: { en: 'No drafts to send', ar: 'لا توجد مسودات للإرسال' },
  emptyBody: {
    en: 'They are sent already or were deleted. Choose drafts in the list of your shipments.',
    ar: 'أُرسلت بالفعل أو حُذفت. اختر المسودات من قائمة شحناتك.',
  },
  toList: { en: 'My shipments', ar: 'شحناتي' },
  papers: { en: 'Add papers', ar: 'إضافة المستندات' },
  papersBody: {
    en: 'One file goes to every selected draft that still needs it. Several files go to the drafts they are named after: number, nickname, bill of lading, air waybill or container.',
    ar: 'الملف الواحد يُرفق بكل مسودة محددة ما زالت تحتاج إليه. أما عدة ملفات فيُرفق كل منها بالمسودة المذكورة في اسمه: الرقم أو الاسم المختصر أو بوليصة الشحن أو بوليصة الشحن الجوي أو الحاوية.',
  },
  type: { en: 'Type of paper', ar: 'نوع المستند' },
  lacking: { en: 'missing in {count}', ar: 'ينقص {count}' },
  files: { en: 'Files', ar: 'الملفات' },
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
    en: 'Its name fits no selected draft. Choose one, or leave the file out.',
    ar: 'لا يطابق اسمه أي مسودة محددة. اختر مسودة أو اترك الملف.',
  },
  whySeveral: {
    en: 'Its name fits {count} drafts alike. Choose one.',
    ar: 'اسمه يطابق {count} مسودات على السواء. اختر واحدة.',
  },
  attach: counted(
    ['Add {count} paper', 'Add {count} papers'],
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
  nothing: { en: 'No file has a draft to go to.', ar: 'لا يوجد ملف له مسودة يُرفق بها.' },
  adding: { en: 'Adding papers', ar: 'جارٍ إضافة المستندات' },
  added: counted(
    ['{count} paper added', '{count} papers added'],
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
  missing: { en: 'Missing: {papers}', ar: 'ينقصها: {papers}' },
  more: { en: 'Show more drafts', ar: 'عرض المزيد من المسودات' },
  terms: { en: 'I accept the terms and conditions', ar: 'أوافق على الشروط والأحكام' },
  send: { en: 'Send {part} of {all} drafts', ar: 'إرسال {part} من {all} من المسودات' },
  noneReady: { en: 'None of the selected drafts is ready.', ar: 'لا توجد مسودة جاهزة بين المسودات المحددة.' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  keepOpen: {
    en: '{done} of {all}. Keep this page open until it is done.',
    ar: '{done} من {all}. أبقِ هذه الصفحة مفتوحة حتى ينتهي الإرسال.',
  },
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
  stopped: { en: 'Stopped at {done} of {all}', ar: 'توقف عند {done} من {all}' },
  stoppedBody: {
    en: '{reason} Continue where it stopped; nothing is done twice.',
    ar: '{reason} يمكن المتابعة من حيث توقف، ولن يُكرَّر شيء.',
  },
  goOn: { en: 'Continue', ar: 'متابعة' },
})
