// Words of what a warehouse found at intake, for both sides.
import { texts } from '@marsa/model/kit/text.ts'

export const findingsText = texts({
  title: { en: 'Found at intake', ar: 'ملاحظات الإدخال' },
  yourTurn: {
    en: 'The warehouse noted this when your goods came in. Accept each, or object and say why.',
    ar: 'سجّل المستودع الملاحظات التالية عند دخول بضاعتك. اقبل كلًا منها، أو اعترض مع ذكر السبب.',
  },
  waits: { en: 'The customer has not answered yet.', ar: 'لم يرد العميل بعد.' },
  damaged: { en: '{name}: damaged', ar: '{name}: صنف متضرر' },
  short: { en: '{name}: {found} of {expected} pieces arrived', ar: '{name}: وصلت {found} من {expected}' },
  excess: {
    en: '{name}: {found} pieces arrived, {expected} declared',
    ar: '{name}: وصلت {found} والمصرّح به {expected}',
  },
  space: {
    en: 'Measured {found}, booked {expected} ({percent} more)',
    ar: 'المساحة المقاسة {found}، والمحجوزة {expected} (بزيادة {percent})',
  },
  accept: { en: 'Accept', ar: 'قبول' },
  acceptAll: { en: 'Accept all', ar: 'قبول الكل' },
  object: { en: 'Object', ar: 'اعتراض' },
  objectTitle: { en: 'What do you object to?', ar: 'على ماذا تعترض؟' },
  objectBody: {
    en: 'The warehouse reads it and responds to you. It stays on record with the storage.',
    ar: 'يقرؤه المستودع ويرد عليك، ويبقى محفوظًا مع طلب التخزين.',
  },
  note: { en: 'Note from the warehouse: {text}', ar: 'ملاحظة المستودع: {text}' },
  answer: { en: 'Customer’s objection: {text}', ar: 'اعتراض العميل: {text}' },
  reply: { en: 'Response to the objection: {text}', ar: 'الرد على الاعتراض: {text}' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  objected: { en: 'Objected', ar: 'معترض عليه' },
  settled: { en: 'Objection answered', ar: 'تم الرد على الاعتراض' },
  open: { en: 'Not answered', ar: 'بانتظار الرد' },
  done: { en: 'The warehouse has your answer.', ar: 'وصل ردك إلى المستودع.' },
})
