// Words of the warehouse's screens: requests to answer, the request and its quote, and the work on what was won.
import { texts } from '@marsa/model/kit/text.ts'

export const agentStorageText = texts({
  tabs: { en: 'Groups of requests', ar: 'مجموعات الطلبات' },
  goods: { en: 'Goods', ar: 'البضاعة' },
  period: { en: 'Period', ar: 'المدة' },
  empty: { en: 'No requests yet', ar: 'لا توجد طلبات بعد' },
  emptyTab: { en: 'Nothing here now', ar: 'لا شيء هنا الآن' },
})

export const agentRequestText = texts({
  vat: { en: 'VAT 5%', ar: 'ضريبة القيمة المضافة \u20665%\u2069' },
  from: { en: 'From', ar: 'من' },
  until: { en: 'Until', ar: 'إلى' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  pickup: { en: 'Pickup', ar: 'نقل البضاعة إلى المستودع' },
  delivery: { en: 'Delivery', ar: 'التسليم' },
  broughtByCustomer: { en: 'The customer brings the goods', ar: 'يُحضر العميل البضاعة بنفسه' },
  collectedByCustomer: { en: 'The customer collects the goods', ar: 'يستلم العميل البضاعة بنفسه' },
  backToPickup: { en: 'Back to the place of pickup', ar: 'إلى مكان الاستلام نفسه' },
  contactsLater: {
    en: 'Exact addresses and contacts are shown to the warehouse that wins.',
    ar: 'تظهر العناوين الدقيقة وبيانات التواصل للمستودع الذي يرسو عليه الطلب.',
  },
})

export const agentJobText = texts({
  steps: { en: 'Steps of the goods', ar: 'خطوات البضاعة' },
  report: { en: 'Report', ar: 'تسجيل' },
  reportOf: { en: 'Report: {step}', ar: 'تسجيل: {step}' },
  recordIntake: { en: 'Record the intake', ar: 'تأكيد الإدخال' },
  reportNow: { en: 'Report it', ar: 'تأكيد التسجيل' },
  reporting: { en: 'Reporting', ar: 'جارٍ التسجيل' },
  reported: { en: 'Reported: {step}', ar: 'تم التسجيل: {step}' },
  undo: { en: 'A status update cannot be undone.', ar: 'لا يمكن التراجع عن تحديث الحالة.' },
  undoBody: { en: 'The customer is notified at once.', ar: 'يُبلَّغ العميل فورًا.' },
  when: { en: 'When it happened', ar: 'متى تم ذلك؟' },
  whenHint: { en: 'Dubai time', ar: 'بتوقيت دبي' },
  note: { en: 'Note for the customer', ar: 'ملاحظة للعميل' },
  measured: { en: 'Measured space in m³', ar: 'المساحة المقاسة (م³)' },
  bookedSpace: { en: 'Booked: {space}', ar: 'المساحة المحجوزة: {space}' },
  withinTolerance: {
    en: 'Within {percent} of the booked space: the price stays as it is.',
    ar: 'ضمن حدود {percent} من المساحة المحجوزة: يبقى السعر كما هو.',
  },
  moreThanBooked: {
    en: '{difference} more than booked ({percent}): post a new final quotation after this.',
    ar: 'المساحة المقاسة أكبر من المحجوزة بمقدار {difference} ({percent}). أصدر بعد التسجيل عرضًا نهائيًا جديدًا.',
  },
  lessThanBooked: {
    en: '{difference} less than booked ({percent}): post a new final quotation after this.',
    ar: 'المساحة المقاسة أصغر من المحجوزة بمقدار {difference} ({percent}). أصدر بعد التسجيل عرضًا نهائيًا جديدًا.',
  },
  misplaced: {
    en: 'Is the decimal point right? Measured {measured}, booked {booked}.',
    ar: 'هل الفاصلة العشرية في موضعها؟ المساحة المقاسة {measured} والمحجوزة {booked}.',
  },
  farOff: {
    en: '{percent} off the booked space. Measure again before you record it.',
    ar: 'يبلغ الفرق عن المساحة المحجوزة {percent}. أعد القياس قبل التسجيل.',
  },
  measuredAgain: { en: 'Measured again: it is {space}', ar: 'أعدنا القياس: {space}' },
  typeAgain: { en: 'Type the measured space again', ar: 'أدخل المساحة المقاسة مرة أخرى' },
  spacePhotos: { en: 'Photos that show the space', ar: 'صور تُظهر المساحة' },
  spaceMeasured: { en: 'Measured space', ar: 'المساحة المقاسة' },
  finalOwed: {
    en: 'The space differs. Post the final quotation next.',
    ar: 'المساحة المقاسة تختلف عن المحجوزة. الخطوة التالية إصدار العرض النهائي.',
  },
  uploadProof: { en: 'Upload the signed proof', ar: 'رفع الإثبات الموقّع' },
  toFinal: { en: 'Go to the final quotation', ar: 'إلى العرض النهائي' },
  spaceDiffers: {
    en: 'Measured {measured}, booked {booked}: a new final quotation is due.',
    ar: 'المساحة المقاسة {measured} والمحجوزة {booked}: يلزم إصدار عرض نهائي جديد.',
  },
  spaceReason: {
    en: '{measured} measured instead of {booked} booked',
    ar: 'المساحة المقاسة {measured} بدلًا من {booked} المحجوزة',
  },
  daysReason: { en: 'Stored until {day}', ar: 'التخزين حتى {day}' },
  proposed: { en: 'At your rates: {amount} with VAT', ar: 'وفق أسعارك: {amount} شاملًا الضريبة' },
  proposedBody: {
    en: {
      one: '{space} for {count} day. The quotation in force is {before}. The form starts from it.',
      other: '{space} for {count} days. The quotation in force is {before}. The form starts from it.',
    },
    ar: {
      zero: '{space} لمدة {count} يوم. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
      one: '{space} لمدة يوم واحد. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
      two: '{space} لمدة يومين. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
      few: '{space} لمدة {count} أيام. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
      many: '{space} لمدة {count} يومًا. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
      other: '{space} لمدة {count} يوم. العرض الساري {before}، ويبدأ النموذج من هذا المبلغ.',
    },
  },
  creditTakes: {
    en: '{balance} more is charged to the customer’s credit account at once.',
    ar: 'يُضاف {balance} إلى الحساب الائتماني للعميل فورًا.',
  },
  paidBeforeCollecting: {
    en: 'The customer is asked to pay {balance} before collecting the goods.',
    ar: 'سيُطلب من العميل سداد {balance} قبل استلام البضاعة.',
  },
  longer: { en: 'The customer requests storage until {day}', ar: 'يطلب العميل التخزين حتى {day}' },
  longerBody: {
    en: 'Answer with a final quotation that names the new last day.',
    ar: 'رُدّ بعرض نهائي يحدد تاريخ انتهاء التخزين الجديد.',
  },
  longerOffered: {
    en: 'An extension until {day} is offered. It applies once the customer has paid.',
    ar: 'عُرض التمديد حتى {day}، ويسري بعد سداد العميل.',
  },
  newEnd: { en: 'New last day of storage', ar: 'تاريخ انتهاء التخزين الجديد' },
  newEndHint: { en: 'Requested: {day}', ar: 'المطلوب: {day}' },
  newEndMissing: { en: 'Choose the new last day.', ar: 'اختر تاريخ انتهاء التخزين الجديد.' },
  overstay: { en: 'Stored beyond the booked period', ar: 'تجاوز التخزين المدة المحجوزة' },
  overstayBody: {
    en: 'The last booked day was {day}. The customer is asked to extend, or to have the goods released.',
    ar: 'كان آخر يوم محجوز {day}. طُلب من العميل التمديد أو استلام البضاعة.',
  },
  complete: { en: 'Complete the storage', ar: 'إكمال طلب التخزين' },
  completeTitle: { en: 'Complete {number}?', ar: 'إكمال {number}؟' },
  completeBody: {
    en: 'The storage is closed, the customer is asked for feedback, and your money is released.',
    ar: 'يُغلق طلب التخزين، ويُدعى العميل إلى تقييمه، وتُصرف مستحقاتك.',
  },
  completing: { en: 'Completing', ar: 'جارٍ الإكمال' },
  completed: { en: 'Storage completed', ar: 'اكتمل طلب التخزين' },
  cancelled: { en: 'This storage is cancelled', ar: 'أُلغي هذا التخزين' },
  cancelledBody: {
    en: 'Nothing more has to be done. The retained amount is listed with the payments.',
    ar: 'لا توجد إجراءات أخرى. ما تم الاحتفاظ به مبيّن ضمن المدفوعات.',
  },
})
