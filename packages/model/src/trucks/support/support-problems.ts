// Refusals of support about a booking.
import { problems } from '../../kit/problem.ts'

export const truckSupportProblems = problems({
  'trucks.support-topic': { status: 422, en: 'Choose what it is about.', ar: 'اختر الموضوع.' },
  'trucks.support-text': {
    status: 422,
    en: 'Say in a few words what happened.',
    ar: 'اذكر باختصار ما حدث.',
  },
})
