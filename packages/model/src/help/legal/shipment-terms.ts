// The terms of carriage that a shipment is booked on.
import type { LegalText } from './legal-text.ts'

export const shipmentTerms: LegalText = {
  title: { en: 'Shipment terms and conditions', ar: 'شروط الشحن وأحكامه' },
  summary: {
    en: 'What applies to every shipment booked through Marsa, by sea, air, road or courier.',
    ar: 'ما يسري على كل شحنة تُحجز عبر مرسى، بحرًا أو جوًا أو برًا أو بالطرود السريعة.',
  },
  sections: [
    {
      id: 'packing',
      title: { en: 'Packing and description', ar: 'التغليف والوصف' },
      paragraphs: [
        {
          en: 'Pack the goods to withstand the handling, stacking and weather of the route. The description, pieces, weight and dimensions must match the cargo. The carrier may measure again, and the final quotation follows the measured figures.',
          ar: 'غلّف البضاعة بما يحتمل المناولة والتكديس وطقس المسار. ويجب أن يطابق الوصف وعدد القطع والوزن والأبعاد البضاعة الفعلية، وللناقل إعادة القياس، ويتبع العرض النهائي القياس الفعلي.',
        },
      ],
    },
    {
      id: 'pickup',
      title: { en: 'Pickup and delivery', ar: 'الاستلام والتسليم' },
      paragraphs: [
        {
          en: 'The earliest pickup is {pickupLead} after the request. Somebody must be there to hand the goods over, to receive them and to sign. Couriers try to deliver {courierTries} times, then send the parcel back. Waiting, storage and returns that you cause may be charged at the prices shown.',
          ar: 'أقرب موعد للاستلام بعد {pickupLead} من الطلب. ويجب حضور من يسلّم البضاعة ومن يستلمها ويوقّع. ويحاول مندوب الطرود التسليم {courierTries} مرات ثم يعيد الطرد. ويجوز احتساب الانتظار والتخزين والإرجاع الناتجة عنك بالأسعار المعروضة.',
        },
      ],
    },
    {
      id: 'parcels',
      title: { en: 'Parcel limits', ar: 'حدود الطرود' },
      paragraphs: [
        {
          en: 'A parcel may weigh up to {parcelKg} kg, measure {parcelSide} cm on its longest side and {parcelTotal} cm in total length, and be worth {parcelUsd} US dollars. You pay for its actual weight or its volumetric weight (cubic centimetres divided by {parcelDivisor}), whichever is greater.',
          ar: 'حتى {parcelKg} كغم، وأطول ضلع {parcelSide} سم، والطول الإجمالي {parcelTotal} سم، والقيمة {parcelUsd} دولار أمريكي. ويُحتسب الأكبر من الوزن الفعلي والوزن الحجمي (السنتيمترات المكعبة مقسومة على {parcelDivisor}).',
        },
      ],
    },
    {
      id: 'customs',
      title: { en: 'Customs', ar: 'الجمارك' },
      paragraphs: [
        {
          en: 'You are the importer or exporter and are responsible for the documents. Duties and taxes paid on your behalf are charged to you with no tax added. Goods held by an authority do not count as delayed by the carrier.',
          ar: 'أنت المستورد أو المصدّر وتُسأل عن صحة المستندات. وتُحمَّل عليك الرسوم والضرائب المدفوعة نيابة عنك دون إضافة ضريبة عليها. ولا يُعدّ احتجاز البضاعة لدى جهة رسمية تأخيرًا من الناقل.',
        },
      ],
    },
    {
      id: 'payment',
      title: { en: 'Payment before delivery', ar: 'الدفع قبل التسليم' },
      paragraphs: [
        {
          en: 'While a balance is open, delivery to the door does not start and cargo is not handed over at a port. The final quotation lists every charge and is never less than what you have already paid.',
          ar: 'لا يبدأ التوصيل إلى الباب ولا تُسلَّم البضاعة في الميناء ما دام هناك مبلغ مستحق. ويذكر العرض النهائي كل رسم، ولا يقل عن المبلغ المدفوع.',
        },
      ],
    },
    {
      id: 'loss',
      title: { en: 'Loss, damage and delay', ar: 'الفقد والتلف والتأخير' },
      paragraphs: [
        {
          en: 'Write any visible damage on the delivery note when the goods are handed over. Object in the portal within {objection} of delivery, with photos if you can. Compensation follows the law or convention that governs the carriage; insure goods that are worth more.',
          ar: 'دوّن التلف الظاهر على سند التسليم عند الاستلام. وقدّم اعتراضك في البوابة خلال {objection} من التسليم مع صور إن أمكن. ويخضع التعويض للقانون أو الاتفاقية السارية على النقل، فأمّن على البضائع التي تزيد قيمتها على ذلك.',
        },
      ],
    },
    {
      id: 'cod',
      title: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
      paragraphs: [
        {
          en: 'The delivery fee is paid in advance. The courier collects the whole amount or does not hand the parcel over. Once the cash has been deposited and counted, it is credited to your wallet; any difference is shown as a case until it is settled.',
          ar: 'تُدفع رسوم التوصيل مقدمًا. ويُحصَّل المبلغ كاملًا أو لا يُسلَّم الطرد. وبعد الإيداع والعدّ يُضاف المبلغ إلى محفظتك، وتظهر أي فروق في ملف مستقل حتى تُسوّى.',
        },
      ],
    },
  ],
}
