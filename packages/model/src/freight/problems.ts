// Refusals of freight requests and shipments, with the words of A 5 and A 8.
import { paymentOpen } from '../finance/payment-open.ts'
import { problems } from '../kit/problem.ts'
import { billProblems } from './bill/bill-problems.ts'
import { cargoProblems } from './cargo/cargo-problems.ts'
import { rateCardProblems } from './cards/card-problems.ts'
import { freightOfferProblems } from './quoting/offer-problems.ts'
import { unitProblems } from './units/unit-problems.ts'

export const freightProblems = problems({
  ...cargoProblems,
  ...freightOfferProblems,
  ...rateCardProblems,
  ...billProblems,
  ...unitProblems,
  'freight.not-found': {
    status: 404,
    en: 'Shipment not found. Create a new one.',
    ar: 'الشحنة غير موجودة. أنشئ شحنة جديدة.',
  },
  'freight.nickname-long': {
    status: 422,
    en: 'A nickname has at most 60 characters.',
    ar: 'لا تتجاوز التسمية 60 حرفًا.',
  },
  'freight.place-required': { status: 422, en: 'Choose a place.', ar: 'اختر المكان.' },
  'freight.place-unknown': {
    status: 422,
    en: 'We do not serve this location. Choose another one.',
    ar: 'لا نخدم هذا الموقع. يُرجى اختيار موقع آخر.',
  },
  'freight.estimate-cargo': {
    status: 422,
    en: 'Enter the amount of cargo.',
    ar: 'أدخل كمية البضاعة.',
  },
  'freight.uae-required': {
    status: 422,
    en: 'Origin or destination must be in the United Arab Emirates, and the other one abroad.',
    ar: 'يجب أن يكون المنشأ أو الوجهة داخل الإمارات العربية المتحدة، والآخر خارجها.',
  },
  'freight.same-city': {
    status: 422,
    en: 'Origin and destination must be different cities.',
    ar: 'يجب أن تختلف مدينة المنشأ عن مدينة الوجهة.',
  },
  'freight.same-address': {
    status: 422,
    en: 'Pickup and delivery addresses must differ.',
    ar: 'يجب أن يختلف عنوان الاستلام عن عنوان التسليم.',
  },
  'freight.address-required': { status: 422, en: 'Enter the address.', ar: 'أدخل العنوان.' },
  'freight.contact-required': {
    status: 422,
    en: 'Enter the name of the contact person.',
    ar: 'أدخل اسم الشخص المسؤول.',
  },
  'freight.contact-differs': {
    status: 422,
    en: 'You chose the same contact as at origin, but the numbers differ.',
    ar: 'اخترت جهة الاتصال نفسها في المنشأ، لكن الرقمين مختلفان.',
  },
  'freight.phone-invalid': {
    status: 422,
    en: 'Enter a UAE mobile number (9 digits starting with 5), or an international number starting with +.',
    ar: 'أدخل رقم هاتف متحرك إماراتيًا (9 أرقام تبدأ بالرقم 5)، أو رقمًا دوليًا يبدأ بعلامة +.',
  },
  'freight.container-mode-invalid': {
    status: 422,
    en: 'Choose how the cargo is loaded.',
    ar: 'اختر طريقة تحميل البضاعة.',
  },
  'freight.container-type-required': {
    status: 422,
    en: 'Choose the container type.',
    ar: 'اختر نوع الحاوية.',
  },
  'freight.count-invalid': {
    status: 422,
    en: 'Enter a number of containers from 1 to 99.',
    ar: 'أدخل عدد الحاويات من 1 إلى 99.',
  },
  'freight.commodity-required': { status: 422, en: 'Choose the type of goods.', ar: 'اختر نوع البضاعة.' },
  'freight.description-required': {
    status: 422,
    en: 'Describe the goods in a few words.',
    ar: 'صف البضاعة بكلمات قليلة.',
  },
  'freight.pieces-invalid': {
    status: 422,
    en: 'Enter the number of pieces, at least 1.',
    ar: 'أدخل عدد القطع، 1 على الأقل.',
  },
  'freight.weight-invalid': {
    status: 422,
    en: 'Enter the total gross weight in kilograms.',
    ar: 'أدخل الوزن الإجمالي بالكيلوغرام.',
  },
  'freight.weight-above-container': {
    status: 422,
    en: 'This exceeds the payload of the containers, {limit} kg. Check the weight or add containers.',
    ar: 'الوزن أكبر من حمولة الحاويات: {limit} كغم. راجع الوزن أو أضف حاويات.',
  },
  'freight.value-invalid': {
    status: 422,
    en: 'Enter the value of the cargo in dirhams.',
    ar: 'أدخل قيمة البضاعة بالدرهم.',
  },
  'freight.hazardous-required': {
    status: 422,
    en: 'Choose whether the goods are hazardous; the carrier must know.',
    ar: 'حدّد ما إذا كانت البضاعة خطرة؛ يجب أن يعلم الناقل.',
  },
  'freight.hazardous-papers': {
    status: 422,
    en: 'Hazardous goods require a safety data sheet. Add it to continue.',
    ar: 'المواد الخطرة تحتاج إلى مستنداتها: أضف صحيفة بيانات السلامة.',
  },
  'freight.papers-missing': {
    status: 422,
    en: 'Required documents are still missing.',
    ar: 'ما زالت هناك مستندات إلزامية ناقصة.',
  },
  'freight.date-invalid': { status: 422, en: 'Choose a date.', ar: 'اختر التاريخ.' },
  'freight.date-past': { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا لاحقًا.' },
  'freight.dates-order': {
    status: 422,
    en: 'The start date must be before the end date.',
    ar: 'يجب أن يسبق تاريخ البداية تاريخ النهاية.',
  },
  'freight.pickup-required': {
    status: 422,
    en: 'Choose when the cargo can be picked up.',
    ar: 'اختر موعد استلام البضاعة.',
  },
  'freight.pickup-invalid': {
    status: 422,
    en: 'Enter a valid pickup date and time.',
    ar: 'أدخل تاريخ ووقت استلام صحيحين.',
  },
  'freight.pickup-soon': {
    status: 422,
    en: 'Pickup must be at least {pickupLead} from now.',
    ar: 'يجب أن يكون الاستلام بعد {pickupLead} من الآن على الأقل.',
  },
  'freight.terms-required': {
    status: 422,
    en: 'Accept the terms and conditions to continue.',
    ar: 'وافق على الشروط والأحكام للمتابعة.',
  },
  'freight.reason-required': { status: 422, en: 'Enter a reason.', ar: 'يُرجى ذكر السبب.' },
  'freight.cancel-support': {
    status: 409,
    en: 'This shipment is paid. Please contact support to cancel it.',
    ar: 'هذه الشحنة مدفوعة. يُرجى التواصل مع الدعم لإلغائها.',
  },
  'freight.nothing-to-pay': { status: 409, en: 'There is nothing to pay now.', ar: 'لا يوجد مبلغ مستحق الآن.' },
  'freight.not-booked': {
    status: 409,
    en: 'This shipment is not under way.',
    ar: 'هذه الشحنة ليست قيد التنفيذ.',
  },
  'freight.message-closed': {
    status: 409,
    en: 'This shipment is closed, so you can no longer send messages. Contact the service desk instead.',
    ar: 'انتهت هذه الشحنة ولم تعد المراسلة ممكنة. يمكنك مراسلة مكتب الخدمة.',
  },
  'freight.message-empty': { status: 422, en: 'Write a message.', ar: 'اكتب رسالة.' },
  'freight.milestone-not-part': {
    status: 409,
    en: 'This step is not part of this shipment.',
    ar: 'هذه الخطوة ليست جزءًا من هذه الشحنة.',
  },
  'freight.milestone-done': {
    status: 409,
    en: 'This step has been reported already.',
    ar: 'سبق تسجيل هذه الخطوة.',
  },
  'freight.milestone-too-early': {
    status: 409,
    en: 'Report “{step}” first.',
    ar: 'سجّل خطوة «{step}» أولًا.',
  },
  'freight.delivery-order-first': {
    status: 409,
    en: 'Upload the delivery order first.',
    ar: 'ارفع إذن التسليم أولًا.',
  },
  'freight.customs-papers-missing': {
    status: 409,
    en: 'Documents for customs are still missing.',
    ar: 'ما زالت هناك مستندات جمركية ناقصة.',
  },
  'freight.final-quote-first': {
    status: 409,
    en: 'Post the final quotation first.',
    ar: 'قدّم العرض النهائي أولًا.',
  },
  'freight.balance-open': {
    status: 409,
    en: 'The final payment has to be received before delivery.',
    ar: 'يجب استلام الدفعة النهائية قبل التسليم.',
  },
  'freight.final-paid': {
    status: 409,
    en: 'The final payment has been received. Contact the service desk to change the final quotation.',
    ar: 'تم استلام الدفعة النهائية. تواصل مع مكتب الخدمة لتغيير العرض النهائي.',
  },
  'freight.nothing-to-decide': {
    status: 409,
    en: 'This has already been decided.',
    ar: 'لم يعد هناك ما يتطلب قرارًا.',
  },
  'freight.with-customer': {
    status: 409,
    en: 'The customer still has time to answer.',
    ar: 'لا يزال لدى العميل وقت للرد.',
  },
  'freight.proposal-outdated': {
    status: 409,
    en: 'The cargo was measured again. The agent has to send a new final quotation.',
    ar: 'أُعيد قياس البضاعة، وعلى الوكيل إرسال عرض نهائي جديد.',
  },
  'freight.not-measured': {
    status: 409,
    en: 'Only loose cargo is measured; containers and vehicles are counted.',
    ar: 'يُقاس الشحن غير المعبأ في حاويات كاملة فقط؛ أما الحاويات والمركبات فتُعدّ.',
  },
  'freight.measuring-record-first': {
    status: 422,
    en: 'Add a photo or the measuring record.',
    ar: 'أضف صورة أو محضر القياس.',
  },
  'freight.proof-first': {
    status: 409,
    en: 'Upload the proof of delivery first.',
    ar: 'ارفع إثبات التسليم أولًا.',
  },
  'freight.release-first': {
    status: 409,
    en: 'Upload the release document first.',
    ar: 'ارفع مستند الإفراج أولًا.',
  },
  'freight.not-delivered': { status: 409, en: 'The cargo is not delivered yet.', ar: 'لم تُسلَّم البضاعة بعد.' },
  'freight.invoice-first': {
    status: 409,
    en: 'Upload the customer invoice before completing delivery.',
    ar: 'ارفع فاتورة العميل قبل إتمام التسليم.',
  },
  'freight.disputed': {
    status: 409,
    en: 'A dispute is open for this delivery.',
    ar: 'يوجد اعتراض مفتوح على هذا التسليم.',
  },
  'freight.payment-open': paymentOpen,
  'freight.future-event': {
    status: 422,
    en: 'The time of an event cannot be in the future.',
    ar: 'لا يمكن أن يكون وقت الحدث في المستقبل.',
  },
  'freight.receipt-missing': {
    status: 404,
    en: 'No receipt was found for this quotation. Receipts are listed with the payments of the shipment.',
    ar: 'لم يُعثر على إيصال لعرض السعر هذا. الإيصالات مدرجة ضمن مدفوعات الشحنة.',
  },
  'freight.feedback-link': {
    status: 404,
    en: 'This feedback link is not valid. Open it again from our message, or rate the shipment on its own page.',
    ar: 'رابط التقييم غير صالح. افتحه مجددًا من رسالتنا، أو قيّم الشحنة من صفحتها.',
  },
  'freight.tracking-number-invalid': {
    status: 422,
    en: 'Check the number: its check digit is wrong.',
    ar: 'راجع الرقم: خانة التحقق غير مطابقة.',
  },
  'freight.period-invalid': {
    status: 422,
    en: 'The first day must be before the last, with at most five years between them.',
    ar: 'يجب أن يسبق اليوم الأول اليوم الأخير، على ألا تتجاوز المدة بينهما خمس سنوات.',
  },
  'freight.track-captcha': {
    status: 429,
    en: 'Too many searches from this connection. Complete the security check to continue.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. ستُفحص كل عملية إضافية أولًا.',
  },
  'freight.lading-form': {
    status: 422,
    en: 'A bill of lading number has 4 to 35 letters, digits and dashes.',
    ar: 'يتكوّن رقم بوليصة الشحن من 4 إلى 35 حرفًا لاتينيًا ورقمًا وشرطة.',
  },
  'freight.arrival-unknown': {
    status: 409,
    en: 'The arrival date is not known yet. The agent enters it when reporting the departure.',
    ar: 'يوم الوصول غير معروف بعد. يدخله الوكيل مع المغادرة.',
  },
  'freight.not-at-port': {
    status: 404,
    en: 'Your cargo has not yet reached the port. Please check later.',
    ar: 'لم تصل بضاعتك إلى الميناء بعد. يُرجى التحقق لاحقًا.',
  },
  'freight.not-at-airport': {
    status: 404,
    en: 'Your cargo has not yet reached the airport. Please check later.',
    ar: 'لم تصل بضاعتك إلى المطار بعد. يُرجى التحقق لاحقًا.',
  },
})
