// The text message by which a driver gets the link to a truck; its token stands in the fragment, so no server logs it.
import { messages } from '../message.ts'

export const driverMails = messages({
  'driver-link': {
    title: {
      en: 'Trip {number}, truck {plate}. Open this link on your phone. It works on one phone only.',
      ar: 'الرحلة {number}، الشاحنة {plate}. افتح هذا الرابط على هاتفك. يعمل على هاتف واحد فقط.',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '/{lang}/drive#{token}',
    channels: ['sms'],
  },
})
