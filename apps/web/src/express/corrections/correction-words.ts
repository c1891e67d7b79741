// Words of taking back a scan.
import { texts } from '@marsa/model/kit/text.ts'

export const correctionWords = texts({
  title: { en: 'Last scan', ar: 'آخر عملية مسح' },
  scan: { en: 'Scanned as', ar: 'سُجّلت الحالة' },
  by: { en: 'By', ar: 'بواسطة' },
  at: { en: 'At', ar: 'الوقت' },
  why: { en: 'Reason given', ar: 'السبب المسجّل' },
  cash: { en: 'Cash recorded', ar: 'النقد المسجّل' },
  returnsTo: { en: 'Status without the scan', ar: 'الحالة بعد الإلغاء' },
  take: { en: 'Undo the scan', ar: 'إلغاء المسح' },
  askTitle: { en: 'Undo the scan “{status}”', ar: 'إلغاء المسح «{status}»' },
  askBody: {
    en: 'The status returns to “{status}” once a second person confirms. The sender and the recipient are notified.',
    ar: 'تعود الحالة إلى «{status}» بعد تأكيد شخص ثانٍ، ويُبلَّغ المُرسِل والمستلِم.',
  },
  askCash: {
    en: '{amount} in cash no longer counts as collected: the courier no longer owes it, and the recipient pays at the door.',
    ar: 'لن يُعدّ مبلغ {amount} محصَّلًا بعد ذلك: يسقط من ذمة المندوب ويدفعه المستلِم عند التسليم.',
  },
  reason: { en: 'What was wrong', ar: 'ما الخطأ' },
  ask: { en: 'Request to undo it', ar: 'طلب الإلغاء' },
  asked: {
    en: 'A second person has to confirm it now.',
    ar: 'أُرسل الطلب، ويلزم الآن تأكيد شخص ثانٍ.',
  },
  waits: { en: '{name} asks to undo this scan', ar: 'يطلب {name} إلغاء هذا المسح' },
  confirm: { en: 'Confirm', ar: 'تأكيد الإلغاء' },
  drop: { en: 'Leave the scan as it is', ar: 'إبقاء المسح' },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  made: { en: 'The scan has been undone.', ar: 'تم إلغاء المسح.' },
  dropped: { en: 'The scan stands.', ar: 'بقي المسح كما هو.' },
  none: { en: 'There is no scan to undo.', ar: 'لا توجد عملية مسح يمكن إلغاؤها.' },
  pageBody: {
    en: 'Two people can undo a wrong scan within 24 hours: one requests it, the other confirms.',
    ar: 'يُلغى المسح الخاطئ بموافقة شخصين خلال 24 ساعة: واحد يطلب وآخر يؤكد.',
  },
  find: { en: 'Find', ar: 'بحث' },
  findHint: { en: 'The waybill of the parcel.', ar: 'رقم بوليصة الطرد.' },
  waiting: { en: 'To confirm', ar: 'بانتظار التأكيد' },
  noneWaiting: { en: 'Nothing is waiting for a second person.', ar: 'لا يوجد ما ينتظر شخصًا ثانيًا.' },
})
