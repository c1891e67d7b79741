// Refusals of reference data and of numbers copied by hand.
import { problems } from '../kit/problem.ts'

export const referenceProblems = problems({
  'reference.rate-invalid': {
    status: 422,
    en: 'Enter the dirhams per unit of the currency, with at most six decimals.',
    ar: 'أدخل قيمة الوحدة من العملة بالدرهم، بست خانات عشرية على الأكثر.',
  },
  'reference.currency-unknown': {
    status: 422,
    en: 'Choose a currency from the list.',
    ar: 'اختر عملة من القائمة.',
  },
  'reference.rate-day': {
    status: 422,
    en: 'Enter the day of the rate.',
    ar: 'أدخل يوم سعر الصرف.',
  },
  'reference.container.form': {
    status: 422,
    en: 'A container number has four letters, the last of them U, J or Z, and seven digits, like CSQU3054383.',
    ar: 'يتكوّن رقم الحاوية من أربعة أحرف لاتينية آخرها U أو J أو Z، تليها سبعة أرقام، مثل CSQU3054383.',
  },
  'reference.container.check-digit': {
    status: 422,
    en: 'The last digit of the container number should be {expected}, not {given}. One character was probably mistyped.',
    ar: 'يجب أن يكون الرقم الأخير من رقم الحاوية {expected} وليس {given}. يُرجى التحقق من كتابة الرقم.',
  },
  'reference.chassis.form': {
    status: 422,
    en: 'A chassis number has 17 letters and digits without I, O and Q, like WDB9634031L123456; older ones are shorter.',
    ar: 'يتكوّن رقم الهيكل من 17 حرفًا لاتينيًا ورقمًا من دون I وO وQ، مثل WDB9634031L123456، والأرقام القديمة أقصر.',
  },
  'reference.air-waybill.form': {
    status: 422,
    en: 'An air waybill number has 11 digits: three for the airline and eight more, like 176-12345675.',
    ar: 'يتكوّن رقم بوليصة الشحن الجوي من 11 رقمًا: ثلاثة لشركة الطيران وثمانية بعدها، مثل 176-12345675.',
  },
  'reference.air-waybill.check-digit': {
    status: 422,
    en: 'The last digit of the air waybill number should be {expected}, not {given}. One digit was probably mistyped.',
    ar: 'يجب أن يكون الرقم الأخير من بوليصة الشحن الجوي {expected} وليس {given}. يُرجى التحقق من كتابة الرقم.',
  },
  'reference.mobile.form': {
    status: 422,
    en: 'Enter a UAE mobile number: nine digits beginning with 5, like 50 123 4567.',
    ar: 'أدخل رقم هاتف متحرك إماراتيًا: تسعة أرقام تبدأ بالرقم 5، مثل 50 123 4567.',
  },
  'reference.trn.form': {
    status: 422,
    en: 'A tax registration number has 15 digits and begins with 1.',
    ar: 'يتكوّن رقم التسجيل الضريبي من 15 رقمًا ويبدأ بالرقم 1.',
  },
  'reference.iban.form': {
    status: 422,
    en: 'A UAE IBAN begins with AE, followed by 21 digits.',
    ar: 'يبدأ رقم الحساب المصرفي الدولي (الآيبان) في الإمارات بالحرفين AE يليهما 21 رقمًا.',
  },
  'reference.iban.check-digits': {
    status: 422,
    en: 'This IBAN does not pass its check. One digit was probably mistyped.',
    ar: 'رقم الآيبان هذا غير صحيح. يُرجى التحقق من كتابة الأرقام.',
  },
  'reference.makani.form': {
    status: 422,
    en: 'A Makani number has ten digits.',
    ar: 'يتكوّن رقم مكاني من عشرة أرقام.',
  },
  'reference.list.unknown': { status: 422, en: 'There is no such list.', ar: 'لا توجد قائمة بهذا الاسم.' },
})
