// Refusals of claims.
import { problems } from '../../kit/problem.ts'
import { damageDays } from './claim.ts'

export const claimProblems = problems({
  'claim.none': { status: 404, en: 'Claim not found.', ar: 'لم يتم العثور على المطالبة.' },
  'claim.already': {
    status: 409,
    en: 'A claim for this parcel has been filed already.',
    ar: 'سبق تقديم مطالبة عن هذا الطرد.',
  },
  'claim.not-now': {
    status: 409,
    en: `A claim is possible for a parcel that is lost, or that arrived damaged within the last ${damageDays} days.`,
    ar: `يمكن تقديم مطالبة عن طرد مفقود، أو عن طرد سُلِّم تالفًا خلال آخر ${damageDays} أيام.`,
  },
  'claim.late': {
    status: 409,
    en: `Damage must be reported within ${damageDays} days of delivery. That time has passed.`,
    ar: `يجب الإبلاغ عن التلف خلال ${damageDays} أيام من التسليم، وقد انقضت هذه المدة.`,
  },
  'claim.no-value': {
    status: 409,
    en: 'No value was declared for this parcel, so there is nothing to compensate. Declare the value next time.',
    ar: 'لم يُصرَّح بقيمة لهذا الطرد، فلا يوجد ما يُعوَّض. صرّح بالقيمة في المرة القادمة.',
  },
  'claim.amount': {
    status: 422,
    en: 'Enter the amount in dirhams, like 250.00.',
    ar: 'أدخل المبلغ بالدرهم، مثل 250.00.',
  },
  'claim.above': {
    status: 422,
    en: 'This is more than can be paid for this claim.',
    ar: 'هذا المبلغ أكبر مما يمكن دفعه عن هذه المطالبة.',
  },
  'claim.reason': {
    status: 422,
    en: 'Write at least three characters.',
    ar: 'اكتب ثلاثة أحرف على الأقل.',
  },
  'claim.photos': {
    status: 422,
    en: 'Add at least one photo that shows the damage.',
    ar: 'أضف صورة واحدة على الأقل تُظهر التلف.',
  },
  'claim.decided': {
    status: 409,
    en: 'This claim has already been decided. Reload the page to see the outcome.',
    ar: 'سبق البت في هذه المطالبة. أعد تحميل الصفحة لمعرفة ما آلت إليه.',
  },
  'claim.found': {
    status: 409,
    en: 'The parcel has since been found. Reject the claim and give that as the reason.',
    ar: 'عُثر على الطرد بعد تقديم المطالبة. ارفضها مع ذكر ذلك.',
  },
  'claim.gone-on': {
    status: 409,
    en: 'The parcel is no longer marked as delivered. Reject the claim and give that as the reason.',
    ar: 'لم تعد حالة الطرد «تم التسليم». ارفض المطالبة مع ذكر ذلك.',
  },
  'claim.fee-changed': {
    status: 409,
    en: 'The shipping fee to refund has changed since this was proposed. Return the claim for a new decision.',
    ar: 'تغيّرت الرسوم المستردة منذ اقتراح هذه الدفعة. أعد المطالبة ليُبت فيها من جديد.',
  },
  'claim.second-person': {
    status: 403,
    en: 'You proposed this payment. A colleague has to confirm it.',
    ar: 'أنت من اقترح هذه الدفعة، ويجب أن يؤكدها زميل.',
  },
})
