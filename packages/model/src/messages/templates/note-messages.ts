// Messages about credit notes by hand: to the customer, to the agent whose invoice it is, and to administrators who approve.
import { messages } from '../message.ts'

const settlements = { en: 'Open your settlements', ar: 'فتح صفحة التسويات' } as const
const own = '/{lang}/user/settlements'

export const noteMessages = messages({
  'tax-note-issued': {
    title: { en: 'Credit note {number}', ar: 'إشعار دائن {number}' },
    body: {
      en: '{amount} of invoice {invoice} has been credited. {way} {reason}',
      ar: 'صدر إشعار دائن بمبلغ {amount} عن الفاتورة {invoice}. {way} {reason}',
    },
    button: { en: 'Open it', ar: 'عرض التفاصيل' },
    link: '/{lang}/{page}/{id}',
    channels: ['mail'],
  },
  'tax-note-commission': {
    title: { en: 'Credit note {number}', ar: 'إشعار دائن {number}' },
    body: {
      en: '{amount} of commission invoice {invoice} has been credited. It will be paid with your next settlement. {reason}',
      ar: 'صدر إشعار دائن بمبلغ {amount} عن فاتورة العمولة {invoice}، وسيُدفع مع التسوية القادمة. {reason}',
    },
    button: settlements,
    link: own,
    channels: ['mail'],
  },
  'tax-note-payable': {
    title: { en: 'Credit note {number} on your invoice', ar: 'إشعار دائن {number} على فاتورتك' },
    body: {
      en: '{amount} of your invoice {invoice} was credited to the customer. It will be deducted from what we owe you. {reason}',
      ar: 'صدر للعميل إشعار دائن بمبلغ {amount} عن فاتورتك {invoice}، ويُخصم من مستحقاتك لدينا. {reason}',
    },
    button: settlements,
    link: own,
    channels: ['mail'],
  },
  'tax-note-proposed': {
    title: { en: 'A credit note is waiting for a second approval', ar: 'إشعار دائن بانتظار موافقة ثانية' },
    body: {
      en: '{colleague} proposes to credit {amount} to {company}, invoice {number}.',
      ar: 'يقترح {colleague} إصدار إشعار دائن بمبلغ {amount} لصالح {company} عن الفاتورة {number}.',
    },
    button: { en: 'Open the invoice', ar: 'فتح الفاتورة' },
    link: '/{lang}/finance/invoices/{id}',
    channels: ['mail'],
  },
})
