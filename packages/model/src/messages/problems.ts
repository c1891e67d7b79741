// Refusals of notifications and live events.
import { problems } from '../kit/problem.ts'

export const messagesProblems = problems({
  'messages.position': {
    status: 422,
    en: 'We lost your place in the list. Reload the page.',
    ar: 'هذا الموضع في القائمة غير معروف. حدّث الصفحة.',
  },
})
