// Refusals of the page of one's own sessions.
import { problems } from '../../kit/problem.ts'

export const sessionsProblems = problems({
  'sessions.not-found': {
    status: 404,
    en: 'This session has already ended.',
    ar: 'انتهت هذه الجلسة بالفعل.',
  },
})
