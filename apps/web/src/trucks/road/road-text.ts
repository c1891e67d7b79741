// Words of carrying out a booking of trucks: the card of its trucks, allocation, steps, corrections, the list of deliveries.
import { texts } from '@marsa/model/kit/text.ts'

export const roadText = texts({
  title: { en: 'Trucks', ar: 'الشاحنات' },
  allocated: { en: '{allocated} of {of} allocated', ar: 'خُصص {allocated} من {of}' },
  booking: { en: 'Booking', ar: 'رقم الحجز' },
  container: { en: 'Container', ar: 'الحاوية' },
  noContainer: { en: 'Not entered yet', ar: 'لم يُدخل بعد' },
  enterContainer: { en: 'Enter the container number', ar: 'إدخال رقم الحاوية' },
  changeContainer: { en: 'Change', ar: 'تغيير' },
  containerHint: {
    en: 'Four letters and seven digits, as on the door.',
    ar: 'أربعة أحرف وسبعة أرقام كما على بابها.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  containerSaved: { en: 'The container number is saved.', ar: 'حُفظ رقم الحاوية.' },
  truck: { en: 'Truck {n}', ar: 'الشاحنة {n}' },
  notAllocated: { en: 'No truck yet', ar: 'لم تُخصص بعد' },
  toCome: { en: 'Not started', ar: 'لم تبدأ بعد' },
  call: { en: 'Call {name}, {number}', ar: 'الاتصال بـ {name}، {number}' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  late: { en: 'Reported late', ar: 'سُجّلت متأخرة' },
  struck: { en: 'Struck out: {reason}', ar: 'مشطوبة: {reason}' },
  seal: { en: 'Seal {seal}', ar: 'الختم {seal}' },
  receivedBy: { en: 'Received by {receiver}', ar: 'استلمها {receiver}' },
  short: { en: 'Pieces short or damaged', ar: 'نقص أو تلف في البضاعة' },
  waived: { en: 'Empty return waived: {reason}', ar: 'لا تُنتظر الحاوية الفارغة: {reason}' },
  exchanged: {
    en: 'Previously {plate}, {driver}. Exchanged: {reason}',
    ar: 'قبل ذلك: {plate}، {driver}. سبب الاستبدال: {reason}',
  },
  completesBy: {
    en: 'Completes automatically on {when}.',
    ar: 'يكتمل الحجز تلقائيًا في {when}.',
  },
  driver: { en: 'by the driver', ar: 'من السائق' },
  provider: { en: 'by the provider', ar: 'من مزود الشاحنات' },
  geofence: { en: 'by position', ar: 'بحسب الموقع' },
  port: { en: 'by the gate', ar: 'من البوابة' },
  desk: { en: 'by support', ar: 'من فريق الدعم' },
})

export const allocateText = texts({
  allocate: { en: 'Allocate trucks', ar: 'تخصيص الشاحنات' },
  exchange: { en: 'Exchange', ar: 'استبدال' },
  exchangeTitle: { en: 'Exchange truck {n}', ar: 'استبدال الشاحنة {n}' },
  vehicle: { en: 'Vehicle', ar: 'المركبة' },
  driver: { en: 'Driver', ar: 'السائق' },
  choose: { en: 'Choose', ar: 'اختر' },
  taken: { en: 'Chosen for another truck', ar: 'اختير لشاحنة أخرى' },
  later: {
    en: 'To allocate a truck later, leave it empty.',
    ar: 'الشاحنة التي لا يُختار لها شيء تُخصص لاحقًا.',
  },
  noneTitle: { en: 'Your fleet is empty', ar: 'أسطولك فارغ' },
  noneBody: {
    en: 'Enter vehicles and drivers with their documents first.',
    ar: 'أدخل المركبات والسائقين ومستنداتهم أولًا.',
  },
  toFleet: { en: 'Open the fleet', ar: 'فتح الأسطول' },
  nothing: { en: 'Choose a vehicle and a driver.', ar: 'اختر مركبة وسائقًا.' },
  reason: { en: 'Reason for the exchange', ar: 'سبب الاستبدال' },
  reasonHint: { en: 'The customer sees it.', ar: 'يطّلع عليه العميل.' },
  place: { en: 'Where the goods were moved', ar: 'مكان نقل البضاعة بين الشاحنتين' },
  at: { en: 'When they were moved', ar: 'وقت النقل' },
  photo: { en: 'Photo of the transfer', ar: 'صورة لعملية النقل' },
  allocating: { en: 'Allocating', ar: 'جارٍ التخصيص' },
  done: { en: 'Trucks and drivers are allocated.', ar: 'خُصصت الشاحنات والسائقون.' },
  notYet: { en: 'Not yet', ar: 'ليس الآن' },
})

export const reportText = texts({
  report: { en: 'Report: {step}', ar: 'تسجيل: {step}' },
  title: { en: '{step}, {plate}', ar: '{step}، {plate}' },
  when: { en: 'When', ar: 'الوقت' },
  whenHint: { en: 'UAE time.', ar: 'بتوقيت الإمارات.' },
  note: { en: 'Note', ar: 'ملاحظة' },
  seal: { en: 'Seal number', ar: 'رقم الختم' },
  temperature: { en: 'Temperature of the goods, °C', ar: 'درجة حرارة البضاعة بالمئوية' },
  receiver: { en: "Receiver's name", ar: 'اسم المستلم' },
  proof: { en: 'Proof of delivery', ar: 'إثبات التسليم' },
  receipt: { en: 'Receipt of the depot', ar: 'سند تسليم الحاوية' },
  short: { en: 'Pieces are short or damaged', ar: 'وصلت البضاعة ناقصة أو تالفة' },
  send: { en: 'Report it', ar: 'تسجيل' },
  sending: { en: 'Reporting', ar: 'جارٍ التسجيل' },
  done: { en: 'Reported: {step}', ar: 'سُجّلت: {step}' },
  undo: { en: 'This is final', ar: 'لا يمكن التراجع' },
  undoBody: {
    en: 'The customer sees it at once. Only support can correct a step.',
    ar: 'يراها العميل فورًا. ولا يصحح الخطوات إلا فريق الدعم.',
  },
})

export const driverLinkText = texts({
  send: { en: 'Send the driver a new link', ar: 'إرسال رابط جديد للسائق' },
  end: { en: "End the driver's link", ar: 'إنهاء رابط السائق' },
  sent: {
    en: 'A new link is on its way to {name} by text message. The previous one has ended.',
    ar: 'يُرسل رابط جديد إلى {name} برسالة نصية، وانتهى الرابط السابق.',
  },
  ended: { en: 'The link has ended.', ar: 'انتهى الرابط.' },
  sendTitle: { en: 'Send {name} a new link?', ar: 'إرسال رابط جديد إلى {name}؟' },
  sendBody: {
    en: 'The link that the driver has now stops working. Steps kept on that phone are sent once the new link is opened there.',
    ar: 'يتوقف الرابط الحالي عن العمل. والخطوات المحفوظة على الهاتف تُرسل بعد فتح الرابط الجديد عليه.',
  },
  endTitle: { en: 'End the link of {name}?', ar: 'إنهاء رابط {name}؟' },
  endBody: {
    en: 'The driver can no longer report steps. You report them here, or send a new link.',
    ar: 'لن يتمكن السائق من تسجيل الخطوات. يمكنك تسجيلها من هنا، أو إرسال رابط جديد.',
  },
  sendNow: { en: 'Send the link', ar: 'إرسال الرابط' },
  endNow: { en: 'End the link', ar: 'إنهاء الرابط' },
})

export const deskText = texts({
  correct: { en: 'Correct', ar: 'تصحيح' },
  correctTitle: { en: 'Correct: {step}', ar: 'تصحيح: {step}' },
  did: { en: 'It happened at another time', ar: 'حدثت في وقت آخر' },
  didNot: { en: 'It did not happen', ar: 'لم تحدث' },
  how: { en: 'What is wrong', ar: 'ما الخطأ' },
  at: { en: 'When it happened', ar: 'وقت حدوثها' },
  reason: { en: 'Reason', ar: 'السبب' },
  ask: { en: 'Request the correction', ar: 'طلب التصحيح' },
  asking: { en: 'Requesting', ar: 'جارٍ الطلب' },
  asked: { en: 'A second person has to decide on it.', ar: 'يبتّ فيه شخص ثانٍ.' },
  pendingAt: { en: 'Correction to {when}: {reason}', ar: 'تصحيح إلى {when}: {reason}' },
  pendingOut: { en: 'To be struck out: {reason}', ar: 'للشطب: {reason}' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  refuse: { en: 'Reject', ar: 'رفض' },
  decided: { en: 'The correction has been decided.', ar: 'حُسم التصحيح.' },
  waive: { en: 'Waive the empty return', ar: 'عدم انتظار الحاوية الفارغة' },
  waiveNow: { en: 'Waive', ar: 'عدم الانتظار' },
  waiveHint: {
    en: 'The booking can then be completed without it. Both sides see the reason.',
    ar: 'يمكن عندئذٍ إتمام الحجز من دونها. ويطّلع الطرفان على السبب.',
  },
  waiving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  waivedDone: { en: 'The empty return has been waived.', ar: 'لم تعد الحاوية الفارغة منتظرة.' },
})

export const deliveriesText = texts({
  title: { en: 'On the road', ar: 'على الطريق' },
  body: {
    en: 'Every truck of your bookings, the next delivery first.',
    ar: 'جميع شاحنات الحجوزات، والأقرب تسليمًا أولًا.',
  },
  underWay: { en: 'Under way', ar: 'قيد التنفيذ' },
  delivered: { en: 'Delivered in the last 30 days', ar: 'سُلّمت خلال آخر 30 يومًا' },
  truck: { en: 'Truck', ar: 'الشاحنة' },
  way: { en: 'From and to', ar: 'من وإلى' },
  booking: { en: 'Booking', ar: 'الحجز' },
  last: { en: 'Last step', ar: 'آخر خطوة' },
  due: { en: 'Delivery', ar: 'التسليم' },
  proof: { en: 'Proof', ar: 'الإثبات' },
  emptyTitle: { en: 'No truck is on the road', ar: 'لا شاحنات على الطريق' },
  emptyBody: {
    en: 'Trucks appear here once they are allocated to a booking.',
    ar: 'تظهر الشاحنات هنا بعد تخصيصها لحجز.',
  },
  toRequests: { en: 'Truck requests', ar: 'طلبات الشاحنات' },
})
