// Words of the papers of a shipment abroad.
import { texts } from '@marsa/model/kit/text.ts'

export const paperText = texts({
  step: { en: 'Documents', ar: 'المستندات' },
  why: {
    en: 'Customs needs these documents; you can add up to {count} files. Only you and our staff can open them. Copies of your ID are deleted {days} days after the shipment ends.',
    ar: 'تطلب الجمارك هذه المستندات، ويمكنك إضافة {count} ملفات على الأكثر. لا يطّلع عليها سواك وموظفونا، وتُحذف صور الهوية بعد {days} يومًا من انتهاء الشحنة.',
  },
  forCompany: {
    en: 'We prepare the commercial invoice from the goods you entered. You can also add your own.',
    ar: 'نُعدّ الفاتورة التجارية من البضائع التي أدخلتها، ويمكنك إضافة فاتورتك أيضًا.',
  },
  look: { en: 'See the invoice', ar: 'عرض الفاتورة' },
  afterDraft: {
    en: 'You can add documents once the draft is saved. Start from the first step.',
    ar: 'يمكنك إضافة المستندات بعد حفظ المسودة. ابدأ من الخطوة الأولى.',
  },
  none: {
    en: 'This shipment needs no documents from you.',
    ar: 'لا تحتاج هذه الشحنة إلى مستندات منك.',
  },
  removeBody: {
    en: '{name} is removed from this shipment. You can add it again until you pay.',
    ar: 'سيُحذف {name} من هذه الشحنة، ويمكنك إضافته مرة أخرى قبل الدفع.',
  },
})
