// Messages of storage: quotations, payments, the goods, what is asked for on the way, and the end (B 4, B 8).
import { messages } from '../message.ts'

/** `page` is the reader's: `storages` of customers and staff, `requests` of warehouses. */
const storage = '/{lang}/warehouse/{page}/{id}'
/** Where its page asks for feedback. */
export const storageFeedbackPlace = 'feedback'
/** By when a balance is paid; it has no day of its own. */
export const beforeGoodsLeave = { en: 'before the goods leave', ar: 'قبل إخراج البضاعة' }
const open = { en: 'Open the storage', ar: 'فتح طلب التخزين' }
const compare = { en: 'Compare the quotes', ar: 'مقارنة العروض' }

export const storageQuoteMessages = messages({
  'storage-submitted': {
    title: { en: 'We received your storage request {number}', ar: 'استلمنا طلب التخزين {number}' },
    body: {
      en: 'Your request for {space} in {city} is with our warehouses. We will notify you as soon as the first quote arrives.',
      ar: 'وصل طلبك لتخزين {space} في {city} إلى مستودعاتنا، وسنُعلمك فور وصول أول عرض سعر.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-invited': {
    title: { en: 'A new storage request: {number}', ar: 'طلب تخزين جديد: {number}' },
    body: {
      en: 'A customer has asked for {space} in {city}. Answer by {time}.',
      ar: 'يطلب أحد العملاء تخزين {space} في {city}. يُرجى الرد قبل {time}.',
    },
    button: { en: 'Answer the request', ar: 'الرد على الطلب' },
    link: storage,
    channels: ['mail'],
  },
  'storage-changed': {
    title: { en: '{number} has changed', ar: 'عُدّل طلب التخزين {number}' },
    body: {
      en: 'The customer changed the request: {space} in {city}. Please review it before you quote.',
      ar: 'عدّل العميل طلبه: {space} في {city}. يُرجى الاطلاع عليه قبل تقديم العرض.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-quote': {
    title: { en: 'You have a quote for {number}', ar: 'وصل عرض سعر للطلب {number}' },
    body: {
      en: '{agent} offers {amount} for {space} in {city}. The quote is valid until {time}.',
      ar: 'قدّم {agent} عرضًا بقيمة {amount} لتخزين {space} في {city}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-quote-revised': {
    title: { en: 'A quote for {number} has changed', ar: 'تغيّر أحد عروض الطلب {number}' },
    body: {
      en: '{agent} changed the quote from {before} to {amount}. It is valid until {time}.',
      ar: 'عدّل {agent} عرضه من {before} إلى {amount}. العرض سارٍ حتى {time}.',
    },
    button: compare,
    link: storage,
    channels: ['mail'],
  },
  'storage-quote-rejected': {
    title: { en: 'Your quote for {number} was rejected', ar: 'رُفض عرضك للطلب {number}' },
    body: {
      en: 'The customer rejected your quote of {amount}.',
      ar: 'رفض العميل عرضك بقيمة {amount}.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-quote-expired': {
    title: { en: 'Your quote for {number} has expired', ar: 'انتهت صلاحية عرضك للطلب {number}' },
    body: {
      en: 'It was not accepted in time. You may send a new one while the request is open.',
      ar: 'لم يُقبل العرض في موعده. يمكنك إرسال عرض جديد ما دام الطلب مفتوحًا.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-expired': {
    title: { en: '{number} has expired', ar: 'انتهت صلاحية الطلب {number}' },
    body: {
      en: 'There is no longer an open quote for {space} in {city}. You can request quotes again with one click.',
      ar: 'لم يعد هناك عرض سارٍ لتخزين {space} في {city}. يمكنك إعادة الطلب بنقرة واحدة.',
    },
    button: { en: 'Request quotes again', ar: 'إعادة الطلب' },
    link: storage,
    channels: ['mail'],
  },
  'storage-unanswered': {
    title: { en: 'No quotes for {number}', ar: 'لا عروض للطلب {number}' },
    body: {
      en: 'No warehouse has offered {space} in {city}. Please follow up on the request.',
      ar: 'لا يوجد مستودع يعرض {space} في {city}. يُرجى متابعة الطلب.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-cancelled': {
    title: { en: '{number} is cancelled', ar: 'أُلغي الطلب {number}' },
    body: {
      en: 'The storage request for {space} in {city} is cancelled. There is nothing to pay. Reason: {reason}',
      ar: 'أُلغي طلب تخزين {space} في {city}، ولا يوجد أي مبلغ مستحق. السبب: {reason}',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-awarded': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote for {space} in {city} and paid {amount}. Please take in the goods as agreed.',
      ar: 'قَبِل العميل عرضك لتخزين {space} في {city} وسدّد {amount}. يُرجى استلام البضاعة حسب الاتفاق.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-awarded-credit': {
    title: { en: 'Your quote for {number} was accepted', ar: 'قُبل عرضك للطلب {number}' },
    body: {
      en: 'The customer accepted your quote of {amount} for {space} in {city} on credit. Please take in the goods as agreed.',
      ar: 'قَبِل العميل عرضك بقيمة {amount} لتخزين {space} في {city} على حسابه الائتماني. يُرجى استلام البضاعة حسب الاتفاق.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-not-awarded': {
    title: { en: '{number} has already been awarded', ar: 'أُسند الطلب {number} إلى غيرك' },
    body: {
      en: 'The customer chose another warehouse for {space} in {city}. Thank you for your quote.',
      ar: 'اختار العميل مستودعًا آخر لتخزين {space} في {city}. نشكرك على عرضك.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
})

export const storageMoneyMessages = messages({
  'storage-paid': {
    title: { en: 'Payment received for {number}', ar: 'تم استلام دفعة الطلب {number}' },
    body: {
      en: 'We received {amount}; receipt number {receipt}. {agent} now takes care of your goods.',
      ar: 'استلمنا {amount}، ورقم الإيصال {receipt}. يتولى {agent} الآن بضاعتك.',
    },
    sms: {
      en: 'We received {amount} for {number}; receipt number {receipt}.',
      ar: 'استلمنا {amount} للطلب {number}، والإيصال {receipt}.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-on-credit': {
    title: { en: 'Storage {number} is confirmed', ar: 'تأكد حجز التخزين {number}' },
    body: {
      en: '{amount} was booked to your credit account. {agent} now takes care of your goods.',
      ar: 'قُيّد مبلغ {amount} على حسابك الائتماني. يتولى {agent} الآن بضاعتك.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-payment-failed': {
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
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-payment-cancelled': {
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
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-final-quote': {
    title: { en: 'Final payment due for {number}', ar: 'الدفعة النهائية مستحقة للطلب {number}' },
    body: {
      en: 'The final quotation of {agent} is ready. {amount} is still due.',
      ar: 'صدر العرض النهائي من {agent}. المبلغ المتبقي {amount}.',
    },
    sms: {
      en: '{amount} is still due for {number} before the goods leave.',
      ar: 'المتبقي {amount} للطلب {number}، ويُسدَّد قبل إخراج البضاعة.',
    },
    button: { en: 'Pay the balance', ar: 'سداد المبلغ المتبقي' },
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-final-paid': {
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
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-final-paid-agent': {
    title: {
      en: 'The customer has paid the balance for {number}',
      ar: 'سدّد العميل باقي مبلغ الطلب {number}',
    },
    body: {
      en: 'The final payment has been received. The goods can now leave.',
      ar: 'استُلمت الدفعة النهائية، ويمكن إخراج البضاعة.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-cancelled-paid': {
    title: { en: 'Storage {number} is cancelled', ar: 'أُلغي التخزين {number}' },
    body: {
      en: '{amount} is refunded to you. The cancellation fee under the refund rule is {fee}. Reason: {reason}',
      ar: 'سيُعاد إليك مبلغ {amount}. رسوم الإلغاء وفق قاعدة رد المبالغ {fee}. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is refunded to the original payment method within a few working days.',
      ar: 'أُلغي {number}، وسيُرد {amount} خلال أيام عمل.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-cancelled-credit': {
    title: { en: 'Storage {number} is cancelled', ar: 'أُلغي التخزين {number}' },
    body: {
      en: '{amount} is released on your credit account. The cancellation fee is {fee}. Reason: {reason}',
      ar: 'عاد {amount} إلى رصيد حسابك الائتماني. رسوم الإلغاء {fee}. السبب: {reason}',
    },
    sms: {
      en: '{number} is cancelled. {amount} is released on your credit account.',
      ar: 'أُلغي {number}، وعاد {amount} إلى حسابك الائتماني.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-cancelled-agent': {
    title: { en: 'Storage {number} is cancelled', ar: 'أُلغي التخزين {number}' },
    body: {
      en: 'The storage of {space} in {city} is cancelled. Please stop working on it. Your share of the cancellation fee is {fee}. Reason: {reason}',
      ar: 'أُلغي تخزين {space} في {city}. يُرجى إيقاف العمل. مستحقك من رسوم الإلغاء {fee}. السبب: {reason}',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
})

export const storageGoodsMessages = messages({
  'storage-PICKED_UP': {
    title: { en: 'Your goods have been picked up: {number}', ar: 'تم استلام بضاعتك: {number}' },
    body: {
      en: '{agent} has your goods and is taking them to the warehouse.',
      ar: 'استلم {agent} بضاعتك وينقلها إلى المستودع.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-STORED': {
    title: { en: 'Your goods are stored: {number}', ar: 'تم تخزين بضاعتك: {number}' },
    body: {
      en: '{agent} measured {measured}. Your inventory with photos is on the storage page.',
      ar: 'المساحة المقاسة لدى {agent}: {measured}. تجد قائمة الأصناف مع الصور في صفحة التخزين.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-OUT_FOR_DELIVERY': {
    title: { en: 'Your goods are on their way: {number}', ar: 'بضاعتك في الطريق إليك: {number}' },
    body: { en: '{agent} has sent your goods out for delivery.', ar: 'أرسل {agent} بضاعتك للتسليم.' },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-DELIVERED': {
    title: { en: 'Your goods are delivered: {number}', ar: 'تم تسليم بضاعتك: {number}' },
    body: {
      en: 'The proof of delivery is on the storage page. If something is wrong, contact us.',
      ar: 'إثبات التسليم متاح في صفحة التخزين. إن كانت لديك ملاحظة فتواصل معنا.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-collected': {
    title: { en: 'Your goods were collected: {number}', ar: 'تم استلام بضاعتك من المستودع: {number}' },
    body: {
      en: 'The signed proof is on the storage page. If something is wrong, contact us.',
      ar: 'الإثبات الموقّع متاح في صفحة التخزين. إن كانت لديك ملاحظة فتواصل معنا.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-space-differs': {
    title: {
      en: '{number}: the measured space differs',
      ar: 'المساحة المقاسة للتخزين {number} تختلف عن المحجوزة',
    },
    body: {
      en: '{booked} was booked, {measured} was measured. The warehouse will send a new final quotation.',
      ar: 'المساحة المحجوزة {booked} والمقاسة {measured}. سيصدر المستودع عرضًا نهائيًا جديدًا.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-findings': {
    title: { en: 'Your answer is needed: {number}', ar: 'نحتاج إلى ردك: {number}' },
    body: {
      en: 'At intake the warehouse found: {found}. Check the photo and the figures, then accept or object.',
      ar: 'لاحظ المستودع عند الإدخال: {found}. اطّلع على الصورة والأرقام، ثم اقبل أو اعترض.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-findings-accepted': {
    title: { en: 'Accepted by the customer: {number}', ar: 'موافقة العميل: {number}' },
    body: {
      en: 'The customer accepts what you noted at intake: {found}.',
      ar: 'وافق العميل على ما سجّلته عند الإدخال: {found}.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-findings-objected': {
    title: { en: 'The customer objects: {number}', ar: 'اعترض العميل: {number}' },
    body: {
      en: 'The customer objects to what you noted at intake ({found}): {reason}',
      ar: 'اعترض العميل على ما سجلته عند الإدخال ({found}): {reason}',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-objection-answered': {
    title: { en: 'Response to your objection: {number}', ar: 'الرد على اعتراضك: {number}' },
    body: {
      en: 'The response to your objection ({found}): {reason}',
      ar: 'الرد على اعتراضك ({found}): {reason}',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-exception-handed': {
    title: { en: 'Assigned to you: {number}', ar: 'أُسندت إليك حالة: {number}' },
    body: {
      en: '{name} assigned an exception of this storage to you: {found}.',
      ar: 'أسند إليك {name} حالة من طلب التخزين هذا: {found}.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-overstay': {
    title: { en: 'The booked period of {number} is over', ar: 'انتهت المدة المحجوزة للتخزين {number}' },
    body: {
      en: 'The goods are still stored; the last day was {date}. Request an extension or a release.',
      ar: 'لا تزال البضاعة مخزّنة، وكان آخر يوم {date}. يمكنك طلب تمديد المدة أو إخراج البضاعة.',
    },
    button: open,
    link: storage,
    channels: ['mail', 'sms'],
  },
  'storage-overstay-agent': {
    title: { en: 'The booked period of {number} is over', ar: 'انتهت المدة المحجوزة للتخزين {number}' },
    body: {
      en: 'The goods are still with you; the last day was {date}. The customer has been asked to extend the storage or have them released.',
      ar: 'لا تزال البضاعة لديك، وكان آخر يوم {date}. طُلب من العميل تمديد المدة أو إخراج البضاعة.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-extension-asked': {
    title: { en: 'Extension requested: {number}', ar: 'طلب تمديد المدة: {number}' },
    body: {
      en: 'The customer wants to store until {date}. Answer with a new final quotation.',
      ar: 'يرغب العميل في التخزين حتى {date}. يُرجى الرد بعرض نهائي جديد.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-extension-withdrawn': {
    title: { en: 'Extension request withdrawn: {number}', ar: 'سُحب طلب التمديد: {number}' },
    body: {
      en: 'The customer withdrew the extension request. The last day stays as it is.',
      ar: 'سحب العميل طلب تمديد المدة، ويبقى آخر يوم كما هو.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-extended': {
    title: { en: '{number} is extended', ar: 'مُدّد التخزين {number}' },
    body: { en: 'The goods may stay until {date}.', ar: 'يمكن أن تبقى البضاعة حتى {date}.' },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-release-asked': {
    title: { en: 'Release requested: {number}', ar: 'طلب إخراج جزء من البضاعة: {number}' },
    body: {
      en: 'The customer wants {pieces} on {date}. Have them ready, or decline with a reason.',
      ar: 'يطلب العميل إخراج {pieces} بتاريخ {date}. جهّزها أو ارفض الطلب مع ذكر السبب.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-release-withdrawn': {
    title: { en: 'Release withdrawn: {number}', ar: 'سُحب طلب الإخراج: {number}' },
    body: {
      en: 'The customer withdrew the release. Everything stays in storage.',
      ar: 'سحب العميل طلب الإخراج، وتبقى البضاعة كلها مخزّنة.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-released': {
    title: { en: 'Part of your goods was released: {number}', ar: 'أُخرج جزء من بضاعتك: {number}' },
    body: {
      en: 'Handed over: {pieces}. The rest stays in storage.',
      ar: 'تم تسليم {pieces}، والباقي مخزّن.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-released-on-credit': {
    title: {
      en: 'Goods were released before payment: {number}',
      ar: 'أُخرج جزء من بضاعتك قبل السداد: {number}',
    },
    body: {
      en: 'Handed over: {pieces}, with {amount} still unpaid. The warehouse gave you credit: {reason}',
      ar: 'تم تسليم {pieces}، والمبلغ المتبقي {amount}. منحك المستودع ائتمانًا، والسبب: {reason}',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-release-declined': {
    title: { en: 'The release for {number} was declined', ar: 'رُفض طلب الإخراج للتخزين {number}' },
    body: {
      en: 'The warehouse could not release the goods; its reason is on the storage page.',
      ar: 'تعذّر على المستودع إخراج البضاعة، والسبب مذكور في صفحة التخزين.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-paper-accepted': {
    title: { en: 'A document for {number} was accepted', ar: 'قُبل أحد مستندات التخزين {number}' },
    body: { en: '{paper} was checked and accepted.', ar: 'دُقّق المستند «{paper}» وقُبل.' },
    button: open,
    link: storage,
    channels: [],
  },
  'storage-paper-returned': {
    title: { en: 'A document for {number} was returned', ar: 'أُعيد أحد مستندات التخزين {number}' },
    body: {
      en: '{paper} was returned: {reason}. Please upload it again.',
      ar: 'أُعيد المستند «{paper}»، والسبب: {reason}. يُرجى رفعه من جديد.',
    },
    button: { en: 'Upload it again', ar: 'إعادة الرفع' },
    link: storage,
    channels: ['mail'],
  },
  'storage-paper-expires': {
    title: {
      en: 'A document for {number} expires soon',
      ar: 'اقترب انتهاء صلاحية أحد مستندات التخزين {number}',
    },
    body: {
      en: '{paper} is valid until {day}. Please upload a valid one before then.',
      ar: 'المستند «{paper}» ساري المفعول حتى {day}. يُرجى رفع مستند سارٍ قبل ذلك التاريخ.',
    },
    button: open,
    link: storage,
    channels: ['mail'],
  },
  'storage-completed': {
    title: { en: '{number} is complete: how did it go?', ar: 'اكتمل التخزين {number}: كيف كانت تجربتك؟' },
    body: {
      en: 'Thank you for storing with us. Your rating takes a minute and helps others choose.',
      ar: 'نشكرك على التخزين معنا. تقييمك لا يستغرق أكثر من دقيقة ويساعد غيرك على الاختيار.',
    },
    button: { en: 'Give feedback', ar: 'تقديم التقييم' },
    link: `${storage}#${storageFeedbackPlace}`,
    channels: ['mail'],
  },
})
