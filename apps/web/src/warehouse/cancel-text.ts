// Words of cancelling a storage request, for its customer and for staff.
import { texts } from '@marsa/model/kit/text.ts'
import type { StorageCancelStage } from '@marsa/model/warehouse/cancellation.ts'

export const cancelStageText = texts({
  unpaid: { en: 'Before it is paid', ar: 'قبل الدفع' },
  booked: { en: 'Paid, goods not picked up yet', ar: 'بعد الدفع وقبل استلام البضاعة' },
  'picked-up': { en: 'Goods picked up, not stored yet', ar: 'بعد استلام البضاعة وقبل تخزينها' },
} satisfies Record<StorageCancelStage, { en: string; ar: string }>)

export const cancelText = texts({
  title: { en: 'Cancel this storage?', ar: 'إلغاء هذا التخزين؟' },
  cancel: { en: 'Cancel this storage', ar: 'إلغاء هذا التخزين' },
  cancelling: { en: 'Cancelling', ar: 'جارٍ الإلغاء' },
  cancelled: { en: 'The storage is cancelled', ar: 'أُلغي التخزين' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  unpaidBody: {
    en: 'Warehouses stop working on it, and all quotations end. Nothing is charged.',
    ar: 'تتوقف المستودعات عن العمل عليه وتنتهي جميع العروض. لا تُحتسب أي رسوم.',
  },
  paidBody: {
    en: 'What is not kept goes back the way it was paid. This cannot be undone.',
    ar: 'يُرد ما لا يُحتفظ به بطريقة الدفع نفسها. لا يمكن التراجع عن ذلك.',
  },
  supportBody: {
    en: 'This storage is paid, so support cancels it for you. This is what would go back now.',
    ar: 'تم الدفع لهذا التخزين، ولذلك يلغيه الدعم نيابةً عنك. هذا ما سيُرد الآن.',
  },
  support: { en: 'Contact support', ar: 'التواصل مع الدعم' },
  rules: { en: 'What is kept', ar: 'ما يُحتفظ به' },
  noFee: { en: 'Nothing', ar: 'لا شيء' },
  share: { en: '{percent} of the total', ar: '{percent} من الإجمالي' },
  now: { en: '{stage} (now)', ar: '{stage} (الآن)' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  kept: { en: 'Kept', ar: 'المحتفظ به' },
  back: { en: 'Goes back', ar: 'المبلغ المسترد' },
  why: { en: 'Reason', ar: 'السبب' },
  whyHint: { en: 'The customer and the warehouse read it.', ar: 'يقرؤه العميل والمستودع.' },
})
