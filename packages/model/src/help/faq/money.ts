// Questions about prices, payment, VAT, refunds and credit.
import { questions } from '../question.ts'

export const moneyQuestions = questions({
  'pay-half': {
    ask: { en: 'How much do I pay, and when?', ar: 'كم أدفع ومتى؟' },
    answer: {
      en: '50 percent of the total confirms the booking. The balance is due before delivery, after the agent has sent the final quotation. You may also pay the whole amount at once.',
      ar: 'يؤكَّد الحجز بدفع 50 في المئة من الإجمالي. ويُسدَّد المتبقي قبل التسليم بعد أن يرسل الوكيل العرض النهائي. ويمكنك أيضًا دفع المبلغ كاملًا دفعة واحدة.',
    },
  },
  'pay-ways': {
    ask: { en: 'How can I pay?', ar: 'ما طرق الدفع؟' },
    answer: {
      en: 'By card on the page of our payment provider; we never see your card number. Companies with an approved credit account confirm on credit instead. Parcels can also be paid from bundle credit or from the cash account.',
      ar: 'بالبطاقة عبر صفحة مزوّد الدفع، ولا نطّلع على رقم بطاقتك أبدًا. ويمكن للشركات ذات الحساب الائتماني المعتمد التأكيد على الحساب. كما تُدفع الطرود من رصيد الباقة أو من الحساب النقدي.',
    },
  },
  'payment-lock': {
    ask: { en: 'What does "payment in progress" mean?', ar: 'ماذا تعني عبارة «الدفع قيد التنفيذ»؟' },
    answer: {
      en: 'While a payment page is open, the quotes are held for {paymentLock} and nobody can change them. If you close the page, wait {paymentLock} and try again. A payment is never taken twice.',
      ar: 'أثناء فتح صفحة الدفع تُثبَّت العروض لمدة {paymentLock} ولا يستطيع أحد تغييرها. إذا أغلقت الصفحة فانتظر {paymentLock} ثم حاول مجددًا. ولا يُخصم المبلغ مرتين أبدًا.',
    },
  },
  'payment-failed': {
    ask: { en: 'My payment failed. Is the quote lost?', ar: 'فشلت عملية الدفع، هل ضاع العرض؟' },
    answer: {
      en: 'No. The quote stays and you can pay again while it is valid. If the bank took money although we could not book, it is refunded.',
      ar: 'لا. يبقى العرض متاحًا ويمكنك الدفع مجددًا ما دام ساريًا. وإذا خصم المصرف مبلغًا ولم نتمكن من الحجز فإنه يُردّ إليك.',
    },
  },
  vat: {
    ask: { en: 'Is VAT included?', ar: 'هل تشمل الأسعار ضريبة القيمة المضافة؟' },
    answer: {
      en: 'Each quote shows VAT on its own line. Local services bear {vat} percent, international transport is zero-rated, and duties that we pay for you bear no VAT of ours. Bundle prices are shown without VAT.',
      ar: 'تظهر الضريبة في كل عرض في سطر مستقل. تخضع الخدمات المحلية لنسبة {vat} في المئة، والنقل الدولي لنسبة الصفر، ولا تُضاف ضريبة على الرسوم الحكومية التي ندفعها نيابة عنك. وتُعرض أسعار الباقات من دون الضريبة.',
    },
  },
  'local-charges': {
    ask: { en: 'Are local charges limited?', ar: 'هل للرسوم المحلية حدود؟' },
    answer: {
      en: 'Yes. For example: delivery order fee AED {orderLeast} to {orderMost}, terminal handling AED {terminalLeast} to {terminalMost}, transport AED {transportLeast} to {transportMost}. Freight itself depends on the route.',
      ar: 'نعم. على سبيل المثال: رسوم إذن التسليم من {orderLeast} إلى {orderMost} درهمًا، ومناولة المحطة من {terminalLeast} إلى {terminalMost} درهمًا، وأجرة النقل من {transportLeast} إلى {transportMost} درهمًا. أما أجرة الشحن نفسها فتعتمد على المسار.',
    },
    more: { en: 'All ranges', ar: 'جميع الحدود', path: 'freight/home#charges' },
  },
  'final-amount': {
    ask: { en: 'Can the final amount differ from the quote?', ar: 'هل يختلف المبلغ النهائي عن العرض؟' },
    answer: {
      en: 'It can, when weight or services turn out differently. The agent posts a final quotation with every charge; it is never below your first payment. If you paid everything and less is due, the difference is refunded with a credit note.',
      ar: 'قد يختلف إذا تغيّر الوزن أو الخدمات. يصدر الوكيل عرضًا نهائيًا بجميع الرسوم، ولا يقل عن دفعتك الأولى. وإذا كنت قد دفعت المبلغ كاملًا وكان المستحق أقل منه يُردّ إليك الفرق مع إشعار دائن.',
    },
  },
  refunds: {
    ask: { en: 'How do refunds work?', ar: 'كيف يُردّ المبلغ؟' },
    answer: {
      en: 'A refund is made to the original payment method, with a credit note in both languages. How much is refunded depends on what has already been done; the rule is shown before you confirm. Bundles are not refunded.',
      ar: 'يُردّ المبلغ بالطريقة التي دُفع بها مع إشعار دائن باللغتين. ويعتمد مقدار الاسترداد على ما أُنجز من عمل، وتُعرض القاعدة قبل التأكيد. ولا تُردّ قيمة الباقات.',
    },
  },
  receipts: {
    ask: { en: 'Where are my receipts and tax invoices?', ar: 'أين أجد الإيصالات والفواتير الضريبية؟' },
    answer: {
      en: 'On the page of the shipment, as PDF in both languages. An advance tax invoice follows the first payment, the final tax invoice deducts it.',
      ar: 'في صفحة الشحنة بصيغة PDF وباللغتين. تصدر فاتورة ضريبية للدفعة المقدمة بعد أول دفعة، ثم تُخصم في الفاتورة الضريبية النهائية.',
    },
  },
  'credit-account': {
    ask: { en: 'How does a company get credit?', ar: 'كيف تحصل الشركة على حساب ائتماني؟' },
    answer: {
      en: 'Apply with company name, contact name, e-mail, mobile and remarks. Our finance team approves with a limit or refuses with a reason; only one application can be open at a time. Credit customers confirm without paying first, up to their limit.',
      ar: 'قدّم طلبًا باسم الشركة واسم جهة الاتصال والبريد الإلكتروني ورقم الهاتف والملاحظات. يوافق فريق المالية مع تحديد سقف أو يرفض مع ذكر السبب، ولا يُفتح أكثر من طلب في الوقت نفسه. ويؤكد العملاء الائتمانيون الحجز دون دفع مسبق ضمن سقفهم.',
    },
  },
})
