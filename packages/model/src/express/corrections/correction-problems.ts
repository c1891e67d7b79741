// Refusals of taking back a scan.
import { problems } from '../../kit/problem.ts'
import { correctionHours } from './correction.ts'

export const correctionProblems = problems({
  'corrections.nothing': {
    status: 409,
    en: 'The last event of this parcel is not a scan that can be undone.',
    ar: 'آخر حدث لهذا الطرد ليس عملية مسح يمكن إلغاؤها.',
  },
  'corrections.late': {
    status: 409,
    en: `A scan can be undone within ${correctionHours} hours. That time has passed.`,
    ar: `يمكن إلغاء عملية المسح خلال ${correctionHours} ساعة، وقد انقضت هذه المدة.`,
  },
  'corrections.cash-listed': {
    status: 409,
    en: 'The courier has listed the cash for this parcel in a deposit. The courier has to withdraw the deposit first.',
    ar: 'أدرج المندوب مبلغ هذا الطرد في إيداع نقدي. يجب أن يسحب المندوب الإيداع أولًا.',
  },
  'corrections.cash-counted': {
    status: 409,
    en: 'The cash for this parcel has been counted at the depot, so the delivery stands. If the amount is wrong, finance settles the difference in the deposit or reverses the credit.',
    ar: 'تم عدّ مبلغ هذا الطرد في مركز التوزيع، فيبقى التسليم قائمًا. إذا كان المبلغ خاطئًا تسوّي الإدارة المالية فرق الإيداع أو تعكس إضافته.',
  },
  'corrections.claim-paid': {
    status: 409,
    en: 'A claim for damage was paid for this parcel, so the delivery stands.',
    ar: 'دُفعت مطالبة عن تلف هذا الطرد، فيبقى التسليم قائمًا.',
  },
  'corrections.open': {
    status: 409,
    en: 'A colleague has already requested this. Someone else has to confirm it.',
    ar: 'طلب زميل ذلك مسبقًا، وينتظر الطلب تأكيد شخص آخر.',
  },
  'corrections.none': {
    status: 404,
    en: 'This correction is no longer pending.',
    ar: 'لم يعد هذا التصحيح بانتظار أحد.',
  },
  'corrections.second-person': {
    status: 403,
    en: 'Someone who neither requested this nor made the scan has to confirm it.',
    ar: 'يجب أن يؤكد ذلك شخص لم يطلبه ولم يُجرِ عملية المسح.',
  },
  'corrections.desk-confirms': {
    status: 403,
    en: 'Cash was recorded with this scan. The service desk or an administrator has to confirm this.',
    ar: 'سُجّل تحصيل نقدي مع هذا المسح، فيجب أن يؤكد مكتب الخدمة أو مدير النظام.',
  },
  'corrections.moved-on': {
    status: 409,
    en: 'The parcel has been scanned again since. This correction is out of date; withdraw it.',
    ar: 'مُسح الطرد مجددًا بعد ذلك، فلم يعد هذا التصحيح ساريًا. يُرجى سحبه.',
  },
  'corrections.reason': {
    status: 422,
    en: 'Describe what was wrong with the scan in at least three characters.',
    ar: 'اكتب في ثلاثة أحرف على الأقل ما الخطأ في عملية المسح.',
  },
})
