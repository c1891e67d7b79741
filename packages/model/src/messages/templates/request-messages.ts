// Messages that requests of every line share, and those of a line whose requests go the usual way; `{about}` is what one is about.
import { messages } from '../message.ts'

/** `page` is the list of the reader. */
const request = '/{lang}/{page}/{id}'
const open = { en: 'Open the request', ar: 'فتح الطلب' }
const compare = { en: 'Compare the quotes', ar: 'مقارنة العروض' }
/** By when a balance is paid; it has no day of its own. */
export const beforeCompletion = { en: 'before the request is completed', ar: 'قبل إتمام الطلب' }

export const requestMessages = messages({
  'request-reminder': {
    title: { en: '{number} is waiting for you', ar: 'الطلب {number} بانتظارك' },
    body: {
      en: '{company} is waiting for you to continue. Your next step: {step}.',
      ar: 'تطلب {company} منك المتابعة. الخطوة التالية: {step}.',
    },
    button: open,
    link: '/{lang}/{page}',
    channels: ['mail'],
  },
})

export const lineQuoteMessages = messages({
  'line-submitted': {
    title: { en: 'We received your request {number}', ar: 'استلمنا طلبك {number}' },
    body: {
      en: 'Your request is with our agents: {about}. We will notify you as soon as the first quote arrives.',
      ar: 'وصل طلبك إلى وكلائنا: {about}. سنُعلمك فور وصول أول عرض سعر.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-invited': {
    title: { en: 'A new request: {number}', ar: 'طلب جديد: {number}' },
    body: {
      en: 'A customer has asked for quotes: {about}. Answer by {time}.',
      ar: 'يطلب أحد العملاء عروض أسعار: {about}. يُرجى الرد قبل {time}.',
    },
    button: { en: 'Answer the request', ar: 'الرد على الطلب' },
    link: request,
    channels: ['mail'],
  },
  'line-changed': {
    title: { en: '{number} has changed', ar: 'عُدّل الطلب {number}' },
    body: {
      en: 'The customer changed the request: {about}. Please review it before you quote.',
      ar: 'عدّل العميل طلبه: {about}. يُرجى الاطلاع عليه قبل تقديم العرض.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-quote': {
    title: { en: 'You have a quote for {number}', ar: 'وصل عرض سعر للطلب {number}' },
    body: {
      en: '{agent} offers {amount}: {about}. The quote is valid until {time}.',
      ar: 'قدّم {agent} عرضًا بقيمة {amount}: {about}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-quote-revised': {
    title: { en: 'A quote for {number} has changed', ar: 'تغيّر أحد عروض الطلب {number}' },
    body: {
      en: '{agent} changed the quote from {before} to {amount}. It is valid until {time}.',
      ar: 'عدّل {agent} عرضه من {before} إلى {amount}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: request,
    channels: ['mail'],
  },
  'line-quote-rejected': {
    title: { en: 'Your quote for {number} was rejected', ar: 'رُفض عرضك للطلب {number}' },
    body: {
      en: 'The customer rejected your quote of {amount}.',
      ar: 'رفض العميل عرضك بقيمة {amount}.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-quote-expired': {
    title: { en: 'Your quote for {number} has expired', ar: 'انتهت صلاحية عرضك للطلب {number}' },
    body: {
      en: 'It was not accepted in time. You may send a new one while the request is open.',
      ar: 'لم يُقبل العرض في موعده. يمكنك إرسال عرض جديد ما دام الطلب مفتوحًا.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-expired': {
    title: { en: '{number} has expired', ar: 'انتهت صلاحية الطلب {number}' },
    body: {
      en: 'There are no open quotes left: {about}. You can request quotes again with one click.',
      ar: 'لم يعد هناك عرض سارٍ: {about}. يمكنك إعادة الطلب بنقرة واحدة.',
    },
    button: { en: 'Request quotes again', ar: 'إعادة الطلب' },
    link: request,
    channels: ['mail'],
  },
  'line-unanswered': {
    title: { en: 'No quotes for {number}', ar: 'لا عروض للطلب {number}' },
    body: {
      en: 'No agent has quoted: {about}. Please follow up on the request.',
      ar: 'لم يقدّم أي وكيل عرضًا: {about}. يُرجى متابعة الطلب.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-cancelled': {
    title: { en: '{number} is cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: 'The request is cancelled: {about}. There is nothing to pay. Reason: {reason}',
      ar: 'أُلغي الطلب: {about}. لا يوجد أي مبلغ مستحق. السبب: {reason}',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-awarded': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote and paid {amount}: {about}. Please start as agreed.',
      ar: 'قَبِل العميل عرضك وسدّد {amount}: {about}. يُرجى البدء حسب الاتفاق.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-awarded-credit': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote of {amount} on credit: {about}. The request names what you do next and by when.',
      ar: 'قَبِل العميل عرضك بقيمة {amount} على حسابه الائتماني: {about}. تجد في الطلب خطوتك التالية وموعدها.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-not-awarded': {
    title: { en: '{number} has already been awarded', ar: 'أُسند الطلب {number} إلى غيرك' },
    body: {
      en: 'The customer chose another agent: {about}. Thank you for your quote.',
      ar: 'اختار العميل وكيلًا آخر: {about}. نشكرك على عرضك.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-completed': {
    title: { en: '{number} is completed', ar: 'اكتمل الطلب {number}' },
    body: {
      en: 'The request is completed: {about}. Tell us how it went.',
      ar: 'اكتمل الطلب: {about}. أخبرنا عن تجربتك.',
    },
    button: { en: 'Rate it', ar: 'التقييم' },
    link: request,
    channels: ['mail'],
  },
  'line-paper-accepted': {
    title: { en: 'A document for {number} was accepted', ar: 'قُبل أحد مستندات الطلب {number}' },
    body: { en: '{paper} was checked and accepted.', ar: 'دُقّق المستند «{paper}» وقُبل.' },
    button: open,
    link: request,
    channels: [],
  },
  'line-paper-returned': {
    title: { en: 'A document for {number} was returned', ar: 'أُعيد أحد مستندات الطلب {number}' },
    body: {
      en: '{paper} was returned: {reason}. Please upload it again.',
      ar: 'أُعيد المستند «{paper}»، والسبب: {reason}. يُرجى رفعه من جديد.',
    },
    button: { en: 'Upload it again', ar: 'إعادة الرفع' },
    link: request,
    channels: ['mail'],
  },
  'line-paper-expires': {
    title: {
      en: 'A document for {number} expires soon',
      ar: 'اقترب انتهاء صلاحية أحد مستندات الطلب {number}',
    },
    body: {
      en: '{paper} is valid until {day}. Please upload a valid one before then.',
      ar: 'المستند «{paper}» ساري المفعول حتى {day}. يُرجى رفع مستند سارٍ قبل ذلك التاريخ.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
})

export const lineMoneyMessages = messages({
  'line-paid': {
    title: { en: 'Payment received for {number}', ar: 'تم استلام دفعة الطلب {number}' },
    body: {
      en: 'We received {amount}; receipt number {receipt}. {agent} now takes care of your request.',
      ar: 'استلمنا {amount}، ورقم الإيصال {receipt}. يتولى {agent} الآن طلبك.',
    },
    sms: {
      en: 'We received {amount} for {number}; receipt number {receipt}.',
      ar: 'استلمنا {amount} للطلب {number}، والإيصال {receipt}.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-on-credit': {
    title: { en: '{number} is confirmed', ar: 'تأكد الطلب {number}' },
    body: {
      en: '{amount} was booked to your credit account. {agent} now takes care of your request: {about}. Its page names each step as it comes.',
      ar: 'قُيّد مبلغ {amount} على حسابك الائتماني. يتولى {agent} الآن طلبك: {about}. وتجد كل خطوة في صفحة الطلب.',
    },
    sms: {
      en: '{number} is booked: {amount} on your credit account.',
      ar: 'حُجز الطلب {number} بمبلغ {amount} على حسابك الائتماني.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
    quiet: true,
  },
  'line-payment-failed': {
    title: { en: 'The payment for {number} did not go through', ar: 'لم تتم عملية الدفع للطلب {number}' },
    body: {
      en: 'Nothing was charged. {amount} is still due, and you can try again while the quote is valid.',
      ar: 'لم يُخصم أي مبلغ. لا يزال مبلغ {amount} مستحقًا، ويمكنك المحاولة مجددًا ما دام العرض ساريًا.',
    },
    sms: {
      en: '{amount} for {number} was not paid. You can try again {due}.',
      ar: 'لم يُدفع {amount} ({number})، يُرجى السداد {due}',
    },
    button: { en: 'Try again', ar: 'إعادة المحاولة' },
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-payment-cancelled': {
    title: { en: 'The payment for {number} was cancelled', ar: 'أُلغيت عملية الدفع للطلب {number}' },
    body: {
      en: 'Nothing was charged. {amount} is still due, and you can pay {due}.',
      ar: 'لم يُخصم أي مبلغ. لا يزال مبلغ {amount} مستحقًا، ويمكن سداده {due}.',
    },
    sms: {
      en: 'The payment of {amount} for {number} was cancelled; nothing was charged.',
      ar: 'أُلغي دفع {amount} ({number}) ولم يُخصم شيء.',
    },
    button: { en: 'Pay now', ar: 'الدفع الآن' },
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-final-quote': {
    title: { en: 'Final payment due for {number}', ar: 'الدفعة النهائية مستحقة للطلب {number}' },
    body: {
      en: 'The final quotation of {agent} is ready. {amount} is still due.',
      ar: 'صدر العرض النهائي من {agent}. المبلغ المتبقي {amount}.',
    },
    sms: {
      en: '{amount} is still due for {number}.',
      ar: 'المتبقي {amount} للطلب {number}.',
    },
    button: { en: 'Pay the balance', ar: 'سداد المبلغ المتبقي' },
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-final-paid': {
    title: { en: 'Final payment received for {number}', ar: 'تم استلام الدفعة النهائية للطلب {number}' },
    body: {
      en: 'We received {amount}; receipt number {receipt}. Nothing more is due.',
      ar: 'استلمنا {amount}، ورقم الإيصال {receipt}. لا يوجد أي مبلغ آخر مستحق.',
    },
    sms: {
      en: 'We received {amount} for {number}; receipt number {receipt}. Nothing more is due.',
      ar: 'استلمنا {amount} للطلب {number}، والإيصال {receipt}.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-final-paid-agent': {
    title: {
      en: 'The customer has paid the balance for {number}',
      ar: 'سدّد العميل باقي مبلغ الطلب {number}',
    },
    body: {
      en: 'The final payment has been received. Upload your invoice and complete the request.',
      ar: 'استُلمت الدفعة النهائية. ارفع فاتورتك ثم أتمّ الطلب.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-cancelled-paid': {
    title: { en: 'Request {number} is cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: '{amount} is refunded to you. The cancellation fee under the refund rule is {fee}. Reason: {reason}',
      ar: 'سيُعاد إليك مبلغ {amount}. رسوم الإلغاء وفق قاعدة رد المبالغ {fee}. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is refunded to the original payment method within a few working days.',
      ar: 'أُلغي {number}، وسيُرد {amount} خلال أيام عمل.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-cancelled-credit': {
    title: { en: 'Request {number} is cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: '{amount} is released on your credit account. The cancellation fee is {fee}. Reason: {reason}',
      ar: 'عاد {amount} إلى رصيد حسابك الائتماني. رسوم الإلغاء {fee}. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is released on your credit account.',
      ar: 'أُلغي {number}، وعاد {amount} إلى حسابك الائتماني.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-cancelled-agent': {
    title: { en: 'Request {number} is cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: 'The booking is cancelled: {about}. Please stop working on it. Your share of the cancellation fee is {fee}. Reason: {reason}',
      ar: 'أُلغي الحجز: {about}. يُرجى إيقاف العمل. مستحقك من رسوم الإلغاء {fee}. السبب: {reason}',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
})
