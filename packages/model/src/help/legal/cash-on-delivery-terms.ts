// The terms of cash on delivery: what a merchant may have collected, and when the money is theirs.
import type { LegalText } from './legal-text.ts'

export const cashOnDeliveryTerms: LegalText = {
  title: { en: 'Cash on delivery terms and conditions', ar: 'شروط الدفع عند الاستلام وأحكامه' },
  summary: {
    en: 'How we collect cash for merchants, and how it reaches them.',
    ar: 'كيف نحصّل المبالغ نيابة عن التجار وكيف تصل إليهم.',
  },
  sections: [
    {
      id: 'who',
      title: { en: 'Who and how much', ar: 'لمن وبأي مبلغ' },
      paragraphs: [
        {
          en: 'Cash on delivery is for approved companies and for shipments within the Emirates, from AED {codLeast} to AED {codMost} each. You pay the delivery fee before we collect the parcel; it is not taken from the cash.',
          ar: 'الدفع عند الاستلام متاح للشركات المعتمدة وللشحنات داخل الإمارات، من {codLeast} إلى {codMost} درهم للشحنة الواحدة. وتُدفع رسوم التوصيل قبل استلام الطرد ولا تُخصم من المبلغ المحصّل.',
        },
      ],
    },
    {
      id: 'door',
      title: { en: 'At the door', ar: 'عند الباب' },
      paragraphs: [
        {
          en: 'The courier collects the exact amount or does not hand the parcel over. A cash on delivery parcel is never left at the door, with a neighbour or with a guard. A recipient who was asked for a different amount can object on the page that our link opens.',
          ar: 'يحصّل المندوب المبلغ بالضبط وإلا فلا يسلّم الطرد. ولا يُترك طرد عليه مبلغ مستحق عند الباب أو لدى جار أو حارس. وللمستلِم الذي طُلب منه مبلغ مختلف أن يعترض في الصفحة التي وصله رابطها.',
        },
      ],
    },
    {
      id: 'credit',
      title: { en: 'When it is yours', ar: 'متى يصبح المبلغ لك' },
      paragraphs: [
        {
          en: 'The courier deposits the cash at a depot, where somebody else counts it. After another person has confirmed the deposit, the amount is credited to your wallet. If a deposit is short, only the parcels concerned are held up, and you see the difference until it is settled.',
          ar: 'يودع المندوب النقد في مركز التوزيع، ويعدّه شخص آخر. وبعد أن يعتمد شخص ثالث الإيداع يُضاف المبلغ إلى محفظتك. وإذا نقص الإيداع توقّفت مبالغ الطرود المعنية وحدها، وتظهر لك فرقًا حتى تُسوّى.',
        },
      ],
    },
    {
      id: 'payout',
      title: { en: 'Payout to your bank', ar: 'التحويل إلى حسابك البنكي' },
      paragraphs: [
        {
          en: 'You can ask for a payout of the cash we have collected for you, from AED {payoutLeast}, one payout at a time, to an account in your company’s name. After a change of bank account, mobile number or PIN you wait {payoutWait}. Refunds and bundle credits cannot be paid out; they pay for shipments.',
          ar: 'يمكنك طلب تحويل ما جاء من الدفع عند الاستلام ابتداءً من {payoutLeast} درهم، طلبًا واحدًا في كل مرة، إلى حساب باسم شركتك. وبعد تغيير الحساب البنكي أو رقم الهاتف أو الرمز السري تلزم مهلة قدرها {payoutWait}. ولا تُحوَّل المبالغ المستردة ولا رصيد الباقات، بل تُستخدم لدفع الشحنات.',
        },
      ],
    },
    {
      id: 'reversal',
      title: { en: 'If a collection was wrong', ar: 'إذا كان التحصيل خاطئًا' },
      paragraphs: [
        {
          en: 'An amount credited by mistake is taken back from the wallet. If the wallet does not hold enough, the rest becomes a debt, and later collections pay it off first.',
          ar: 'المبلغ المضاف خطأً يُسترد من المحفظة. وما لا يكفي له رصيدها يُسجّل دينًا تسدده التحصيلات اللاحقة أولًا.',
        },
      ],
    },
  ],
}
