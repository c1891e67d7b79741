// Words of the documents of the trade, which are printed in both languages, and of the card that offers them.
import { texts } from '../../kit/text.ts'

export const tradeDocumentText = texts({
  card: { en: 'Printed from this shipment', ar: 'مستندات تُطبع من هذه الشحنة' },
  cardHint: {
    en: 'Filled in from the details of this shipment, in English and Arabic.',
    ar: 'معبأة بالبيانات المدخلة هنا، بالعربية والإنجليزية.',
  },
  shipper: { en: 'Shipper', ar: 'الشاحن' },
  consignee: { en: 'Consignee', ar: 'المرسل إليه' },
  notify: { en: 'Notify party', ar: 'الجهة المطلوب إشعارها' },
  notifyConsignee: { en: 'Same as consignee', ar: 'المرسل إليه نفسه' },
  to: { en: 'To', ar: 'إلى' },
  agent: { en: 'Agent', ar: 'الوكيل' },
  notStated: { en: 'Not stated yet', ar: 'لم يُذكر بعد' },
  origin: { en: 'From', ar: 'من' },
  destination: { en: 'To', ar: 'إلى' },
  freight: { en: 'Freight', ar: 'أجرة الشحن' },
  prepaid: { en: 'Prepaid', ar: 'مدفوعة مقدمًا' },
  collect: { en: 'Collect', ar: 'تُدفع عند الوصول' },
  goods: { en: 'Goods', ar: 'البضاعة' },
  hs: { en: 'HS code', ar: 'رمز النظام المنسّق' },
  due: { en: 'Still to pay with VAT', ar: 'المتبقي شاملًا الضريبة' },
  packingNote: {
    en: 'Printed from what the shipper declared in Marsa. Compare it with the goods before you sign it.',
    ar: 'مطبوعة مما صرّح به الشاحن في مرسى. قارنها بالبضاعة قبل التوقيع.',
  },
  instructionNote: {
    en: 'Please draw up the transport document as stated above, and send the draft for approval before it is issued.',
    ar: 'يُرجى إعداد مستند النقل كما هو مبيّن أعلاه، وإرسال المسودة للموافقة قبل إصداره.',
  },
  arrivalNote: {
    en: 'After the last free day, the carrier charges demurrage for each day. Pay what is due in Marsa only.',
    ar: 'يحتسب الناقل غرامة عن كل يوم بعد آخر يوم سماح. يُسدَّد المبلغ المستحق في مرسى فقط.',
  },
})
