// Refusals of bank statements, matches and cases.
import { problems } from '../../kit/problem.ts'

export const bankProblems = problems({
  'bank.file': {
    status: 422,
    en: 'This is no statement that can be read. Choose a camt.053 or MT940 file, or a CSV with the columns date, amount, reference, description and balance.',
    ar: 'تعذّرت قراءة الكشف. اختر ملف camt.053 أو MT940 أو ملف CSV بالأعمدة date وamount وreference وdescription وbalance.',
  },
  'bank.row': {
    status: 422,
    en: 'Row {row} of the file cannot be read. Check its day and its amounts.',
    ar: 'تعذّرت قراءة الصف {row} من الملف. تحقق من اليوم والمبالغ.',
  },
  'bank.sum': {
    status: 422,
    en: 'Opening balance and lines do not come to the closing balance: AED {off} are missing or too much. Ask the bank for the whole file.',
    ar: 'الرصيد الافتتاحي مع الحركات لا يساوي الرصيد الختامي، والفرق {off} درهم. اطلب من البنك الملف كاملًا.',
  },
  'bank.account': {
    status: 422,
    en: 'This statement is of another account than the one in the settings.',
    ar: 'هذا الكشف لحساب غير الحساب المسجل في الإعدادات.',
  },
  'bank.ahead': {
    status: 422,
    en: 'The statement has days that are still to come.',
    ar: 'يتضمن الكشف أيامًا لم تحن بعد.',
  },
  'bank.line-none': {
    status: 404,
    en: 'This line of the bank is not open any more.',
    ar: 'لم تعد هذه الحركة المصرفية مفتوحة.',
  },
  'bank.ours-none': {
    status: 409,
    en: 'What you chose is matched already, or is not of the same amount.',
    ar: 'ما اخترته مطابَق بالفعل أو بمبلغ مختلف.',
  },
  'bank.match-none': {
    status: 409,
    en: 'This match is not there any more. Somebody has taken it back before.',
    ar: 'لم تعد هذه المطابقة قائمة، فقد ألغاها شخص آخر من قبل.',
  },
  'bank.match-closed': {
    status: 409,
    en: 'This match is of a month that is closed. Open the month again first.',
    ar: 'هذه المطابقة في فترة مقفلة. أعد فتح الفترة أولًا.',
  },
  'bank.match-used': {
    status: 409,
    en: 'What this match has posted is used already: in a later settlement, in a case that was resolved, or for a payer.',
    ar: 'القيد الناتج عن هذه المطابقة مستخدم بالفعل في تسوية لاحقة أو حالة مسوّاة أو لصالح دافع.',
  },
  'case.none': { status: 404, en: 'This case was not found.', ar: 'لم يُعثر على هذه الحالة.' },
  'case.moved-on': {
    status: 409,
    en: 'This case is not in that state any more. The page shows where it stands.',
    ar: 'تغيّرت حالة هذا البند. تعرض الصفحة وضعه الحالي.',
  },
  'case.note': { status: 422, en: 'Say it in 3 to 500 characters.', ar: 'اكتب الملاحظة في 3 إلى 500 حرف.' },
  'case.due': { status: 422, en: 'Choose a day from today on.', ar: 'اختر يومًا من اليوم فصاعدًا.' },
  'case.resolution': {
    status: 409,
    en: 'This case cannot end like that. Fees and losses are for what is missing, an unknown payer for what is too much.',
    ar: 'لا يمكن تسوية الحالة بهذا الشكل. الرسوم والخسائر لما ينقص، والدافع غير المعروف لما يزيد.',
  },
  'case.undo-match': {
    status: 409,
    en: 'This case is of a line of the bank. Undo the match of that line instead.',
    ar: 'تخص هذه الحالة حركة مصرفية. ألغِ مطابقة تلك الحركة بدلًا من ذلك.',
  },
  'case.used': {
    status: 409,
    en: 'What this case has posted is used already: a payer was found for the money.',
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
