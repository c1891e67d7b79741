// Messages of a booked freight shipment: payments, milestones, delivery, documents, and tasks of the service desk.
import { messages } from '../message.ts'

const shipment = '/{lang}/freight/shipments/{id}'
/** By when a balance is paid; it has no day of its own. */
export const beforeDelivery = { en: 'before delivery', ar: 'قبل التسليم' }
const added = `${shipment}#added-charges` as const
const measured = `${shipment}#measured` as const
const bill = `${shipment}#bill` as const
const containers = `${shipment}#containers` as const
const open = { en: 'Open the shipment', ar: 'فتح الشحنة' }
const track = { en: 'Track the shipment', ar: 'تتبّع الشحنة' }

const milestone = <
  const Title extends { en: string; ar: string },
  const Body extends { en: string; ar: string },
>(
  title: Title,
  body: Body,
  channels: readonly ('mail' | 'sms')[] = [],
) => ({ title, body, button: track, link: shipment, channels })

export const shipmentMessages = messages({
  'down-payment-received': {
    title: { en: 'Payment received for {number}', ar: 'تم استلام دفعة الطلب {number}' },
    body: {
      en: 'We received {amount}; receipt number {receipt}. {agent} now takes care of {route}.',
      ar: 'استلمنا {amount}، ورقم الإيصال {receipt}. يتولى {agent} الآن شحنتك {route}.',
    },
    sms: {
      en: 'We received {amount} for {number}; receipt number {receipt}.',
      ar: 'استلمنا {amount} للطلب {number}، والإيصال {receipt}.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'credit-confirmed': {
    title: { en: 'Booking {number} is confirmed', ar: 'تأكد حجز الطلب {number}' },
    body: {
      en: '{amount} was booked to your credit account. {agent} now takes care of {route}.',
      ar: 'قُيّد مبلغ {amount} على حسابك الائتماني. يتولى {agent} الآن شحنتك {route}.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'payment-failed': {
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
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'payment-cancelled': {
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
    link: shipment,
    channels: ['mail', 'sms'],
  },
  /** Of any line: `page` is where requests of its kind stand, below the language. */
  'payment-refunded': {
    title: { en: 'Your payment for {number} is refunded', ar: 'رُدّت دفعتك للطلب {number}' },
    body: {
      en: 'The payment of {amount} arrived too late to be used. It is refunded to your card within a few working days.',
      ar: 'وصلت دفعة بقيمة {amount} بعد فوات موعدها، وسيعود المبلغ إلى بطاقتك خلال أيام عمل قليلة.',
    },
    sms: {
      en: 'Your payment of {amount} for {number} is refunded to your card within a few working days.',
      ar: 'سيُرد {amount} للطلب {number} إلى بطاقتك خلال أيام عمل.',
    },
    button: { en: 'Open the request', ar: 'فتح الطلب' },
    link: '/{lang}/{page}/{id}',
    channels: ['mail', 'sms'],
  },
  /** Of any line, where the card could not be refunded. */
  'payment-transferred': {
    title: { en: 'Your refund for {number} was transferred', ar: 'حُوّل المبلغ المردود عن {number}' },
    body: {
      en: 'The card could not be refunded, so {amount} was transferred to the account ending in {end}. The reference is {reference}.',
      ar: 'تعذّر رد المبلغ إلى البطاقة، فحُوّل {amount} إلى الحساب المنتهي بالأرقام {end}، والمرجع {reference}.',
    },
    sms: {
      en: 'Your refund of {amount} for {number} was transferred to your bank account.',
      ar: 'حُوّل {amount} المردود عن {number} إلى حسابك المصرفي.',
    },
    button: { en: 'Open the request', ar: 'فتح الطلب' },
    link: '/{lang}/{page}/{id}',
    channels: ['mail', 'sms'],
  },
  'milestone-DEPARTED': milestone(
    { en: '{number} is on its way', ar: 'انطلقت الشحنة {number}' },
    { en: 'Your cargo has departed: {route}.', ar: 'غادرت بضاعتك {route}.' },
    ['mail'],
  ),
  'milestone-QS_DOC': milestone(
    { en: 'Delivery order for {number}', ar: 'صدر إذن التسليم للشحنة {number}' },
    { en: 'The delivery order for {route} has been created.', ar: 'صدر إذن التسليم للشحنة {route}.' },
  ),
  'milestone-QS_CUD': milestone(
    { en: 'Customs declaration for {number}', ar: 'بدأ البيان الجمركي للشحنة {number}' },
    {
      en: 'The customs declaration for {route} has been started.',
      ar: 'بدأت إجراءات البيان الجمركي للشحنة {route}.',
    },
  ),
  'milestone-QS_CUC': milestone(
    { en: '{number} has cleared customs', ar: 'تم تخليص الشحنة {number} جمركيًا' },
    { en: 'Customs clearance for {route} is complete.', ar: 'اكتمل التخليص الجمركي للشحنة {route}.' },
    ['mail'],
  ),
  'milestone-QS_ARRIVE': milestone(
    { en: '{number} has arrived', ar: 'وصلت الشحنة {number}' },
    { en: 'Your cargo has arrived: {route}.', ar: 'وصلت بضاعتك {route}.' },
    ['mail'],
  ),
  'milestone-QS_DIS': milestone(
    { en: 'Cargo for {number} discharged', ar: 'تم تفريغ بضاعة الشحنة {number}' },
    {
      en: 'Your cargo has been discharged from the vessel: {route}.',
      ar: 'فُرّغت بضاعتك من السفينة: {route}.',
    },
  ),
  'milestone-QS_CGO': milestone(
    { en: '{number} is ready for delivery', ar: 'الشحنة {number} جاهزة للتسليم' },
    { en: 'Your cargo is ready for delivery: {route}.', ar: 'بضاعتك جاهزة للتسليم: {route}.' },
    ['mail'],
  ),
  'milestone-QS_PRG': milestone(
    { en: '{number} is out for delivery', ar: 'الشحنة {number} في الطريق إليك' },
    { en: 'Delivery of your cargo has begun: {route}.', ar: 'بدأ تسليم بضاعتك: {route}.' },
    ['mail', 'sms'],
  ),
  'milestone-QS_DEL': {
    title: { en: '{number} is delivered: please confirm', ar: 'تم تسليم الشحنة {number}: يُرجى التأكيد' },
    body: {
      en: 'Your cargo has been delivered: {route}. Please confirm it within {days}, or tell us what is wrong.',
      ar: 'تم تسليم بضاعتك: {route}. يُرجى تأكيد الاستلام خلال {days}، أو إبلاغنا بأي ملاحظة.',
    },
    button: { en: 'Confirm the delivery', ar: 'تأكيد الاستلام' },
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'final-quote-posted': {
    title: { en: 'Final payment due for {number}', ar: 'الدفعة النهائية مستحقة للشحنة {number}' },
    body: {
      en: 'The final quotation for {route} is ready. {amount} is still due before delivery.',
      ar: 'صدر العرض النهائي للشحنة {route}. المبلغ المتبقي {amount} ويُسدَّد قبل التسليم.',
    },
    sms: {
      en: '{amount} is still due for {number} before delivery.',
      ar: 'المتبقي {amount} للشحنة {number}، ويُسدَّد قبل التسليم.',
    },
    button: { en: 'Pay the balance', ar: 'سداد المبلغ المتبقي' },
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'final-payment-received': {
    title: { en: 'Final payment received for {number}', ar: 'تم استلام الدفعة النهائية للشحنة {number}' },
    body: {
      en: 'We received {amount}; receipt number {receipt}. Nothing more is due for {route}.',
      ar: 'استلمنا {amount}، ورقم الإيصال {receipt}. لا يوجد أي مبلغ آخر مستحق للشحنة {route}.',
    },
    sms: {
      en: 'We received {amount} for {number}; receipt number {receipt}. Nothing more is due.',
      ar: 'استلمنا {amount} للطلب {number}، والإيصال {receipt}.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'final-payment-received-agent': {
    title: {
      en: 'The customer has paid the balance for {number}',
      ar: 'سدّد العميل باقي مبلغ الشحنة {number}',
    },
    body: {
      en: 'The final payment for {route} has been received. The shipment can now be delivered.',
      ar: 'استُلمت الدفعة النهائية للشحنة {route}، ويمكن تسليم الشحنة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'delivery-done': {
    title: {
      en: '{number}: your agent has completed the delivery',
      ar: 'الشحنة {number}: أتمّ الوكيل التسليم',
    },
    body: {
      en: 'Your agent has completed the delivery of {route}. If something is wrong, you can object until {date}. After that, the shipment is completed automatically.',
      ar: 'أتمّ الوكيل تسليم بضاعتك {route}. إن كانت لديك أي ملاحظة فيمكنك الاعتراض حتى {date}، ثم تكتمل الشحنة تلقائيًا.',
    },
    button: { en: 'View the delivery', ar: 'عرض التسليم' },
    link: shipment,
    channels: ['mail'],
  },
  'delivery-completed': {
    title: { en: '{number} is complete: how did it go?', ar: 'اكتملت الشحنة {number}: كيف كانت تجربتك؟' },
    body: {
      en: 'Thank you for shipping {route} with us. Your rating takes a minute and helps others choose.',
      ar: 'نشكرك على شحن بضاعتك {route} معنا. تقييمك لا يستغرق أكثر من دقيقة ويساعد غيرك على الاختيار.',
    },
    button: { en: 'Give feedback', ar: 'تقديم التقييم' },
    link: shipment,
    channels: ['mail'],
  },
  'charges-asked': {
    title: {
      en: '{number}: your agent has asked for added charges',
      ar: 'الشحنة {number}: رسوم إضافية تتطلب موافقتك',
    },
    body: {
      en: 'For {route}, {amount} before VAT was not part of the quotation you accepted. Agree or reject them by {time}; after that, the service desk decides.',
      ar: 'للشحنة {route} رسوم بقيمة {amount} قبل الضريبة لم تكن ضمن العرض المقبول. وافق أو ارفض حتى {time}، ثم يقرر مكتب الخدمة.',
    },
    button: { en: 'Read and decide', ar: 'الاطلاع واتخاذ القرار' },
    link: added,
    channels: ['mail'],
  },
  'charges-with-desk': {
    title: { en: '{number}: decide on added charges', ar: 'الشحنة {number}: البت في رسوم إضافية' },
    body: {
      en: 'The customer has not responded to added charges of {amount} for {route}. Please decide.',
      ar: 'لم يرد العميل على رسوم إضافية بقيمة {amount} للشحنة {route}. يُرجى اتخاذ القرار.',
    },
    button: open,
    link: added,
    channels: ['mail'],
  },
  'charges-agreed': {
    title: {
      en: '{number}: added charges are agreed',
      ar: 'الشحنة {number}: تمت الموافقة على الرسوم الإضافية',
    },
    body: {
      en: 'Added charges of {amount} for {route} are agreed. The final quotation is in effect.',
      ar: 'تمت الموافقة على رسوم إضافية بقيمة {amount} للشحنة {route}، والعرض النهائي نافذ.',
    },
    button: open,
    link: added,
    channels: ['mail'],
  },
  'charges-refused': {
    title: { en: '{number}: added charges are rejected', ar: 'الشحنة {number}: رُفضت الرسوم الإضافية' },
    body: {
      en: 'The added charges for {route} are rejected. Reason: {words}',
      ar: 'رُفضت الرسوم الإضافية للشحنة {route}. السبب: {words}',
    },
    button: { en: 'Send a new final quotation', ar: 'إرسال عرض نهائي جديد' },
    link: added,
    channels: ['mail'],
  },
  'cargo-measured': {
    title: { en: '{number}: your cargo was measured', ar: 'الشحنة {number}: تم قياس بضاعتك' },
    body: {
      en: 'Your agent has measured the cargo of {route}. Compare it with what you declared; the final quotation is based on it.',
      ar: 'قاس وكيلك بضاعة الشحنة {route}. قارن القياس بما صرّحت به، فالعرض النهائي يُحتسب على أساسه.',
    },
    button: { en: 'Compare the measurements', ar: 'مقارنة القياسات' },
    link: measured,
    channels: ['mail'],
  },
  'vgm-entered': {
    title: { en: '{number}: all containers are weighed', ar: 'الشحنة {number}: اكتملت أوزان الحاويات' },
    body: {
      en: 'The customer has entered the verified gross mass (VGM) of every container of {route}.',
      ar: 'أدخل العميل الوزن الإجمالي المتحقَّق منه لكل حاويات الشحنة {route}.',
    },
    button: { en: 'Open the containers', ar: 'عرض الحاويات' },
    link: containers,
    channels: ['mail'],
  },
  'vgm-entered-agent': {
    title: { en: '{number}: all containers are weighed', ar: 'الشحنة {number}: اكتملت أوزان الحاويات' },
    body: {
      en: 'Your agent has entered the verified gross mass (VGM) of every container of {route}.',
      ar: 'أدخل وكيلك الوزن الإجمالي المتحقَّق منه لكل حاويات الشحنة {route}.',
    },
    button: { en: 'Open the containers', ar: 'عرض الحاويات' },
    link: containers,
    channels: ['mail'],
  },
  'container-elsewhere': {
    title: {
      en: '{number}: container also in another shipment',
      ar: 'الشحنة {number}: حاوية مسجّلة في شحنة أخرى',
    },
    body: {
      en: 'Container {container} of {route} is also in active shipments of other companies: {others}. Please find out which one is right.',
      ar: 'الحاوية {container} في الشحنة {route} مسجّلة أيضًا في شحنات جارية لشركات أخرى: {others}. يُرجى التحقق منها.',
    },
    button: open,
    link: containers,
    channels: ['mail'],
  },
  'bill-instructed': {
    title: { en: '{number}: shipping instruction received', ar: 'الشحنة {number}: وصلت تعليمات الشحن' },
    body: {
      en: 'The customer has sent the shipping instruction for {route}. Please write the draft of the bill of lading.',
      ar: 'أرسل العميل تعليمات الشحن للشحنة {route}. يُرجى إعداد مسودة بوليصة الشحن.',
    },
    button: { en: 'Prepare the draft', ar: 'إعداد المسودة' },
    link: bill,
    channels: ['mail'],
  },
  'bill-draft': {
    title: {
      en: '{number}: check the draft of your bill of lading',
      ar: 'الشحنة {number}: راجع مسودة بوليصة الشحن',
    },
    body: {
      en: 'Draft {draft} of the bill of lading for {route} is waiting for you. Approve it or ask for changes; it is issued after that.',
      ar: 'المسودة {draft} من بوليصة الشحن للشحنة {route} بانتظارك. اعتمدها أو اطلب تعديلات، ثم تُصدَر بعد ذلك.',
    },
    button: { en: 'Read the draft', ar: 'قراءة المسودة' },
    link: bill,
    channels: ['mail'],
  },
  'bill-changes': {
    title: { en: '{number}: changes to the bill of lading', ar: 'الشحنة {number}: تعديلات على بوليصة الشحن' },
    body: {
      en: 'The customer has asked for changes to draft {draft} of the bill of lading for {route}.',
      ar: 'طلب العميل تعديلات على المسودة {draft} من بوليصة الشحن للشحنة {route}.',
    },
    button: { en: 'Read the changes', ar: 'قراءة التعديلات' },
    link: bill,
    channels: ['mail'],
  },
  'bill-approved': {
    title: { en: '{number}: the bill of lading is approved', ar: 'الشحنة {number}: اعتُمدت بوليصة الشحن' },
    body: {
      en: 'The customer has approved draft {draft} of the bill of lading for {route}. It can be issued once the shipment is paid in full.',
      ar: 'اعتمد العميل المسودة {draft} من بوليصة الشحن للشحنة {route}. يمكن إصدارها بعد سداد كامل قيمة الشحنة.',
    },
    button: open,
    link: bill,
    channels: ['mail'],
  },
  'bill-issued': {
    title: { en: '{number}: the bill of lading is issued', ar: 'الشحنة {number}: صدرت بوليصة الشحن' },
    body: {
      en: 'The bill of lading for {route} has been issued under the number {bill}.',
      ar: 'صدرت بوليصة الشحن للشحنة {route} بالرقم {bill}.',
    },
    button: open,
    link: bill,
    channels: ['mail'],
  },
  'bill-surrendered': {
    title: { en: '{number}: the bill of lading is surrendered', ar: 'الشحنة {number}: سُلّم أصل بوليصة الشحن' },
    body: {
      en: 'Original {bill} for {route} is back with the carrier, which releases the cargo without an original.',
      ar: 'أُعيد أصل البوليصة {bill} للشحنة {route} إلى الناقل، ويُفرج عن البضاعة دون تقديمه.',
    },
    button: open,
    link: bill,
    channels: ['mail'],
  },
  'bill-void': {
    title: { en: '{number}: the bill of lading is void', ar: 'الشحنة {number}: أُلغيت بوليصة الشحن' },
    body: {
      en: 'Your agent has voided the bill of lading for {route} and will write a new draft. Reason: {reason}',
      ar: 'ألغى وكيلك بوليصة الشحن للشحنة {route} وسيُعِدّ مسودة جديدة. السبب: {reason}',
    },
    button: open,
    link: bill,
    channels: ['mail'],
  },
  'document-returned': {
    title: {
      en: 'A document for {number} needs another look',
      ar: 'أحد مستندات الشحنة {number} بحاجة إلى مراجعة',
    },
    body: {
      en: 'Please replace {document}. Reason: {reason}',
      ar: 'يُرجى استبدال {document}. السبب: {reason}',
    },
    button: { en: 'Upload again', ar: 'إعادة الرفع' },
    link: shipment,
    channels: ['mail'],
  },
  'shipment-cancelled': {
    title: { en: 'Shipment {number} is cancelled', ar: 'أُلغيت الشحنة {number}' },
    body: {
      en: 'The shipment {route} has been cancelled. {amount} is refunded to the original payment method; {fee} is retained as the cancellation fee. Reason: {reason}',
      ar: 'أُلغيت الشحنة {route}. سيُرد مبلغ {amount} بطريقة الدفع نفسها، ويُحتسب {fee} رسوم إلغاء. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is refunded to the original payment method within a few working days.',
      ar: 'أُلغيت {number}، وسيُرد {amount} خلال أيام عمل.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'shipment-cancelled-credit': {
    title: { en: 'Shipment {number} is cancelled', ar: 'أُلغيت الشحنة {number}' },
    body: {
      en: 'The shipment {route} has been cancelled. {amount} is released on your credit account; {fee} is retained as the cancellation fee. Reason: {reason}',
      ar: 'أُلغيت الشحنة {route}. عاد {amount} إلى رصيد حسابك الائتماني، ويُحتسب {fee} رسوم إلغاء. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is released on your credit account.',
      ar: 'أُلغيت {number}، وعاد {amount} إلى حسابك الائتماني.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'shipment-cancelled-agent': {
    title: { en: 'Shipment {number} is cancelled', ar: 'أُلغيت الشحنة {number}' },
    body: {
      en: 'The shipment {route} has been cancelled. Please stop working on it. Your share of the cancellation fee is {fee}. Reason: {reason}',
      ar: 'أُلغيت الشحنة {route}. يُرجى إيقاف العمل عليها. مستحقك من رسوم الإلغاء {fee}. السبب: {reason}',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'pickup-rescheduled': {
    title: { en: 'New pickup time for {number}', ar: 'موعد استلام جديد للشحنة {number}' },
    body: {
      en: 'The pickup of {route} was moved to {time}.',
      ar: 'نُقل موعد استلام الشحنة {route} إلى {time}.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'delivery-rescheduled': {
    title: { en: 'New delivery time for {number}', ar: 'موعد تسليم جديد للشحنة {number}' },
    body: {
      en: 'The delivery of {route} was moved to {time}.',
      ar: 'نُقل موعد تسليم الشحنة {route} إلى {time}.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'delivery-disputed': {
    title: { en: 'The delivery of {number} is disputed', ar: 'اعتراض على تسليم الشحنة {number}' },
    body: {
      en: 'The customer disputes the delivery of {route}. It is not completed, and nothing is paid out, until the case is closed.',
      ar: 'اعترض العميل على تسليم الشحنة {route}. لن تُستكمل الشحنة ولن يُصرف أي مستحق حتى إغلاق الحالة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'dispute-closed': {
    title: { en: 'The dispute about {number} is closed', ar: 'أُغلق الاعتراض على الشحنة {number}' },
    body: {
      en: 'The dispute about the delivery of {route} is closed. The delivery can be confirmed again.',
      ar: 'أُغلق الاعتراض على تسليم الشحنة {route}، ويمكن تأكيد الاستلام من جديد.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'dispute-compensated': {
    title: { en: 'You have been compensated for {number}', ar: 'صُرف لك تعويض عن الشحنة {number}' },
    body: {
      en: 'The dispute about the delivery of {route} is closed. {amount} is refunded to the original payment method, with a credit note. The delivery can be confirmed again.',
      ar: 'أُغلق الاعتراض على تسليم الشحنة {route}. سيُرد مبلغ {amount} بطريقة الدفع نفسها مع إشعار دائن، ويمكن تأكيد الاستلام من جديد.',
    },
    sms: {
      en: '{amount} for {number} is refunded to the original payment method within a few working days.',
      ar: 'سيُرد تعويض {amount} عن {number} خلال أيام عمل.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'dispute-compensated-agent': {
    title: { en: 'The dispute about {number} is closed', ar: 'أُغلق الاعتراض على الشحنة {number}' },
    body: {
      en: 'The customer is compensated with {amount} for the delivery of {route}. It is deducted from your share, and the shipment can be completed.',
      ar: 'صُرف للعميل تعويض قدره {amount} عن تسليم الشحنة {route}. سيُخصم من مستحقك، ويمكن إتمام الشحنة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'compensation-waiting': {
    title: {
      en: 'A compensation for {number} needs your approval',
      ar: 'تعويض عن الشحنة {number} بانتظار موافقتك',
    },
    body: {
      en: 'A colleague wants to close the dispute about {route} with a compensation of {amount}. A second person has to approve it.',
      ar: 'يريد أحد الزملاء إغلاق الاعتراض على الشحنة {route} بتعويض قدره {amount}، ويلزم أن يوافق عليه شخص ثانٍ.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'correction-waiting': {
    title: {
      en: 'A correction of {number} needs your confirmation',
      ar: 'تصحيح للشحنة {number} بانتظار موافقتك',
    },
    body: {
      en: 'An administrator wants to put {route} back to “{step}”. A second person has to confirm it.',
      ar: 'يريد أحد المديرين إرجاع الشحنة {route} إلى «{step}»، ويلزم أن يؤكد ذلك شخص ثانٍ.',
    },
    button: open,
    link: shipment,
    channels: [],
  },
  'shipment-message': {
    title: { en: '{number}: a message from your agent', ar: '{number}: رسالة من وكيلك' },
    body: {
      en: '{writer} has written to you about the shipment {route}.',
      ar: 'وصلتك رسالة من {writer} بشأن الشحنة {route}.',
    },
    button: { en: 'Read and answer', ar: 'قراءة الرسالة والرد' },
    link: `${shipment}#conversation`,
    channels: ['mail'],
  },
  'shipment-message-agent': {
    title: { en: '{number}: a message from the customer', ar: '{number}: رسالة من العميل' },
    body: {
      en: '{writer} has written to you about the shipment {route}.',
      ar: 'وصلتك رسالة من {writer} بشأن الشحنة {route}.',
    },
    button: { en: 'Read and answer', ar: 'قراءة الرسالة والرد' },
    link: '/{lang}/freight/jobs/{id}#conversation',
    channels: ['mail'],
  },
  'free-time-ends': {
    title: {
      en: '{number}: the free time in port ends soon',
      ar: '{number}: مدة السماح في الميناء تنتهي قريبًا',
    },
    body: {
      en: 'The container for {route} can stay in the port free of charge until {date}. Clear and collect it by then; after that, the carrier charges demurrage for each day.',
      ar: 'تبقى حاوية الشحنة {route} في الميناء دون غرامة حتى {date}. أنهِ التخليص واستلمها قبل ذلك، إذ يحتسب الناقل بعدها غرامة عن كل يوم.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'free-time-today': {
    title: {
      en: '{number}: today is the last free day in port',
      ar: '{number}: اليوم آخر يوم سماح في الميناء',
    },
    body: {
      en: 'The container for {route} must leave the port today, {date}. From tomorrow the carrier charges demurrage for each day.',
      ar: 'يجب أن تغادر حاوية الشحنة {route} الميناء اليوم {date}. يحتسب الناقل ابتداءً من الغد غرامة عن كل يوم.',
    },
    sms: {
      en: '{number}: last free day in port is today. Demurrage starts tomorrow.',
      ar: '{number}: اليوم آخر يوم سماح. تبدأ الغرامة غدًا.',
    },
    button: open,
    link: shipment,
    channels: ['mail', 'sms'],
  },
  'status-corrected': {
    title: { en: 'The status of {number} was corrected', ar: 'صُحّحت حالة الشحنة {number}' },
    body: {
      en: 'The status of {route} was put back to “{step}”. Steps reported by mistake no longer count.',
      ar: 'أُعيدت حالة الشحنة {route} إلى «{step}»، ولم تعد الخطوات المسجلة بالخطأ محتسبة.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
  'desk-refund': {
    title: { en: 'Refund to check for {number}', ar: 'مبلغ مسترد بحاجة إلى مراجعة للشحنة {number}' },
    body: {
      en: '{amount} is to be refunded for {route}. Please check the case and close it.',
      ar: 'يجب رد مبلغ {amount} للشحنة {route}. يُرجى مراجعة الحالة وإغلاقها.',
    },
    button: open,
    link: shipment,
    channels: ['mail'],
  },
})

export const deskMessages = messages({
  'message-undelivered': {
    title: { en: 'A message could not be delivered', ar: 'تعذّر تسليم إحدى الرسائل' },
    body: {
      en: 'We could not deliver a message about "{subject}" after {attempts} attempts. Please contact the person another way.',
      ar: 'تعذّر تسليم رسالة بعنوان «{subject}» بعد {attempts} محاولات. يُرجى التواصل مع صاحبها بطريقة أخرى.',
    },
    button: { en: 'Open Marsa', ar: 'فتح مرسى' },
    link: '/{lang}/home',
    channels: [],
  },
})
