// The terms of membership bundles.
import type { LegalText } from './legal-text.ts'

export const membershipTerms: LegalText = {
  title: { en: 'Membership terms and conditions', ar: 'شروط العضوية وأحكامها' },
  summary: {
    en: 'How Gold, Silver and Bronze bundles for express parcels work.',
    ar: 'كيف تعمل باقات الطرود السريعة الذهبية والفضية والبرونزية.',
  },
  sections: [
    {
      id: 'credits',
      title: { en: 'Price and credits', ar: 'السعر والرصيد' },
      paragraphs: [
        {
          en: 'You pay once. Your credits equal the price without VAT: AED {credits} buys {credits} credits. VAT of {vat} percent is added and shown on the invoice.',
          ar: 'تدفع مرة واحدة. ويساوي الرصيد السعر دون الضريبة: {credits} درهم تمنح رصيدًا قدره {credits}. وتُضاف ضريبة القيمة المضافة بنسبة {vat} في المئة وتظهر في الفاتورة.',
        },
      ],
    },
    {
      id: 'use',
      title: { en: 'Using credits', ar: 'استخدام الرصيد' },
      paragraphs: [
        {
          en: 'Credits pay for domestic and international parcels at the prices of your plan, by service and weight. Inbound shipments with one courier are excluded and are marked when you book. If your credits are not enough, the shipment is kept as a draft and you can pay the rest by card.',
          ar: 'يُدفع من الرصيد ثمن الطرود المحلية والدولية بأسعار باقتك بحسب الخدمة والوزن. وتُستثنى الشحنات الواردة عبر إحدى شركات التوصيل ويُبيَّن ذلك عند الحجز. وإذا لم يكفِ الرصيد حُفظت الشحنة مسودة وأمكن دفع الباقي بالبطاقة.',
        },
      ],
    },
    {
      id: 'time',
      title: { en: 'How long it lasts', ar: 'المدة' },
      paragraphs: [
        {
          en: 'A bundle lasts {bundleTime} from the day of purchase, or until its balance reaches zero if that comes first. Credits that are left expire with the bundle and are not carried over. Only one bundle can be active at a time.',
          ar: 'مدة الباقة {bundleTime} من يوم الشراء، وتنتهي قبل ذلك إذا بلغ الرصيد صفرًا. وينتهي الرصيد المتبقي بانتهائها ولا يُرحَّل. ولا تكون أكثر من باقة نشطة في الوقت نفسه.',
        },
      ],
    },
    {
      id: 'upgrade',
      title: { en: 'Upgrading', ar: 'الترقية' },
      paragraphs: [
        {
          en: 'Upgrading ends the old bundle and cancels its credits. Before you pay, we show how much you would lose and ask you to confirm.',
          ar: 'تنهي الترقية الباقة السابقة وتُلغي رصيدها. ونعرض لك مقدار ما ستفقده ونطلب تأكيدك قبل الدفع.',
        },
      ],
    },
    {
      id: 'cancel',
      title: { en: 'Cancelling', ar: 'الإلغاء' },
      paragraphs: [
        {
          en: 'You may cancel at any time by giving a reason. There is no refund, and credits that are left expire. Credits for a parcel that is cancelled before pickup return to the bundle; if the bundle has ended, they go to your wallet.',
          ar: 'يمكنك الإلغاء في أي وقت مع ذكر السبب. ولا يُردّ المبلغ وينتهي الرصيد المتبقي. ورصيد الطرد الذي يُلغى قبل الاستلام يعود إلى الباقة، وإذا كانت قد انتهت أُضيف إلى محفظتك.',
        },
      ],
    },
  ],
}
