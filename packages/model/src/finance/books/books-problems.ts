// Refusals of the books.
import { problems } from '../../kit/problem.ts'

export const booksProblems = problems({
  'finance.days-invalid': {
    status: 422,
    en: 'Choose a start date on or before the end date.',
    ar: 'اختر يوم بداية لا يقع بعد يوم النهاية.',
  },
  'finance.owner-none': { status: 404, en: 'This company was not found.', ar: 'لم يُعثر على هذه الشركة.' },
  'finance.transaction-none': { status: 404, en: 'This entry was not found.', ar: 'لم يُعثر على هذا القيد.' },
  'finance.document-none': {
    status: 404,
    en: 'This tax document was not found.',
    ar: 'لم يُعثر على هذا المستند الضريبي.',
  },
  'finance.account-missing': { status: 422, en: 'Choose an account.', ar: 'اختر حسابًا.' },
})
