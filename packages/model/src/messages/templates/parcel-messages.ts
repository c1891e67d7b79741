// Messages about a parcel shipment to whoever sent it.
import { messages } from '../message.ts'

const shipment = '/{lang}/express/shipments/{id}'
const open = { en: 'Open the shipment', ar: 'فتح الشحنة' }

export const parcelMessages = messages({
  'parcel-created': {
    title: { en: 'Shipment {number} has been created', ar: 'تم إنشاء الشحنة {number}' },
    body: {
      en: 'Your shipment is paid. Print the label, attach it to the parcel and have the parcel ready for the courier or the depot. You will find the documents of your payment with the shipment.',
      ar: 'تم دفع قيمتها. اطبع الملصق وثبّته على الطرد، وجهّز الطرد للمندوب أو لمركز التوزيع. مستندات الدفع مرفقة بالشحنة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'parcels-created': {
    title: { en: 'Shipments created: {number}', ar: 'عدد الشحنات التي تم إنشاؤها: {number}' },
    body: {
      en: 'Your shipments are paid. Print the labels from the list, up to 50 at a time, and attach each to its parcel. You will find the receipts and tax invoices with the shipments.',
      ar: 'تم دفع قيمتها معًا. اطبع ملصقاتها من القائمة، حتى 50 ملصقًا في المرة الواحدة، وثبّت كل ملصق على طرده. الإيصالات والفواتير الضريبية مرفقة بالشحنات.',
    },
    button: { en: 'Open the list', ar: 'فتح القائمة' },
    link: '/{lang}/express/shipments',
    channels: ['mail'],
  },
  'parcel-created-no-slot': {
    title: { en: 'Shipment {number} needs a pickup time', ar: 'الشحنة {number} بحاجة إلى موعد استلام' },
    body: {
      en: 'It is paid, but the pickup time you chose is no longer available. Choose another one, or bring the parcel to a depot.',
      ar: 'تم دفع قيمتها، لكن موعد الاستلام الذي اخترته حُجز في هذه الأثناء. اختر موعدًا آخر أو سلّم الطرد في مركز التوزيع.',
    },
    button: { en: 'Choose a time', ar: 'اختيار موعد' },
    link: shipment,
    channels: ['mail'],
  },
  'parcel-cancelled': {
    title: { en: 'Shipment {number} is cancelled', ar: 'أُلغيت الشحنة {number}' },
    body: {
      en: '{amount} is refunded to the original payment method. The credit note is with the shipment.',
      ar: 'يُرد مبلغ {amount} بالطريقة التي دُفع بها. الإشعار الدائن مرفق بالشحنة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'parcel-return-charged': {
    title: { en: 'The return of {number} is charged', ar: 'رسوم إرجاع الشحنة {number}' },
    body: {
      en: 'It could not be delivered. The return costs {amount}. Companies pay it from the wallet; others pay it on the shipment page before they get the parcel back.',
      ar: 'تعذّر تسليمها. تبلغ رسوم الإرجاع {amount}، وتُخصم من محفظة الشركة. يسددها الأفراد من صفحة الشحنة قبل استلام الطرد.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'parcel-found': {
    title: { en: 'Lost shipment {number} was found', ar: 'عُثر على الشحنة المفقودة {number}' },
    body: {
      en: 'It was scanned at {depot}. Decide whether to deliver it or send it back.',
      ar: 'مُسح رمزها في {depot}. قرّر ما إذا كانت ستُسلَّم أم تُعاد إلى المُرسِل.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
})

/** To the desk. */
export const parcelDeskMessages = messages({
  'parcel-code-spent': {
    title: {
      en: 'Wrong delivery code entered five times for {number}',
      ar: 'خمس محاولات خاطئة لرمز تسليم الشحنة {number}',
    },
    body: {
      en: 'Today’s codes no longer work. Call the recipient, then send a new code or ask the courier for the recipient’s ID and signature.',
      ar: 'لم تعد رموز اليوم صالحة. اتصل بالمستلِم، ثم أرسل رمزًا جديدًا أو اطلب من المندوب إثبات هوية المستلِم وتوقيعه.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'parcel-objection': {
    title: { en: 'A recipient has objected about {number}', ar: 'اعتراض من مستلِم الشحنة {number}' },
    body: {
      en: '{objection}. Look into it with the courier and the depot, and answer the recipient.',
      ar: '{objection}. تحقق من الأمر مع المندوب ومركز التوزيع ثم أجب المستلِم.',
    },
    button: { en: 'Open the objections', ar: 'فتح الاعتراضات' },
    link: '/{lang}/express/objections',
    channels: ['mail'],
  },
})
