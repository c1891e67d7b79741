// What a driver says beside the steps, told to those whom it concerns; `{about}` is what the booking is about.
import { messages } from '../message.ts'

const link = '/{lang}/{page}/{id}'
const button = { en: 'Open the booking', ar: 'فتح الحجز' }

export const driverMessages = messages({
  'line-truck-noted': {
    title: { en: '{number}: note from the driver', ar: '{number}: ملاحظة من السائق' },
    body: {
      en: 'Truck {plate}, {step}, {time}: {note}',
      ar: 'الشاحنة {plate}، {step}، {time}: {note}',
    },
    button,
    link,
    channels: [],
  },
  'line-truck-refused': {
    title: { en: '{number}: nobody is there to take the goods', ar: '{number}: لا أحد يستلم البضاعة' },
    body: {
      en: 'The driver of truck {plate} reported at {time}: {note}. Waiting time counts until delivery. Please agree on what happens next. Booking: {about}.',
      ar: 'أبلغ سائق الشاحنة {plate} في {time}: {note}. يُحتسب الانتظار حتى التسليم. يُرجى الاتفاق على الخطوة التالية. الحجز: {about}.',
    },
    button,
    link,
    channels: ['mail'],
  },
})
