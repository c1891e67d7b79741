// Messages about callback requests to the service desk.
import { messages } from '../message.ts'

export const helpMessages = messages({
  'callback-asked': {
    title: { en: 'Callback requested: {number}', ar: 'طلب معاودة اتصال جديد: {number}' },
    body: {
      en: 'A new callback request has come in. Please call by {time}.',
      ar: 'ورد طلب لمعاودة الاتصال. يُرجى تولّيه قبل {time}.',
    },
    button: { en: 'Open the requests', ar: 'فتح الطلبات' },
    link: '/{lang}/desk/callbacks',
    channels: [],
  },
})
