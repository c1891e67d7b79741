// Refusals of payout files of the card gateway.
import { problems } from '../../kit/problem.ts'

export const cardPayoutProblems = problems({
  'card-payout.file': {
    status: 422,
    en: 'This is no settlement report of the card gateway. Choose the CSV that it offers under Settlement reports, unchanged.',
    ar: 'هذا ليس تقرير تسوية من بوابة البطاقات. اختر ملف CSV من قسم تقارير التسوية لديها كما هو.',
  },
  'card-payout.row': {
    status: 422,
    en: 'Row {row} of the file cannot be read. Check its type, its days and that gross less fee and VAT is net.',
    ar: 'تعذّرت قراءة الصف {row} من الملف. تحقق من النوع والتواريخ ومن أن الإجمالي ناقص الرسوم والضريبة يساوي الصافي.',
  },
  'card-payout.currency': {
    status: 422,
    en: 'Row {row} is in {currency}. Payouts are taken in AED.',
    ar: 'الصف {row} بعملة {currency}. تُقبل التحويلات بالدرهم فقط.',
  },
  'card-payout.sum': {
    status: 422,
    en: 'The rows of payout {reference} do not come to its total. Ask the gateway for the whole file.',
    ar: 'صفوف التحويل {reference} لا تساوي إجماليه. اطلب من البوابة الملف كاملًا.',
  },
  'card-payout.ahead': {
    status: 422,
    en: 'Payout {reference} has days that are still to come.',
    ar: 'يتضمن التحويل {reference} أيامًا لم تحن بعد.',
  },
  'card-payout.changed': {
    status: 409,
    en: 'Payout {reference} was imported before with other amounts. Ask the gateway which of the two is right.',
    ar: 'استُورد التحويل {reference} من قبل بمبالغ مختلفة. استفسر من البوابة أيهما الصحيح.',
  },
  'card-payout.none': { status: 404, en: 'This payout was not found.', ar: 'لم يُعثر على هذا التحويل.' },
})
