// Text messages to whoever a parcel is for, who has no account; they name neither the sender nor the contents.
import { messages } from '../message.ts'

const noLetter = { body: { en: '', ar: '' }, button: { en: '', ar: '' }, link: '' }

export const recipientMails = messages({
  'recipient-code': {
    title: {
      en: 'Your Marsa parcel {number} arrives today. Delivery code: {code}. Give it to the courier at the door, to nobody before.',
      ar: 'يصل طردك من مرسى {number} اليوم. رمز التسليم: {code}. أعطِه للمندوب عند الباب فقط، ولا تشاركه قبل ذلك.',
    },
    ...noLetter,
    channels: ['sms'],
  },
  'recipient-code-cash': {
    title: {
      en: 'Your Marsa parcel {number} arrives today. To pay in cash: {amount}, please have it ready. Delivery code: {code}. Give it to the courier at the door, to nobody before.',
      ar: 'يصل طردك من مرسى {number} اليوم. المبلغ المطلوب نقدًا: {amount}، يُرجى تجهيزه. رمز التسليم: {code}. أعطِه للمندوب عند الباب فقط، ولا تشاركه قبل ذلك.',
    },
    ...noLetter,
    channels: ['sms'],
  },
})
