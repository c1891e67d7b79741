// Refusals of cash at the door.
import { problems } from '../../kit/problem.ts'

export const cashProblems = problems({
  'express.cash-none': {
    status: 409,
    en: 'This parcel is not cash on delivery. Do not collect any money.',
    ar: 'لا يوجد دفع عند الاستلام على هذا الطرد، فلا تستلم أي مبلغ.',
  },
  'express.cash-missing': {
    status: 409,
    en: 'Collect the cash before you hand over the parcel.',
    ar: 'حصّل المبلغ أولًا، فمن دونه يبقى الطرد معك.',
  },
  'express.cash-other': {
    status: 409,
    en: 'This is not the amount on the parcel. Collect exactly that amount.',
    ar: 'المبلغ لا يطابق المبلغ المحدد على الطرد. حصّل المبلغ نفسه بالضبط.',
  },
})
