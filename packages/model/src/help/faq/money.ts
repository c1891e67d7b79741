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
      en: 'By card on the page of our payment provider; we never see your card number. Companies with an approved credit account confirm on credit instead. Parcels can also be paid from bundle credit or from the wallet.',
      ar: 'بالبطاقة عبر صفحة مزوّد الدفع، ولا نطّلع على رقم بطاقتك أبدًا. ويمكن للشركات ذات الحساب الائتماني المعتمد التأكيد عليه. كما تُدفع الطرود من رصيد الباقة أو من المحفظة.',
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
      ar: 'لا. يبقى العرض متاحًا ويمكنك الدفع مجددًا ما دام ساريًا. وإذا خصم البنك مبلغًا ولم نتمكن من الحجز فإنه يُردّ إليك.',
    },
  },
  vat: {
    ask: { en: 'Is VAT included?', ar: 'هل تشمل الأسعار ضريبة القيمة المضافة؟' },
    answer: {
      en: 'Each quote shows VAT on its own line. Local services carry {vat} percent, international transport is zero-rated, and duties that we pay for you carry no VAT from us. Bundle prices are shown without VAT.',
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
      en: 'It can, when weight or services turn out differently. The agent posts a final quotation with every charge and measures loose cargo with a photo; new charges above 5 percent of the accepted price need your consent first. It is never below your first payment. If you paid everything and less is due, the difference is refunded with a credit note.',
      ar: 'قد يختلف إذا تغيّر الوزن أو الخدمات. يصدر الوكيل عرضًا نهائيًا بجميع الرسوم ويقيس البضاعة غير المعبأة مع صورة، وتتطلب الرسوم الجديدة التي تتجاوز 5 في المئة من السعر المقبول موافقتك أولًا. ولا يقل المبلغ عن دفعتك الأولى. وإذا كنت قد دفعت المبلغ كاملًا وكان المستحق أقل منه يُردّ إليك الفرق مع إشعار دائن.',
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
      en: 'On the shipment page, as PDF in both languages. An advance tax invoice follows the first payment; the final tax invoice deducts it.',
      ar: 'في صفحة الشحنة بصيغة PDF وباللغتين. تصدر فاتورة ضريبية للدفعة المقدمة بعد أول دفعة، ثم تُخصم في الفاتورة الضريبية النهائية.',
    },
  },
  'credit-account': {
    ask: { en: 'How does a company get credit?', ar: 'كيف تحصل الشركة على حساب ائتماني؟' },
    answer: {
      en: 'An administrator of the company applies with company name, contact name, e-mail, mobile and remarks, and adds trade licence, VAT certificate and references; more for higher limits. The answer comes within two working days of complete documents: a limit with payment terms, a question, or a refusal with its reason. Only one application can be open at a time. Credit customers confirm without paying first, up to their limit, in every service.',
      ar: 'يقدّم مدير حساب الشركة طلبًا باسم الشركة واسم جهة الاتصال والبريد الإلكتروني ورقم الهاتف والملاحظات، ويرفق الرخصة التجارية وشهادة ضريبة القيمة المضافة والمراجع التجارية، وأكثر من ذلك للحدود الأعلى. يصل الرد خلال يومي عمل من اكتمال المستندات: حدّ ائتماني ومدة سداد، أو سؤال، أو رفض مع السبب. ولا يُفتح أكثر من طلب في الوقت نفسه. ويؤكد عملاء الائتمان الحجز دون دفع مسبق ضمن حدّهم وفي كل الخدمات.',
    },
    more: { en: 'Credit account', ar: 'الحساب الائتماني', path: 'account/credit' },
  },
  'credit-pay': {
    ask: { en: 'How do I pay invoices on credit?', ar: 'كيف أسدّد فواتير الحساب الائتماني؟' },
    answer: {
      en: 'On the credit account page, choose invoices and pay them by card, or transfer to the account shown there and report the transfer with the bank advice. A transfer counts once we find it at the bank; it pays the invoices you name, or else those that are due first. On the first of each month you get a statement of account, on the page and as PDF, CSV and Excel; it is not a tax invoice.',
      ar: 'من صفحة الحساب الائتماني: اختر الفواتير وادفعها بالبطاقة، أو حوّل المبلغ إلى الحساب المذكور فيها وأبلغ عن التحويل مع إشعار البنك، ويُحتسب بعد ظهوره في كشف البنك. تُسدَّد به الفواتير التي تسمّيها، وإلا فالأقدم استحقاقًا. ويصدر كشف الحساب في أول كل شهر صفحةً وبصيغ PDF وCSV وExcel، وهو ليس فاتورة ضريبية.',
    },
    more: { en: 'Credit account', ar: 'الحساب الائتماني', path: 'account/credit' },
  },
  'credit-suspended': {
    ask: { en: 'Why is our credit suspended?', ar: 'لماذا أُوقف حسابنا الائتماني؟' },
    answer: {
      en: 'We remind you seven days before an invoice is due, and one, seven and fourteen days after. If AED {creditLeast} or more is still unpaid {creditGrace} after its due date, the account is suspended. Current bookings continue; new ones cannot be confirmed on credit in any service, but you can still pay by card. Once everything overdue is paid, our finance team restores the account.',
      ar: 'تصل التذكيرات قبل موعد استحقاق الفاتورة بسبعة أيام، وبعده بيوم وبسبعة أيام وبأربعة عشر يومًا. وما بقي دون سداد بعد {creditGrace} من الاستحقاق يوقف الحساب إذا بلغ {creditLeast} درهم أو أكثر. تستمر الحجوزات الجارية، ولا تُؤكَّد حجوزات جديدة على الحساب الائتماني في أي خدمة، ويبقى الدفع بالبطاقة متاحًا. وبعد سداد كل المتأخرات يعيد فريق المالية تفعيل الحساب.',
    },
  },
})
