// Texts of the chat: the panel of visitors and customers, the desk's conversations, their history and transcript.
import { texts } from '../../kit/text.ts'

export const chatText = texts({
  chat: { en: 'Chat', ar: 'محادثة' },
  chatWithUs: { en: 'Chat with us', ar: 'تحدّث معنا' },
  support: { en: 'Marsa support', ar: 'دعم مرسى' },
  agentOf: { en: '{name}, Marsa support', ar: '{name} من دعم مرسى' },
  promise: {
    en: 'Answers within {answerChat} of working time',
    ar: 'نرد ضمن {answerChat} من وقت العمل',
  },
  inWork: { en: 'Working on your question', ar: 'يتابع سؤالك الآن' },
  hide: { en: 'Hide the chat', ar: 'إخفاء المحادثة' },
  welcome: {
    en: 'Hello. Ask us about a shipment, a quote or anything else.',
    ar: 'مرحبًا بك. اسألنا عن شحنة أو عرض سعر أو أي أمر آخر.',
  },
  welcomeVisitor: {
    en: 'Tell us who you are and what you need. A person will reply here.',
    ar: 'عرّفنا بنفسك وبما تحتاج إليه، وسيرد عليك أحد موظفينا هنا.',
  },
  fullName: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  mobile: { en: 'UAE mobile number', ar: 'رقم الهاتف المتحرك في الإمارات' },
  message: { en: 'Message', ar: 'الرسالة' },
  write: { en: 'Write a message', ar: 'اكتب رسالة' },
  begin: { en: 'Start the chat', ar: 'بدء المحادثة' },
  privacy: {
    en: 'We keep this conversation for {days} days after it ends, then erase it.',
    ar: 'نحتفظ بهذه المحادثة {days} يومًا بعد انتهائها ثم نمحوها.',
  },
  send: { en: 'Send', ar: 'إرسال' },
  attach: { en: 'Attach a file', ar: 'إرفاق ملف' },
  fileTooLarge: {
    en: '{name} is larger than {limit} MB.',
    ar: 'حجم الملف {name} يتجاوز {limit} ميغابايت.',
  },
  fileNamed: { en: 'File: {name}', ar: 'ملف: {name}' },
  messages: { en: 'Messages', ar: 'الرسائل' },
  earlier: { en: 'Show earlier messages', ar: 'عرض الرسائل السابقة' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  delivered: { en: 'Delivered', ar: 'وصلت' },
  failed: { en: 'Not sent.', ar: 'لم تُرسل.' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  typing: { en: '{name} is writing', ar: '{name} يكتب الآن' },
  offline: {
    en: 'The connection was lost. Your messages are kept, and the chat continues as soon as you are back online.',
    ar: 'انقطع الاتصال. رسائلك محفوظة، وتُستأنف المحادثة فور عودته.',
  },
  unread: {
    en: { one: '{count} new message', other: '{count} new messages' },
    ar: {
      zero: 'لا توجد رسائل جديدة',
      one: 'رسالة جديدة واحدة',
      two: 'رسالتان جديدتان',
      few: '{count} رسائل جديدة',
      many: '{count} رسالة جديدة',
      other: '{count} رسالة جديدة',
    },
  },
  ended: {
    en: 'This conversation has ended. Write again whenever you need us.',
    ar: 'انتهت هذه المحادثة. راسلنا مجددًا متى احتجت.',
  },
  today: { en: 'Today', ar: 'اليوم' },
  transcriptHead: { en: 'Conversation from {date}', ar: 'محادثة بتاريخ {date}' },
  notVerified: {
    en: 'Not verified: this is what the visitor typed.',
    ar: 'غير مُتحقَّق منه: هذا ما كتبه الزائر.',
  },
})

export const chatEventText = texts({
  taken: { en: '{name} is answering this conversation', ar: 'يتولى {name} الرد على هذه المحادثة' },
  'handed-over': { en: '{name} has taken over this conversation', ar: 'يتابع {name} هذه المحادثة' },
  closed: { en: 'The conversation has ended', ar: 'انتهت المحادثة' },
  reopened: { en: 'The conversation was reopened', ar: 'استُؤنفت المحادثة' },
})

export const outcomeText = texts({
  answered: { en: 'Question answered', ar: 'أُجيب عن السؤال' },
  'request-made': { en: 'Became a request', ar: 'نتج عنها طلب' },
  'passed-on': { en: 'Passed on to another team', ar: 'أُحيلت إلى فريق آخر' },
  'no-reply': { en: 'The customer did not reply', ar: 'لم يعد العميل' },
  unwanted: { en: 'Unwanted message', ar: 'رسالة غير مرغوب فيها' },
})

export const chatStateText = texts({
  OPEN: { en: 'Waiting', ar: 'بانتظار الرد' },
  IN_WORK: { en: 'In progress', ar: 'قيد المتابعة' },
  CLOSED: { en: 'Ended', ar: 'منتهية' },
})

export const chatFilterText = texts({
  waiting: { en: 'Waiting', ar: 'بانتظار الرد' },
  mine: { en: 'Mine', ar: 'محادثاتي' },
  all: { en: 'All', ar: 'الكل' },
  closed: { en: 'Ended', ar: 'المنتهية' },
})

export const deskChatText = texts({
  filters: { en: 'Conversations by status', ar: 'المحادثات حسب الحالة' },
  list: { en: 'List of conversations', ar: 'قائمة المحادثات' },
  search: { en: 'Name, e-mail or company', ar: 'الاسم أو البريد الإلكتروني أو الشركة' },
  visitor: { en: 'Visitor', ar: 'زائر' },
  customer: { en: 'Customer', ar: 'عميل' },
  agent: { en: 'Agent', ar: 'وكيل' },
  unverified: { en: 'Not verified', ar: 'غير مُتحقَّق منه' },
  late: { en: 'Waiting for more than an hour', ar: 'ينتظر منذ أكثر من ساعة' },
  deskWrote: { en: 'Desk: {text}', ar: 'المكتب: {text}' },
  none: { en: 'Nobody is waiting', ar: 'لا أحد بانتظار الرد' },
  noneBody: {
    en: 'New conversations appear here automatically.',
    ar: 'تظهر المحادثات الجديدة هنا تلقائيًا.',
  },
  noneOf: { en: 'No conversations here', ar: 'لا توجد محادثات هنا' },
  noneOfBody: {
    en: 'Choose another filter, or change what you are looking for.',
    ar: 'اختر تصفية أخرى أو غيّر عبارة البحث.',
  },
  choose: { en: 'Choose a conversation', ar: 'اختر محادثة' },
  chooseBody: {
    en: 'Use the arrow keys to move through the list and Enter to open.',
    ar: 'استخدم مفاتيح الأسهم للتنقل في القائمة ومفتاح الإدخال لفتح المحادثة.',
  },
  back: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  take: { en: 'Take over', ar: 'تولّي المحادثة' },
  handOver: { en: 'Hand over', ar: 'إحالة' },
  handOverTo: { en: 'Hand over to', ar: 'إحالة إلى' },
  close: { en: 'End', ar: 'إنهاء' },
  closeTitle: { en: 'End this conversation', ar: 'إنهاء هذه المحادثة' },
  closeBody: {
    en: 'The customer sees that it has ended, but not the outcome. It opens again when they write.',
    ar: 'يرى العميل أن المحادثة انتهت دون أن يرى النتيجة، وتُفتح من جديد عندما يكتب.',
  },
  outcome: { en: 'Outcome', ar: 'النتيجة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  with: { en: 'With {name}', ar: 'لدى {name}' },
  withMe: { en: 'With me', ar: 'لديّ' },
  writeIn: { en: 'Write to {name}', ar: 'اكتب إلى {name}' },
  takeFirst: {
    en: '{name} has this conversation. Take it over to reply.',
    ar: 'هذه المحادثة لدى {name}. تولّها لتتمكن من الكتابة فيها.',
  },
  endedNote: {
    en: 'Ended: {outcome}. It opens again when the customer writes.',
    ar: 'انتهت: {outcome}. تُفتح من جديد عندما يكتب العميل.',
  },
  readOnly: {
    en: 'You can read conversations but not reply to them.',
    ar: 'يمكنك قراءة المحادثات دون الكتابة فيها.',
  },
  canned: { en: 'Prepared answers', ar: 'ردود جاهزة' },
  editCanned: { en: 'Edit the prepared answers', ar: 'تعديل الردود الجاهزة' },
  newCanned: { en: 'New answer', ar: 'رد جديد' },
  titleEn: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  textEn: { en: 'Answer in English', ar: 'الرد بالإنجليزية' },
  textAr: { en: 'Answer in Arabic', ar: 'الرد بالعربية' },
  save: { en: 'Save', ar: 'حفظ' },
  remove: { en: 'Remove', ar: 'حذف' },
  language: { en: 'Writes in', ar: 'لغة المحادثة' },
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
})

export const chatHistoryText = texts({
  byWords: { en: 'Search by words', ar: 'البحث بالكلمات' },
  byPerson: { en: 'Search by person', ar: 'البحث بالشخص' },
  words: { en: 'Words in messages', ar: 'كلمات في الرسائل' },
  person: { en: 'Person, e-mail or company', ar: 'الشخص أو البريد الإلكتروني أو الشركة' },
  dates: { en: 'Dates', ar: 'التواريخ' },
  between: { en: 'Conversation between', ar: 'المحادثات بين' },
  with: { en: 'With', ar: 'مع' },
  last: { en: 'Last message', ar: 'آخر رسالة' },
  state: { en: 'Status', ar: 'الحالة' },
  by: { en: 'Answered by', ar: 'تولى الرد' },
  date: { en: 'Date', ar: 'التاريخ' },
  nobody: { en: 'Nobody yet', ar: 'لا أحد بعد' },
  none: { en: 'No conversation matches', ar: 'لا توجد محادثة مطابقة' },
  noneBody: { en: 'Try other words or dates.', ar: 'جرّب كلمات أو تواريخ أخرى.' },
  clear: { en: 'Clear the filters', ar: 'مسح عوامل التصفية' },
  transcript: { en: 'Transcript', ar: 'نص المحادثة' },
  download: { en: 'Download as text', ar: 'تنزيل كملف نصي' },
})
