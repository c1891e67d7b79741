// The terms of use of the portal.
import type { LegalText } from './legal-text.ts'

export const terms: LegalText = {
  title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  summary: {
    en: 'The rules between you and Marsa when you use the portal.',
    ar: 'القواعد المنظّمة لاستخدامك بوابة مرسى.',
  },
  sections: [
    {
      id: 'parties',
      title: { en: 'Who we are, and what Marsa is', ar: 'من نحن، وما هي مرسى' },
      paragraphs: [
        {
          en: 'Marsa is a portal where customers ask approved partners for freight, storage, parcels and trucks. The partner you choose performs the service. Marsa brings the two of you together, takes payment, issues the documents and helps when something goes wrong.',
          ar: 'مرسى بوابة يطلب عبرها العملاء من شركاء معتمدين خدمات الشحن والتخزين والطرود والشاحنات. ويؤدي الخدمة الشريك المختار، بينما تجمع مرسى بين الطرفين وتستلم الدفعات وتصدر المستندات وتساعد عند حدوث مشكلة.',
        },
      ],
    },
    {
      id: 'account',
      title: { en: 'Your account', ar: 'حسابك' },
      paragraphs: [
        {
          en: 'Give accurate details and keep them up to date. Keep your password, PIN and codes to yourself. You are responsible for what is done in your account unless you have told us that somebody else has gained access to it. A company is responsible for the people it invites.',
          ar: 'قدّم بيانات صحيحة وحدّثها. واحتفظ بكلمة المرور والرمز السري ورموز التحقق لنفسك. وأنت مسؤول عمّا يجري في حسابك ما لم تُبلغنا بأن غيرك دخل إليه. وتُسأل الشركة عن الأشخاص الذين تدعوهم.',
        },
      ],
    },
    {
      id: 'quotes',
      title: { en: 'Requests, quotes and booking', ar: 'الطلبات والعروض والحجز' },
      paragraphs: [
        {
          en: 'A request is free and commits nobody. A quote binds the agent until its countdown ends, usually {validity}. When you accept and pay, or confirm on credit, the contract is concluded on the terms shown, and the other quotes close.',
          ar: 'الطلب مجاني ولا يُلزم أحدًا. والعرض ملزم للوكيل حتى انتهاء عدّاده، وعادةً {validity}. وبقبولك ودفعك، أو بتأكيدك على الحساب الائتماني، ينعقد العقد بالشروط المعروضة وتُغلق بقية العروض.',
        },
      ],
    },
    {
      id: 'payment',
      title: { en: 'Prices and payment', ar: 'الأسعار والدفع' },
      paragraphs: [
        {
          en: 'Prices are in UAE dirhams. VAT is shown on its own line, {vat} percent where the standard rate applies. 50 percent of the total is due at booking and the balance before delivery, unless you pay in full at once or confirm on credit. While a payment page is open, the quotes are held for {paymentLock}.',
          ar: 'الأسعار بالدرهم الإماراتي. وتظهر ضريبة القيمة المضافة في سطر مستقل بنسبة {vat} في المئة حيث تنطبق النسبة الأساسية. يُستحق 50 في المئة من الإجمالي عند الحجز والمتبقي قبل التسليم، ما لم تدفع المبلغ كاملًا أو تؤكد على الحساب الائتماني. وأثناء فتح صفحة الدفع تُثبَّت العروض لمدة {paymentLock}.',
        },
      ],
    },
    {
      id: 'cancel',
      title: { en: 'Cancelling and refunds', ar: 'الإلغاء والاسترداد' },
      paragraphs: [
        {
          en: 'Before payment you can cancel free of charge. After payment, ask our support team to cancel; how much is refunded depends on what has already been done, and is shown before you confirm. Refunds go back to the original payment method, with a credit note.',
          ar: 'قبل الدفع تلغي مجانًا. وبعد الدفع يتم الإلغاء عبر الدعم، ويعتمد المبلغ المسترد على ما أُنجز ويُعرض قبل التأكيد. ويُردّ المبلغ بالطريقة التي دُفع بها مع إشعار دائن.',
        },
      ],
    },
    {
      id: 'duties',
      title: { en: 'What we ask of you', ar: 'التزاماتك' },
      paragraphs: [],
      points: [
        {
          en: 'Describe the goods, their weight and their value truthfully.',
          ar: 'صِف البضاعة والوزن والقيمة بصدق.',
        },
        {
          en: 'Do not send anything that may not be carried; see the restricted items.',
          ar: 'لا ترسل ما لا يجوز نقله، وراجع قائمة المواد المقيّدة.',
        },
        {
          en: 'Provide the required documents on time, and pack for the journey.',
          ar: 'وفّر المستندات المطلوبة في وقتها، وغلّف البضاعة بما يناسب الرحلة.',
        },
        {
          en: 'Do not try to reach other people’s data, disrupt the portal or extract its content automatically.',
          ar: 'لا تحاول الوصول إلى بيانات غيرك، ولا تعطّل البوابة، ولا تستخرج محتواها آليًا.',
        },
      ],
    },
    {
      id: 'liability',
      title: { en: 'Liability', ar: 'المسؤولية' },
      paragraphs: [
        {
          en: 'The partner is liable for carriage, storage and clearance under the law and conventions that apply to them. Marsa is liable for the portal and for its own staff. Nothing here limits liability that the law does not allow to be limited.',
          ar: 'يُسأل الشريك عن النقل والتخزين والتخليص وفق القوانين والاتفاقيات السارية عليها. وتُسأل مرسى عن البوابة وعن موظفيها. ولا يحدّ أي بند هنا من مسؤولية لا يجيز القانون تحديدها.',
        },
      ],
    },
    {
      id: 'law',
      title: { en: 'Law and disputes', ar: 'القانون والمنازعات' },
      paragraphs: [
        {
          en: 'The law of the United Arab Emirates applies. Talk to us first: our service desk can settle most matters. Where the two languages differ, the Arabic text prevails before the courts of the Emirates.',
          ar: 'تُطبَّق قوانين دولة الإمارات العربية المتحدة. تواصل معنا أولًا، فمعظم الأمور يحلّها مكتب الخدمة. وعند اختلاف النصّين يُعتدّ بالنص العربي أمام محاكم الدولة.',
        },
      ],
    },
  ],
}
