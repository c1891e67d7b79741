// Messages about the rounds of couriers, to those who work at the depot.
import { messages } from '../message.ts'

const button = { en: 'Open the depot', ar: 'فتح صفحة مركز التوزيع' } as const
const link = '/{lang}/depot/day'

export const roundMessages = messages({
  'scan-set-aside': {
    title: { en: 'A scan is waiting for you', ar: 'عملية مسح بانتظارك' },
    body: {
      en: '{name} has scanned {number}, but nothing has changed: {why}.',
      ar: 'قام {name} بمسح الرقم {number} دون أي تغيير على الشحنة، والسبب: {why}.',
    },
    button,
    link,
    channels: [],
  },
  'scan-to-review': {
    title: { en: 'Please check a scan', ar: 'يُرجى مراجعة عملية مسح' },
    body: {
      en: '{name} scanned {number}. The scan counts, but {why}.',
      ar: 'قام {name} بمسح الرقم {number}. العملية محتسبة، لكن {why}.',
    },
    button,
    link,
    channels: [],
  },
  'scan-taken-back': {
    title: {
      en: 'Your scan of {number} was undone',
      ar: 'أُلغيت عملية المسح التي أجريتها للشحنة {number}',
    },
    body: {
      en: '“{was}” does not count. The status is now “{now}”. The reason: {why}',
      ar: 'لم تعد الحالة «{was}» محتسبة، والحالة الآن «{now}». السبب: {why}',
    },
    button: { en: 'Open your round', ar: 'فتح جولتك' },
    link: '/{lang}/courier',
    channels: [],
  },
})

const open = { en: 'Open the shipment', ar: 'فتح الشحنة' } as const
const shipment = '/{lang}/express/shipments/{id}'

/** To the desk. */
export const pickupMessages = messages({
  'parcel-pickup-missed-often': {
    title: { en: 'Pickups of {number} keep failing', ar: 'يتكرر تعذّر استلام الشحنة {number}' },
    body: {
      en: 'Failed pickups so far: {count}. Call the sender and agree on a time, or cancel the shipment. The last reason: {why}.',
      ar: 'عدد محاولات الاستلام التي لم تنجح: {count}. اتصل بالمُرسِل للاتفاق على موعد، أو ألغِ الشحنة. السبب الأخير: {why}.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'parcel-correction-proposed': {
    title: { en: 'Request to undo a scan of {number}', ar: 'مطلوب إلغاء عملية مسح للشحنة {number}' },
    body: {
      en: '{colleague} asks to undo “{was}”: {why} A second person has to confirm it.',
      ar: 'يطلب {colleague} إلغاء الحالة «{was}»: {why} يلزم تأكيد شخص ثانٍ.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'parcel-code-wrong': {
    title: { en: '{number} was handed over with the wrong code', ar: 'سُلّمت الشحنة {number} برمز غير صحيح' },
    body: {
      en: 'The courier had no connection, so the code was only checked now. The delivery does not count, and the parcel is still with the courier. Call the recipient.',
      ar: 'لم يكن لدى المندوب اتصال بالشبكة، فلم يُفحص الرمز إلا الآن. لا يُحتسب التسليم ويبقى الطرد في عهدة المندوب. اتصل بالمستلِم.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
})
