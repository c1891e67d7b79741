// Refusals of quotations, with the words of A 5, A 8 and B 8.
import { paymentOpen } from '../finance/payment-open.ts'
import { problems } from '../kit/problem.ts'

export const quotesProblems = problems({
  'quotes.credit-only': {
    status: 422,
    en: 'This can only be booked on credit.',
    ar: 'الحجز هنا متاح على الحساب الائتماني فقط.',
  },
  'requests.nobody-to-remind': {
    status: 409,
    en: 'There is nobody to remind at the moment.',
    ar: 'لا يوجد من يمكن تذكيره حاليًا.',
  },
  'requests.reminded-today': {
    status: 409,
    en: 'A reminder was sent within the last 24 hours.',
    ar: 'أُرسل تذكير خلال الساعات الأربع والعشرين الماضية.',
  },
  'quotes.not-found': { status: 404, en: 'Quotation not found.', ar: 'عرض السعر غير موجود.' },
  'quotes.expired': { status: 409, en: 'This quote has expired.', ar: 'انتهت مدة سريان هذا العرض.' },
  'quotes.not-open': { status: 409, en: 'This quote is no longer open.', ar: 'لم يعد هذا العرض متاحًا.' },
  'quotes.already-awarded': {
    status: 409,
    en: 'This request has already been awarded.',
    ar: 'تمت ترسية هذا الطلب بالفعل.',
  },
  'quotes.already-accepted': {
    status: 409,
    en: 'This quote has already been accepted. You will not be charged twice.',
    ar: 'سبق قبول هذا العرض، ولن يُدفع أي مبلغ مرتين.',
  },
  'quotes.payment-in-progress': paymentOpen,
  'quotes.terms-required': {
    status: 422,
    en: 'Accept the terms and conditions to continue.',
    ar: 'وافق على الشروط والأحكام للمتابعة.',
  },
  'quotes.terms-first': {
    status: 409,
    en: 'Accept this quote and its terms first ({call}); this opens the payment.',
    ar: 'الموافقة على الشروط أولًا: اقبل هذا العرض ({call})، وبقبوله تبدأ عملية الدفع.',
  },
  'quotes.total-zero': { status: 422, en: 'The total cannot be zero.', ar: 'لا يمكن أن يكون الإجمالي صفرًا.' },
  'quotes.charges-missing': { status: 422, en: 'Enter the charges.', ar: 'أدخل الرسوم.' },
  'quotes.rate-invalid': {
    status: 422,
    en: 'Enter an amount in dirhams, for example 450.00.',
    ar: 'أدخل مبلغًا بالدرهم، مثل 450.00.',
  },
  'quotes.basis-unknown': {
    status: 422,
    en: 'This quantity cannot be derived from the cargo. Choose a different basis.',
    ar: 'لا توضح بيانات البضاعة العدد على هذا الأساس. اختر أساسًا آخر.',
  },
  'quotes.words-required': {
    status: 422,
    en: 'Enter what the agent should change.',
    ar: 'اذكر ما ينبغي للوكيل تعديله.',
  },
  'quotes.percent-dirhams': {
    status: 422,
    en: 'Percentages are calculated in dirhams. Choose AED.',
    ar: 'تُحتسب النسبة المئوية بالدرهم. اختر الدرهم.',
  },
  'quotes.breaks-order': {
    status: 422,
    en: 'Enter 2 to 12 price breaks, starting at 0 and rising, on a price per unit.',
    ar: 'تبدأ شرائح السعر من 0 وتتصاعد، من شريحتين إلى 12 شريحة، لسعر محتسب بالوحدة.',
  },
  'quotes.break-margin': {
    status: 422,
    en: 'In each price break the selling rate must be above the buying rate.',
    ar: 'في كل شريحة سعر يكون سعر البيع أعلى من سعر الشراء.',
  },
  'quotes.quantity-derived': {
    status: 422,
    en: 'The quantity is derived from the cargo; leave it out.',
    ar: 'يُحسب العدد من بيانات البضاعة ولا يُرسل.',
  },
  'quotes.days-missing': { status: 422, en: 'Enter the number of days.', ar: 'أدخل عدد الأيام.' },
  'quotes.rate-unknown': {
    status: 422,
    en: 'No exchange rate is published for this currency. Choose a different one.',
    ar: 'لا يوجد سعر صرف منشور لهذه العملة. اختر عملة أخرى.',
  },
  'quotes.rate-stale': {
    status: 422,
    en: 'The exchange rate for this currency is more than 5 days old. Choose a different one, or ask the service desk.',
    ar: 'مضى على سعر صرف هذه العملة أكثر من 5 أيام. اختر عملة أخرى أو اسأل مكتب الخدمة.',
  },
  'quotes.with-desk': {
    status: 409,
    en: 'The service desk is reviewing a price in this quotation. You can change it once the desk has decided.',
    ar: 'ينظر مكتب الخدمة في أحد أسعار هذا العرض. يمكنك تعديله بعد صدور قراره.',
  },
  'quotes.not-with-desk': {
    status: 409,
    en: 'This quotation no longer waits for the service desk. Reload the page.',
    ar: 'لم يعد هذا العرض بانتظار مكتب الخدمة. أعد تحميل الصفحة.',
  },
  'quotes.range-revision': {
    status: 422,
    en: 'A quotation that the customer already has can only be revised within the ranges. Withdraw it first.',
    ar: 'العرض الموجود لدى العميل لا يُعدَّل إلا ضمن النطاقات. اسحبه أولًا.',
  },
  'quotes.quantity-invalid': {
    status: 422,
    en: 'Enter a whole number from 1 to 999.',
    ar: 'أدخل عددًا صحيحًا من 1 إلى 999.',
  },
  'quotes.buying-zero': { status: 422, en: 'Enter the buying rate.', ar: 'أدخل سعر الشراء.' },
  'quotes.selling-zero': { status: 422, en: 'Enter the selling rate.', ar: 'أدخل سعر البيع.' },
  'quotes.selling-below-buying': {
    status: 422,
    en: 'The selling rate cannot be below the buying rate.',
    ar: 'لا يمكن أن يقل سعر البيع عن سعر الشراء.',
  },
  'quotes.selling-equals-buying': {
    status: 422,
    en: 'The selling rate cannot equal the buying rate.',
    ar: 'لا يمكن أن يساوي سعر البيع سعر الشراء.',
  },
  'quotes.below-range': {
    status: 422,
    en: 'Below the allowed range. Enter AED {least} to {most}.',
    ar: 'أقل من النطاق المسموح. أدخل مبلغًا من {least} إلى {most} درهم.',
  },
  'quotes.above-range': {
    status: 422,
    en: 'Above the allowed range. Enter AED {least} to {most}.',
    ar: 'أعلى من النطاق المسموح. أدخل مبلغًا من {least} إلى {most} درهم.',
  },
  'quotes.passed-on': {
    status: 422,
    en: "Amounts paid on the customer's behalf are passed on without a margin. Enter the same buying and selling rate.",
    ar: 'ما يُدفع باسم العميل يُحصَّل دون هامش ربح: أدخل السعر نفسه في الخانتين.',
  },
  'quotes.sum-differs': {
    status: 422,
    en: 'This does not match the sum of the charges.',
    ar: 'هذا المبلغ لا يطابق مجموع الرسوم.',
  },
  'quotes.label-required': { status: 422, en: 'Enter a name for this charge.', ar: 'أدخل اسم هذا الرسم.' },
  'quotes.duplicate-charge': {
    status: 422,
    en: 'This charge is listed twice.',
    ar: 'هذا الرسم مدرج مرتين.',
  },
  'quotes.file-required': {
    status: 422,
    en: 'Upload the quote file before you submit.',
    ar: 'ارفع ملف العرض قبل الإرسال.',
  },
  'quotes.stop-unknown': {
    status: 422,
    en: 'Choose a place from the list.',
    ar: 'اختر مكانًا من القائمة.',
  },
  'quotes.validity-short': {
    status: 422,
    en: 'A quote must be valid for at least {validityLeast}.',
    ar: 'يسري العرض لمدة {validityLeast} على الأقل.',
  },
  'quotes.validity-long': {
    status: 422,
    en: 'A quote may be valid for at most {validityMost}.',
    ar: 'يسري العرض لمدة {validityMost} على الأكثر.',
  },
  'quotes.final-below-down-payment': {
    status: 422,
    en: 'The final quotation cannot be lower than the down payment.',
    ar: 'لا يمكن أن يقل العرض النهائي عن الدفعة المقدمة.',
  },
  'quotes.final-file-own': {
    status: 422,
    en: 'Upload a file for the final quotation. The file of an earlier version does not show what has changed.',
    ar: 'ارفع ملفًا خاصًا بالعرض النهائي، فملف العرض السابق لا يبيّن ما تغيّر.',
  },
  'quotes.reason-required': { status: 422, en: 'Enter a reason.', ar: 'يُرجى ذكر السبب.' },
  'quotes.request-closed': {
    status: 409,
    en: 'This request no longer takes quotes.',
    ar: 'لم يعد هذا الطلب يستقبل العروض.',
  },
  'quotes.already-answered': {
    status: 409,
    en: 'You have already answered this request.',
    ar: 'سبق أن رددت على هذا الطلب.',
  },
  'quotes.comment-required': { status: 422, en: '*Please enter your comments', ar: '*يُرجى كتابة ملاحظاتك' },
  'quotes.comment-long': {
    status: 422,
    en: '*comments should be less than 150 characters',
    ar: '*يجب ألا تزيد الملاحظات على 150 حرفًا',
  },
  // Of templates of terms.
  'quotes.template-none': { status: 404, en: 'This template was not found.', ar: 'لم يُعثر على هذا القالب.' },
  'quotes.template-name': {
    status: 422,
    en: 'Enter a template name of at most 60 characters.',
    ar: 'سمِّ القالب بما لا يزيد على 60 حرفًا.',
  },
  'quotes.template-taken': {
    status: 409,
    en: 'Your company already has a template with this name. Choose a different one.',
    ar: 'لدى شركتك قالب بهذا الاسم. اختر اسمًا آخر.',
  },
  'quotes.template-empty': {
    status: 422,
    en: 'Enter remarks or terms.',
    ar: 'أدخل ملاحظات أو شروطًا.',
  },
  'quotes.template-many': {
    status: 422,
    en: 'A company can have at most {limit} templates. Delete some first.',
    ar: 'تحتفظ الشركة بما لا يزيد على {limit} قالبًا. احذف بعضها أولًا.',
  },
  // Of the link by which others follow a booking.
  'requests.share-over': {
    status: 404,
    en: 'This link is no longer valid. Ask the sender of the goods for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من مُرسل البضاعة.',
  },
  'requests.share-none': {
    status: 409,
    en: 'There is no active link.',
    ar: 'لا يوجد رابط مفتوح.',
  },
})
