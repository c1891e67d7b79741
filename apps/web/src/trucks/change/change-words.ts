// Words of the changes of a booking of trucks.
import { texts } from '@marsa/model/kit/text.ts'

export const changeText = texts({
  title: { en: 'Changes', ar: 'التعديلات' },
  body: {
    en: 'One side proposes a change and the other answers within {hours} hours; otherwise it lapses. If the price changes, only the difference is posted.',
    ar: 'يقترح أحد الطرفين تعديلًا ويرد الآخر خلال {hours} ساعة، وإلا سقط الاقتراح. يُقيَّد فرق السعر الجديد فقط.',
  },
  none: { en: 'Nothing has been changed so far.', ar: 'لم يُعدَّل شيء حتى الآن.' },
  propose: { en: 'Propose a change', ar: 'اقتراح تعديل' },
  byYou: { en: 'Proposed by you', ar: 'اقتراحك' },
  byCustomer: { en: 'Proposed by the customer', ar: 'اقتراح العميل' },
  byProvider: { en: 'Proposed by the truck provider', ar: 'اقتراح مزود الشاحنات' },
  on: { en: 'On {when}', ar: 'في {when}' },
  answerBy: { en: 'Answer by {when}', ar: 'الرد حتى {when}' },
  reason: { en: 'Reason: {reason}', ar: 'السبب: {reason}' },
  answer: { en: 'Answer: {reason}', ar: 'الرد: {reason}' },
  dropped: { en: 'Dropped', ar: 'المستبعد' },
  truck: { en: 'Truck {n}', ar: 'الشاحنة {n}' },
  weight: { en: 'Total gross weight', ar: 'الوزن الإجمالي للحمولة كلها' },
  pickupAt: { en: 'Pickup time', ar: 'وقت التحميل' },
  deliveryAt: { en: 'Delivery time', ar: 'وقت التسليم' },
  pickup: { en: 'Pickup', ar: 'مكان التحميل' },
  dropoff: { en: 'Drop-off', ar: 'مكان التسليم' },
  type: { en: 'Truck type', ar: 'نوع الشاحنة' },
  equipment: { en: 'Equipment', ar: 'التجهيز' },
  rate: { en: '{charge}, each before VAT', ar: '{charge}، للواحدة قبل الضريبة' },
  before: { en: 'Price now, with VAT', ar: 'السعر الحالي شاملًا الضريبة' },
  after: { en: 'Price after this change, with VAT', ar: 'السعر بعد التعديل شاملًا الضريبة' },
  difference: { en: 'Difference', ar: 'الفرق' },
  kept: { en: 'Of which kept for dropped trucks', ar: 'منه المحتفظ به عن الشاحنات المستبعدة' },
  agree: { en: 'Agree', ar: 'موافقة' },
  refuse: { en: 'Reject', ar: 'رفض' },
  takeBack: { en: 'Withdraw', ar: 'سحب الاقتراح' },
})

export const changeStateText = texts({
  PROPOSED: { en: 'Proposed', ar: 'مقترح' },
  AGREED: { en: 'Agreed', ar: 'متفق عليه' },
  REFUSED: { en: 'Rejected', ar: 'مرفوض' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
  LAPSED: { en: 'Lapsed', ar: 'انقضت مهلته' },
})

export const changeDialogText = texts({
  what: { en: 'What changes', ar: 'ما الذي يتغير' },
  drop: { en: 'Fewer trucks', ar: 'عدد أقل من الشاحنات' },
  dates: { en: 'Dates', ar: 'المواعيد' },
  pickup: { en: 'Pickup place', ar: 'مكان التحميل' },
  dropoff: { en: 'Drop-off place', ar: 'مكان التسليم' },
  type: { en: 'Truck type', ar: 'نوع الشاحنة' },
  price: { en: 'Price', ar: 'السعر' },
  dropHint: {
    en: 'If a truck is dropped now, {percent}% of its share is kept.',
    ar: 'يُحتفظ بنسبة {percent}% من حصة الشاحنة التي تُستبعد الآن.',
  },
  dropFree: {
    en: 'If a truck is dropped now, its whole share is released.',
    ar: 'تُعاد حصة الشاحنة التي تُستبعد الآن كاملةً.',
  },
  weightHint: {
    en: 'Total for the trucks that stay, in kg.',
    ar: 'لما تحمله الشاحنات الباقية، بالكيلوغرام.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHint: { en: 'The other side reads it.', ar: 'يطّلع عليه الطرف الآخر.' },
  send: { en: 'Propose', ar: 'إرسال الاقتراح' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'Proposed. The other side has been notified.', ar: 'أُرسل الاقتراح وأُبلغ الطرف الآخر.' },
  agreeTitle: { en: 'Agree to this change?', ar: 'هل توافق على هذا التعديل؟' },
  agreeBody: {
    en: 'The booking changes at once. It cannot be undone.',
    ar: 'يُعدَّل الحجز فورًا، ولا يمكن التراجع عن ذلك.',
  },
  agreed: { en: 'The booking is changed.', ar: 'عُدّل الحجز.' },
  refuseTitle: { en: 'Reject this change', ar: 'رفض هذا التعديل' },
  refused: { en: 'Rejected. The booking stays as it is.', ar: 'رُفض التعديل، ويبقى الحجز كما هو.' },
  takenBack: { en: 'The proposal has been withdrawn.', ar: 'سُحب الاقتراح.' },
  chooseFirst: { en: 'Choose what is to change.', ar: 'اختر ما تريد تعديله.' },
})
