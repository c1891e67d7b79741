// Words of the card of border documents and of its dialogs.
import { texts } from '@marsa/model/kit/text.ts'

export const borderText = texts({
  title: { en: 'Border documents', ar: 'مستندات المنافذ الحدودية' },
  ready: { en: '{percent} ready', ar: 'الجاهزية {percent}' },
  body: {
    en: 'A truck submits its documents at a post once all required documents are in. One document covers every post that asks for it.',
    ar: 'لا تقدّم الشاحنة مستنداتها في المنفذ قبل اكتمال المطلوب فيه. والمستند الواحد يكفي لجميع المنافذ التي تطلبه.',
  },
  complete: { en: 'Ready', ar: 'جاهز' },
  passed: { en: 'Cleared', ar: 'اكتمل التخليص' },
  due: { en: 'Due before {when}', ar: 'مطلوبة قبل {when}' },
  usual: {
    en: {
      one: 'Trucks usually take {time} here, based on the last passage.',
      other: 'Trucks usually take {time} here, based on the last {count} passages.',
    },
    ar: {
      zero: 'يستغرق المرور هنا عادةً {time}.',
      one: 'يستغرق المرور هنا عادةً {time}، بحسب آخر عبور.',
      two: 'يستغرق المرور هنا عادةً {time}، بحسب آخر عبورين.',
      few: 'يستغرق المرور هنا عادةً {time}، بحسب آخر {count} مرات عبور.',
      many: 'يستغرق المرور هنا عادةً {time}، بحسب آخر {count} مرة عبور.',
      other: 'يستغرق المرور هنا عادةً {time}، بحسب آخر {count} مرة عبور.',
    },
  },
  unknown: {
    en: 'No passages have been recorded here yet, so we assume 24 hours.',
    ar: 'لا تتوفر بيانات عبور لهذا المنفذ بعد، ويُفترض 24 ساعة.',
  },
  trucks: {
    en: '{waiting} of {of} trucks arrived, {cleared} cleared.',
    ar: 'الشاحنات في المنفذ: {waiting} من {of}، والمخلَّصة: {cleared}.',
  },
  ofTruck: { en: 'Truck {n}', ar: 'الشاحنة {n}' },
  upload: { en: 'Upload', ar: 'رفع' },
  open: { en: 'Open', ar: 'فتح' },
  check: { en: 'Check', ar: 'تدقيق' },
  waive: { en: 'Waive', ar: 'الاستغناء عنه' },
  byYou: { en: 'Yours to provide', ar: 'عليك تقديمه' },
  byCustomer: { en: 'Provided by the customer', ar: 'يقدّمه العميل' },
  byAgent: { en: 'Provided by the truck provider', ar: 'يقدّمه مزود الشاحنات' },
  asked: { en: 'Requested: {reason}', ar: 'سبب الطلب: {reason}' },
  returned: { en: 'Returned: {reason}', ar: 'أُعيد: {reason}' },
  waived: { en: 'Not needed: {reason}', ar: 'لا حاجة إليه: {reason}' },
  saudi: { en: 'Not needed for a Saudi truck', ar: 'لا تحتاج إليه الشاحنة السعودية' },
  uploaded: { en: 'Uploaded, not checked yet', ar: 'مرفوع ولم يُدقَّق بعد' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  optional: { en: 'Optional', ar: 'اختياري' },
  ask: { en: 'Request a document', ar: 'طلب مستند' },
})

export const borderDialogText = texts({
  post: { en: 'Border post', ar: 'المنفذ' },
  document: { en: 'Document', ar: 'المستند' },
  owner: { en: 'Who provides it', ar: 'من يقدّمه' },
  customer: { en: 'The customer', ar: 'العميل' },
  agent: { en: 'The truck provider', ar: 'مزود الشاحنات' },
  why: { en: 'What the post asks for', ar: 'ما يطلبه المنفذ' },
  whyHint: { en: 'Whoever provides it sees this.', ar: 'يطّلع عليه من يقدّم المستند.' },
  sending: { en: 'Saving', ar: 'جارٍ الحفظ' },
  asked: { en: 'The document has been requested.', ar: 'طُلب المستند.' },
  waiveTitle: { en: 'Waive: {name}', ar: 'الاستغناء عن: {name}' },
  waiveBody: {
    en: 'Trucks submit at this post without it. Both sides see the reason.',
    ar: 'تقدّم الشاحنات مستنداتها في هذا المنفذ من دونه، ويطّلع الطرفان على السبب.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  waived: { en: 'The document is no longer needed.', ar: 'لم يعد المستند مطلوبًا.' },
})
