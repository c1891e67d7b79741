// Messages that requests of every line share.
import { messages } from '../message.ts'

export const requestMessages = messages({
  'request-reminder': {
    title: { en: '{number} waits for you', ar: 'الطلب {number} بانتظاركم' },
    body: {
      en: '{company} asks you to go on. Your next step: {step}.',
      ar: 'تطلب {company} منكم المتابعة. الخطوة التالية: {step}.',
    },
    button: { en: 'Open the request', ar: 'فتح الطلب' },
    link: '/{lang}/{page}',
    channels: ['mail'],
  },
})
