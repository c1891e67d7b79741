// Words of the page on which the desk sees what of the trucks line waits for it.
import { texts } from '@marsa/model/kit/text.ts'

export const truckDeskText = texts({
  title: { en: 'Truck desk', ar: 'متابعة الشاحنات' },
  body: {
    en: 'What is waiting for the truck desk: gate events without a truck, disputed charges, corrections and alerts from the road.',
    ar: 'ما ينتظر فريق المتابعة في النقل البري: حركات بوابات بلا شاحنة، ورسوم محل خلاف، وتصحيحات، وما قد يتعثر.',
  },
  nothing: { en: 'Nothing is waiting', ar: 'لا شيء قيد الانتظار' },
  nothingBody: {
    en: 'Every gate event has its truck, no charge is disputed, and the trucks are on time.',
    ar: 'لكل حركة بوابة شاحنتها، ولا رسوم محل خلاف، والشاحنات في موعدها.',
  },
  toRequests: { en: 'All truck requests', ar: 'كل طلبات الشاحنات' },
  gates: { en: 'Gate events without a truck', ar: 'حركات بوابات بلا شاحنة' },
  disputes: { en: 'Disputed extra charges', ar: 'رسوم إضافية محل خلاف' },
  corrections: { en: 'Corrections waiting for a second person', ar: 'تصحيحات بانتظار شخص ثانٍ' },
  alerts: { en: 'Alerts from the road', ar: 'ما يحتاج إلى انتباه على الطريق' },
  unquoted: { en: 'Requests without a quotation', ar: 'طلبات بلا عروض أسعار' },
  number: { en: 'Booking', ar: 'الحجز' },
  request: { en: 'Request', ar: 'الطلب' },
  company: { en: 'Company', ar: 'الشركة' },
  what: { en: 'What', ar: 'الموضوع' },
  since: { en: 'Since', ar: 'منذ' },
  by: { en: 'By', ar: 'حتى' },
  late: { en: 'Late', ar: 'متأخر' },
  event: { en: 'Passage', ar: 'الحركة' },
  gateIn: { en: 'In at {place}', ar: 'دخول {place}' },
  gateOut: { en: 'Out of {place}', ar: 'خروج من {place}' },
  laden: { en: 'laden', ar: 'محمّلة' },
  empty: { en: 'empty', ar: 'فارغة' },
  container: { en: 'Container', ar: 'الحاوية' },
  plate: { en: 'Plate', ar: 'اللوحة' },
  why: { en: 'Why it is waiting', ar: 'سبب الانتظار' },
  unreadable: { en: 'Not readable', ar: 'غير مقروءة' },
  actions: { en: 'Next', ar: 'الإجراء' },
})

export const gateDialogText = texts({
  place: { en: 'Assign', ar: 'إسناد' },
  dismiss: { en: 'Dismiss', ar: 'استبعاد' },
  placeTitle: { en: 'Which truck was it?', ar: 'أي شاحنة كانت؟' },
  passage: { en: '{passage}, {when}: {container}, {plate}.', ar: '{passage}، {when}: {container}، {plate}.' },
  truck: { en: 'Truck', ar: 'الشاحنة' },
  choice: { en: '{booking}, truck {n}', ar: '{booking}، الشاحنة {n}' },
  becomes: { en: '{plate}, {container}: becomes “{step}”', ar: '{plate}، {container}: تصبح «{step}»' },
  noTruck: {
    en: 'No booking under way has this container or plate, so the event can only be dismissed.',
    ar: 'لا يوجد حجز قيد التنفيذ بهذه الحاوية أو اللوحة، ولا يمكن إلا استبعاد هذه الحركة.',
  },
  dismissTitle: { en: 'Dismiss this gate event', ar: 'استبعاد حركة البوابة' },
  dismissBody: {
    en: 'It will not count as a step of any truck. This cannot be undone.',
    ar: 'لن تصبح خطوة لأي شاحنة. ولا يمكن التراجع عن ذلك.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHint: { en: 'It is kept with the event.', ar: 'يُحفظ مع الحركة.' },
  sending: { en: 'Saving', ar: 'جارٍ الحفظ' },
  placed: { en: 'The event is now a step of the truck.', ar: 'أصبحت الحركة خطوة للشاحنة.' },
  dismissed: { en: 'The gate event is dismissed.', ar: 'استُبعدت حركة البوابة.' },
  chooseFirst: { en: 'Choose the truck first.', ar: 'اختر الشاحنة أولًا.' },
})
