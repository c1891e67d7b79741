// Texts of the express home on what a plan saves, how cash on delivery reaches a merchant, and who it is for.
import { texts } from '@marsa/model/kit/text.ts'

export const expressFor = texts({
  year: { en: 'What a year costs with a plan', ar: 'كم تكلّف سنة كاملة مع الباقة' },
  yearText: {
    en: 'Parcels up to 5 kg, in dirhams without VAT: the price of the plan, plus the list price of parcels that its credits no longer cover. Once you send with us, we work it out from your own parcels, and tell you if no plan is worth it.',
    ar: 'طرود حتى 5 كغم، بالدرهم دون ضريبة القيمة المضافة: ثمن الباقة، ثم السعر المعتاد لما يزيد على رصيدها. وعندما تبدأ بالإرسال نحسبها من طرودك أنت، ونخبرك إن لم تكن أي باقة مجدية لك.',
  },
  plan: { en: 'Plan', ar: 'الباقة' },
  none: { en: 'No plan', ar: 'دون باقة' },
  bronze: { en: 'Bronze', ar: 'البرونزية' },
  silver: { en: 'Silver', ar: 'الفضية' },
  gold: { en: 'Gold', ar: 'الذهبية' },
  shop: {
    en: '{shopHere} in the Emirates and {shopAbroad} abroad a quarter',
    ar: '{shopHere} طردًا داخل الإمارات و{shopAbroad} إلى الخارج كل ثلاثة أشهر',
  },
  few: { en: '{fewHere} in the Emirates a quarter', ar: '{fewHere} طرود داخل الإمارات كل ثلاثة أشهر' },
  cash: { en: 'How cash on delivery reaches you', ar: 'كيف تصلك مبالغ الدفع عند الاستلام' },
  cashText: {
    en: 'From AED {codLeast} to AED {codMost} a shipment within the Emirates. You can always see where every dirham is.',
    ar: 'من {codLeast} إلى {codMost} درهم للشحنة الواحدة داخل الإمارات. وترى في كل لحظة أين كل درهم من أموالك.',
  },
  door: { en: 'At the door', ar: 'عند الباب' },
  doorText: {
    en: 'The courier takes the exact amount, or does not hand the parcel over.',
    ar: 'يأخذ المندوب المبلغ كاملًا بالضبط، وإلا فلا يسلّم الطرد.',
  },
  depot: { en: 'At the depot', ar: 'في مركز التوزيع' },
  depotText: {
    en: 'The cash is counted by someone else, who does not see how much is expected.',
    ar: 'يعدّ النقد شخص آخر لا يرى المبلغ المتوقع.',
  },
  wallet: { en: 'In your wallet', ar: 'في محفظتك' },
  walletText: {
    en: 'A third person confirms, and the amount is yours to spend on shipments.',
    ar: 'يعتمد العدَّ شخص ثالث، فيصبح المبلغ متاحًا لك للإنفاق على الشحن.',
  },
  bank: { en: 'In your bank', ar: 'في حسابك البنكي' },
  bankText: {
    en: 'Ask for a payout from AED {payoutLeast}. A new bank account waits {payoutWait} first.',
    ar: 'اطلب التحويل ابتداءً من {payoutLeast} درهم. ويُنتظر مع الحساب البنكي الجديد {payoutWait} أولًا.',
  },
  cashTerms: { en: 'Terms of cash on delivery', ar: 'شروط الدفع عند الاستلام' },
  who: { en: 'Who it is for', ar: 'لمن هذه الخدمة' },
  who1: {
    en: 'Shops that sell online: cash on delivery, payouts to the bank and a report of each deposit.',
    ar: 'المتاجر التي تبيع عبر الإنترنت: الدفع عند الاستلام، والتحويل إلى البنك، وتقرير بكل إيداع.',
  },
  who2: {
    en: 'Companies that send often: a plan, addresses that are kept, tax invoices, and an API for their own systems.',
    ar: 'الشركات التي ترسل كثيرًا: باقة، وعناوين محفوظة، وفواتير ضريبية، وواجهة ربط لأنظمتها.',
  },
  who3: {
    en: 'Anyone who sends one parcel: the full price first, paid by card, without a plan.',
    ar: 'كل من يرسل طردًا واحدًا: السعر كاملًا قبل الإرسال، والدفع بالبطاقة، دون باقة.',
  },
  who4: {
    en: 'Recipients: a link in a text message, to choose another day or name a neighbour.',
    ar: 'المستلِم: رابط في رسالة نصية لاختيار يوم آخر أو تسمية جار يستلم عنه.',
  },
})
