// The terms of carriage that a shipment is booked on.
import type { LegalText } from './legal-text.ts'

export const shipmentTerms: LegalText = {
  title: { en: 'Shipment terms and conditions', ar: 'شروط الشحن وأحكامه' },
  summary: {
    en: 'What holds for each shipment that is booked through Marsa, by sea, air, road or courier.',
    ar: 'ما يسري على كل شحنة تُحجز عبر مرسى، بحرًا أو جوًا أو برًا أو بالطرود السريعة.',
  },
  sections: [
    {
      id: 'packing',
      title: { en: 'Packing and description', ar: 'التغليف والوصف' },
      paragraphs: [
        {
          en: 'Pack so that the goods withstand handling, stacking and weather of the route. Description, pieces, weight and dimensions must match the cargo; the carrier may measure again, and the final quotation follows the measured figures.',
          ar: 'غلّف البضاعة بما يحتمل المناولة والتكديس وطقس المسار. ويجب أن يطابق الوصف وعدد القطع والوزن والأبعاد البضاعة الفعلية، وللناقل إعادة القياس، ويتبع العرض النهائي القياس الفعلي.',
        },
      ],
    },
    {
      id: 'pickup',
      title: { en: 'Pickup and delivery', ar: 'الاستلام والتسليم' },
      paragraphs: [
        {
          en: 'The earliest pickup is {pickupLead} after the request. Somebody must be there to hand over and to receive, and sign. Couriers try to deliver {courierTries} times, then send the parcel back. Waiting, storage and return that you cause may be charged at the prices shown.',
          ar: 'أقرب موعد للاستلام بعد {pickupLead} من الطلب. ويجب حضور من يسلّم البضاعة ومن يستلمها ويوقّع. ويحاول مندوب الطرود التسليم {courierTries} مرات ثم يعيد الطرد. ويجوز احتساب الانتظار والتخزين والإرجاع الناتجة عنك بالأسعار المعروضة.',
        },
      ],
    },
    {
      id: 'parcels',
      title: { en: 'Limits of parcels', ar: 'حدود الطرود' },
      paragraphs: [
        {
          en: 'Up to {parcelKg} kg, longest side {parcelSide} cm, total length {parcelTotal} cm, value {parcelUsd} US dollars. The greater of actual and volumetric weight (cubic centimetres divided by {parcelDivisor}) is charged.',
          ar: 'حتى {parcelKg} كغم، وأطول ضلع {parcelSide} سم، والطول الإجمالي {parcelTotal} سم، والقيمة {parcelUsd} دولار أمريكي. ويُحتسب الأكبر من الوزن الفعلي والوزن الحجمي (السنتيمترات المكعبة مقسومة على {parcelDivisor}).',
        },
      ],
    },
    {
      id: 'customs',
      title: { en: 'Customs', ar: 'الجمارك' },
      paragraphs: [
        {
          en: 'You are the importer or exporter and answer for the documents. Duties and taxes paid on your behalf are charged to you without markup of tax. Goods that an authority holds are not late through the carrier’s fault.',
          ar: 'أنت المستورد أو المصدّر وتُسأل عن صحة المستندات. وتُحمَّل عليك الرسوم والضرائب المدفوعة نيابة عنك دون إضافة ضريبة عليها. ولا يُعدّ احتجاز البضاعة لدى جهة رسمية تأخيرًا من الناقل.',
        },
      ],
    },
    {
      id: 'payment',
      title: { en: 'Payment before delivery', ar: 'الدفع قبل التسليم' },
      paragraphs: [
        {
          en: 'Delivery to a door does not start, and cargo is not handed over at a port, while a balance is open. The final quotation lists every charge and is never below the amount already paid.',
          ar: 'لا يبدأ التوصيل إلى الباب ولا تُسلَّم البضاعة في الميناء ما دام هناك مبلغ مستحق. ويذكر العرض النهائي كل رسم، ولا يقل عن المبلغ المدفوع.',
        },
      ],
    },
    {
      id: 'loss',
      title: { en: 'Loss, damage and delay', ar: 'الفقد والتلف والتأخير' },
      paragraphs: [
        {
          en: 'Note visible damage on the delivery note at hand-over. Object in the portal within {objection} after delivery, with photos where you can. Compensation follows the law or convention of the carriage; insure goods whose value is higher.',
          ar: 'دوّن التلف الظاهر على سند التسليم عند الاستلام. وقدّم اعتراضك في البوابة خلال {objection} من التسليم مع صور إن أمكن. ويخضع التعويض للقانون أو الاتفاقية السارية على النقل، فأمّن على البضائع التي تزيد قيمتها على ذلك.',
        },
      ],
    },
    {
      id: 'cod',
      title: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
      paragraphs: [
        {
          en: 'The delivery fee is paid in advance. The whole amount is collected or the parcel is not handed over. After it has been deposited and counted, it is credited to your wallet; differences are shown as a case until they are settled.',
          ar: 'تُدفع رسوم التوصيل مقدمًا. ويُحصَّل المبلغ كاملًا أو لا يُسلَّم الطرد. وبعد الإيداع والعدّ يُضاف المبلغ إلى محفظتك، وتظهر أي فروق في ملف مستقل حتى تُسوّى.',
        },
      ],
    },
  ],
}
