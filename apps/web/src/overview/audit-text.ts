// Texts of the audit page.
import { texts } from '@marsa/model/kit/text.ts'

export const auditText = texts({
  lead: {
    en: 'Who did what, when, for whom and to which object. Nothing here can be changed; each row is sealed within a minute.',
    ar: 'من فعل ماذا ومتى ولمن وعلى أي عنصر. لا يمكن تغيير أي شيء هنا، ويُختم كل قيد خلال دقيقة.',
  },
  views: { en: 'Views of the audit', ar: 'أقسام سجل التدقيق' },
  trail: { en: 'Trail', ar: 'القيود' },
  chain: { en: 'Chain check', ar: 'فحص السلسلة' },
  reports: { en: 'Page reports', ar: 'تقارير الصفحات' },
  person: { en: 'Person: name or e-mail', ar: 'الشخص: الاسم أو البريد' },
  company: { en: 'Company', ar: 'الشركة' },
  kind: { en: 'Kind of object', ar: 'نوع العنصر' },
  anyKind: { en: 'Any kind', ar: 'أي نوع' },
  object: { en: 'Number of an object', ar: 'رقم العنصر' },
  action: { en: 'Action', ar: 'الإجراء' },
  dates: { en: 'Days', ar: 'الأيام' },
  apply: { en: 'Show', ar: 'عرض' },
  time: { en: 'Time', ar: 'الوقت' },
  by: { en: 'By', ar: 'المنفّذ' },
  onBehalf: { en: 'on behalf of {name}', ar: 'بالنيابة عن {name}' },
  what: { en: 'What', ar: 'ما حدث' },
  state: { en: 'Status', ar: 'الحالة' },
  reason: { en: 'Reason or detail', ar: 'السبب أو التفاصيل' },
  changed: {
    en: 'Changed the setting “{name}” from {from} to {to}',
    ar: 'تغيير الإعداد «{name}» من «{from}» إلى «{to}»',
  },
  reset: {
    en: 'Reset the setting “{name}” from {from} to its default, {to}',
    ar: 'إعادة الإعداد «{name}» من «{from}» إلى قيمته الافتراضية «{to}»',
  },
  proposed: {
    en: 'Asked to change the setting “{name}” from {from} to {to}',
    ar: 'طلب تغيير الإعداد «{name}» من «{from}» إلى «{to}»',
  },
  refused: {
    en: 'Kept the setting “{name}” at {from}; {to} was asked for',
    ar: 'الإبقاء على الإعداد «{name}» عند «{from}»، وكان المطلوب «{to}»',
  },
  open: { en: 'Open', ar: 'فتح' },
  fromTo: { en: 'to', ar: 'إلى' },
  none: { en: 'Nothing matches', ar: 'لا توجد قيود مطابقة' },
  noneBody: {
    en: 'Remove a filter or choose other days.',
    ar: 'أزل أحد عوامل التصفية أو اختر أيامًا أخرى.',
  },
  earlier: { en: 'Earlier rows', ar: 'قيود أقدم' },
  export: { en: 'Export CSV', ar: 'تصدير CSV' },
  exporting: { en: '{done} of {all} rows', ar: '{done} من {all} صف' },
  exportHint: {
    en: 'The export needs days: at most {days} of them and {rows} rows.',
    ar: 'يتطلب التصدير تحديد الأيام: {days} يومًا و{rows} صف على الأكثر.',
  },
  exported: { en: 'The file is saved', ar: 'حُفظ الملف' },
  chainLead: {
    en: 'Each row carries the hash of the one before it, day by day (UTC). A check recomputes the chain and compares it with the roots kept outside the database.',
    ar: 'يحمل كل قيد بصمة القيد الذي قبله، يومًا بيوم بالتوقيت العالمي. يعيد الفحص حساب السلسلة ويقارنها بالجذور المحفوظة خارج قاعدة البيانات.',
  },
  lastCheck: { en: 'Last daily check', ar: 'آخر فحص يومي' },
  neverChecked: { en: 'not yet', ar: 'لم يُجرَ بعد' },
  waiting: { en: 'Rows waiting to be sealed', ar: 'قيود بانتظار الختم' },
  faultsFound: {
    en: { one: '{count} fault', other: '{count} faults' },
    ar: {
      zero: 'لا خلل',
      one: 'خلل واحد',
      two: 'خللان',
      few: '{count} مواضع خلل',
      many: '{count} موضع خلل',
      other: '{count} موضع خلل',
    },
  },
  inOrder: { en: 'In order', ar: 'سليمة' },
  day: { en: 'Day', ar: 'اليوم' },
  sealed: { en: 'Sealed rows', ar: 'القيود المختومة' },
  sealedAt: { en: 'Last sealed', ar: 'آخر ختم' },
  result: { en: 'Result', ar: 'النتيجة' },
  check: { en: 'Check', ar: 'فحص' },
  checkDay: { en: 'Check {day}', ar: 'فحص {day}' },
  noRoots: {
    en: 'No root of this day is kept here, so a recomputed chain would go unnoticed.',
    ar: 'لا يوجد هنا جذر محفوظ لهذا اليوم، لذلك لن تُكتشف سلسلة أُعيد حسابها.',
  },
  noDays: { en: 'Nothing has been sealed yet', ar: 'لم يُختم شيء بعد' },
  noDaysBody: { en: 'The first rows are sealed within a minute.', ar: 'تُختم القيود الأولى خلال دقيقة.' },
  reportsLead: {
    en: 'What browsers report about failed pages. Anyone can send these, so they are hints, not evidence. They hold no personal data and are deleted after 30 days.',
    ar: 'ما تبلّغ به المتصفحات عن الصفحات المتعثرة. يستطيع أي شخص إرسالها، فهي مؤشرات لا أدلة. لا تتضمن بيانات شخصية وتُحذف بعد 30 يومًا.',
  },
  reader: { en: 'Reader', ar: 'القارئ' },
  message: { en: 'Message', ar: 'الرسالة' },
  anyAction: { en: 'All reports', ar: 'جميع التقارير' },
  noReports: { en: 'No reports', ar: 'لا توجد تقارير' },
  noReportsBody: { en: 'No page has failed lately.', ar: 'لم تتعثر أي صفحة مؤخرًا.' },
})

export const actorText = texts({
  customer: { en: 'Customer', ar: 'عميل' },
  agent: { en: 'Agent', ar: 'وكيل' },
  desk: { en: 'Service desk', ar: 'مكتب الخدمة' },
  admin: { en: 'Administrator', ar: 'مدير النظام' },
  'admin-readonly': { en: 'Read-only administrator', ar: 'مدير للاطلاع فقط' },
  staff: { en: 'Staff', ar: 'الموظفون' },
  system: { en: 'System', ar: 'النظام' },
  gateway: { en: 'External service', ar: 'خدمة خارجية' },
  visitor: { en: 'Visitor', ar: 'زائر' },
})

export const reportText = texts({
  'route-error': { en: 'Page failed', ar: 'تعطّلت صفحة' },
  'chunk-failed': { en: 'Part did not load', ar: 'لم يُحمَّل جزء' },
  'script-error': { en: 'Script failed', ar: 'تعطّل برنامج الصفحة' },
})

export const faultText = texts({
  missing: {
    en: 'A sealed row is gone. Someone with database owner rights has deleted it. Restore a backup beside the database and compare.',
    ar: 'اختفى قيد مختوم. حذفه شخص بصلاحيات مالك قاعدة البيانات. استرجع نسخة احتياطية بجانب القاعدة وقارن.',
  },
  changed: {
    en: 'A row no longer has the content that was sealed. Compare it with a backup to see what it said.',
    ar: 'لم يعد محتوى القيد مطابقًا لما خُتم. قارنه بنسخة احتياطية لمعرفة ما كان فيه.',
  },
  broken: {
    en: 'A link does not continue the one before it: rows were removed or added together with their seals.',
    ar: 'حلقة لا تكمل التي قبلها: أُزيلت قيود أو أُدخلت مع أختامها.',
  },
  ends: {
    en: 'The newest rows of the day are gone together with their seals.',
    ar: 'اختفت أحدث قيود اليوم مع أختامها.',
  },
  other: {
    en: 'The chain differs from the one recorded when it was sealed.',
    ar: 'تختلف السلسلة عن المسجّلة عند الختم.',
  },
  older: {
    en: 'A row claims a time before it could have been written: it was made up later.',
    ar: 'يدّعي قيد وقتًا أسبق من إمكان كتابته، أي أنه أُنشئ لاحقًا.',
  },
  added: {
    en: 'A row among the sealed ones has no seal: it was added later.',
    ar: 'يوجد قيد غير مختوم بين قيود مختومة، أي أنه أُدخل لاحقًا.',
  },
  differs: {
    en: 'The chain in the database is not the one whose root is kept outside: it was recomputed.',
    ar: 'السلسلة في قاعدة البيانات ليست التي حُفظ جذرها في الخارج، أي أنها أُعيد حسابها.',
  },
  unknown: { en: 'The check found something else; see its message.', ar: 'وجد الفحص أمرًا آخر، كما في نصه.' },
})
