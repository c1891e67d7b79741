// Refusals of notifications and live events.
import { problems } from '../kit/problem.ts'

export const messagesProblems = problems({
  'messages.position': {
    status: 422,
    en: 'This place in the list is not known. Reload the page.',
    ar: 'هذا الموضع في القائمة غير معروف. حدّث الصفحة.',
  },
})
