// Refusals of the desk's queue of express.
import { problems } from '../../kit/problem.ts'

export const parcelDeskProblems = problems({
  'parcel-desk.gone': {
    status: 404,
    en: 'This does not wait any more. Somebody has looked after it.',
    ar: 'لم يعد هذا بانتظار أحد، فقد تمت معالجته.',
  },
  'parcel-desk.taken': {
    status: 409,
    en: 'A colleague works on this. Ask them, or an administrator, to hand it over.',
    ar: 'يعمل زميل على هذا. اطلب منه أو من مدير النظام تسليمه إليك.',
  },
})
