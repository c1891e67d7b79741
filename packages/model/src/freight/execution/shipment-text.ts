// Texts of the page of one shipment: next step, progress, documents, money, people, cancelling, feedback.
import { texts } from '../../kit/text.ts'

export const shipmentText = texts({
  documentRemoveBody: {
    en: '{name} is removed from this shipment. Support can restore it within 30 days.',
    ar: 'سيُحذف {name} من هذه الشحنة. يمكن للدعم استعادته خلال 30 يومًا.',
  },
  container: { en: 'Container', ar: 'الحاوية' },
  chassis: { en: 'Chassis', ar: 'رقم الهيكل' },
  waybill: { en: 'Air waybill', ar: 'بوليصة الشحن الجوي' },
  bill: { en: 'Bill of lading', ar: 'بوليصة الشحن' },
  invited: { en: 'Agents invited', ar: 'الوكلاء المدعوون' },
  where: { en: 'Where it is', ar: 'أين الشحنة الآن' },
  mapSea: { en: 'Sea route from {origin} to {destination}', ar: 'مسار بحري من {origin} إلى {destination}' },
  mapAir: { en: 'Air route from {origin} to {destination}', ar: 'مسار جوي من {origin} إلى {destination}' },
  ahead: { en: 'Still to come', ar: 'خطوة قادمة' },
  moreEvents: { en: 'Show the steps before booking', ar: 'عرض الخطوات السابقة للحجز' },
  offer: { en: 'Accepted offer', ar: 'العرض المقبول' },
  dates: { en: 'Dates', ar: 'المواعيد' },
  planDeparture: { en: 'Departure', ar: 'المغادرة' },
  planArrival: { en: 'Arrival', ar: 'الوصول' },
  planned: { en: 'Planned {date}', ar: 'المخطط {date}' },
  expectedNow: { en: 'Now expected {date}', ar: 'المتوقع الآن {date}' },
  notReported: { en: 'not reported yet', ar: 'لم يُسجَّل بعد' },
  onTime: { en: 'As planned', ar: 'في موعدها' },
  daysLate: {
    en: { one: '{count} day late', other: '{count} days late' },
    ar: {
      zero: 'في موعدها',
      one: 'متأخرة يومًا واحدًا',
      two: 'متأخرة يومين',
      few: 'متأخرة {count} أيام',
      many: 'متأخرة {count} يومًا',
      other: 'متأخرة {count} يوم',
    },
  },
  daysEarly: {
    en: { one: '{count} day early', other: '{count} days early' },
    ar: {
      zero: 'في موعدها',
      one: 'أبكر بيوم واحد',
      two: 'أبكر بيومين',
      few: 'أبكر بـ{count} أيام',
      many: 'أبكر بـ{count} يومًا',
      other: 'أبكر بـ{count} يوم',
    },
  },
  lastFreeDay: { en: 'Last free day in port', ar: 'آخر يوم سماح في الميناء' },
  freeEstimated: {
    en: 'If discharged on the expected date',
    ar: 'إذا أُفرغت في اليوم المتوقع',
  },
  freeToday: {
    en: 'Today. The carrier charges demurrage daily from tomorrow.',
    ar: 'اليوم. يحتسب الناقل غرامة عن كل يوم ابتداءً من الغد.',
  },
  freeLeft: {
    en: { one: '{count} day left', other: '{count} days left' },
    ar: {
      zero: 'اليوم',
      one: 'تبقّى يوم واحد',
      two: 'تبقّى يومان',
      few: 'تبقّت {count} أيام',
      many: 'تبقّى {count} يومًا',
      other: 'تبقّى {count} يوم',
    },
  },
  freeEnded: {
    en: {
      one: 'Ended {count} day ago. The carrier charges demurrage for each further day.',
      other: 'Ended {count} days ago. The carrier charges demurrage for each further day.',
    },
    ar: {
      zero: 'انتهت اليوم',
      one: 'انتهت المدة قبل يوم واحد. يحتسب الناقل غرامة عن كل يوم إضافي.',
      two: 'انتهت المدة قبل يومين. يحتسب الناقل غرامة عن كل يوم إضافي.',
      few: 'انتهت المدة قبل {count} أيام. يحتسب الناقل غرامة عن كل يوم إضافي.',
      many: 'انتهت المدة قبل {count} يومًا. يحتسب الناقل غرامة عن كل يوم إضافي.',
      other: 'انتهت المدة قبل {count} يوم. يحتسب الناقل غرامة عن كل يوم إضافي.',
    },
  },
  freeOut: { en: 'It has left the port', ar: 'غادرت الميناء' },
  cargo: { en: 'Cargo', ar: 'البضاعة' },
  hazardous: { en: 'Hazardous goods', ar: 'مواد خطرة' },
  yourAgent: { en: '{company}, your agent', ar: '{company}، وكيلك' },
  doors: { en: 'Pickup and delivery', ar: 'الاستلام والتسليم' },
  pickupAt: { en: 'Pickup in {place}', ar: 'الاستلام من {place}' },
  deliveryAt: { en: 'Delivery in {place}', ar: 'التسليم في {place}' },
  departure: { en: 'Departure from {place}', ar: 'المغادرة من {place}' },
  landing: { en: 'Arrival at {place}', ar: 'الوصول إلى {place}' },
  directions: { en: 'Directions', ar: 'الاتجاهات' },
  directionsTo: {
    en: 'Directions to {place} (opens in a new tab)',
    ar: 'الاتجاهات إلى {place} (تفتح في علامة تبويب جديدة)',
  },
  noPin: {
    en: 'The address has no pin. Directions search for the address text.',
    ar: 'لم يُحدَّد موقع هذا العنوان على الخريطة، لذلك تُبحث الاتجاهات بنصه.',
  },
  payBody: {
    en: 'Delivery starts once it is paid.',
    ar: 'يبدأ التسليم بعد السداد.',
  },
  finishBody: {
    en: 'A payment is in progress. Complete it in time, or wait until it ends.',
    ar: 'هناك عملية دفع مفتوحة. أكملها خلال مهلتها، أو انتظر حتى تنتهي.',
  },
  compareBody: { en: 'Quotes are in. Compare them and accept one.', ar: 'وصلت العروض. قارنها واقبل أحدها.' },
  answerBody: {
    en: 'More information is needed before quoting. The answer clock is paused until you answer.',
    ar: 'يحتاج أحد الوكلاء إلى معلومات إضافية قبل تقديم العرض، ومهلته متوقفة بانتظارك.',
  },
  againBody: {
    en: 'No quote was accepted in time. Send the same request again.',
    ar: 'لم يُقبل أي عرض في الوقت المحدد. أعد إرسال الطلب نفسه.',
  },
  draftBody: { en: 'The request has not been sent yet.', ar: 'لم يُرسل الطلب بعد.' },
  chargesBody: {
    en: 'The final quotation contains charges you have not accepted. Nothing is due until you decide.',
    ar: 'يتضمن العرض النهائي رسومًا لم تقبلها بعد، ولا يُستحق شيء قبل قرارك.',
  },
  chargesDeskBody: {
    en: 'The customer has not answered in time. Nothing is due until you decide.',
    ar: 'لم يرد العميل ضمن المهلة، ولا يُستحق شيء قبل القرار.',
  },
  disputeDeskBody: {
    en: 'The customer disputes the delivery; nothing is paid out until you decide.',
    ar: 'اعترض العميل على التسليم، ولا يُصرف أي مستحق قبل القرار.',
  },
  billBody: {
    en: 'Check every line against your documents; the bill is issued as you approve it.',
    ar: 'قارن كل بند بمستنداتك، فالبوليصة تُصدَر كما تعتمدها.',
  },
  vgmBody: {
    en: 'No container can be loaded without its verified gross mass. Your agent can also enter it.',
    ar: 'لا تُحمَّل أي حاوية على السفينة من دون وزنها المتحقَّق منه. ويمكن لوكيلك إدخاله أيضًا.',
  },
  confirmBody: {
    en: 'Confirm that everything has arrived. This cannot be undone.',
    ar: 'أكّد وصول كل شيء. لا يمكن التراجع عن هذا الإجراء.',
  },
  confirm: { en: 'Confirm the delivery', ar: 'تأكيد التسليم' },
  confirmTitle: { en: 'Confirm the delivery?', ar: 'تأكيد التسليم؟' },
  confirming: { en: 'Confirming', ar: 'جارٍ التأكيد' },
  confirmed: { en: 'The delivery is confirmed. Thank you.', ar: 'تم تأكيد التسليم. شكرًا لك.' },
  notYet: { en: 'Not yet', ar: 'ليس بعد' },
  feedbackBody: { en: 'How did it go? One minute is enough.', ar: 'كيف كانت تجربتك؟ دقيقة واحدة تكفي.' },
  waitQuotes: {
    en: 'Agents have been asked. Their quotes appear here as they arrive.',
    ar: 'تمت دعوة الوكلاء، وتظهر عروضهم هنا فور وصولها.',
  },
  underWay: {
    en: 'Your agent takes the next step. We notify you when something changes.',
    ar: 'الخطوة التالية لدى وكيلك، وسنخبرك عند أي تغيير.',
  },
  closed: { en: 'This request is closed.', ar: 'هذا الطلب مغلق.' },
  complete: { en: 'Delivered and completed.', ar: 'تم التسليم واكتمل الطلب.' },
  documentsBody: {
    en: 'Documents are needed before the next step.',
    ar: 'الخطوة التالية بانتظار المستندات.',
  },
  agentBody: { en: 'The next step is yours.', ar: 'الخطوة التالية لديك.' },
  whyHint: { en: 'The agents see the reason, not your name.', ar: 'يرى الوكلاء السبب ولا يرون اسمك.' },
  noLink: {
    en: 'This link is incomplete. Open it again from your message.',
    ar: 'الرابط غير مكتمل. افتحه من الرسالة مجددًا.',
  },
})
