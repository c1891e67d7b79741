// Refusals of bills of lading.
import { problems } from '../../kit/problem.ts'

export const billProblems = problems({
  'bill.not-by-us': {
    status: 409,
    en: 'The bill of lading for this shipment is not prepared in Marsa. Upload it as a document.',
    ar: 'لا تُعَدّ بوليصة هذه الشحنة هنا. يُرجى رفعها كمستند.',
  },
  'bill.none': {
    status: 409,
    en: 'No shipping instruction has been sent yet.',
    ar: 'لم تُرسل تعليمات الشحن بعد.',
  },
  'bill.moved-on': {
    status: 409,
    en: 'The bill of lading has changed in the meantime. Reload to see its current status.',
    ar: 'تغيّرت حالة البوليصة. يُرجى الاطلاع على حالتها الآن.',
  },
  'bill.newer-draft': {
    status: 409,
    en: 'There is a newer draft. Read it before you decide.',
    ar: 'توجد مسودة أحدث. يُرجى قراءتها قبل اتخاذ القرار.',
  },
  'bill.no-draft': { status: 409, en: 'There is no draft yet.', ar: 'لا توجد مسودة بعد.' },
  'bill.balance-open': {
    status: 409,
    en: 'The bill of lading is issued once the shipment is paid in full.',
    ar: 'تصدر البوليصة بعد سداد كامل قيمة الشحنة.',
  },
  'bill.no-original': {
    status: 409,
    en: 'Only an original bill of lading can be surrendered.',
    ar: 'لا يُسلَّم للناقل سوى أصل البوليصة.',
  },
  'bill.originals-none': {
    status: 422,
    en: 'The approved draft does not include any originals.',
    ar: 'المسودة المعتمدة لا تتضمن نسخًا أصلية.',
  },
  'bill.party-required': {
    status: 422,
    en: 'Enter the name and address.',
    ar: 'أدخل الاسم والعنوان.',
  },
  'bill.place-required': { status: 422, en: 'Enter the port.', ar: 'أدخل الميناء.' },
  'bill.vessel-required': { status: 422, en: 'Enter the vessel.', ar: 'أدخل اسم السفينة.' },
  'bill.goods-required': { status: 422, en: 'Describe the goods.', ar: 'أدخل وصف البضاعة.' },
  'bill.packages-required': {
    status: 422,
    en: 'Enter the number and kind of packages.',
    ar: 'أدخل عدد الطرود ونوعها.',
  },
  'bill.weight': {
    status: 422,
    en: 'Enter the weight in kilograms, such as 1770 or 1770.5.',
    ar: 'أدخل الوزن بالكيلوغرام، مثل 1770 أو 1770.5.',
  },
  'bill.volume': {
    status: 422,
    en: 'Enter the volume in cubic metres, such as 6.96.',
    ar: 'أدخل الحجم بالمتر المكعب، مثل 6.96.',
  },
  'bill.container': {
    status: 422,
    en: 'Line {line}: {given} is not a valid container number. Enter one per line, such as CSQU3054383 SEAL12345.',
    ar: 'السطر {line}: ‏{given} ليس رقم حاوية. اكتب رقمًا في كل سطر، مثل CSQU3054383 SEAL12345.',
  },
  'bill.container-twice': {
    status: 422,
    en: 'Line {line}: {given} is already in the list.',
    ar: 'السطر {line}: ‏{given} مذكور من قبل.',
  },
  'bill.container-required': {
    status: 422,
    en: 'Enter the container numbers.',
    ar: 'أدخل أرقام الحاويات.',
  },
  'bill.number': {
    status: 422,
    en: 'Enter the bill of lading number: 4 to 35 letters and digits.',
    ar: 'أدخل رقم البوليصة: من 4 إلى 35 حرفًا أو رقمًا.',
  },
  'bill.change-required': {
    status: 422,
    en: 'Describe what should be changed.',
    ar: 'اكتب ما يجب تغييره.',
  },
})
