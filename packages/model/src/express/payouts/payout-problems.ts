// Refusals of bank accounts and payouts.
import { problems } from '../../kit/problem.ts'

export const payoutProblems = problems({
  'payout.none': { status: 404, en: 'Payout not found.', ar: 'لم يتم العثور على التحويل.' },
  'payout.file-none': { status: 404, en: 'Bank file not found.', ar: 'لم يتم العثور على ملف البنك.' },
  'payout.account-unknown': {
    status: 404,
    en: 'Bank account not found.',
    ar: 'لم يتم العثور على الحساب البنكي.',
  },
  'payout.account-none': {
    status: 409,
    en: 'Add the bank account of your company first.',
    ar: 'أضف الحساب البنكي لشركتك أولًا.',
  },
  'payout.account-same': {
    status: 409,
    en: 'Payouts already go to this account.',
    ar: 'هذا هو الحساب المعتمد للتحويلات بالفعل.',
  },
  'payout.waiting': {
    status: 409,
    en: 'The bank account, your mobile number or your PIN was changed recently. You can request the payout once the waiting period is over.',
    ar: 'تم تغيير الحساب البنكي أو رقم هاتفك أو رمزك السري قبل وقت قصير. اطلب التحويل بعد انتهاء مدة الانتظار.',
  },
  'payout.open': {
    status: 409,
    en: 'A payout is already on its way. You can request the next one once the bank has responded.',
    ar: 'يوجد تحويل قيد التنفيذ. يمكن طلب التحويل التالي بعد رد البنك.',
  },
  'payout.nothing': {
    status: 409,
    en: 'There is not enough credited cash on delivery for a payout yet.',
    ar: 'لم تبلغ مبالغ الدفع عند الاستلام المضافة إلى محفظتك الحد الأدنى للتحويل بعد.',
  },
  'payout.least': {
    status: 422,
    en: 'This is below the minimum payout amount.',
    ar: 'هذا المبلغ أقل من الحد الأدنى للتحويل.',
  },
  'payout.above-available': {
    status: 422,
    en: 'The wallet balance is too low for this amount.',
    ar: 'رصيد المحفظة لا يكفي لهذا المبلغ.',
  },
  'payout.above-credited': {
    status: 422,
    en: 'Only cash on delivery can be paid out. Refunds and corrections in the wallet pay for shipments.',
    ar: 'لا تُحوَّل إلى البنك إلا مبالغ الدفع عند الاستلام. أما المبالغ المستردة والتصحيحات فتُسدَّد بها الشحنات.',
  },
  'payout.own': {
    status: 403,
    en: 'You cannot approve a payout that you requested.',
    ar: 'لا يجوز لأحد أن يوافق على تحويل طلبه بنفسه.',
  },
  'payout.second-person': {
    status: 403,
    en: 'You gave the first approval. Another administrator has to give the second.',
    ar: 'أنت من منح الموافقة الأولى، ويجب أن يمنح مدير آخر الموافقة الثانية.',
  },
  'payout.not-verified': {
    status: 409,
    en: 'Verify the bank account before approving.',
    ar: 'تحقق من الحساب البنكي قبل الموافقة.',
  },
  'payout.account-open': {
    status: 409,
    en: 'A payout to this account is on its way. Change the account once the bank has responded, or cancel the payout first.',
    ar: 'يوجد تحويل إلى هذا الحساب قيد التنفيذ. غيّر الحساب بعد رد البنك، أو ألغِ التحويل أولًا.',
  },
  'payout.none-approved': {
    status: 409,
    en: 'Choose approved payouts that are not in a file yet.',
    ar: 'اختر تحويلات تمت الموافقة عليها ولم تُدرج في ملف بعد.',
  },
  'payout.sender-account': {
    status: 409,
    en: 'First enter a valid IBAN to send payouts from in the settings.',
    ar: 'أدخل في الإعدادات أولًا رقم آيبان صحيحًا تُرسل منه التحويلات.',
  },
  'payout.bank-reference': {
    status: 422,
    en: 'Enter the bank’s reference, 1 to 35 characters.',
    ar: 'أدخل مرجع البنك، من حرف واحد إلى 35 حرفًا.',
  },
  'payout.reason': {
    status: 422,
    en: 'Enter a reason of at least 3 characters.',
    ar: 'أدخل سببًا من 3 أحرف على الأقل.',
  },
  'payout.note': {
    status: 422,
    en: 'Enter what you compared the account with, in at least 3 characters.',
    ar: 'اذكر في 3 أحرف على الأقل ما قارنت به الحساب.',
  },
})
