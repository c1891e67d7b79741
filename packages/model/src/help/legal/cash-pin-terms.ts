// The terms of the wallet's cash PIN.
import type { LegalText } from './legal-text.ts'

export const cashPinTerms: LegalText = {
  title: { en: 'Cash PIN terms and conditions', ar: 'شروط الرمز السري للحساب النقدي' },
  summary: {
    en: 'How the PIN protects payments from your wallet.',
    ar: 'كيف يحمي الرمز السري المدفوعات من محفظتك.',
  },
  sections: [
    {
      id: 'purpose',
      title: { en: 'What it is for', ar: 'الغرض منه' },
      paragraphs: [
        {
          en: 'The PIN has {pinDigits} digits. You set it once and enter it before each payment from the wallet. It is not needed for cards or bundle credit.',
          ar: 'يتكون الرمز من {pinDigits} أرقام. تعيّنه مرة واحدة وتدخله قبل كل عملية دفع من المحفظة. ولا يلزم للبطاقات ولا لرصيد الباقة.',
        },
      ],
    },
    {
      id: 'care',
      title: { en: 'Keep it to yourself', ar: 'احتفظ به لنفسك' },
      paragraphs: [
        {
          en: 'Do not use a date of birth, a run of digits or the last digits of your mobile number. Nobody at Marsa will ask you for it, and staff who help you in your account cannot use it. We keep it only in a scrambled form that cannot be read back.',
          ar: 'لا تستخدم تاريخ ميلاد أو أرقامًا متتالية أو نهاية رقم هاتفك. ولا يطلبه منك أحد في مرسى، ولا يستطيع الموظفون الذين يساعدونك استخدامه. ونحفظه بصورة مشفّرة لا يمكن قراءتها.',
        },
      ],
    },
    {
      id: 'lock',
      title: { en: 'Wrong entries', ar: 'الإدخال الخاطئ' },
      paragraphs: [
        {
          en: 'After {pinTries} the PIN is locked for {pinLock}. Your money stays where it is, and cash collected for you is still credited.',
          ar: 'بعد {pinTries} يُقفل الرمز لمدة {pinLock}. وتبقى أموالك في مكانها، ويستمر قيد التحصيلات فيها.',
        },
      ],
    },
    {
      id: 'reset',
      title: { en: 'Setting a new PIN', ar: 'تعيين رمز جديد' },
      paragraphs: [
        {
          en: 'We send a code to your mobile number; it is valid for {smsLife}. For 24 hours after you change that number the PIN cannot be reset, so a stolen number opens nothing.',
          ar: 'يُرسل رمز تحقق إلى هاتفك صالح لمدة {smsLife}. ولا يمكن إعادة تعيين الرمز السري خلال 24 ساعة من تغيير رقم الهاتف، حتى لا يفتح رقم مسروق حسابك.',
        },
      ],
    },
    {
      id: 'misuse',
      title: { en: 'If somebody knows it', ar: 'إذا عرفه شخص آخر' },
      paragraphs: [
        {
          en: 'Set a new PIN and call us at once. We stop payments from the account until it is clear what happened. Payments made with the right PIN before you told us count as yours unless we were at fault.',
          ar: 'عيّن رمزًا جديدًا واتصل بنا فورًا، فنوقف المدفوعات من الحساب حتى يتضح ما حدث. وتُعدّ المدفوعات التي تمت بالرمز الصحيح قبل إبلاغنا صادرة عنك ما لم نكن المخطئين.',
        },
      ],
    },
  ],
}
