// Texts of the page of one storage request: next step, goods, places, what is stored, release, longer time, cancelling.
import { texts, type TextRow } from '@marsa/model/kit/text.ts'
import type { storageCancelStages } from '@marsa/model/warehouse/cancellation.ts'

export const storageText = texts({
  heading: { en: '{space} in {city}', ar: '{space} في {city}' },
  from: { en: 'From', ar: 'من' },
  until: { en: 'Until', ar: 'حتى' },
  days: { en: 'Days', ar: 'الأيام' },
  measured: { en: 'Measured space', ar: 'المساحة المقاسة' },
  space: { en: 'Space', ar: 'المساحة' },
  booked: { en: 'Booked space', ar: 'المساحة المحجوزة' },
  goods: { en: 'Where the goods are', ar: 'أين البضاعة' },
  awaited: { en: 'Goods awaited at the warehouse', ar: 'المستودع بانتظار البضاعة' },
  ahead: { en: 'Still to come', ar: 'خطوة قادمة' },
  facts: { en: 'The request', ar: 'تفاصيل الطلب' },
  kind: { en: 'Goods', ar: 'البضاعة' },
  remarks: { en: 'Remarks', ar: 'الملاحظات' },
  invited: { en: 'Warehouses asked', ar: 'المستودعات المدعوة' },
  pickup: { en: 'Pickup', ar: 'نقل البضاعة إلى المستودع' },
  delivery: { en: 'Delivery', ar: 'التسليم' },
  brought: { en: 'You bring the goods to the warehouse', ar: 'تحضر البضاعة إلى المستودع' },
  collected: { en: 'You collect the goods at the warehouse', ar: 'تستلم البضاعة من المستودع' },
  back: { en: 'Back to where they were picked up', ar: 'إلى عنوان الاستلام نفسه' },
  broughtByCustomer: { en: 'The customer brings the goods', ar: 'يحضر العميل البضاعة' },
  collectedByCustomer: { en: 'The customer collects the goods', ar: 'يستلم العميل البضاعة' },
  showMap: { en: 'Show on the map', ar: 'عرض على الخريطة' },
  makani: { en: 'Makani {number}', ar: 'مكاني {number}' },
  overstayTitle: { en: 'The booked period is over', ar: 'انتهت المدة المحجوزة' },
  overstayBody: {
    en: 'The goods were due to leave on {day}. Request an extension, or their release; extra days are charged.',
    ar: 'كان موعد خروج البضاعة {day}. اطلب تمديد المدة أو إخراج البضاعة، وتُحتسب رسوم الأيام الإضافية.',
  },
  beyond: {
    en: { one: '{count} day beyond the booked period', other: '{count} days beyond the booked period' },
    ar: {
      zero: 'لم تتجاوز المدة المحجوزة',
      one: 'يوم واحد بعد المدة المحجوزة',
      two: 'يومان بعد المدة المحجوزة',
      few: '{count} أيام بعد المدة المحجوزة',
      many: '{count} يومًا بعد المدة المحجوزة',
      other: '{count} يوم بعد المدة المحجوزة',
    },
  },
  soFar: {
    en: 'About {amount} so far, based on the accepted quotation',
    ar: 'نحو {amount} حتى الآن وفق العرض المقبول',
  },
  soFarFinal: {
    en: 'About {amount} so far, based on the final quotation',
    ar: 'نحو {amount} حتى الآن وفق العرض النهائي',
  },
  soFarByRate: {
    en: '{amount} with VAT so far, at the agreed rate',
    ar: '{amount} شاملًا الضريبة حتى الآن وفق السعر المتفق عليه',
  },
  overstayStaff: {
    en: 'The goods were due to leave on {day} and are still stored.',
    ar: 'كان موعد خروج البضاعة {day} وما زالت مخزّنة.',
  },
  actions: { en: 'More with this storage', ar: 'إجراءات أخرى' },
  edit: { en: 'Change the request', ar: 'تعديل الطلب' },
})

/** What stands under the next step, by its key. */
export const storageNextBody = texts({
  'compare-quotes': {
    en: 'Quotes are in. Compare them and accept one.',
    ar: 'وصلت العروض. قارنها واقبل أحدها.',
  },
  'finish-payment': {
    en: 'A payment is in progress. Complete it in time, or wait until it ends.',
    ar: 'هناك عملية دفع مفتوحة. أكملها خلال مهلتها، أو انتظر حتى تنتهي.',
  },
  'answer-findings': {
    en: 'Damage, missing pieces or more space were noted at intake. Accept it, or say what is wrong.',
    ar: 'سُجّل عند الإدخال ضرر أو نقص أو مساحة زائدة. اقبل ذلك أو اذكر اعتراضك.',
  },
  'bring-goods': {
    en: 'The warehouse expects them from {day}. They are measured when they come in.',
    ar: 'ينتظرها المستودع ابتداءً من {day}، وتُقاس عند دخولها.',
  },
  'pay-balance': {
    en: 'The goods leave only once it is paid.',
    ar: 'لا تخرج البضاعة إلا بعد السداد.',
  },
  'extend-or-collect': {
    en: 'The booked period is over and the goods are still stored.',
    ar: 'انتهت المدة المحجوزة وما زالت البضاعة مخزّنة.',
  },
  'give-feedback': { en: 'One minute is enough.', ar: 'دقيقة واحدة تكفي.' },
  'request-again': {
    en: 'Send the same request again, with new dates where needed.',
    ar: 'أعد إرسال الطلب نفسه، مع تواريخ جديدة عند الحاجة.',
  },
})

export const inventoryText = texts({
  title: { en: 'What is stored', ar: 'قائمة الأصناف المخزّنة' },
  none: {
    en: 'The warehouse has not listed the items yet.',
    ar: 'لم يسجّل المستودع الأصناف بعد.',
  },
  item: { en: 'Item', ar: 'الصنف' },
  quantity: { en: 'Pieces', ar: 'العدد' },
  stillThere: { en: '{count} of {total} still stored', ar: 'المتبقي {count} من {total}' },
  conditionIn: { en: 'On arrival', ar: 'عند الدخول' },
  conditionOut: { en: 'On leaving', ar: 'عند الخروج' },
})

export const extensionText = texts({
  title: { en: 'Extension', ar: 'تمديد المدة' },
  ask: { en: 'Request an extension', ar: 'طلب تمديد المدة' },
  until: { en: 'Until when?', ar: 'حتى متى؟' },
  body: {
    en: 'Booked until {day}. The warehouse answers with a new final quotation; the extension applies once it is paid.',
    ar: 'المدة محجوزة حتى {day}. يرد المستودع بعرض نهائي جديد، ويسري التمديد بعد سداده.',
  },
  estimate: {
    en: 'About {amount} with VAT, at the current rate. The warehouse sets the price.',
    ar: 'نحو {amount} شاملًا الضريبة وفق السعر الساري. يحدد المستودع السعر النهائي.',
  },
  exact: {
    en: '{amount} with VAT, at the agreed rate.',
    ar: '{amount} شاملًا الضريبة وفق السعر المتفق عليه.',
  },
  send: { en: 'Ask the warehouse', ar: 'إرسال إلى المستودع' },
  sent: { en: 'The warehouse has your request.', ar: 'وصل طلبك إلى المستودع.' },
  asked: {
    en: 'You asked to store the goods until {day}. The warehouse has not answered yet.',
    ar: 'طلبت التخزين حتى {day}، ولم يرد المستودع بعد.',
  },
  askedByCustomer: {
    en: 'The customer asks to store the goods until {day}. The warehouse has not answered yet.',
    ar: 'طلب العميل التخزين حتى {day}، ولم يرد المستودع بعد.',
  },
  offered: {
    en: 'The warehouse offers to store the goods until {day}. This applies once the final quotation is paid.',
    ar: 'يعرض المستودع التخزين حتى {day}، ويسري ذلك بعد سداد المبلغ النهائي.',
  },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  withdrawn: { en: 'The extension request has been withdrawn.', ar: 'سُحب طلب التمديد.' },
  cancel: { en: 'Not now', ar: 'ليس الآن' },
})

export const storageCancelText = texts({
  paidTitle: { en: 'Cancel this paid storage?', ar: 'إلغاء هذا التخزين المدفوع؟' },
  cancelPaid: { en: 'Cancel the storage', ar: 'إلغاء التخزين' },
  cancelledPaid: { en: 'The storage is cancelled.', ar: 'أُلغي التخزين.' },
  supportBody: {
    en: 'This storage is paid, so support cancels it for you. This is what would be refunded now.',
    ar: 'تم الدفع لهذا التخزين، ولذلك يتولى الدعم إلغاءه. وهذا ما سيُرد إليك الآن.',
  },
  staffBody: {
    en: 'The storage ends, and this cannot be undone. The amount below is refunded to the customer the way it was paid.',
    ar: 'ينتهي التخزين ولا يمكن استعادته. ويُرد المبلغ أدناه إلى العميل بالطريقة التي دفع بها.',
  },
  whyHint: { en: 'The warehouses see the reason, not your name.', ar: 'ترى المستودعات السبب ولا ترى اسمك.' },
  faultAgent: { en: 'The warehouse (no fee)', ar: 'المستودع (دون رسوم)' },
})

export const storageCancelStageText = texts({
  unpaid: { en: 'Before payment', ar: 'قبل الدفع' },
  booked: { en: 'Paid, the goods not taken yet', ar: 'بعد الدفع وقبل استلام البضاعة' },
  'picked-up': { en: 'Picked up, not stored yet', ar: 'بعد الاستلام وقبل التخزين' },
} satisfies Record<(typeof storageCancelStages)[number], TextRow>)

export const storageAgainText = texts({
  again: { en: 'Ask again', ar: 'إعادة الإرسال' },
  title: { en: 'Send {number} again?', ar: 'إعادة إرسال {number}؟' },
  body: {
    en: 'All approved warehouses are asked again under the same number. Earlier quotes stay closed.',
    ar: 'ستُدعى جميع المستودعات المعتمدة من جديد بالرقم نفسه، وتبقى العروض السابقة مغلقة.',
  },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  done: {
    en: { one: 'Sent again to one warehouse.', other: 'Sent again to {count} warehouses.' },
    ar: {
      zero: 'أُعيد إرسال الطلب.',
      one: 'أُعيد إرسال الطلب إلى مستودع واحد.',
      two: 'أُعيد إرسال الطلب إلى مستودعين.',
      few: 'أُعيد إرسال الطلب إلى {count} مستودعات.',
      many: 'أُعيد إرسال الطلب إلى {count} مستودعًا.',
      other: 'أُعيد إرسال الطلب إلى {count} مستودع.',
    },
  },
  back: { en: 'Back', ar: 'رجوع' },
})
