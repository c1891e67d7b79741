// Refusals of bank statements, matches and cases.
import { problems } from '../../kit/problem.ts'

export const bankProblems = problems({
  'bank.file': {
    status: 422,
    en: 'This file is not a bank statement that Marsa can read. Choose a camt.053 or MT940 file, or a CSV with the columns date, amount, reference, description and balance.',
    ar: 'تعذّرت قراءة الكشف. اختر ملف camt.053 أو MT940 أو ملف CSV بالأعمدة date وamount وreference وdescription وbalance.',
  },
  'bank.row': {
    status: 422,
    en: 'Row {row} of the file cannot be read. Check its date and amounts.',
    ar: 'تعذّرت قراءة الصف {row} من الملف. تحقق من اليوم والمبالغ.',
  },
  'bank.sum': {
    status: 422,
    en: 'The opening balance plus the transactions does not equal the closing balance (difference: AED {off}). Ask the bank for the complete file.',
    ar: 'الرصيد الافتتاحي مع الحركات لا يساوي الرصيد الختامي، والفرق {off} درهم. اطلب من البنك الملف كاملًا.',
  },
  'bank.account': {
    status: 422,
    en: 'This statement is for a different account than the one in the settings.',
    ar: 'هذا الكشف لحساب غير الحساب المسجل في الإعدادات.',
  },
  'bank.ahead': {
    status: 422,
    en: 'The statement contains dates in the future.',
    ar: 'يتضمن الكشف أيامًا لم تحن بعد.',
  },
  'bank.line-none': {
    status: 404,
    en: 'This bank transaction has already been matched.',
    ar: 'لم تعد هذه الحركة المصرفية مفتوحة.',
  },
  'bank.ours-none': {
    status: 409,
    en: 'The entry you chose has already been matched, or its amount is different.',
    ar: 'ما اخترته مطابَق بالفعل أو بمبلغ مختلف.',
  },
  'bank.match-none': {
    status: 409,
    en: 'This match no longer exists. Someone has already undone it.',
    ar: 'لم تعد هذه المطابقة قائمة، فقد ألغاها شخص آخر من قبل.',
  },
  'bank.match-closed': {
    status: 409,
    en: 'This match belongs to a closed month. Reopen the month first.',
    ar: 'هذه المطابقة في فترة مقفلة. أعد فتح الفترة أولًا.',
  },
  'bank.match-used': {
    status: 409,
    en: 'The entry of this match has already been used: in a later settlement, in a resolved case or for an identified payer.',
    ar: 'القيد الناتج عن هذه المطابقة مستخدم بالفعل في تسوية لاحقة أو حالة مسوّاة أو لصالح دافع.',
  },
  'case.none': { status: 404, en: 'This case was not found.', ar: 'لم يُعثر على هذه الحالة.' },
  'case.moved-on': {
    status: 409,
    en: 'The status of this case has changed. The page shows the current status.',
    ar: 'تغيّرت حالة هذا البند. تعرض الصفحة وضعه الحالي.',
  },
  'case.note': { status: 422, en: 'Enter 3 to 500 characters.', ar: 'اكتب الملاحظة في 3 إلى 500 حرف.' },
  'case.due': { status: 422, en: 'Choose today or a later date.', ar: 'اختر يومًا من اليوم فصاعدًا.' },
  'case.resolution': {
    status: 409,
    en: 'This outcome does not fit the case. Fees and losses are for a shortfall, an unknown payer is for a surplus.',
    ar: 'لا يمكن تسوية الحالة بهذا الشكل. الرسوم والخسائر لما ينقص، والدافع غير المعروف لما يزيد.',
  },
  'case.undo-match': {
    status: 409,
    en: 'This case belongs to a bank transaction. Undo the match of that transaction instead.',
    ar: 'تخص هذه الحالة حركة مصرفية. ألغِ مطابقة تلك الحركة بدلًا من ذلك.',
  },
  'case.used': {
    status: 409,
    en: 'The entry of this case has already been used: the payer was identified.',
    ar: 'القيد الناتج عن هذه الحالة مستخدم بالفعل، إذ خُصص المبلغ لدافعه.',
  },
  'case.undo-second-person': {
    status: 403,
    en: 'Another administrator has to decide, because you asked to undo it.',
    ar: 'يجب أن يقرر مدير آخر لأنك من طلب التراجع.',
  },
  'case.second-person': {
    status: 403,
    en: 'Another administrator has to decide, because you proposed it.',
    ar: 'يجب أن يقرر مدير آخر لأنك من اقترح الحل.',
  },
})
