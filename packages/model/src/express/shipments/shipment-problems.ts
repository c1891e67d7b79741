// Refusals of shipments: fields that are missing or wrong, and what cannot be done any more.
import { problems } from '../../kit/problem.ts'
import { addressText } from '../places/address-check.ts'
import { mostContents } from './contents.ts'
import { mostReschedules, slotDaysAhead } from './slots.ts'

const invalid = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 422, ...words }) as const

export const shipmentProblems = problems({
  'express.cannot-now': {
    status: 409,
    en: 'This is no longer possible: the shipment has moved on. Reload the page to see where it is.',
    ar: 'لم يعد ذلك ممكنًا لأن حالة الشحنة تغيرت. أعد تحميل الصفحة لعرض حالتها.',
  },
  'express.no-label': {
    status: 409,
    en: 'The label is available once the shipment is paid for.',
    ar: 'يتوفر الملصق بعد سداد قيمة الشحنة.',
  },
  'express.no-commercial-invoice': {
    status: 409,
    en: 'Invoice data not found: only paid shipments of goods abroad have a commercial invoice.',
    ar: 'بيانات الفاتورة غير موجودة: الفاتورة التجارية متاحة لشحنات البضائع الدولية المدفوعة فقط.',
  },
  'express.void-late': {
    status: 409,
    en: 'The payment has already been settled. Cancel the shipment instead: the amount is refunded to your card.',
    ar: 'تمت تسوية الدفعة. يُرجى إلغاء الشحنة بدلًا من ذلك، وسيُرد المبلغ إلى بطاقتك.',
  },
  'express.name-missing': invalid({ en: 'Enter the name.', ar: 'أدخل الاسم.' }),
  'express.mobile-missing': invalid({ en: 'Enter the mobile number.', ar: 'أدخل رقم الهاتف المتحرك.' }),
  'express.building-missing': invalid(addressText.BUILDING_MISSING),
  'express.address-country': invalid(addressText.COUNTRY),
  'express.address-city-unknown': invalid(addressText.CITY_UNKNOWN),
  'express.address-building-missing': invalid(addressText.BUILDING_MISSING),
  'express.address-mobile': invalid(addressText.MOBILE),
  'express.address-postcode-format': invalid(addressText.POSTCODE_FORMAT),
  'express.address-po-box-only': invalid(addressText.PO_BOX_ONLY),
  'express.address-not-served': invalid(addressText.NOT_SERVED),
  'express.address-same-address': invalid(addressText.SAME_ADDRESS),
  'express.service-missing': invalid({ en: 'Choose a service.', ar: 'اختر الخدمة.' }),
  'express.contents-missing': invalid({ en: 'Enter the contents.', ar: 'اذكر المحتويات.' }),
  'express.contents-count': invalid({
    en: `Enter 1 to ${mostContents} kinds of goods for customs.`,
    ar: `أدخل من بند واحد إلى ${mostContents} بندًا للجمارك.`,
  }),
  'express.contents-weight': invalid({
    en: 'The goods weigh more than the parcels: check the net weights.',
    ar: 'وزن البضائع أكبر من وزن الطرود. تحقق من الأوزان الصافية.',
  }),
  'express.contents-value': invalid({
    en: 'The values of the goods do not add up to the declared value.',
    ar: 'مجموع قيم البضائع لا يساوي القيمة المصرّح بها.',
  }),
  'express.description-short': invalid({
    en: 'Describe the goods in at least ten characters.',
    ar: 'صف البضاعة بعشرة أحرف على الأقل.',
  }),
  'express.description-empty': invalid({
    en: 'Say what it is: customs does not accept "gift" or "samples" alone.',
    ar: 'اذكر ما هي البضاعة، فالجمارك لا تقبل «هدية» أو «عينات» وحدها.',
  }),
  'express.quantity': invalid({ en: 'Enter a whole number.', ar: 'أدخل عددًا صحيحًا.' }),
  'express.hs-code': invalid({
    en: 'The HS code has 6 to 12 digits.',
    ar: 'يتكون رمز النظام المنسق من 6 إلى 12 رقمًا.',
  }),
  'express.origin-missing': invalid({ en: 'Choose the country of origin.', ar: 'اختر بلد المنشأ.' }),
  'express.restricted-unticked': invalid({
    en: 'Confirm that it contains nothing restricted or hazardous.',
    ar: 'أكّد أنها لا تحتوي على مواد مقيّدة أو خطرة.',
  }),
  'express.cod-invalid': invalid({
    en: 'Enter the amount in dirhams, like 349.95.',
    ar: 'أدخل المبلغ بالدرهم، مثل 349.95.',
  }),
  'express.cod-limit': invalid({
    en: 'Cash on delivery is between AED 1.00 and AED 5,000.00.',
    ar: 'يتراوح الدفع عند الاستلام بين 1.00 و5,000.00 درهم.',
  }),
  'express.cod-domestic': invalid({
    en: 'Cash on delivery is available within the Emirates only.',
    ar: 'الدفع عند الاستلام متاح داخل الإمارات فقط.',
  }),
  'express.cod-merchants': invalid({
    en: 'Cash on delivery is for companies only, because it is credited to the company’s wallet.',
    ar: 'الدفع عند الاستلام متاح للشركات، إذ يُضاف المبلغ إلى محفظتها.',
  }),
  'express.proof-door': invalid({
    en: 'A cash on delivery parcel cannot be left at the door.',
    ar: 'لا يُترك عند الباب طرد عليه دفع عند الاستلام.',
  }),
  'express.slot-missing': invalid({
    en: 'Choose a pickup time, or bring the parcel to a depot.',
    ar: 'اختر موعد الاستلام، أو سلّم الطرد في مركز التوزيع.',
  }),
  'express.slot-day': invalid({
    en: `Choose a day from today to ${slotDaysAhead} days ahead.`,
    ar: `اختر يومًا من اليوم وحتى ${slotDaysAhead} أيام قادمة.`,
  }),
  'express.slot-holiday': invalid({
    en: 'Couriers do not collect on this public holiday. Choose another day.',
    ar: 'لا يعمل المندوبون في هذه العطلة الرسمية. اختر يومًا آخر.',
  }),
  'express.slot-late': {
    status: 409,
    en: 'This time is too soon. Book at least one hour before it begins.',
    ar: 'هذا الموعد قريب جدًا. يجب الحجز قبل بدايته بساعة على الأقل.',
  },
  'express.reschedule-late': {
    status: 409,
    en: 'The courier is already on the way. A pickup can be moved up to two hours before it begins.',
    ar: 'المندوب في الطريق. يمكن تغيير موعد الاستلام قبل بدايته بساعتين على الأقل.',
  },
  'express.reschedules-used': {
    status: 409,
    en: `This pickup has already been moved ${mostReschedules} times. Our service desk can help you with another change.`,
    ar: `تم تغيير موعد الاستلام ${mostReschedules} مرات. يساعدك مكتب الخدمة في أي تغيير آخر.`,
  },
  'express.shipment-not-found': {
    status: 404,
    en: 'This shipment was not found. Create a new one.',
    ar: 'لم يُعثر على هذه الشحنة. يُرجى إنشاء شحنة جديدة.',
  },
  'express.comments-missing': invalid({
    en: 'Enter a reason for the cancellation, at least three characters.',
    ar: 'اكتب سبب الإلغاء في ثلاثة أحرف على الأقل.',
  }),
  'express.terms': invalid({
    en: 'Accept the terms of carriage to continue.',
    ar: 'وافق على شروط النقل للمتابعة.',
  }),
  'express.slot-full': {
    status: 409,
    en: 'This time has just been taken. Choose another one.',
    ar: 'امتلأ هذا الموعد للتو. اختر موعدًا آخر.',
  },
  'express.promotion-used': invalid({
    en: 'This promotion code is used up.',
    ar: 'استُنفد هذا الرمز الترويجي.',
  }),
  'express.promotion-first': invalid({
    en: 'This promotion code is only for a company’s first shipment.',
    ar: 'هذا الرمز الترويجي لأول شحنة للشركة فقط.',
  }),
  'express.waybill-invalid': invalid({
    en: 'This is not a waybill number. It begins with MRX, followed by 12 digits. Check each digit.',
    ar: 'هذا ليس رقم بوليصة شحن: يبدأ بـ MRX ثم 12 رقمًا. تحقق من كل رقم.',
  }),
  'express.track-captcha': {
    status: 429,
    en: 'Too many searches from this connection. Each further one is checked first.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. ستُفحص كل عملية إضافية أولًا.',
  },
  'express.way-unavailable': invalid({
    en: 'This shipment cannot be paid this way. Pay by card.',
    ar: 'لا يمكن دفع هذه الشحنة بهذه الطريقة. يُرجى الدفع بالبطاقة.',
  }),
  'express.key-credits': {
    status: 403,
    en: 'An API key can only pay with bundle credits. Paying by card or from the wallet needs a person.',
    ar: 'يدفع مفتاح واجهة الربط من رصيد الباقة فقط. أما البطاقة والمحفظة فتتطلبان شخصًا.',
  },
  'express.total-changed': {
    status: 409,
    en: 'A price has changed since you looked. Check the new total and pay again.',
    ar: 'تغيّر أحد الأسعار بعد العرض. راجع الإجمالي الجديد ثم أعد الدفع.',
  },
  'express.no-receipt': {
    status: 404,
    en: 'There is no receipt for this shipment.',
    ar: 'لا يوجد إيصال لهذه الشحنة.',
  },
})
