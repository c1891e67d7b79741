// Refusals about documents at border posts, beside that of a truck that cannot submit.
import { problems } from '../../kit/problem.ts'

export const truckBorderProblems = problems({
  'trucks.border-none': {
    status: 409,
    en: 'This booking does not pass this border post.',
    ar: 'لا يمر هذا الحجز بهذا المنفذ.',
  },
  'trucks.border-passed': {
    status: 409,
    en: 'Every truck has submitted its documents at this post.',
    ar: 'قدّمت جميع الشاحنات مستنداتها في هذا المنفذ.',
  },
  'trucks.border-asked': {
    status: 409,
    en: 'This post asks for that document already.',
    ar: 'هذا المستند مطلوب في هذا المنفذ من قبل.',
  },
  'trucks.border-task-not-found': {
    status: 404,
    en: 'This document is not asked for.',
    ar: 'هذا المستند غير مطلوب.',
  },
  'trucks.border-settled': {
    status: 409,
    en: 'This document is there, or its post is behind the trucks.',
    ar: 'المستند موجود، أو تجاوزت الشاحنات هذا المنفذ.',
  },
})
