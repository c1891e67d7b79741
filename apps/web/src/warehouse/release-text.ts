// Words of releases: asking for one, who collects it, handing it over, and what proves it.
import { texts } from '@marsa/model/kit/text.ts'

export const releaseText = texts({
  title: { en: 'Release of a part', ar: 'إخراج جزء من البضاعة' },
  body: {
    en: 'Have some pieces handed out before the end; the rest stays stored.',
    ar: 'يمكنك استلام بعض القطع قبل انتهاء المدة، ويبقى الباقي مخزّنًا.',
  },
  ask: { en: 'Ask for a release', ar: 'طلب إخراج' },
  choose: { en: 'How many pieces of each?', ar: 'كم قطعة من كل صنف؟' },
  left: { en: '{count} there', ar: 'المتبقي {count}' },
  tooMany: {
    en: 'You ask for {asked}, and {count} are there.',
    ar: 'طلبت {asked}، والمتبقي {count}.',
  },
  unpaid: {
    en: 'Not everything is paid. The warehouse hands these pieces out once it is, unless it gives you credit.',
    ar: 'لم يُسدَّد كامل المبلغ بعد. يسلّم المستودع القطع بعد السداد، ما لم يمنحك ائتمانًا.',
  },
  who: { en: 'Who collects them?', ar: 'من سيستلمها؟' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHint: { en: 'As on the identity card', ar: 'كما في بطاقة الهوية' },
  idNumber: { en: 'Emirates ID or passport number', ar: 'رقم الهوية الإماراتية أو جواز السفر' },
  idHint: {
    en: 'The warehouse compares it at the gate; later it is shown masked.',
    ar: 'يطابقه المستودع عند البوابة، ثم يُعرض مخفيًا.',
  },
  plate: { en: 'Vehicle plate', ar: 'رقم لوحة المركبة' },
  day: { en: 'When?', ar: 'متى؟' },
  note: { en: 'Note for the warehouse', ar: 'ملاحظة للمستودع' },
  noteHint: { en: 'What helps at the gate.', ar: 'كل ما يسهّل التسليم عند البوابة.' },
  send: { en: 'Send to the warehouse', ar: 'إرسال إلى المستودع' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'The warehouse has your request.', ar: 'وصل طلبك إلى المستودع.' },
  for: { en: 'for {day}', ar: 'ليوم {day}' },
  collector: { en: 'Collected by', ar: 'المستلم' },
  identity: { en: 'Identity number', ar: 'رقم الهوية' },
  code: { en: 'Collection code', ar: 'رمز الاستلام' },
  codeHint: {
    en: 'Give it to the collector. It confirms the hand-over when they cannot sign.',
    ar: 'أعطه لمن سيستلم البضاعة، ليُثبت به الاستلام إذا تعذّر التوقيع.',
  },
  releaseNote: { en: 'Release note', ar: 'إذن الإخراج' },
  noteOf: { en: 'Release note {number}', ar: 'إذن الإخراج {number}' },
  proofPhoto: { en: 'Photo of the hand-over', ar: 'صورة التسليم' },
  signed: { en: 'Signed on the screen', ar: 'موقّع على الشاشة' },
  byCode: { en: 'Confirmed with the collection code', ar: 'أُثبت التسليم برمز الاستلام' },
  onCredit: {
    en: 'Handed over on credit of the warehouse while {amount} was open: {reason}',
    ar: 'سُلّمت على ائتمان المستودع والمبلغ المتبقي {amount}، والسبب: {reason}',
  },
  line: { en: '{quantity} × {name}', ar: '{quantity} × {name}' },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  withdrawTitle: { en: 'Withdraw this release?', ar: 'سحب طلب الإخراج؟' },
  withdrawBody: {
    en: 'The pieces stay stored. You can ask again at any time.',
    ar: 'تبقى القطع مخزّنة، ويمكنك طلب الإخراج من جديد في أي وقت.',
  },
  withdrawn: { en: 'The release is withdrawn.', ar: 'سُحب طلب الإخراج.' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  cancel: { en: 'Not now', ar: 'ليس الآن' },
})

export const handOverText = texts({
  photo: { en: 'Photos of what is handed over', ar: 'صور ما يتم تسليمه' },
  how: { en: 'How does the collector confirm?', ar: 'كيف يؤكد المستلم الاستلام؟' },
  sign: { en: 'Signature on this screen', ar: 'توقيع على هذه الشاشة' },
  signDetail: { en: 'Drawn with a finger or the mouse', ar: 'بالإصبع أو الفأرة' },
  byCode: { en: 'Collection code', ar: 'رمز الاستلام' },
  byCodeDetail: { en: 'Six digits that the customer has', ar: 'ستة أرقام لدى العميل' },
  pad: { en: 'Sign here', ar: 'وقّع هنا' },
  clear: { en: 'Clear', ar: 'مسح' },
  code: { en: 'Collection code', ar: 'رمز الاستلام' },
  compare: {
    en: 'Compare the identity card and the plate before the goods leave.',
    ar: 'طابقوا بطاقة الهوية ولوحة المركبة قبل خروج البضاعة.',
  },
  unpaidTitle: { en: '{amount} is open', ar: 'المبلغ المتبقي {amount}' },
  owedTitle: { en: 'A new final quotation is owed', ar: 'يلزم إصدار عرض نهائي جديد' },
  unpaidBody: {
    en: 'The goods leave once everything is paid. You may hand these pieces over on your own credit: say why. The customer reads it, and it is recorded.',
    ar: 'لا تخرج البضاعة إلا بعد سداد كامل المبلغ. ويمكن للمستودع تسليم هذه القطع على ائتمانه مع ذكر السبب، ويقرؤه العميل ويُسجَّل.',
  },
  credit: { en: 'Why do you give credit?', ar: 'ما سبب منح الائتمان؟' },
  onCredit: { en: 'Hand over on credit', ar: 'تسليم بالائتمان' },
})
