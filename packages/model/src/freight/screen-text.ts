// Words of the agent's screens: requests to answer, what a request says, and the execution of a shipment.
import { texts } from '../kit/text.ts'

export const requestsText = texts({
  title: { en: 'Requests', ar: 'الطلبات' },
  views: { en: 'Requests by need', ar: 'الطلبات بحسب المطلوب' },
  cargo: { en: 'Route and cargo', ar: 'المسار والبضاعة' },
  emptyAnswer: { en: 'Nothing is waiting for your answer', ar: 'لا طلبات بانتظار ردك' },
  empty: { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
})

export const requestViewText = texts({
  lastTime: { en: 'Same as last time on this lane', ar: 'كالمرة السابقة على هذا المسار' },
  lastTimeOf: { en: '{number}, {day}, {amount}', ar: '{number}، {day}، {amount}' },
  lastFilled: {
    en: 'Filled from {number}. Check prices and dates before you send it.',
    ar: 'عُبئ العرض من {number}. راجع الأسعار والمواعيد قبل الإرسال.',
  },
  transit: { en: 'Transit time', ar: 'مدة العبور' },
  freeDays: { en: 'Free days at the port', ar: 'أيام السماح في الميناء' },
  daysUnit: { en: 'days', ar: 'يوم' },
  stops: { en: 'Stops on the way', ar: 'التوقفات' },
  stopsNotStated: { en: 'Not stated', ar: 'غير مذكورة' },
  stopsDirect: { en: 'Direct, without a stop', ar: 'مباشر، بلا توقف' },
  stopsSome: { en: 'With stops', ar: 'مع توقف' },
  stopsWritten: { en: 'Previously entered: {text}', ar: 'المكتوب سابقًا: {text}' },
  stopNumber: { en: 'Stop {number}', ar: 'التوقف {number}' },
  stopPlace: { en: 'Place', ar: 'المكان' },
  stopKind: { en: 'Reason', ar: 'الغرض' },
  stopDays: { en: 'Days', ar: 'الأيام' },
  addStop: { en: 'Add a stop', ar: 'إضافة توقف' },
  removeStop: { en: 'Remove stop {number}', ar: 'إزالة التوقف {number}' },
  toJob: { en: 'Go to the shipment', ar: 'إلى الشحنة' },
})

export const jobText = texts({
  customer: { en: 'Customer', ar: 'العميل' },
  since: { en: 'since', ar: 'منذ' },
  next: { en: 'Next', ar: 'التالي' },
  nextStep: { en: 'Next step: {step}', ar: 'الخطوة التالية: {step}' },
  nextStepBody: {
    en: 'The customer is waiting for it. Place and time are filled in; check them and send.',
    ar: 'ينتظرها العميل. المكان والوقت مُدخلان مسبقًا، راجعهما ثم أرسل.',
  },
  undoOf: { en: 'Undo: {step}', ar: 'التراجع عن: {step}' },
  undoing: { en: 'Undoing', ar: 'جارٍ التراجع' },
  undone: { en: 'Undone: {step}', ar: 'تم التراجع عن: {step}' },
  steps: { en: 'Steps of this shipment', ar: 'خطوات هذه الشحنة' },
  reporting: { en: 'Reporting', ar: 'جارٍ التسجيل' },
  reported: { en: 'Reported: {step}', ar: 'تم التسجيل: {step}' },
  undo: {
    en: 'The customer is notified immediately. You can undo the last step for ten minutes; after that, ask the service desk to correct it.',
    ar: 'يُبلَّغ العميل فورًا. يمكنك التراجع عن الخطوة الأخيرة خلال عشر دقائق، وبعدها يصححها مكتب الخدمة.',
  },
  when: { en: 'When it happened', ar: 'وقت الحدوث' },
  whenHint: { en: 'Dubai time', ar: 'بتوقيت دبي' },
  place: { en: 'Where', ar: 'المكان' },
  note: { en: 'Note for the customer', ar: 'ملاحظة للعميل' },
  eta: { en: 'Expected arrival', ar: 'موعد الوصول المتوقع' },
  container: { en: 'Container number', ar: 'رقم الحاوية' },
  chassis: { en: 'Chassis number', ar: 'رقم الهيكل' },
  lading: { en: 'Bill of lading number', ar: 'رقم بوليصة الشحن' },
  waybill: { en: 'Air waybill number', ar: 'رقم بوليصة الشحن الجوي' },
  toDocuments: { en: 'Go to the documents', ar: 'إلى المستندات' },
  toContainers: { en: 'Go to the containers', ar: 'الانتقال إلى الحاويات' },
  toFinal: { en: 'Go to the final quotation', ar: 'إلى العرض النهائي' },
  complete: { en: 'Complete the delivery', ar: 'إتمام التسليم' },
  completeTitle: { en: 'Complete {number}?', ar: 'إتمام الشحنة {number}؟' },
  completeBody: {
    en: 'The shipment stays open during the objection period. It closes and your share is released when the customer confirms, or when that period ends.',
    ar: 'تبقى الشحنة مفتوحة ما دامت مهلة اعتراض العميل قائمة، وتُغلق وتُصرف مستحقاتك عند تأكيد العميل أو بانتهاء المهلة.',
  },
  completeOnce: {
    en: 'This cannot be undone.',
    ar: 'لا يمكن التراجع عن هذا الإجراء.',
  },
  completing: { en: 'Completing', ar: 'جارٍ الإتمام' },
  completed: { en: 'You have completed the delivery', ar: 'أتممت التسليم' },
  keep: { en: 'Not yet', ar: 'ليس بعد' },
  notWon: { en: 'This shipment is not booked with you', ar: 'هذه الشحنة ليست مسندة إليك' },
  notWonBody: {
    en: 'The steps open when the customer accepts your quote and pays.',
    ar: 'تُتاح الخطوات عند قبول العميل عرضك وسداده.',
  },
  toRequest: { en: 'Go to the request', ar: 'إلى الطلب' },
})
