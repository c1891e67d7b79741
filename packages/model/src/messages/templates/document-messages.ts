// Messages about the documents of a shipment: accepted, returned with a reason, about to expire.
import { messages } from '../message.ts'

const shipment = '/{lang}/freight/shipments/{id}'

export const documentMessages = messages({
  'paper-wanted': {
    title: { en: 'A document for {number} is still needed', ar: 'ما زال أحد مستندات الشحنة {number} مطلوبًا' },
    body: {
      en: 'Customs needs this document for {route}: {paper}. Please upload it as soon as you have it.',
      ar: 'تطلب الجمارك هذا المستند للشحنة {route}: {paper}. يُرجى رفعه حال توفره.',
    },
    button: { en: 'Upload it', ar: 'رفع المستند' },
    link: `${shipment}#documents`,
    channels: ['mail'],
  },
  'paper-accepted': {
    title: { en: 'A document for {number} was accepted', ar: 'قُبل أحد مستندات الشحنة {number}' },
    body: {
      en: '{paper} for {route} was checked and accepted.',
      ar: 'دُقّق المستند «{paper}» للشحنة {route} وقُبل.',
    },
    button: { en: 'Open the shipment', ar: 'فتح الشحنة' },
    link: shipment,
    channels: [],
  },
  'paper-returned': {
    title: { en: 'A document for {number} was returned', ar: 'أُعيد أحد مستندات الشحنة {number}' },
    body: {
      en: '{paper} for {route} was returned: {reason}. Please upload it again.',
      ar: 'أُعيد المستند «{paper}» للشحنة {route}، والسبب: {reason}. يُرجى رفعه من جديد.',
    },
    button: { en: 'Upload it again', ar: 'إعادة الرفع' },
    link: shipment,
    channels: ['mail'],
  },
  'paper-expires': {
    title: {
      en: 'A document for {number} expires soon',
      ar: 'اقترب انتهاء صلاحية أحد مستندات الشحنة {number}',
    },
    body: {
      en: '{paper} for {route} is valid until {day}. Please upload a valid one before then.',
      ar: 'المستند «{paper}» للشحنة {route} ساري المفعول حتى {day}. يُرجى رفع مستند سارٍ قبل ذلك التاريخ.',
    },
    button: { en: 'Open the shipment', ar: 'فتح الشحنة' },
    link: shipment,
    channels: ['mail'],
  },
})
