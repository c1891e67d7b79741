// Texts of bulk uploads: the template's second sheet, and the page that uploads, corrects and makes requests.
import { texts } from '../kit/text.ts'

export const bulkGuideText = texts({
  requests: { en: 'Requests', ar: 'الطلبات' },
  guide: { en: 'How to fill', ar: 'طريقة التعبئة' },
  column: { en: 'Column', ar: 'العمود' },
  needed: { en: 'Needed', ar: 'إلزامي' },
  takes: { en: 'What it takes', ar: 'القيم المقبولة' },
  example: { en: 'Example', ar: 'مثال' },
  always: { en: 'Always', ar: 'دائمًا' },
  text: { en: 'Text', ar: 'نص' },
  reference: { en: 'The number as printed', ar: 'الرقم كما هو مطبوع' },
  phone: {
    en: 'A UAE mobile (9 digits starting with 5) or an international number starting with +',
    ar: 'رقم متحرك إماراتي (9 أرقام تبدأ بالرقم 5) أو رقم دولي يبدأ بعلامة +',
  },
  figure: { en: 'A number', ar: 'رقم' },
  day: { en: 'Year-month-day, or day/month/year', ar: 'السنة-الشهر-اليوم، أو اليوم/الشهر/السنة' },
  moment: {
    en: 'A date and a time of the day, needed when cargo is picked up at a door',
    ar: 'التاريخ والوقت، ويلزمان عند استلام البضاعة من الباب',
  },
  place: {
    en: 'The code or name of a port, airport, city or area',
    ar: 'رمز أو اسم الميناء أو المطار أو المدينة أو المنطقة',
  },
  goods: { en: 'The HS code or the name of the goods', ar: 'رمز النظام المنسق أو اسم البضاعة' },
  choice: { en: 'One of the listed values', ar: 'إحدى القيم المذكورة' },
  yesno: { en: 'Yes or no', ar: 'نعم أو لا' },
  list: { en: 'Several values with commas', ar: 'عدة قيم تفصل بينها فواصل' },
})

const lines = (en: [string, string], ar: [string, string, string, string, string, string]) => ({
  en: { one: en[0], other: en[1] },
  ar: { zero: ar[0], one: ar[1], two: ar[2], few: ar[3], many: ar[4], other: ar[5] },
})

export const bulkText = texts({
  lead: {
    en: 'One line of a spreadsheet becomes one request. Nothing is made before you have seen every line and confirmed.',
    ar: 'يتحوّل كل سطر في الجدول إلى طلب. لا يُنشأ أي طلب قبل أن تراجع الأسطر وتؤكدها.',
  },
  template: { en: 'Start from the template', ar: 'ابدأ من النموذج' },
  templateBody: {
    en: 'It has all columns and a sheet that says what each takes. Your own file works too: you match its columns in the next step.',
    ar: 'يحتوي على جميع الأعمدة وورقة تشرح قيم كل عمود. ويمكنك استخدام ملفك الخاص ثم مطابقة أعمدته في الخطوة التالية.',
  },
  templateXlsx: { en: 'Template (XLSX)', ar: 'النموذج (XLSX)' },
  templateCsv: { en: 'Template (CSV)', ar: 'النموذج (CSV)' },
  file: { en: 'Your spreadsheet', ar: 'ملف الجدول' },
  fileHint: {
    en: 'CSV or XLSX, up to {rows} lines and {limit} MB',
    ar: 'CSV أو XLSX، حتى {rows} سطر و{limit} ميغابايت',
  },
  reading: { en: 'Reading the file', ar: 'جارٍ قراءة الملف' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  columnsBody: {
    en: 'Which field each column of your file fills.',
    ar: 'الحقل الذي يملأه كل عمود في ملفك.',
  },
  matched: { en: '{used} of {all} columns are used', ar: 'الأعمدة المستخدمة: {used} من {all}' },
  unfilled: { en: 'No column for: {fields}', ar: 'لا يوجد عمود لـ: {fields}' },
  changeColumns: { en: 'Change the columns', ar: 'تغيير الأعمدة' },
  notUsed: { en: 'Not used', ar: 'غير مستخدم' },
  untitled: { en: 'Column {number}', ar: 'العمود {number}' },
  applyColumns: { en: 'Apply', ar: 'تطبيق' },
  all: { en: 'All lines', ar: 'كل الأسطر' },
  faulty: { en: 'To correct', ar: 'بحاجة إلى تصحيح' },
  leftOut: { en: 'Left out', ar: 'مستبعدة' },
  line: { en: 'Line', ar: 'السطر' },
  request: { en: 'Request', ar: 'الطلب' },
  route: { en: 'Route', ar: 'المسار' },
  check: { en: 'Check', ar: 'المراجعة' },
  fine: { en: 'Ready', ar: 'جاهز' },
  isLeftOut: { en: 'Left out', ar: 'مستبعد' },
  correct: { en: 'Correct', ar: 'تصحيح' },
  correctLine: { en: 'Correct line {line}', ar: 'تصحيح السطر {line}' },
  edit: { en: 'Edit', ar: 'تعديل' },
  editLine: { en: 'Edit line {line}', ar: 'تعديل السطر {line}' },
  leaveOut: { en: 'Leave this line out', ar: 'استبعاد هذا السطر' },
  takeIn: { en: 'Take this line in again', ar: 'إعادة إدراج هذا السطر' },
  allFields: { en: 'Show all fields', ar: 'عرض جميع الحقول' },
  saveLine: { en: 'Save', ar: 'حفظ' },
  stillWrong: {
    en: 'Saved. Please correct the rest as well.',
    ar: 'حُفظ التعديل. يُرجى تصحيح بقية الحقول أيضًا.',
  },
  noneHere: { en: 'No lines here', ar: 'لا توجد أسطر هنا' },
  noneFaulty: { en: 'Every line is ready.', ar: 'كل الأسطر جاهزة.' },
  noneLeftOut: { en: 'No line is left out.', ar: 'لا توجد أسطر مستبعدة.' },
  sentBefore: {
    en: 'Requests were already made of this file on {date}.',
    ar: 'سبق إنشاء طلبات من هذا الملف بتاريخ {date}.',
  },
  seeThem: { en: 'See them', ar: 'عرضها' },
  another: { en: 'Upload another file', ar: 'رفع ملف آخر' },
  drop: { en: 'Discard and upload again', ar: 'تجاهل هذا الملف والرفع من جديد' },
  make: lines(
    ['Make {count} request', 'Make {count} requests'],
    [
      'إنشاء الطلبات',
      'إنشاء طلب واحد',
      'إنشاء طلبين',
      'إنشاء {count} طلبات',
      'إنشاء {count} طلبًا',
      'إنشاء {count} طلب',
    ],
  ),
  making: { en: 'Making the requests', ar: 'جارٍ إنشاء الطلبات' },
  makingBody: {
    en: '{done} of {all}. All of them are made, or none. You may leave this page.',
    ar: '{done} من {all}. تُنشأ الطلبات كلها معًا أو لا يُنشأ أي منها. يمكنك مغادرة هذه الصفحة.',
  },
  made: lines(
    ['{count} request made', '{count} requests made'],
    [
      'لم يُنشأ أي طلب',
      'أُنشئ طلب واحد',
      'أُنشئ طلبان',
      'أُنشئت {count} طلبات',
      'أُنشئ {count} طلبًا',
      'أُنشئ {count} طلب',
    ],
  ),
  madeBody: {
    en: 'Each is a draft with its number. Add the commercial invoice to a draft and send it to the agents.',
    ar: 'كل طلب مسودة لها رقمها. أرفق الفاتورة التجارية بالمسودة ثم أرسلها إلى الوكلاء.',
  },
  toList: { en: 'Open my shipments', ar: 'فتح شحناتي' },
  number: { en: 'Number', ar: 'الرقم' },
  open: { en: 'Open', ar: 'فتح' },
  removed: { en: 'Removed', ar: 'أُزيل' },
})
