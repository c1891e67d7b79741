// Refusals of the wallet and its PIN.
import { problems } from '../../kit/problem.ts'

export const walletProblems = problems({
  'wallet.statement-none': { status: 404, en: 'Statement not found.', ar: 'لم يتم العثور على كشف الحساب.' },
  'wallet.none': { status: 404, en: 'Wallet not found.', ar: 'لم يتم العثور على المحفظة.' },
  'wallet.short': {
    status: 409,
    en: 'The wallet balance is too low for this.',
    ar: 'رصيد المحفظة لا يكفي لذلك.',
  },
  'wallet.no-right': {
    status: 403,
    en: 'An administrator of your company has to allow you to pay from the wallet.',
    ar: 'يجب أن يسمح لك مدير حساب شركتك بالدفع من المحفظة.',
  },
  'wallet.company-admin-only': {
    status: 403,
    en: 'Only an administrator of your company can do this.',
    ar: 'يجب أن يقوم بذلك مدير حساب شركتك.',
  },
  'wallet.colleague-none': {
    status: 404,
    en: 'There is no such person in your company.',
    ar: 'لا يوجد هذا الشخص في شركتك.',
  },
  'wallet.days-invalid': {
    status: 422,
    en: 'Choose a first day and a last day after it.',
    ar: 'اختر يوم البداية ثم يوم نهاية بعده.',
  },
  'wallet.days-many': {
    status: 422,
    en: 'A list can cover up to 366 days.',
    ar: 'تغطي القائمة 366 يومًا على الأكثر.',
  },
  'wallet.amount-invalid': {
    status: 422,
    en: 'Enter an amount in dirhams above zero, like 120.00.',
    ar: 'أدخل مبلغًا بالدرهم أكبر من صفر، مثل 120.00.',
  },
  'wallet.reason': {
    status: 422,
    en: 'Enter a reason of at least 3 characters.',
    ar: 'أدخل سببًا من 3 أحرف على الأقل.',
  },
  'wallet.adjustment-open': {
    status: 409,
    en: 'A correction of this wallet is already waiting for a second administrator.',
    ar: 'يوجد تصحيح لهذه المحفظة بانتظار مدير ثانٍ.',
  },
  'wallet.adjustment-none': {
    status: 404,
    en: 'This correction is no longer pending.',
    ar: 'لم يعد هذا التصحيح قيد الانتظار.',
  },
  'wallet.adjustment-lapsed': {
    status: 409,
    en: 'The time for a second approval is over. Propose the correction again.',
    ar: 'انتهت مهلة الموافقة الثانية. اقترح التصحيح من جديد.',
  },
  'wallet.second-person': {
    status: 403,
    en: 'Another administrator has to approve what you proposed.',
    ar: 'يجب أن يوافق مدير آخر على ما اقترحته.',
  },
  'wallet.pin-digits': {
    status: 422,
    en: 'Enter all digits of the PIN, and digits only.',
    ar: 'أدخل جميع أرقام الرمز السري، وأرقامًا فقط.',
  },
  'wallet.pin-weak': {
    status: 422,
    en: 'This PIN is easy to guess. Avoid repeated digits, sequences, years and the end of your mobile number.',
    ar: 'يسهل تخمين هذا الرمز. تجنّب الأرقام المكررة والمتتالية والسنوات ونهاية رقم هاتفك.',
  },
  'wallet.pin-exists': {
    status: 409,
    en: 'You already have a PIN. To change it, reset it.',
    ar: 'لديك رمز سري بالفعل. لتغييره أعد تعيينه.',
  },
  'wallet.pin-none': {
    status: 409,
    en: 'Set your cash PIN first.',
    ar: 'عيّن الرمز السري للحساب النقدي أولًا.',
  },
  'wallet.pin-needed': {
    status: 403,
    en: 'Enter your cash PIN to pay from the wallet.',
    ar: 'أدخل الرمز السري للدفع من المحفظة.',
  },
  'wallet.pin-wrong': {
    status: 422,
    en: 'This is not your cash PIN. After several wrong entries it is locked.',
    ar: 'هذا ليس رمزك السري. يُقفل الرمز بعد عدة إدخالات خاطئة.',
  },
  'wallet.pin-locked': {
    status: 409,
    en: 'Your cash PIN is locked. The wallet shows until when, and how to set a new one.',
    ar: 'رمزك السري مقفل. تبيّن المحفظة موعد فتحه وطريقة تعيين رمز جديد.',
  },
  'wallet.pin-mobile': {
    status: 409,
    en: 'Add a mobile number to your profile first: the code goes there.',
    ar: 'أضف رقم هاتف إلى ملفك أولًا، فالرمز يُرسل إليه.',
  },
  'wallet.pin-new-mobile': {
    status: 409,
    en: 'You changed your mobile number less than 24 hours ago. You can reset the PIN once 24 hours have passed.',
    ar: 'غيّرت رقم هاتفك خلال آخر 24 ساعة. أعد تعيين الرمز بعد ذلك.',
  },
})
