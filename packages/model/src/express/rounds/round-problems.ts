// Refusals on a courier's round.
import { problems } from '../../kit/problem.ts'
import { waitMinutes } from './round-reasons.ts'

const invalid = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 422, ...words }) as const

export const roundProblems = problems({
  'express.not-on-sheet': {
    status: 409,
    en: 'This parcel is not on your run sheet. The depot has been notified.',
    ar: 'هذا الطرد غير مدرج في كشف جولتك. تم إبلاغ مركز التوزيع.',
  },
  'express.not-out': {
    status: 409,
    en: 'This parcel is not out for delivery. Scan it when you load it.',
    ar: 'لم يخرج هذا الطرد للتوصيل بعد. امسح رمزه عند التحميل.',
  },
  'express.pieces-missing': invalid({
    en: 'Scan every piece of this shipment first.',
    ar: 'امسح رموز جميع قطع هذه الشحنة أولًا.',
  }),
  'express.cash-limit': {
    status: 409,
    en: 'You are carrying more cash than your limit. Deposit it at the depot before you collect more.',
    ar: 'النقد الذي معك تجاوز الحد المسموح. أودعه في مركز التوزيع قبل تحصيل المزيد.',
  },
  'express.door-cash': invalid({
    en: 'A cash on delivery parcel cannot be left at the door.',
    ar: 'لا يُترك عند الباب طرد بالدفع عند الاستلام.',
  }),
  'express.door-permission': invalid({
    en: 'This parcel may not be left at the door.',
    ar: 'لا يُسمح بترك هذا الطرد عند الباب.',
  }),
  'express.door-photo': invalid({
    en: 'Take a photo of the parcel at the door.',
    ar: 'التقط صورة للطرد عند الباب.',
  }),
  'express.proof-missing': invalid({
    en: 'Enter the name and let the recipient sign, or enter the delivery code.',
    ar: 'أدخل الاسم واطلب توقيع المستلِم، أو أدخل رمز التسليم.',
  }),
  'express.proof-strict': invalid({
    en: 'This parcel needs the delivery code, or a name and signature with an ID that you have seen.',
    ar: 'يحتاج هذا الطرد إلى رمز التسليم، أو إلى الاطلاع على هوية المستلِم مع اسمه وتوقيعه.',
  }),
  'express.absent-early': invalid({
    en: `Wait ${waitMinutes} minutes or call first.`,
    ar: `انتظر ${waitMinutes} دقائق أو اتصل أولًا.`,
  }),
  'express.reason-missing': invalid({ en: 'Choose the reason.', ar: 'اختر السبب.' }),
  'express.proof-file': invalid({
    en: 'The photo or the signature has not arrived. Send it again.',
    ar: 'لم تصل الصورة أو التوقيع. أعد الإرسال.',
  }),
})
