// What is wrong with a rate card or with a file of them.
import { problems } from '../../kit/problem.ts'

export const rateCardProblems = problems({
  'freight.card-not-found': { status: 404, en: 'Rate card not found.', ar: 'بطاقة الأسعار غير موجودة.' },
  'freight.card-changed': {
    status: 409,
    en: 'A colleague has changed this rate card in the meantime. Reload the page.',
    ar: 'عدّل أحد الزملاء بطاقة الأسعار هذه في هذه الأثناء. أعد تحميل الصفحة.',
  },
  'freight.card-ended': {
    status: 409,
    en: 'This rate card has ended. Copy it to keep using its prices.',
    ar: 'انتهت بطاقة الأسعار هذه. انسخها لمتابعة العمل بأسعارها.',
  },
  'freight.card-many': {
    status: 422,
    en: 'A company can have at most {limit} rate cards. End or remove some first.',
    ar: 'تحتفظ الشركة بما لا يزيد على {limit} بطاقة أسعار. أنهِ بعضها أو احذفه أولًا.',
  },
  'freight.card-name': {
    status: 422,
    en: 'Enter a name of at most 80 characters.',
    ar: 'سمِّ بطاقة الأسعار بما لا يزيد على 80 حرفًا.',
  },
  'freight.card-end': {
    status: 422,
    en: 'Choose a place, port, airport or country from the list.',
    ar: 'اختر مكانًا أو ميناءً أو مطارًا أو بلدًا من القائمة.',
  },
  'freight.card-lane': {
    status: 422,
    en: 'Origin and destination are the same.',
    ar: 'المنشأ والوجهة متطابقان.',
  },
  'freight.card-day': { status: 422, en: 'Enter a valid date.', ar: 'أدخل تاريخًا صحيحًا.' },
  'freight.card-dates': {
    status: 422,
    en: 'The last day cannot be before the first.',
    ar: 'لا يسبق اليوم الأخير اليوم الأول.',
  },
  'freight.card-days': { status: 422, en: 'Enter a whole number of days.', ar: 'أدخل أيامًا كاملة.' },
  'freight.card-boxes': {
    status: 422,
    en: 'Container types apply to full containers only.',
    ar: 'أنواع الحاويات تخص الحاويات الكاملة وحدها.',
  },
  'freight.card-file': {
    status: 422,
    en: 'Choose a CSV file in UTF-8 of at most 1 MB.',
    ar: 'اختر ملف CSV بترميز UTF-8 لا يتجاوز حجمه 1 ميغابايت.',
  },
  'freight.card-file-columns': {
    status: 422,
    en: 'The first line of the file must name its columns: {columns}.',
    ar: 'يذكر السطر الأول من الملف أعمدته: {columns}.',
  },
  'freight.card-file-long': {
    status: 422,
    en: 'The file must have 1 to {limit} lines below its header.',
    ar: 'يضم الملف سطرًا واحدًا على الأقل و{limit} سطر على الأكثر تحت سطر العناوين.',
  },
  'freight.card-file-cells': {
    status: 422,
    en: 'This line does not have the same number of cells as the header.',
    ar: 'لا يطابق عدد خلايا السطر عدد خلايا سطر العناوين.',
  },
  'freight.card-file-differs': {
    status: 422,
    en: 'A line above has a different value for the same card.',
    ar: 'يذكر سطر سابق هذا عن البطاقة نفسها على نحو مختلف.',
  },
  'freight.rule-admin': {
    status: 403,
    en: 'Only an administrator of your company can switch on automatic quotations.',
    ar: 'لا يفعّل العروض التلقائية إلا مدير حساب شركتك.',
  },
  'freight.rule-margin': {
    status: 422,
    en: 'Enter a margin above zero, with at most two decimals.',
    ar: 'أدخل هامشًا أكبر من صفر، بخانتين عشريتين على الأكثر.',
  },
  'freight.rule-limit': {
    status: 422,
    en: 'Enter a whole number within the limits.',
    ar: 'أدخل عددًا صحيحًا ضمن الحدود.',
  },
  'freight.rule-hold': {
    status: 422,
    en: 'Enter 0 to 30 minutes.',
    ar: 'يُحتجز العرض من 0 إلى 30 دقيقة.',
  },
  'freight.rule-nothing': {
    status: 409,
    en: 'This quotation has already been sent or stopped.',
    ar: 'لم يعد هناك عرض محتجز: أُرسل العرض أو أُوقف بالفعل.',
  },
  'freight.card-charge': {
    status: 422,
    en: 'Unknown charge code. Export a card to see the valid codes.',
    ar: 'لا يوجد رسم بهذا الرمز. صدِّر بطاقة لمعرفة الرموز.',
  },
})
