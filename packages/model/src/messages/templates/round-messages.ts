// Messages about the rounds of couriers, to those who work at the depot.
import { messages } from '../message.ts'

const button = { en: 'Open the depot', ar: 'فتح صفحة مركز التوزيع' } as const
const link = '/{lang}/admin/couriers'

export const roundMessages = messages({
  'scan-set-aside': {
    title: { en: 'A scan waits for you', ar: 'عملية مسح بانتظاركم' },
    body: {
      en: '{name} has scanned {number}, which moved nothing: {why}.',
      ar: 'قام {name} بمسح الرقم {number} دون أي تغيير على الشحنة، والسبب: {why}.',
    },
    button,
    link,
    channels: [],
  },
  'scan-to-review': {
    title: { en: 'Please look at a scan', ar: 'يُرجى مراجعة عملية مسح' },
    body: {
      en: '{name} has scanned {number}. It counts, but {why}.',
      ar: 'قام {name} بمسح الرقم {number}. العملية محتسبة، لكن {why}.',
    },
    button,
    link,
    channels: [],
  },
})
