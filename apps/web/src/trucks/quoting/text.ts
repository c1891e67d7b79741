// Words of the comparison of truck quotations.
import { texts } from '@marsa/model/kit/text.ts'

export const truckCompareText = texts({
  asAsked: { en: 'As requested', ar: 'كما طُلب' },
  later: { en: '{time} later than requested', ar: 'بعد الموعد المطلوب بـ{time}' },
  earlier: { en: '{time} earlier than requested', ar: 'قبل الموعد المطلوب بـ{time}' },
  atRate: { en: 'plus 5% VAT', ar: 'تُضاف ضريبة \u20665%\u2069' },
  zeroRated: { en: 'VAT 0%', ar: 'الضريبة \u20660%\u2069' },
  ifWaiting: {
    en: {
      one: 'Total if every truck waits {count} hour at loading',
      other: 'Total if every truck waits {count} hours at loading',
    },
    ar: {
      zero: 'الإجمالي دون انتظار عند التحميل',
      one: 'الإجمالي إذا انتظرت كل شاحنة ساعة واحدة عند التحميل',
      two: 'الإجمالي إذا انتظرت كل شاحنة ساعتين عند التحميل',
      few: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعات عند التحميل',
      many: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعة عند التحميل',
      other: 'الإجمالي إذا انتظرت كل شاحنة {count} ساعة عند التحميل',
    },
  },
})

/** What is said otherwise where trucks are booked: on credit, with a fee that grows towards the pickup. */
export const truckBookingText = texts({
  nowAndLater: {
    en: '{amount} is reserved on your credit account and owed once the trucks have delivered',
    ar: 'يُحجز {amount} على حسابك الائتماني، ويُستحق بعد تسليم الشاحنات حمولتها',
  },
  accept: { en: 'Accept on credit', ar: 'قبول على الحساب الائتماني' },
  platformBody: {
    en: 'Accepting books these trucks at this price on your credit account. Waiting and other extras are charged as the quotation says, with evidence, and you can object. You can cancel until a truck is at loading; the fee is shown before you confirm.',
    ar: 'القبول يعني حجز هذه الشاحنات بهذا السعر على حسابك الائتماني. يُحتسب الانتظار والرسوم الإضافية كما ورد في العرض وبإثبات، ويحق لك الاعتراض. يمكنك الإلغاء قبل وصول أي شاحنة إلى موقع التحميل، وتُعرض الرسوم قبل التأكيد.',
  },
  waiting: {
    en: 'The providers have your request. Each quotation appears here as soon as it is sent, and we notify you.',
    ar: 'وصل طلبك إلى مزودي الشاحنات. يظهر كل عرض هنا فور إرساله، وسنُعلمك بذلك.',
  },
  held: {
    en: 'Providers never see each other’s names or prices.',
    ar: 'لا يرى المزودون أسماء بعضهم أو أسعارهم.',
  },
})

/** What is said where a booking is cancelled: nothing was paid, so nothing is refunded. */
export const truckCancelText = texts({
  paidTitle: { en: 'Cancel this booking?', ar: 'إلغاء هذا الحجز؟' },
  cancelPaid: { en: 'Cancel the booking', ar: 'إلغاء الحجز' },
  cancelledPaid: { en: 'The booking is cancelled.', ar: 'أُلغي الحجز.' },
  ownBody: {
    en: 'The trucks are called off, and this cannot be undone. The rest of the amount is released on your credit account.',
    ar: 'تُلغى الشاحنات ولا يمكن التراجع عن ذلك. ويُعاد ما لا يُحتسب إلى رصيد حسابك الائتماني.',
  },
  staffBody: {
    en: 'The trucks are called off, and this cannot be undone. The rest of the amount is released on the customer’s credit account.',
    ar: 'تُلغى الشاحنات ولا يمكن التراجع عن ذلك. ويُعاد ما لا يُحتسب إلى رصيد الحساب الائتماني للعميل.',
  },
  agentBody: {
    en: 'The trucks are called off, and this cannot be undone. The customer pays nothing, and the amount is released on their credit account.',
    ar: 'تُلغى الشاحنات ولا يمكن التراجع عن ذلك. ولا يدفع العميل شيئًا، ويُعاد المبلغ إلى رصيد حسابه الائتماني.',
  },
  agentWhyHint: { en: 'The customer sees the reason.', ar: 'يرى العميل السبب.' },
  whyHint: { en: 'The provider sees the reason.', ar: 'يرى مزود الشاحنات السبب.' },
  faultAgent: { en: 'The provider (no fee)', ar: 'مزود الشاحنات (دون رسوم)' },
})
