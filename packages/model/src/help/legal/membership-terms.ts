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
          en: 'You pay once. Credits equal the price without VAT: AED {credits} give {credits} credits. VAT of {vat} percent comes on top and is shown on the invoice.',
          ar: 'تدفع مرة واحدة. ويساوي الرصيد السعر دون الضريبة: {credits} درهم تمنح رصيدًا قدره {credits}. وتُضاف ضريبة القيمة المضافة بنسبة {vat} في المئة وتظهر في الفاتورة.',
        },
      ],
    },
    {
      id: 'use',
      title: { en: 'Using credits', ar: 'استخدام الرصيد' },
      paragraphs: [
        {
          en: 'Credits pay for domestic and international parcels at the prices of your plan, by service and weight. Inbound shipments of one courier are excluded and marked where you book. If credit is not enough, the shipment is kept as a draft and the rest can be paid by card.',
          ar: 'يُدفع من الرصيد ثمن الطرود المحلية والدولية بأسعار باقتك بحسب الخدمة والوزن. وتُستثنى الشحنات الواردة عبر إحدى شركات التوصيل ويُبيَّن ذلك عند الحجز. وإذا لم يكفِ الرصيد حُفظت الشحنة مسودة وأمكن دفع الباقي بالبطاقة.',
        },
      ],
    },
    {
      id: 'time',
      title: { en: 'Time', ar: 'المدة' },
      paragraphs: [
        {
          en: 'A bundle lasts {bundleTime} from the day of purchase and ends earlier when the balance reaches zero. Credit that is left by then ends with the bundle and is not carried over. Only one bundle is active at a time.',
          ar: 'مدة الباقة {bundleTime} من يوم الشراء، وتنتهي قبل ذلك إذا بلغ الرصيد صفرًا. وينتهي الرصيد المتبقي بانتهائها ولا يُرحَّل. ولا تكون أكثر من باقة نشطة في الوقت نفسه.',
        },
      ],
    },
    {
      id: 'upgrade',
      title: { en: 'Upgrading', ar: 'الترقية' },
      paragraphs: [
        {
          en: 'An upgrade ends the old bundle and voids its credit. We show how much would be lost, and ask, before you pay.',
          ar: 'تنهي الترقية الباقة السابقة وتُلغي رصيدها. ونعرض لك مقدار ما ستفقده ونطلب تأكيدك قبل الدفع.',
        },
      ],
    },
    {
      id: 'cancel',
      title: { en: 'Cancelling', ar: 'الإلغاء' },
      paragraphs: [
        {
          en: 'You may cancel at any time, with a reason. There is no refund, and credit that is left ends. Credit of a parcel that is cancelled before pickup comes back to the bundle; if the bundle has ended, it goes to your wallet.',
          ar: 'يمكنك الإلغاء في أي وقت مع ذكر السبب. ولا يُردّ المبلغ وينتهي الرصيد المتبقي. ورصيد الطرد الذي يُلغى قبل الاستلام يعود إلى الباقة، وإذا كانت قد انتهت أُضيف إلى محفظتك.',
        },
      ],
    },
  ],
}
