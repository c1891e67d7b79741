// Words of the papers of a shipment abroad.
import { texts } from '@marsa/model/kit/text.ts'

export const paperText = texts({
  step: { en: 'Documents', ar: 'المستندات' },
  why: {
    en: 'Customs of the other country read these papers. Only you and our desk can open them, and pictures of your identity document are destroyed 30 days after the shipment has ended.',
    ar: 'تطّلع جمارك الدولة الأخرى على هذه المستندات. لا يفتحها سواكم ومكتب الخدمة لدينا، وتُتلف صور مستند الهوية بعد 30 يومًا من انتهاء الشحنة.',
  },
  forCompany: {
    en: 'We print the commercial invoice from the goods you have entered. You may add your own beside it.',
    ar: 'نطبع الفاتورة التجارية من البضائع التي أدخلتموها، ويمكنكم إضافة فاتورتكم إلى جانبها.',
  },
  look: { en: 'See the invoice', ar: 'عرض الفاتورة' },
  afterDraft: {
    en: 'Papers are added once the draft is saved. Continue from the first step.',
    ar: 'تُضاف المستندات بعد حفظ المسودة. ابدأ من الخطوة الأولى.',
  },
  none: {
    en: 'This shipment needs no papers from you.',
    ar: 'لا تحتاج هذه الشحنة إلى مستندات منكم.',
  },
  removeBody: {
    en: '{name} is removed from this shipment. You can add it again until you pay.',
    ar: 'سيُحذف {name} من هذه الشحنة، ويمكنكم إضافته مرة أخرى قبل الدفع.',
  },
})
