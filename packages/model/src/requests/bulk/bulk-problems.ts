// Refusals of bulk uploads; the code is the line's and the key here, as `freight.bulk-sent`: of the file as a whole, and what only a line of a spreadsheet can have wrong.
import { problems, type ProblemRow } from '../../kit/problem.ts'
import type { Line } from '../../lines.ts'

const bulkProblemRows = problems({
  'not-found': {
    status: 404,
    en: 'This upload is no longer available. Upload the file again.',
    ar: 'لم يعد هذا الملف متاحًا. يُرجى رفعه من جديد.',
  },
  file: {
    status: 422,
    en: 'Choose a CSV or an XLSX file.',
    ar: 'اختر ملفًا بصيغة CSV أو XLSX.',
  },
  size: {
    status: 422,
    en: 'The file is larger than {limit} MB. Split it into several files.',
    ar: 'حجم الملف أكبر من {limit} ميغابايت. قسّمه إلى عدة ملفات.',
  },
  rows: {
    status: 422,
    en: 'The file has more than {limit} lines. Split it into several files.',
    ar: 'عدد أسطر الملف أكثر من {limit}. قسّمه إلى عدة ملفات.',
  },
  columns: {
    status: 422,
    en: 'The file has more than {limit} columns. Remove those that are not needed.',
    ar: 'عدد أعمدة الملف أكثر من {limit}. احذف الأعمدة غير اللازمة.',
  },
  empty: {
    status: 422,
    en: 'The file has no lines under its headings.',
    ar: 'لا توجد في الملف أسطر تحت العناوين.',
  },
  damaged: {
    status: 422,
    en: 'The file cannot be read. Save it again as XLSX or CSV and upload it once more.',
    ar: 'تعذّرت قراءة الملف. احفظه من جديد بصيغة XLSX أو CSV ثم ارفعه مرة أخرى.',
  },
  twice: {
    status: 422,
    en: 'Two columns cannot fill the same field.',
    ar: 'لا يمكن أن يملأ عمودان الحقل نفسه.',
  },
  sent: {
    status: 409,
    en: 'The requests of this upload are already being created.',
    ar: 'يجري إنشاء طلبات هذا الملف أو أُنشئت بالفعل.',
  },
  faulty: {
    status: 422,
    en: 'Some lines still have to be corrected or left out.',
    ar: 'لا تزال بعض الأسطر بحاجة إلى تصحيح أو استبعاد.',
  },
  nothing: {
    status: 422,
    en: 'Every line is left out.',
    ar: 'استُبعدت الأسطر كلها.',
  },
  formula: {
    status: 422,
    en: 'This looks like a formula. Enter the value itself.',
    ar: 'تبدو هذه القيمة صيغة حسابية. أدخل القيمة نفسها.',
  },
  'several-places': {
    status: 422,
    en: 'Several places have this name. Enter the code of the one you mean.',
    ar: 'هناك أكثر من مكان بهذا الاسم. أدخل رمز المكان المقصود.',
  },
  choice: {
    status: 422,
    en: 'Enter one of these: {choices}.',
    ar: 'أدخل إحدى هذه القيم: {choices}.',
  },
})
export type BulkProblem = keyof typeof bulkProblemRows

/** The code of a refusal in a line. */
export const bulkCode = <Of extends Line, Code extends BulkProblem>(line: Of, code: Code) =>
  `${line}.bulk-${code}` as const

export const bulkProblems = <Of extends Line>(line: Of) =>
  Object.fromEntries(
    Object.entries(bulkProblemRows).map(([code, row]) => [`${line}.bulk-${code}`, row]),
  ) as Record<`${Of}.bulk-${BulkProblem}`, ProblemRow>
