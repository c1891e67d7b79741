// Messages from a freight request to its award: to the customer, the invited agents and the service desk.
import { messages } from '../message.ts'

const shipment = '/{lang}/freight/shipments/{id}'
const open = { en: 'Open the request', ar: 'فتح الطلب' }
const compare = { en: 'Compare the quotes', ar: 'مقارنة العروض' }
const openShipment = { en: 'Open the shipment', ar: 'فتح الشحنة' }

export const quoteMessages = messages({
  'request-submitted': {
    title: { en: 'We received your request {number}', ar: 'استلمنا طلبك {number}' },
    body: {
      en: 'Your request for {route} is with our agents. We will notify you as soon as the first quote arrives.',
      ar: 'وصل طلبك {route} إلى وكلائنا، وسنُعلمك فور وصول أول عرض سعر.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'request-invited': {
    title: { en: 'A new request to answer: {number}', ar: 'طلب جديد بانتظار عرضك: {number}' },
    body: {
      en: 'A customer has asked for a quote for {route}. Answer by {time}.',
      ar: 'يطلب أحد العملاء عرض سعر لشحنة {route}. يُرجى الرد قبل {time}.',
    },
    button: { en: 'Answer the request', ar: 'الرد على الطلب' },
    link: shipment,
    channels: ['mail'],
  },
  'first-quote': {
    title: { en: 'The first quote for {number} is here', ar: 'وصل أول عرض سعر للطلب {number}' },
    body: {
      en: '{agent} offers {amount} for {route}. The quote is valid until {time}. More quotes may follow.',
      ar: 'قدّم {agent} عرضًا بقيمة {amount} للشحنة {route}. العرض سارٍ حتى {time}، وقد تصل عروض أخرى.',
    },
    button: compare,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'further-quote': {
    title: { en: 'Another quote for {number}', ar: 'عرض سعر جديد للطلب {number}' },
    body: {
      en: '{agent} offers {amount} for {route}. The quote is valid until {time}.',
      ar: 'قدّم {agent} عرضًا بقيمة {amount} للشحنة {route}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: shipment,
    channels: [],
  },
  'quote-revised': {
    title: { en: 'A quote for {number} has changed', ar: 'تغيّر أحد عروض الطلب {number}' },
    body: {
      en: '{agent} changed the quote from {before} to {amount}. It is valid until {time}.',
      ar: 'عدّل {agent} عرضه من {before} إلى {amount}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: shipment,
    channels: ['mail'],
  },
  'quotes-complete': {
    title: { en: 'All quotes for {number} are in', ar: 'اكتملت عروض الطلب {number}' },
    body: {
      en: 'Every agent has answered for {route}. Compare the quotes and accept the one that suits you.',
      ar: 'اكتملت ردود الوكلاء بشأن الشحنة {route}. يمكنك مقارنة العروض وقبول الأنسب لك.',
    },
    button: compare,
    link: shipment,
    channels: ['mail'],
  },
  'request-expired': {
    title: { en: 'Request {number} has expired', ar: 'انتهت مدة الطلب {number}' },
    body: {
      en: 'Quotes for {route} can no longer be accepted. You can ask again in one step; the number stays the same.',
      ar: 'لم يعد هناك عرض سارٍ للشحنة {route}. يمكنك إعادة الطلب بخطوة واحدة وبالرقم نفسه.',
    },
    button: { en: 'Request quotes again', ar: 'إعادة الطلب' },
    link: shipment,
    channels: ['mail'],
  },
  'request-cancelled': {
    title: { en: 'Request {number} was cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: 'The request for {route} is closed. There is nothing more to do. Reason: {reason}',
      ar: 'أُغلق طلب الشحنة {route}، ولا يلزم أي إجراء آخر. السبب: {reason}',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'quote-accepted': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote for {route} and paid {amount} of it, and the booking is confirmed. Please start on the shipment.',
      ar: 'قَبِل العميل عرضك للشحنة {route} وسدّد منه {amount} وتأكد الحجز. يُرجى البدء في تنفيذ الشحنة.',
    },
    button: openShipment,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'quote-accepted-credit': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote of {amount} for {route} on credit, and the booking is confirmed. Please start on the shipment.',
      ar: 'قَبِل العميل عرضك بقيمة {amount} للشحنة {route} على حسابه الائتماني وتأكد الحجز. يُرجى البدء في تنفيذ الشحنة.',
    },
    button: openShipment,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'quote-not-awarded': {
    title: { en: 'Request {number} went to another agent', ar: 'تمت ترسية الطلب {number} على وكيل آخر' },
    body: {
      en: 'The customer chose another quote for {route}. Thank you for your offer.',
      ar: 'اختار العميل عرضًا آخر للشحنة {route}. نشكرك على عرضك.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'quote-rejected': {
    title: { en: 'Your quote for {number} was rejected', ar: 'رُفض عرضك للطلب {number}' },
    body: {
      en: 'The customer rejected your quote of {amount} for {route}.',
      ar: 'رفض العميل عرضك بقيمة {amount} للشحنة {route}.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'quote-expired': {
    title: { en: 'Your quote for {number} has expired', ar: 'انتهت مدة سريان عرضك للطلب {number}' },
    body: {
      en: 'Your quote for {route} was not accepted in time and is no longer valid.',
      ar: 'انتهت مدة سريان عرضك للشحنة {route}، ولم يعد بإمكان العميل قبوله.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'quote-by-rule': {
    title: { en: 'Your rule has quoted for {number}', ar: 'قدّمت قاعدتك عرضًا للطلب {number}' },
    body: {
      en: 'Your rule quoted {amount} for {route} from your rate card {card}. You can improve the quote or withdraw it.',
      ar: 'قدّمت قاعدتك عرضًا بقيمة {amount} للشحنة {route} من بطاقة أسعارك {card}. يمكنك تحسين العرض أو سحبه.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'rule-off': {
    title: {
      en: 'Automatic quotations are off for a rate card',
      ar: 'توقفت العروض التلقائية لإحدى بطاقات الأسعار',
    },
    body: {
      en: 'Three quotations from {card} were withdrawn in a row, the last for {number}, {route}. Check its prices before you switch its rule on again.',
      ar: 'سُحبت ثلاثة عروض متتالية من {card}، آخرها للطلب {number}، {route}. راجع أسعارها قبل تفعيل قاعدتها من جديد.',
    },
    button: { en: 'Open the rate cards', ar: 'فتح بطاقات الأسعار' },
    link: '/{lang}/freight/cards',
    channels: ['mail'],
  },
  'rule-paused': {
    title: {
      en: 'Automatic quotations are paused for a rate card',
      ar: 'توقفت مؤقتًا العروض التلقائية لإحدى بطاقات الأسعار',
    },
    body: {
      en: '{card} no longer quotes automatically, because {name}, who switched it on, no longer administers your company. Check its prices and switch it on again to take it over.',
      ar: 'لم تعد {card} تقدّم عروضًا تلقائية لأن {name}، الذي فعّلها، لم يعد من مديري حساب شركتك. راجع أسعارها وفعّلها من جديد لتصبح باسمك.',
    },
    button: { en: 'Open the rate card', ar: 'فتح بطاقة الأسعار' },
    link: '/{lang}/freight/cards/{id}',
    channels: ['mail'],
  },
  'desk-review': {
    title: { en: 'Request {number} needs an agent', ar: 'الطلب {number} بحاجة إلى وكيل' },
    body: {
      en: 'Either no approved agent covers {route}, or none of those invited has quoted. Please find an agent and inform the customer.',
      ar: 'لا يوجد وكيل معتمد مناسب للشحنة {route}، أو لم يقدّم أي من الوكلاء المدعوين عرضًا. يُرجى إيجاد وكيل وإبلاغ العميل.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'range-asked': {
    title: { en: 'A price for {number} is outside its range', ar: 'سعر خارج النطاق في عرض للطلب {number}' },
    body: {
      en: '{agent} quoted {route} with a price outside its range and gave a reason. Please decide within 30 minutes; the customer sees the quotation after that.',
      ar: 'قدّم {agent} عرضًا للشحنة {route} بسعر خارج نطاقه وذكر السبب. يُرجى البت فيه خلال 30 دقيقة، ولن يرى العميل العرض قبل ذلك.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'range-approved': {
    title: { en: 'Your quote for {number} is with the customer', ar: 'عرضك للطلب {number} لدى العميل' },
    body: {
      en: 'The service desk approved your prices for {route}, and the customer now has your quotation.',
      ar: 'وافق مكتب الخدمة على أسعارك للشحنة {route}، وأصبح العرض لدى العميل.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'range-returned': {
    title: { en: 'Your quote for {number} needs a change', ar: 'عرضك للطلب {number} بحاجة إلى تعديل' },
    body: {
      en: 'The service desk did not approve a price for {route}: {words}. Please change it and send the quotation again; your answer time is still running.',
      ar: 'لم يوافق مكتب الخدمة على سعر للشحنة {route}: {words}. يُرجى تعديله وإرسال العرض من جديد، فقد استؤنف احتساب مهلة ردك.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'more-info-asked': {
    title: { en: 'A question about your request {number}', ar: 'سؤال عن طلبك {number}' },
    body: {
      en: '{asker} needs more information about {route} before quoting. Please answer; the answer clock is paused until then.',
      ar: 'يحتاج {asker} إلى معلومات إضافية عن الشحنة {route} قبل تقديم العرض. يُرجى الإجابة، فمهلة الرد متوقفة حتى ذلك الحين.',
    },
    button: { en: 'Answer the question', ar: 'الإجابة عن السؤال' },
    link: shipment,
    channels: ['mail'],
  },
  'more-info-given': {
    title: { en: 'Your question about {number} is answered', ar: 'وردت إجابة سؤالك عن الطلب {number}' },
    body: {
      en: 'The customer has answered your question about {route}. Your answer clock is running again.',
      ar: 'أجاب العميل عن سؤالك بشأن الشحنة {route}، واستؤنفت مهلة الرد.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'request-again': {
    title: { en: 'Quote re-requested: {number}', ar: 'أُعيد طلب عرض السعر: {number}' },
    body: {
      en: 'Your request for {route} is with our agents again. You can still read the earlier quotes.',
      ar: 'وصل طلبك {route} إلى وكلائنا من جديد، وتبقى العروض السابقة متاحة للاطلاع.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
})
