// Questions of those who keep the books: payouts of the card gateway, purchases and the VAT return.
import { questions } from '../question.ts'

export const financeQuestions = questions({
  'card-payouts': {
    ask: {
      en: 'How do I check what the card gateway pays out?',
      ar: 'كيف أراجع ما تحوّله بوابة البطاقات؟',
    },
    answer: {
      en: 'Import the settlement report of the gateway under Card payouts; you see its rows before they are imported. Each payment is compared with ours, and fees are posted with their VAT. The payout counts once a line of the bank statement confirms it. Every difference becomes a case under Reconciliation: an unknown order, another amount, a payment paid out twice or not at all, a chargeback, or a payout that came short. Cases that post money are proposed by one person and approved by another.',
      ar: 'استورد تقرير التسوية الصادر عن البوابة في صفحة تحويلات البطاقات، وتُعرض لك صفوفه قبل اعتمادها. تُقارن كل دفعة بما لدينا، وتُقيَّد الرسوم مع ضريبتها. ولا يُحتسب التحويل إلا بعد أن تؤكده حركة في كشف الحساب البنكي. وما يختلف يصبح حالة في صفحة المطابقة البنكية: عملية غير معروفة، أو مبلغ مختلف، أو دفعة حُوّلت مرتين أو لم تُحوَّل، أو اعتراض حامل بطاقة، أو تحويل وصل ناقصًا. والحالات التي تُقيَّد فيها مبالغ يقترحها شخص ويعتمدها آخر.',
    },
    more: { en: 'Card payouts', ar: 'تحويلات البطاقات', path: 'finance/card-payouts' },
  },
  purchases: {
    ask: { en: 'How do we recover input VAT on a purchase?', ar: 'كيف تُسترد ضريبة المدخلات عن فاتورة شراء؟' },
    answer: {
      en: 'Enter the supplier’s tax invoice under Purchases with its file. Up to AED 500 one person records it, above that a second one approves. Only its VAT is posted: in box 9, or in boxes 3 and 10 under the reverse charge. Without the supplier’s TRN no VAT can be recovered. An invoice that arrives after its return was frozen counts in the next one. A wrong entry is reversed with a reason.',
      ar: 'أدخل الفاتورة الضريبية للمورّد في صفحة المشتريات مع ملفها. يسجّلها شخص واحد حتى 500 درهم، ويعتمد ما زاد شخص ثانٍ. تُقيَّد ضريبتها فقط: في الخانة 9، أو في الخانتين 3 و10 عند الاحتساب العكسي. ولا تُسترد الضريبة دون رقم تسجيل ضريبي للمورّد. والفاتورة التي ترد بعد تجميد إقرارها تُحتسب في الإقرار التالي. ويُعكس قيد الفاتورة الخاطئة مع ذكر السبب.',
    },
    more: { en: 'Purchases', ar: 'المشتريات', path: 'finance/purchases' },
  },
  'stuck-refunds': {
    ask: {
      en: 'What if the card gateway does not make a refund?',
      ar: 'ماذا لو لم تُجرِ بوابة البطاقات رد المبلغ؟',
    },
    answer: {
      en: 'It is marked as stuck under Refunds after a day or 3 failed attempts, with the gateway response. Retry at the gateway: a retry never refunds twice. If the gateway cannot make it, propose a bank transfer with the payer’s account and how you confirmed it. The gateway is asked once more whether it has made the refund meanwhile, and then another person approves the transfer. Pay it at the bank with its number, add the bank’s confirmation and mark it as paid: the customer is notified, and the line of the bank statement matches by that number.',
      ar: 'يُسجَّل المبلغ متعثّرًا في صفحة المبالغ المستردة بعد يوم أو 3 محاولات فاشلة، مع ردّ البوابة. اطلب الرد من البوابة مجددًا، وتكرار الطلب لا يردّ المبلغ مرتين. وإن تعذّر ذلك فاقترح تحويلًا مصرفيًا بحساب الدافع وكيفية التحقق منه. ويعتمده شخص آخر بعد سؤال البوابة هل أجرت الرد في هذه الأثناء. ثم نفّذه لدى البنك برقمه، وأرفق إشعار البنك، وسجّل دفعه: يُبلَّغ العميل، وتُطابَق حركة كشف الحساب بذلك الرقم.',
    },
    more: { en: 'Refunds', ar: 'المبالغ المستردة', path: 'finance/refunds' },
  },
  'vat-return': {
    ask: { en: 'How is a VAT return frozen and filed?', ar: 'كيف يُجمَّد الإقرار الضريبي ويُقدَّم؟' },
    answer: {
      en: 'After the last day of the tax period, open it under VAT return. Whatever holds it up is listed with a link: a difference of a single fil between the boxes and the ledger prevents freezing. One person freezes it; its boxes are kept with every document behind them, and anything later counts in the next return. Another person files it with the authority within {vatDue} and marks it here with reference and day; output VAT is then settled against input VAT. Until it is filed, somebody other than the person who froze it may unfreeze it with a reason.',
      ar: 'بعد آخر يوم في الفترة الضريبية افتحها في صفحة الإقرار الضريبي. يُعرض ما يعيقه مع رابط إليه، وفرق فلس واحد بين الخانات ودفتر الأستاذ يمنع التجميد. يجمّده شخص فتُحفظ خاناته مع كل مستند وراءها، وما يرد لاحقًا يُحتسب في الإقرار التالي. ثم يقدّمه شخص آخر إلى الهيئة خلال {vatDue} ويسجّل ذلك هنا بالمرجع والتاريخ، فتُسوّى ضريبة المخرجات مقابل ضريبة المدخلات. وقبل التقديم يمكن لشخص غير من جمّده إلغاء التجميد مع ذكر السبب.',
    },
    more: { en: 'VAT return', ar: 'الإقرار الضريبي', path: 'finance/vat' },
  },
})
