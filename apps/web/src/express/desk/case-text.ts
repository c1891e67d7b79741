// Words of what the desk does with one parcel.
import { texts } from '@marsa/model/kit/text.ts'

export const caseText = texts({
  title: { en: 'What the desk can do', ar: 'إجراءات مكتب الخدمة' },
  seen: { en: 'Last seen', ar: 'آخر ظهور' },
  search: { en: 'Searched for until', ar: 'مدة البحث حتى' },
  courier: { en: 'With the courier', ar: 'لدى المندوب' },
  hold: { en: 'Hold', ar: 'تعليق الشحنة' },
  holdTitle: { en: 'Hold this parcel', ar: 'تعليق هذه الشحنة' },
  holdBody: {
    en: 'It does not go on until the hold is cleared. Its sender reads the note and can answer.',
    ar: 'لا تتابع الشحنة طريقها حتى يُرفع التعليق. يقرأ المُرسِل الملاحظة ويمكنه الرد عليها.',
  },
  why: { en: 'Why', ar: 'السبب' },
  note: { en: 'Note to the sender', ar: 'ملاحظة للمُرسِل' },
  held: { en: 'The parcel is on hold.', ar: 'تم تعليق الشحنة.' },
  holdToo: { en: 'Hold for another reason', ar: 'تعليق لسبب آخر' },
  release: { en: 'End “{reason}”', ar: 'إنهاء «{reason}»' },
  releaseTitle: { en: 'End the hold “{reason}”?', ar: 'إنهاء التعليق «{reason}»؟' },
  releaseBody: {
    en: 'Nothing else holds this parcel. It goes on as in transit.',
    ar: 'لا سبب آخر لتعليق هذه الشحنة، وستتابع طريقها.',
  },
  releaseOneBody: {
    en: 'The parcel stays on hold for what else stands against it.',
    ar: 'تبقى الشحنة معلّقة للأسباب الأخرى.',
  },
  released: { en: 'The parcel goes on.', ar: 'تتابع الشحنة طريقها.' },
  holdEnded: {
    en: 'This hold is ended. The parcel stays on hold.',
    ar: 'أُنهي هذا التعليق، وتبقى الشحنة معلّقة.',
  },
  lose: { en: 'Declare lost', ar: 'إعلان فقدان الشحنة' },
  loseTitle: { en: 'Declare this parcel lost', ar: 'إعلان فقدان هذه الشحنة' },
  loseBody: {
    en: 'Its sender is told, cash at the door is no longer expected, and it leaves every list of depots and couriers.',
    ar: 'يُبلَّغ المُرسِل، ولا يعود تحصيل المبلغ عند التسليم متوقعًا، وتُحذف الشحنة من قوائم المراكز والمندوبين.',
  },
  lostWhy: { en: 'Where it was searched for', ar: 'أين جرى البحث عنها' },
  lost: { en: 'The parcel is declared lost.', ar: 'تم إعلان فقدان الشحنة.' },
  find: { en: 'Found again', ar: 'عُثر عليها' },
  findTitle: { en: 'This parcel is found', ar: 'عُثر على هذه الشحنة' },
  findBody: {
    en: 'Agree with its sender first. The way back costs nothing, as we had lost it.',
    ar: 'اتفق مع المُرسِل أولًا. لا رسوم على الإعادة لأن الفقدان كان من جانبنا.',
  },
  way: { en: 'What becomes of it', ar: 'ما يُتخذ بشأنها' },
  foundWhere: { en: 'Where it was found', ar: 'أين عُثر عليها' },
  found: { en: 'The parcel is on its way again.', ar: 'عادت الشحنة إلى مسارها.' },
  back: { en: 'Back', ar: 'رجوع' },
})
