// Refusals of changes of a booking of trucks.
import { problems } from '../../kit/problem.ts'

export const truckChangeProblems = problems({
  'trucks.change-not-found': {
    status: 404,
    en: 'This change was not found.',
    ar: 'هذا التعديل غير موجود.',
  },
  'trucks.change-open': {
    status: 409,
    en: 'A change has already been proposed. It has to be answered first.',
    ar: 'هناك تعديل مقترح بالفعل، ويجب الرد عليه أولًا.',
  },
  'trucks.change-over': {
    status: 409,
    en: 'This change has been answered or withdrawn, or has lapsed.',
    ar: 'جرى الرد على هذا التعديل أو سُحب أو انقضت مهلته.',
  },
  'trucks.change-own': {
    status: 409,
    en: 'The other side has to answer this change.',
    ar: 'يرد الطرف الآخر على هذا التعديل.',
  },
  'trucks.change-nothing': {
    status: 422,
    en: 'Nothing would change. Enter what should be different.',
    ar: 'لن يتغير شيء. أدخل ما تريد تعديله.',
  },
  'trucks.change-total': {
    status: 409,
    en: 'The price of this change is no longer the one shown. Please check it again.',
    ar: 'لم يعد السعر بعد هذا التعديل كما كان معروضًا. يُرجى مراجعته مرة أخرى.',
  },
  'trucks.change-begun': {
    status: 409,
    en: 'A truck is already at loading, so this stays as it is.',
    ar: 'وصلت إحدى الشاحنات إلى موقع التحميل، ولذلك لم يعد تعديل هذا ممكنًا.',
  },
  'trucks.change-delivered': {
    status: 409,
    en: 'A truck has already delivered, so the delivery stays as it is.',
    ar: 'سلّمت إحدى الشاحنات حمولتها، ولذلك لم يعد تعديل التسليم ممكنًا.',
  },
  'trucks.change-delivery-past': {
    status: 422,
    en: 'The delivery must be in the future.',
    ar: 'يجب أن يكون موعد التسليم في المستقبل.',
  },
  'trucks.change-drop-late': {
    status: 409,
    en: 'This truck is already at loading, so it cannot be dropped.',
    ar: 'وصلت هذه الشاحنة إلى موقع التحميل، ولذلك لا يمكن استبعادها.',
  },
  'trucks.change-drop-all': {
    status: 409,
    en: 'At least one truck has to stay. Cancel the booking instead.',
    ar: 'يجب أن تبقى شاحنة واحدة على الأقل. يمكن إلغاء الحجز بدلًا من ذلك.',
  },
  'trucks.change-drop-extras': {
    status: 409,
    en: 'This truck has extra charges, so it cannot be dropped.',
    ar: 'على هذه الشاحنة رسوم إضافية، ولذلك لا يمكن استبعادها.',
  },
  'trucks.change-country': {
    status: 422,
    en: 'The country cannot be changed. Send a new request for another country.',
    ar: 'يبقى البلد كما هو في الحجز. أرسل طلبًا جديدًا لبلد آخر.',
  },
  'trucks.change-smaller': {
    status: 422,
    en: 'Choose a truck that carries at least as much.',
    ar: 'اختر شاحنة لا تقل حمولتها وسعتها عن المحجوزة.',
  },
  'trucks.change-subtype': {
    status: 422,
    en: 'Choose equipment that suits the truck and the goods as they were booked.',
    ar: 'اختر تجهيزًا يناسب الشاحنة والبضاعة كما حُجزت.',
  },
  'trucks.change-rate': {
    status: 422,
    en: 'You can only change the price of charges in this booking, each of them once.',
    ar: 'يمكن تعديل سعر بند موجود في الحجز فقط، ومرة واحدة لكل بند.',
  },
  'trucks.change-credit': {
    status: 409,
    en: "The customer's credit account does not cover the new price.",
    ar: 'لا يغطي الحساب الائتماني للعميل السعر الجديد.',
  },
})
