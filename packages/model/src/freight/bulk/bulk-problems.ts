// Refusals of bulk uploads: of the file as a whole, and what only a line of a spreadsheet can have wrong.
import { problems } from '../../kit/problem.ts'

export const freightBulkProblems = problems({
  'freight.bulk-not-found': {
    status: 404,
    en: 'This upload is no longer here. Upload the file again.',
    ar: 'لم يعد هذا الملف متاحًا. يُرجى رفعه من جديد.',
  },
  'freight.bulk-file': {
    status: 422,
    en: 'Choose a CSV or an XLSX file.',
    ar: 'اختر ملفًا بصيغة CSV أو XLSX.',
  },
  'freight.bulk-size': {
    status: 422,
    en: 'The file is larger than {limit} MB. Split it into several files.',
    ar: 'حجم الملف أكبر من {limit} ميغابايت. قسّمه إلى عدة ملفات.',
  },
  'freight.bulk-rows': {
    status: 422,
    en: 'The file has more than {limit} lines. Split it into several files.',
    ar: 'عدد أسطر الملف أكثر من {limit}. قسّمه إلى عدة ملفات.',
  },
  'freight.bulk-columns': {
    status: 422,
    en: 'The file has more than {limit} columns. Remove those that are not needed.',
    ar: 'عدد أعمدة الملف أكثر من {limit}. احذف الأعمدة غير اللازمة.',
  },
  'freight.bulk-empty': {
    status: 422,
    en: 'The file has no lines under its headings.',
    ar: 'لا توجد في الملف أسطر تحت العناوين.',
  },
  'freight.bulk-damaged': {
    status: 422,
    en: 'The file cannot be read. Save it again as XLSX or CSV and upload it once more.',
    ar: 'تعذّرت قراءة الملف. احفظه من جديد بصيغة XLSX أو CSV ثم ارفعه مرة أخرى.',
  },
  'freight.bulk-twice': {
    status: 422,
    en: 'Two columns cannot fill the same field.',
    ar: 'لا يمكن أن يملأ عمودان الحقل نفسه.',
  },
  'freight.bulk-sent': {
    status: 409,
    en: 'The requests of this upload are already being created.',
    ar: 'يجري إنشاء طلبات هذا الملف أو أُنشئت بالفعل.',
  },
  'freight.bulk-faulty': {
    status: 422,
    en: 'Some lines still have to be corrected or left out.',
    ar: 'لا تزال بعض الأسطر بحاجة إلى تصحيح أو استبعاد.',
  },
  'freight.bulk-nothing': {
    status: 422,
    en: 'Every line is left out.',
    ar: 'استُبعدت الأسطر كلها.',
  },
  'freight.bulk-formula': {
    status: 422,
    en: 'This looks like a formula. Enter the value itself.',
    ar: 'تبدو هذه القيمة صيغة حسابية. أدخل القيمة نفسها.',
  },
  'freight.bulk-several-places': {
    status: 422,
    en: 'Several places have this name. Enter the code of the one you mean.',
    ar: 'هناك أكثر من مكان بهذا الاسم. أدخل رمز المكان المقصود.',
  },
  'freight.bulk-choice': {
    status: 422,
    en: 'Enter one of these: {choices}.',
    ar: 'أدخل إحدى هذه القيم: {choices}.',
  },
})
