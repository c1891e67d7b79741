// Refusals of a provider's fleet and of carrying out a booking of trucks, beside those of the road.
import { problems } from '../../kit/problem.ts'

export const truckExecutionProblems = problems({
  // Fleet.
  'trucks.vehicle-not-found': { status: 404, en: 'Vehicle not found.', ar: 'المركبة غير موجودة.' },
  'trucks.driver-not-found': { status: 404, en: 'Driver not found.', ar: 'السائق غير موجود.' },
  'trucks.fleet-not-found': {
    status: 404,
    en: 'This vehicle or driver was not found.',
    ar: 'هذه المركبة أو هذا السائق غير موجود.',
  },
  'trucks.plate-taken': {
    status: 409,
    en: 'Your fleet already has a vehicle with this plate.',
    ar: 'توجد في أسطولك مركبة بهذه اللوحة.',
  },
  'trucks.mobile-taken': {
    status: 409,
    en: 'Another of your drivers already has this mobile number.',
    ar: 'رقم الهاتف المتحرك هذا مسجّل لسائق آخر لديك.',
  },
  'trucks.in-use': {
    status: 409,
    en: 'It is allocated to a booking that is under way. Exchange it there first.',
    ar: 'مخصص لحجز قيد التنفيذ. استبدله هناك أولًا.',
  },
  'trucks.paper-number': {
    status: 422,
    en: 'Enter the number of the document.',
    ar: 'أدخل رقم المستند.',
  },
  'trucks.paper-until': {
    status: 422,
    en: 'Enter the last day on which it is valid.',
    ar: 'أدخل آخر يوم لسريان المستند.',
  },
  'trucks.payload-wrong': {
    status: 422,
    en: 'Enter the payload in kg, as in the mulkiya.',
    ar: 'أدخل الحمولة بالكيلوغرام كما في ملكية المركبة.',
  },
  'trucks.payload-above': {
    status: 422,
    en: 'This is more than trucks of this type can carry.',
    ar: 'هذه الحمولة أكبر مما يحمله هذا النوع من الشاحنات.',
  },
  'trucks.year-wrong': {
    status: 422,
    en: 'Enter the year of manufacture.',
    ar: 'أدخل سنة الصنع.',
  },
  'trucks.driver-language': {
    status: 422,
    en: 'Choose the language of the driver.',
    ar: 'اختر لغة السائق.',
  },
  'trucks.licence-class': {
    status: 422,
    en: 'Enter the class of the driving licence.',
    ar: 'أدخل فئة رخصة القيادة.',
  },
  // Allocation.
  'trucks.slot-not-found': {
    status: 404,
    en: 'This booking has no such truck.',
    ar: 'لا توجد شاحنة كهذه في الحجز.',
  },
  'trucks.container-first': {
    status: 409,
    en: 'Enter the container number first.',
    ar: 'يجب إدخال رقم الحاوية أولًا.',
  },
  'trucks.container-wrong': {
    status: 422,
    en: 'This is not a container number: four letters and seven digits, as on the door; the last digit checks the others.',
    ar: 'رقم الحاوية غير صحيح: أربعة أحرف وسبعة أرقام كما على بابها، آخرها للتحقق من البقية.',
  },
  'trucks.container-none': {
    status: 409,
    en: 'Only a port movement has a container.',
    ar: 'الحاوية في النقل من الميناء وإليه فقط.',
  },
  'trucks.container-late': {
    status: 409,
    en: 'A truck is already on its way, so the container cannot be changed.',
    ar: 'هناك شاحنة في الطريق، ولذلك لم يعد تغيير الحاوية ممكنًا.',
  },
  'trucks.twice': {
    status: 409,
    en: 'The same vehicle or driver is chosen for two trucks.',
    ar: 'اختيرت المركبة نفسها أو السائق نفسه لشاحنتين.',
  },
  // Events.
  'trucks.event-not-found': { status: 404, en: 'Step not found.', ar: 'الخطوة غير موجودة.' },
  'trucks.event-after-next': {
    status: 422,
    en: 'The time cannot be after the next step.',
    ar: 'لا يمكن أن يكون الوقت بعد الخطوة التالية.',
  },
  'trucks.empty-none': {
    status: 409,
    en: 'This truck has no empty container to return.',
    ar: 'لا توجد حاوية فارغة منتظرة من هذه الشاحنة.',
  },
  'trucks.gate-not-found': {
    status: 404,
    en: 'This gate event has been settled or does not exist.',
    ar: 'حدث البوابة هذا تمت معالجته أو غير موجود.',
  },
  'trucks.gate-unreadable': {
    status: 409,
    en: 'The port sent this event in an unknown format, so it can only be dismissed.',
    ar: 'أرسل الميناء هذا الحدث بصيغة أخرى، ولا يمكن إلا استبعاده.',
  },
  'trucks.correction-open': {
    status: 409,
    en: 'A correction of this step is waiting for a second person.',
    ar: 'يوجد تصحيح لهذه الخطوة بانتظار شخص ثانٍ.',
  },
  'trucks.correction-late': {
    status: 409,
    en: 'The booking is over, so its steps can no longer be corrected.',
    ar: 'انتهى الحجز، ولذلك لم يعد تصحيح خطواته ممكنًا.',
  },
  'trucks.correction-inside': {
    status: 409,
    en: 'Later steps depend on this one. Strike those out first.',
    ar: 'تستند خطوات لاحقة إلى هذه الخطوة. اشطب تلك أولًا.',
  },
  'trucks.correction-own': {
    status: 403,
    en: 'Another person has to decide on your correction.',
    ar: 'يبتّ شخص آخر في التصحيح الذي طلبته.',
  },
  'trucks.correction-not-found': {
    status: 404,
    en: 'This correction has been decided or does not exist.',
    ar: 'هذا التصحيح محسوم أو غير موجود.',
  },
})
