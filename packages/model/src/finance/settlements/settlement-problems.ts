// Refusals of settlement runs and of agents' bank accounts.
import { problems } from '../../kit/problem.ts'

export const settlementProblems = problems({
  'settlement.run-none': {
    status: 404,
    en: 'This settlement run was not found.',
    ar: 'لم يُعثر على دورة التسوية هذه.',
  },
  'settlement.agent-none': { status: 404, en: 'This agent was not found.', ar: 'لم يُعثر على هذا الوكيل.' },
  'settlement.item-none': {
    status: 404,
    en: 'This item is no longer in the run.',
    ar: 'لم يعد هذا البند ضمن دورة التسوية.',
  },
  'settlement.open': {
    status: 409,
    en: 'This agent already has a run that has not been sent yet. Open it, or cancel it first.',
    ar: 'توجد لهذا الوكيل دورة تسوية لم تُرسل بعد. افتحها أو ألغِها أولًا.',
  },
  'settlement.nothing': {
    status: 409,
    en: 'Nothing can be paid to this agent now. The amounts on hold show why.',
    ar: 'لا توجد مستحقات يمكن دفعها لهذا الوكيل الآن. راجع أسباب الاحتجاز.',
  },
  'settlement.second-person': {
    status: 403,
    en: 'Another administrator has to approve this run, because you prepared it.',
    ar: 'يجب أن يعتمد الدورة مدير آخر لأنك من أعدّها.',
  },
  'settlement.disputed': {
    status: 409,
    en: 'An item in this run is on hold. Remove it first.',
    ar: 'يوجد في هذه الدورة بند محتجز. أخرجه منها أولًا.',
  },
  'settlement.under-minimum': {
    status: 409,
    en: 'The net amount is below the minimum for a transfer. It is carried over to the next run.',
    ar: 'صافي المبلغ أقل من الحد الأدنى للتحويل، ويُرحَّل إلى الدورة التالية.',
  },
  'settlement.no-account': {
    status: 409,
    en: 'The agent has not entered a bank account yet.',
    ar: 'لم يُدخل الوكيل حسابًا بنكيًا بعد.',
  },
  'finance.iban-recent': {
    status: 409,
    en: 'The bank account was entered recently. Call the agent on a known number to confirm it, or wait.',
    ar: 'أُدخل الحساب البنكي حديثًا. اتصل بالوكيل على رقم معروف لديك وأكّد الحساب، أو انتظر.',
  },
  'settlement.reason': {
    status: 422,
    en: 'Enter a reason of at least three characters.',
    ar: 'اذكر السبب في ثلاثة أحرف على الأقل.',
  },
  'settlement.amount': { status: 422, en: 'Enter an amount other than zero.', ar: 'أدخل مبلغًا غير الصفر.' },
  'settlement.reference': {
    status: 422,
    en: 'Enter the bank reference, up to 35 characters.',
    ar: 'أدخل مرجع البنك بما لا يزيد على 35 حرفًا.',
  },
  'settlement.sender-account': {
    status: 409,
    en: 'First set the bank account for outgoing payouts in the express settings.',
    ar: 'حدّد أولًا الحساب البنكي الذي تُرسل منه التحويلات، ضمن إعدادات الطرود السريعة.',
  },
  'settlement.admin-only': {
    status: 403,
    en: 'Only an administrator of your company can change the bank account.',
    ar: 'لا يغيّر الحساب البنكي إلا مدير حساب الشركة.',
  },
  'settlement.hold-none': { status: 409, en: 'Nothing is on hold here.', ar: 'لا يوجد احتجاز هنا.' },
  'settlement.file-none': {
    status: 409,
    en: 'The bank file is created when the run is sent.',
    ar: 'يُنشأ ملف البنك عند إرسال الدورة.',
  },
})
