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
  take: { en: 'Take the scan back', ar: 'إلغاء المسح' },
  askTitle: { en: 'Take back the scan “{status}”', ar: 'إلغاء المسح «{status}»' },
  askBody: {
    en: 'The status returns to “{status}” once a second person confirms. Sender and recipient are told.',
    ar: 'تعود الحالة إلى «{status}» بعد تأكيد شخص ثانٍ، ويُبلَّغ المُرسِل والمستلِم.',
  },
  askCash: {
    en: '{amount} in cash no longer counts as collected: the courier owes it no more, and the recipient pays at the door.',
    ar: 'لا يعود مبلغ {amount} محتسبًا كمحصَّل: يسقط من ذمة المندوب ويدفعه المستلِم عند التسليم.',
  },
  reason: { en: 'What was wrong', ar: 'ما الخطأ' },
  ask: { en: 'Ask to take it back', ar: 'طلب الإلغاء' },
  asked: {
    en: 'A second person has to confirm it now.',
    ar: 'أُرسل الطلب، ويلزم الآن تأكيد شخص ثانٍ.',
  },
  waits: { en: '{name} asks to take this scan back', ar: 'يطلب {name} إلغاء هذا المسح' },
  confirm: { en: 'Confirm', ar: 'تأكيد الإلغاء' },
  drop: { en: 'Leave the scan as it is', ar: 'إبقاء المسح' },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  made: { en: 'The scan is taken back.', ar: 'تم إلغاء المسح.' },
  dropped: { en: 'The scan stands.', ar: 'بقي المسح كما هو.' },
  none: { en: 'There is no scan to take back.', ar: 'لا توجد عملية مسح يمكن إلغاؤها.' },
  pageBody: {
    en: 'A scan that was wrong is taken back by two people, within 24 hours: one asks, another one confirms.',
    ar: 'يُلغى المسح الخاطئ بموافقة شخصين خلال 24 ساعة: واحد يطلب وآخر يؤكد.',
  },
  find: { en: 'Find', ar: 'بحث' },
  findHint: { en: 'The waybill of the parcel.', ar: 'رقم بوليصة الطرد.' },
  waiting: { en: 'To confirm', ar: 'بانتظار التأكيد' },
  noneWaiting: { en: 'Nothing waits for a second person.', ar: 'لا يوجد ما ينتظر شخصًا ثانيًا.' },
})
