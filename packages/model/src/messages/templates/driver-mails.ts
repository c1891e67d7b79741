// The text message by which a driver gets the link to a truck, worded in the driver's language (`driverLinkText`); the token
// stands in the fragment, so no server logs it.
import { messages } from '../message.ts'

export const driverMails = messages({
  'driver-link': {
    title: { en: '{text}', ar: '{text}' },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '/{lang}/drive?language={language}#{token}',
    channels: ['sms'],
  },
})
