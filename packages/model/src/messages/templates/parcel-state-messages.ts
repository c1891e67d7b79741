// Messages to whoever sent a parcel, with each state that it comes to and what its recipient answers.
import { messages } from '../message.ts'

const shipment = '/{lang}/express/shipments/{id}'
const open = { en: 'Open the shipment', ar: 'فتح الشحنة' }
const none = { button: open, link: shipment, channels: [] } as const
const byMail = { button: open, link: shipment, channels: ['mail'] } as const

/** Where it is, with each state that it comes to; what asks for something, or ends it, by mail too. */
export const parcelStateMessages = messages({
  'parcel-pickup-scheduled': {
    title: { en: 'The pickup of {number} is booked', ar: 'حُجز موعد استلام الشحنة {number}' },
    body: {
      en: 'Our courier will come on {day}, {slot}. Have the parcel ready with its label on it.',
      ar: 'يصل مندوبنا يوم {day}، {slot}. جهّز الطرد وعليه الملصق.',
    },
    ...none,
  },
  'parcel-pickup-missed': {
    title: { en: 'The pickup of {number} was missed', ar: 'لم يتم استلام الشحنة {number}' },
    body: {
      en: 'Our courier came but could not collect the parcel. Choose a new pickup time at no charge, or bring the parcel to a depot.',
      ar: 'حضر مندوبنا ولم يتمكن من استلام الطرد. اختر موعدًا جديدًا دون رسوم أو سلّم الطرد في مركز التوزيع.',
    },
    button: { en: 'Choose a time', ar: 'اختيار موعد' },
    link: shipment,
    channels: ['mail'],
  },
  'parcel-picked-up': {
    title: { en: '{number} was picked up', ar: 'تم استلام الشحنة {number}' },
    body: {
      en: 'The parcel is with us. The recipient in {city} gets a link to track it and to choose when and where to receive it.',
      ar: 'أصبح الطرد لدينا. سيصل إلى المستلِم في {city} رابط لمتابعته وتحديد الوقت والمكان المناسبين.',
    },
    ...none,
  },
  'parcel-in-transit': {
    title: { en: '{number} is in transit', ar: 'الشحنة {number} في الطريق' },
    body: {
      en: 'The parcel is in our network on its way to {city}.',
      ar: 'الطرد ضمن شبكتنا في طريقه إلى {city}.',
    },
    ...none,
  },
  'parcel-on-hold': {
    title: { en: '{number} is on hold', ar: 'الشحنة {number} معلّقة' },
    body: {
      en: 'The parcel cannot continue until something is settled. Open the shipment to see what is missing and to answer. Without an answer we send it back after ten days.',
      ar: 'لا يمكن أن يتابع الطرد طريقه قبل استكمال أمر ما. افتح الشحنة لمعرفة المطلوب والرد عليه. إذا لم يصل رد خلال عشرة أيام يُعاد الطرد إليك.',
    },
    ...byMail,
  },
  'parcel-out': {
    title: { en: '{number} is out for delivery', ar: 'خرجت الشحنة {number} للتوصيل' },
    body: {
      en: 'A courier is on the way to the recipient in {city}.',
      ar: 'المندوب في طريقه إلى المستلِم في {city}.',
    },
    ...none,
  },
  'parcel-delivered': {
    title: { en: '{number} was delivered', ar: 'تم تسليم الشحنة {number}' },
    body: {
      en: 'The parcel has been handed over in {city}. The proof of delivery is with the shipment.',
      ar: 'تم تسليم الطرد في {city}. إثبات التسليم مرفق بالشحنة.',
    },
    ...byMail,
  },
  'parcel-delivered-cash': {
    title: { en: '{number} was delivered', ar: 'تم تسليم الشحنة {number}' },
    body: {
      en: 'The parcel has been handed over in {city}, and {amount} was collected in cash. The amount will go to your wallet once it is deposited and confirmed.',
      ar: 'تم تسليم الطرد في {city} وتحصيل مبلغ {amount} نقدًا. يُضاف المبلغ إلى محفظتك بعد إيداعه وتأكيده.',
    },
    ...byMail,
  },
  'parcel-failed': {
    title: { en: '{number} could not be delivered', ar: 'تعذّر تسليم الشحنة {number}' },
    body: {
      en: 'The recipient in {city} has been notified and can choose another day. Open the shipment to correct the address, choose a day yourself, or have it sent back.',
      ar: 'أُبلغ المستلِم في {city} ويمكنه اختيار يوم آخر. افتح الشحنة لتصحيح العنوان أو اختيار يوم بنفسك أو طلب إعادتها.',
    },
    ...byMail,
  },
  'parcel-returning': {
    title: { en: '{number} is on its way back', ar: 'الشحنة {number} قيد الإرجاع' },
    body: {
      en: 'The parcel was not delivered and is being returned to you.',
      ar: 'لم يُسلَّم الطرد وهو في طريق العودة إليك.',
    },
    ...none,
  },
  'parcel-returned': {
    title: { en: '{number} was returned', ar: 'أُعيدت الشحنة {number}' },
    body: {
      en: 'The parcel has been handed back to you.',
      ar: 'تمت إعادة الطرد إليك.',
    },
    ...byMail,
  },
  'parcel-lost': {
    title: { en: '{number} is lost', ar: 'الشحنة {number} مفقودة' },
    body: {
      en: 'We are sorry: we searched for the parcel and could not find it. Open the shipment to claim compensation; the shipping fee is refunded with the claim.',
      ar: 'بحثنا عن الطرد ولم نعثر عليه، ونعتذر عن ذلك. افتح الشحنة لتقديم مطالبة بالتعويض، ويُرد معها ما دفعته مقابل الشحنة.',
    },
    ...byMail,
  },
  'parcel-corrected': {
    title: { en: 'Correction for {number}', ar: 'تصحيح بشأن الشحنة {number}' },
    body: {
      en: 'We reported “{was}” by mistake. The status is now “{now}”. We apologise for the confusion.',
      ar: 'سجّلنا الحالة «{was}» عن طريق الخطأ. الحالة الآن «{now}». نعتذر عن الالتباس.',
    },
    ...byMail,
  },
  'parcel-corrected-cash': {
    title: { en: 'Correction for {number}', ar: 'تصحيح بشأن الشحنة {number}' },
    body: {
      en: 'We reported “{was}” by mistake. The status is now “{now}”, and {amount} in cash has not been collected: it is still expected. We apologise for the confusion.',
      ar: 'سجّلنا الحالة «{was}» عن طريق الخطأ. الحالة الآن «{now}»، ولم يُحصَّل مبلغ {amount} نقدًا، فهو لا يزال متوقعًا. نعتذر عن الالتباس.',
    },
    ...byMail,
  },
  'parcel-recipient-said': {
    title: { en: 'The recipient of {number} has answered', ar: 'وصل رد من مستلِم الشحنة {number}' },
    body: { en: '{wish}.', ar: '{wish}.' },
    ...none,
  },
  'parcel-recipient-day': {
    title: {
      en: 'The recipient of {number} has chosen a day',
      ar: 'اختار مستلِم الشحنة {number} يومًا للتوصيل',
    },
    body: { en: 'We will deliver the parcel on {day}.', ar: 'سنوصل الطرد يوم {day}.' },
    ...none,
  },
  'parcel-recipient-refused': {
    title: { en: 'The recipient refused {number}', ar: 'رفض المستلِم استلام الشحنة {number}' },
    body: {
      en: 'Talk to the recipient, who can undo this on the same page. Otherwise the parcel is returned to you, and the return fee in our price list applies.',
      ar: 'تواصل مع المستلِم، إذ يمكنه التراجع عن الرفض من الصفحة نفسها. وإلا يُعاد الطرد إليك مقابل رسوم الإرجاع في قائمة أسعارنا.',
    },
    ...byMail,
  },
})
