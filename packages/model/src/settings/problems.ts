// Refusals of changes to settings.
import { problems } from '../kit/problem.ts'

export const settingsProblems = problems({
  'settings.reason-required': {
    status: 422,
    en: 'Please give a reason of at least 5 characters.',
    ar: 'يُرجى ذكر سبب التغيير في 5 أحرف على الأقل.',
  },
  'settings.changed-meanwhile': {
    status: 409,
    en: 'Someone changed this in the meantime. The current value is now shown; please check it and try again.',
    ar: 'غيّر شخص آخر هذه القيمة في هذه الأثناء. تظهر الآن القيمة السارية؛ يُرجى مراجعتها والمحاولة مجددًا.',
  },
  'settings.nothing-new': {
    status: 422,
    en: 'This value is already in force.',
    ar: 'هذه هي القيمة السارية بالفعل.',
  },
  'settings.proposal-open': {
    status: 409,
    en: 'A change to this setting is already waiting for a second administrator.',
    ar: 'يوجد تغيير لهذا الإعداد بانتظار موافقة مدير ثانٍ.',
  },
  'settings.proposal-none': {
    status: 409,
    en: 'This change is no longer pending: it has been decided, or the setting was changed.',
    ar: 'لم يعد هذا التغيير بانتظار الموافقة: بتّ فيه شخص آخر أو تغيّر الإعداد.',
  },
  'settings.second-person': {
    status: 403,
    en: 'You requested this change. Another administrator has to approve it.',
    ar: 'أنت من طلب هذا التغيير، ويجب أن يوافق عليه مدير آخر.',
  },
  'settings.number-invalid': { status: 422, en: 'Please enter a whole number.', ar: 'يُرجى إدخال عدد صحيح.' },
  'settings.out-of-bounds': {
    status: 422,
    en: 'Please enter a value from {least} to {most}.',
    ar: 'يُرجى إدخال قيمة من {least} إلى {most}.',
  },
  'settings.iban-invalid': {
    status: 422,
    en: 'Please enter a UAE IBAN without spaces: AE followed by 21 digits.',
    ar: 'يُرجى إدخال رقم آيبان إماراتي دون مسافات: AE يليها 21 رقمًا.',
  },
  'settings.bic-invalid': {
    status: 422,
    en: 'Please enter a BIC of 8 or 11 capital letters and digits.',
    ar: 'يُرجى إدخال رمز BIC من 8 أو 11 خانة من الأحرف الكبيرة والأرقام.',
  },
  'settings.range-order': {
    status: 422,
    en: 'The lowest price must not be above the highest.',
    ar: 'يجب ألا يتجاوز أدنى سعر أعلى سعر.',
  },
  'settings.decimal-invalid': {
    status: 422,
    en: 'Please enter a number with at most one decimal.',
    ar: 'يُرجى إدخال رقم بمنزلة عشرية واحدة على الأكثر.',
  },
  'settings.decimals-invalid': {
    status: 422,
    en: 'Please enter a number with at most two decimals.',
    ar: 'يُرجى إدخال رقم بمنزلتين عشريتين على الأكثر.',
  },
  'settings.dated-invalid': {
    status: 422,
    en: 'Please enter a date and a value in every row; 1 to 12 rows.',
    ar: 'يُرجى تحديد يوم وقيمة لكل سطر، من 1 إلى 12 سطرًا.',
  },
  'settings.dated-order': {
    status: 422,
    en: 'The dates must be in order, earliest first.',
    ar: 'يجب ترتيب الأيام من الأقدم إلى الأحدث دون تكرار.',
  },
  'settings.headings-invalid': {
    status: 422,
    en: 'Please enter tariff headings of 2 to 6 digits, separated by commas.',
    ar: 'يُرجى إدخال بنود التعرفة من رقمين إلى 6 أرقام تفصل بينها فواصل.',
  },
  'settings.email-invalid': {
    status: 422,
    en: 'Please enter a valid e-mail address.',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح.',
  },
  'settings.phone-invalid': {
    status: 422,
    en: 'Please enter a telephone number using only digits and spaces.',
    ar: 'يُرجى إدخال رقم هاتف من أرقام ومسافات.',
  },
  'settings.link-invalid': {
    status: 422,
    en: 'Please enter a full address that begins with https://',
    ar: 'يُرجى إدخال عنوان كامل يبدأ بـ https://',
  },
  'settings.value-invalid': { status: 422, en: 'Please check this value.', ar: 'يُرجى مراجعة هذه القيمة.' },
  'settings.week-invalid': {
    status: 422,
    en: 'Please enter times between 00:00 and 24:00.',
    ar: 'يُرجى إدخال أوقات بين 00:00 و24:00.',
  },
  'settings.week-order': {
    status: 422,
    en: 'The opening time must be before the closing time.',
    ar: 'يجب أن يسبق وقت الفتح وقت الإغلاق.',
  },
  'settings.week-closed': {
    status: 422,
    en: 'At least one day of the week must be open.',
    ar: 'يجب أن يكون يوم واحد على الأقل يوم عمل.',
  },
  'settings.validity-order': {
    status: 422,
    en: 'The default validity must be between the shortest and the longest. Change the other value first.',
    ar: 'يجب أن تقع مدة الصلاحية المعتادة بين الأقصر والأطول. غيّر القيمة الأخرى أولًا.',
  },
  'settings.lock-order': {
    status: 422,
    en: 'Wrong passwords from one network cannot exceed wrong passwords in total.',
    ar: 'يجب ألا يتجاوز عدد كلمات المرور الخاطئة من مكان واحد مجموعها من كل مكان.',
  },
  'settings.cancel-order': {
    status: 422,
    en: 'The last hours before pickup must begin after free cancellation ends.',
    ar: 'يجب أن تبدأ الساعات الأخيرة قبل التحميل بعد انتهاء الإلغاء المجاني.',
  },
  'settings.idle-order': {
    status: 422,
    en: 'The warning must appear before the idle time ends.',
    ar: 'يجب أن يسبق التنبيه انتهاء مدة الخمول.',
  },
})
