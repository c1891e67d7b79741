// Refusals on a courier's round.
import { problems } from '../../kit/problem.ts'

export const roundProblems = problems({
  'express.not-on-sheet': {
    status: 409,
    en: 'This parcel is not on your run sheet. The depot has been told.',
    ar: 'هذا الطرد غير مدرج في كشف جولتك. تم إبلاغ مركز التوزيع.',
  },
})
