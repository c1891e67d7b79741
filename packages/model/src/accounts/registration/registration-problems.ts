// Refusals of registration, its approval and the register of trade licences, with the words of A 5 and A 8.
import { problems } from '../../kit/problem.ts'

export const registrationProblems = problems({
  'accounts.email-registered': {
    status: 409,
    en: 'This e-mail address is already registered. Sign in, or reset your password.',
    ar: 'هذا البريد الإلكتروني مسجّل من قبل. سجّل الدخول أو أعد تعيين كلمة المرور.',
  },
  'accounts.mobile-registered': {
    status: 409,
    en: 'This mobile number is already registered. Sign in, or use another number.',
    ar: 'رقم الهاتف المتحرك هذا مسجّل من قبل. سجّل الدخول أو استخدم رقمًا آخر.',
  },
  'accounts.registration-sent': {
    status: 409,
    en: 'Your registration request has already been sent. We will reply within {approval}.',
    ar: 'سبق إرسال طلب التسجيل. سنرد عليك خلال {approval}.',
  },
  'accounts.terms-required': {
    status: 422,
    en: 'Please accept the terms and conditions.',
    ar: 'يُرجى الموافقة على الشروط والأحكام.',
  },
  'accounts.address-invalid': {
    status: 422,
    en: 'Enter a valid address: building, street and area.',
    ar: 'أدخل عنوانًا صحيحًا: المبنى والشارع والمنطقة.',
  },
  'accounts.count-invalid': {
    status: 422,
    en: 'Enter a whole number of at least 1.',
    ar: 'أدخل عددًا صحيحًا لا يقل عن 1.',
  },
  'accounts.services-required': {
    status: 422,
    en: 'Choose at least one service that your company offers.',
    ar: 'اختر خدمة واحدة على الأقل تقدمها شركتك.',
  },
  'accounts.licence-required': {
    status: 422,
    en: 'Enter the number of your trade licence.',
    ar: 'أدخل رقم الرخصة التجارية.',
  },
  'accounts.licence-invalid': {
    status: 422,
    en: 'A trade licence number has 3 to 30 letters, digits and hyphens, like CN-1234567.',
    ar: 'يتكون رقم الرخصة التجارية من 3 إلى 30 حرفًا ورقمًا وشرطة، مثل ‎CN-1234567.',
  },
  'accounts.licence-unknown': {
    status: 422,
    en: 'We found no trade licence with this number. Check it, or attach a picture of the licence.',
    ar: 'لم نجد رخصة بهذا الرقم. تحقّق منه أو أرفق صورة الرخصة.',
  },
  'accounts.licence-expired': {
    status: 422,
    en: 'This trade licence has expired. If it was renewed, attach a picture of the renewed licence.',
    ar: 'انتهت صلاحية هذه الرخصة التجارية. إن جُدّدت فأرفق صورة الرخصة المجدّدة.',
  },
  'accounts.licence-copy': {
    status: 422,
    en: 'Attach the licence as one PDF, JPG or PNG of at most {limit} MB.',
    ar: 'أرفق الرخصة بملف واحد بصيغة PDF أو JPG أو PNG لا يتجاوز {limit} ميغابايت.',
  },
  'accounts.licence-copy-gone': {
    status: 422,
    en: 'The attached licence is no longer available. Attach it again.',
    ar: 'لم تعد الرخصة المرفقة موجودة. أرفقها مرة أخرى.',
  },
  'accounts.registration-decided': {
    status: 409,
    en: 'This registration has already been decided.',
    ar: 'سبق البت في طلب التسجيل هذا.',
  },
  'accounts.registration-no-admin': {
    status: 409,
    en: 'Only an approved service provider can have an administrator.',
    ar: 'لا يُعيَّن مدير حساب إلا لمزود خدمة تمت الموافقة عليه.',
  },
  'accounts.registration-admin-done': {
    status: 409,
    en: 'The administrator of this provider has already been confirmed.',
    ar: 'سبق تأكيد مدير حساب مزود الخدمة هذا.',
  },
  'accounts.second-person': {
    status: 403,
    en: 'A second person has to confirm this: you approved the registration yourself.',
    ar: 'يلزم أن يؤكد ذلك شخص آخر، لأنك من وافق على التسجيل.',
  },
  'accounts.reason-required': {
    status: 422,
    en: 'Choose a reason. If you choose "Other", explain it as well.',
    ar: 'اختر سببًا، ومع «سبب آخر» اكتب التوضيح أيضًا.',
  },
  'accounts.licence-file': {
    status: 422,
    en: 'Choose one CSV file in UTF-8 of at most 20 MB.',
    ar: 'اختر ملف CSV واحدًا بترميز UTF-8 لا يتجاوز 20 ميغابايت.',
  },
  'accounts.licence-columns': {
    status: 422,
    en: 'The first line must name exactly these columns: {columns}.',
    ar: 'يجب أن يتضمن السطر الأول هذه الأعمدة فقط: {columns}.',
  },
  'accounts.licence-empty': {
    status: 422,
    en: 'The file has no rows, or more than 200,000.',
    ar: 'لا يتضمن الملف أي صفوف، أو يتجاوز 200,000 صف.',
  },
  'accounts.licence-emirate': {
    status: 422,
    en: 'The emirate must be one of AZ, DU, SH, AJ, UQ, RK, FU.',
    ar: 'رمز الإمارة أحد الرموز AZ وDU وSH وAJ وUQ وRK وFU.',
  },
  'accounts.licence-date': {
    status: 422,
    en: 'Enter the date as 2027-12-31.',
    ar: 'اكتب التاريخ بالصيغة 2027-12-31.',
  },
  'accounts.licence-twice': {
    status: 422,
    en: 'This licence number appears in the file twice.',
    ar: 'رقم الرخصة هذا مكرر في الملف.',
  },
  'accounts.licence-cells': {
    status: 422,
    en: 'This line does not have as many cells as there are columns.',
    ar: 'عدد خانات هذا السطر لا يطابق عدد الأعمدة.',
  },
})
