// Refusals of what happens on the road, from the quotation's lines to the last event.
import { problems } from '../../kit/problem.ts'
import { mostDeliveryDays } from './offer.ts'

export const roadProblems = problems({
  // Events.
  'trucks.event-skipped': {
    status: 409,
    en: 'A step before this one is missing: {step}. Report it first, with its own time.',
    ar: 'هناك خطوة سابقة لم تُسجَّل: {step}. سجّلها أولًا بوقتها الفعلي.',
  },
  'trucks.event-backward': {
    status: 409,
    en: 'This truck is already further on: {step}. You can add a note instead.',
    ar: 'تجاوزت الشاحنة هذه الخطوة: {step}. يمكن إضافة ملاحظة بدلًا من ذلك.',
  },
  'trucks.event-not-part': {
    status: 409,
    en: 'This step is not part of this journey.',
    ar: 'هذه الخطوة ليست جزءًا من هذه الرحلة.',
  },
  'trucks.event-source': {
    status: 409,
    en: 'This step has to be reported by a person.',
    ar: 'يسجّل هذه الخطوة شخص لا نظام.',
  },
  'trucks.event-device': {
    status: 409,
    en: 'The device has already used this number for another step. Please send it again.',
    ar: 'استخدم الجهاز هذا الرقم لخطوة أخرى. يُرجى إعادة الإرسال.',
  },
  'trucks.event-future': {
    status: 422,
    en: 'The time cannot be in the future.',
    ar: 'لا يمكن أن يكون الوقت في المستقبل.',
  },
  'trucks.event-before-previous': {
    status: 422,
    en: 'The time cannot be before the previous step.',
    ar: 'لا يمكن أن يسبق الوقتُ وقتَ الخطوة السابقة.',
  },
  'trucks.seal-required': { status: 422, en: 'Enter the seal number.', ar: 'أدخل رقم الختم.' },
  'trucks.temperature-required': {
    status: 422,
    en: 'Enter the temperature of the goods in °C.',
    ar: 'أدخل درجة حرارة البضاعة بالدرجة المئوية.',
  },
  'trucks.temperature-note': {
    status: 422,
    en: 'The temperature is outside the requested range. Say why.',
    ar: 'درجة الحرارة خارج النطاق المطلوب. اذكر السبب.',
  },
  'trucks.border-documents-missing': {
    status: 409,
    en: 'Documents of this border post are missing or were returned.',
    ar: 'مستندات هذا المنفذ ناقصة أو أُعيدت للتصحيح.',
  },
  'trucks.receiver-required': { status: 422, en: "Enter the receiver's name.", ar: 'أدخل اسم المستلم.' },
  'trucks.proof-required': {
    status: 422,
    en: "Add a photo or the receiver's signature.",
    ar: 'أضف صورة أو توقيع المستلم.',
  },
  'trucks.damage-photo': {
    status: 422,
    en: 'Add photos of what is missing or damaged.',
    ar: 'أضف صورًا للنقص أو التلف.',
  },
  'trucks.receipt-required': {
    status: 422,
    en: 'Add a photo of the depot’s receipt.',
    ar: 'أضف صورة سند تسليم الحاوية.',
  },
  // The booking.
  'trucks.not-allocated': {
    status: 409,
    en: 'Every truck has to be allocated first.',
    ar: 'يجب تخصيص جميع الشاحنات أولًا.',
  },
  'trucks.reallocate-late': {
    status: 409,
    en: 'The truck is already at unloading, so it can no longer be exchanged.',
    ar: 'وصلت الشاحنة إلى موقع التفريغ، ولذلك لم يعد استبدالها ممكنًا.',
  },
  'trucks.transfer-place': {
    status: 422,
    en: 'Say where the goods changed trucks.',
    ar: 'اذكر مكان نقل البضاعة بين الشاحنتين.',
  },
  'trucks.transfer-time': {
    status: 422,
    en: 'Say when the goods changed trucks.',
    ar: 'اذكر وقت نقل البضاعة بين الشاحنتين.',
  },
  'trucks.transfer-photo': {
    status: 422,
    en: 'Add a photo of the transfer.',
    ar: 'أضف صورة لعملية النقل بين الشاحنتين.',
  },
  'trucks.not-delivered': {
    status: 409,
    en: 'Every truck has to be delivered first.',
    ar: 'يجب تسليم حمولة جميع الشاحنات أولًا.',
  },
  'trucks.empty-open': {
    status: 409,
    en: 'An empty container is still to be returned.',
    ar: 'هناك حاوية فارغة لم تُعَد بعد.',
  },
  'trucks.extras-open': {
    status: 409,
    en: 'Extra charges are still to be agreed.',
    ar: 'هناك رسوم إضافية لم يُتفق عليها بعد.',
  },
  // The quotation.
  'trucks.charge-not-part': {
    status: 422,
    en: 'This charge is not one of the fixed lines of this movement.',
    ar: 'لا يدخل هذا البند ضمن البنود الثابتة لهذا النوع من النقل.',
  },
  'trucks.tariff-required': { status: 422, en: 'Enter the truck tariff.', ar: 'أدخل أجرة النقل.' },
  'trucks.tariff-quantity': {
    status: 422,
    en: 'Quote for all trucks, or decline.',
    ar: 'قدّم عرضك لجميع الشاحنات أو اعتذر.',
  },
  'trucks.pickup-past': {
    status: 422,
    en: 'The pickup must be in the future.',
    ar: 'يجب أن يكون موعد التحميل في المستقبل.',
  },
  'trucks.delivery-before-pickup': {
    status: 422,
    en: 'The delivery must come after the pickup.',
    ar: 'يجب أن يكون التسليم بعد التحميل.',
  },
  'trucks.delivery-late': {
    status: 422,
    en: `The delivery must come within ${mostDeliveryDays} days of the pickup.`,
    ar: `يجب أن يكون التسليم خلال ${mostDeliveryDays} يومًا من التحميل.`,
  },
  // Plates, vehicles and drivers.
  'trucks.plate-country': {
    status: 422,
    en: 'Choose the country of the plate.',
    ar: 'اختر بلد اللوحة.',
  },
  'trucks.plate-emirate': {
    status: 422,
    en: 'Choose the emirate of the plate.',
    ar: 'اختر إمارة اللوحة.',
  },
  'trucks.plate-number': {
    status: 422,
    en: 'A plate number has 1 to 6 digits.',
    ar: 'يتكون رقم اللوحة من 1 إلى 6 أرقام.',
  },
  'trucks.plate-unusual': {
    status: 422,
    en: 'This is an unusual plate for its country. Please compare it with the mulkiya.',
    ar: 'شكل هذه اللوحة غير معتاد في بلدها. يُرجى مطابقتها مع ملكية المركبة.',
  },
  'trucks.other-type': {
    status: 409,
    en: 'Another type than booked. Propose a change of the booking to use it.',
    ar: 'من نوع غير المحجوز. لاستخدامها يُقترح تعديل على الحجز.',
  },
  'trucks.payload-low': {
    status: 409,
    en: 'This vehicle carries {payload} kg, and its share of the load is {share} kg.',
    ar: 'حمولة هذه المركبة {payload} كغم، وحصتها من البضاعة {share} كغم.',
  },
  'trucks.document-missing': {
    status: 409,
    en: '{document} has not been entered.',
    ar: 'لم تُدخل بيانات المستند: {document}.',
  },
  'trucks.document-ends': {
    status: 409,
    en: '{document} ends on {ends}. It must be valid until {until}.',
    ar: 'ينتهي المستند ({document}) في {ends}، ويجب أن يسري حتى {until}.',
  },
  'trucks.vehicle-busy': {
    status: 409,
    en: 'This vehicle has another booking at this time.',
    ar: 'هذه المركبة مخصصة لحجز آخر في هذا الوقت.',
  },
  'trucks.driver-busy': {
    status: 409,
    en: 'This driver has another booking at this time.',
    ar: 'هذا السائق مكلّف بحجز آخر في هذا الوقت.',
  },
  'trucks.vehicle-elsewhere': {
    status: 409,
    en: 'Another provider has allocated the same plate at this time.',
    ar: 'خصص مزود آخر اللوحة نفسها في هذا الوقت.',
  },
  'trucks.driver-elsewhere': {
    status: 409,
    en: 'Another provider has allocated the same driver at this time.',
    ar: 'كلّف مزود آخر السائق نفسه في هذا الوقت.',
  },
})
