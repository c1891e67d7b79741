// Texts of the storage form: its sections and fields, the calculator, the documents, and what happens after sending.
import { texts } from '@marsa/model/kit/text.ts'

export const storageFormText = texts({
  title: { en: 'Get a storage quote', ar: 'اطلب عرض سعر للتخزين' },
  editTitle: { en: 'Change the storage request', ar: 'تعديل طلب التخزين' },
  goods: { en: 'Goods and space', ar: 'البضاعة والمساحة' },
  time: { en: 'Where and how long', ar: 'المكان والمدة' },
  pickup: { en: 'Pickup', ar: 'الاستلام' },
  delivery: { en: 'Delivery', ar: 'التسليم' },
  more: { en: 'Documents and remarks', ar: 'المستندات والملاحظات' },
  details: { en: 'Packing, weight and value', ar: 'التغليف والوزن والقيمة' },
  detailsHint: {
    en: 'Optional, but it makes the quotations more accurate.',
    ar: 'ليست شرطًا لإرسال الطلب، لكنها تجعل العروض أدق.',
  },
  calculate: { en: 'Calculate it', ar: 'احسب المساحة' },
  days: {
    en: { one: '{count} day of storage', other: '{count} days of storage' },
    ar: {
      zero: 'أقل من يوم تخزين',
      one: 'يوم تخزين واحد',
      two: 'يوما تخزين',
      few: '{count} أيام تخزين',
      many: '{count} يوم تخزين',
      other: '{count} يوم تخزين',
    },
  },
  noPickup: { en: 'No, I bring them', ar: 'لا، سأحضرها بنفسي' },
  noPickupHint: { en: 'You bring the goods to the warehouse.', ar: 'تحضر البضاعة إلى المستودع.' },
  yesPickup: { en: 'Yes, pick them up', ar: 'نعم، استلموها' },
  yesPickupHint: {
    en: 'The warehouse collects them from your address.',
    ar: 'يستلمها المستودع من عنوانك.',
  },
  collect: { en: 'I collect them', ar: 'سأستلمها بنفسي' },
  collectHint: { en: 'You collect the goods at the warehouse yourself.', ar: 'تستلم البضاعة من المستودع.' },
  same: { en: 'Bring them back', ar: 'أعيدوها إلى مكانها' },
  sameHint: { en: 'To where they were picked up.', ar: 'إلى عنوان الاستلام نفسه.' },
  other: { en: 'To another address', ar: 'إلى عنوان آخر' },
  otherHint: { en: 'The warehouse delivers there.', ar: 'يسلّمها المستودع هناك.' },
  sameNeeds: { en: 'Only if the goods are picked up.', ar: 'متاح عند طلب الاستلام فقط.' },
  yourRequest: { en: 'Your request', ar: 'طلبك' },
  space: { en: 'Space', ar: 'المساحة' },
  cargo: { en: 'Goods', ar: 'البضاعة' },
  place: { en: 'City', ar: 'المدينة' },
  period: { en: 'Period', ar: 'المدة' },
  toFill: { en: 'Not filled in yet', ar: 'لم يُملأ بعد' },
  next: { en: 'What happens next', ar: 'ما الذي يحدث بعد ذلك' },
  nextAsk: {
    en: 'All approved warehouses get your request at once.',
    ar: 'يصل طلبك إلى جميع المستودعات المعتمدة في الوقت نفسه.',
  },
  nextAnswer: {
    en: 'All approved warehouses get your request at once. If you send it now, the first answer is due by {when}.',
    ar: 'يصل طلبك إلى جميع المستودعات المعتمدة في الوقت نفسه. إن أرسلته الآن فسيصلك أول رد قبل {when}.',
  },
  nextCompare: {
    en: 'You compare the quotations and accept one. You pay nothing before that.',
    ar: 'تقارن العروض وتقبل أحدها. ولا تدفع شيئًا قبل ذلك.',
  },
  nextStore: {
    en: 'The goods are measured when they come in. You see the final quotation before you pay the rest.',
    ar: 'تُقاس البضاعة عند دخولها، وتطّلع على العرض النهائي قبل سداد الباقي.',
  },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  save: { en: 'Save the changes', ar: 'حفظ التغييرات' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  cancel: { en: 'Back to the storage', ar: 'العودة إلى طلب التخزين' },
  toFix: {
    en: { one: 'One thing to fix before you send', other: '{count} things to fix before you send' },
    ar: {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'أمر واحد يحتاج إلى تصحيح قبل الإرسال',
      two: 'أمران يحتاجان إلى تصحيح قبل الإرسال',
      few: '{count} أمور تحتاج إلى تصحيح قبل الإرسال',
      many: '{count} أمرًا يحتاج إلى تصحيح قبل الإرسال',
      other: '{count} أمر يحتاج إلى تصحيح قبل الإرسال',
    },
  },
  draftTitle: { en: 'You started a request here', ar: 'بدأت طلبًا هنا من قبل' },
  draftBody: {
    en: '{title}. Not sent yet, last change: {when}',
    ar: '{title}. لم يُرسل بعد، آخر تغيير: {when}',
  },
  draftTake: { en: 'Continue it', ar: 'المتابعة من حيث توقفت' },
  draftDrop: { en: 'Start over', ar: 'البدء من جديد' },
  leaveNote: {
    en: 'What you entered is kept in this tab and offered when you come back; chosen files are not.',
    ar: 'تُحفظ بياناتك في هذه النافذة وتُعرض عليك عند عودتك، أما الملفات المختارة فلا تُحفظ.',
  },
  leaveUploads: {
    en: 'The request is sent, but documents are still being uploaded.',
    ar: 'أُرسل الطلب، لكن رفع المستندات لم ينتهِ بعد.',
  },
  leaveChanges: { en: 'Your changes are not saved.', ar: 'لم تُحفظ تغييراتك.' },
})

export const spaceText = texts({
  title: { en: 'Calculate the space', ar: 'حساب المساحة' },
  hint: {
    en: 'Count what you are storing. 15% is added for the gaps between goods.',
    ar: 'أدخل عدد ما تريد تخزينه. تُضاف نسبة \u206615%\u2069 لأن البضاعة لا تملأ المكان دون فراغات.',
  },
  boxes: { en: 'Boxes', ar: 'الصناديق' },
  pallets: { en: 'Pallets and drums', ar: 'المنصات والبراميل' },
  furniture: { en: 'Furniture', ar: 'الأثاث' },
  total: { en: 'Space needed', ar: 'المساحة المطلوبة' },
  take: { en: 'Use {space}', ar: 'استخدام {space}' },
  clear: { en: 'Set all to 0', ar: 'تصفير الأعداد' },
})

export const storageDocumentsText = texts({
  label: { en: 'Kind of document', ar: 'نوع المستند' },
  add: { en: 'Add documents', ar: 'إضافة مستندات' },
  hint: {
    en: 'They are uploaded once the request is sent.',
    ar: 'تُرفع بعد إرسال الطلب.',
  },
  hazardous: {
    en: 'For hazardous goods, add the safety data sheet: warehouses do not quote without it.',
    ar: 'للمواد الخطرة أضف صحيفة بيانات السلامة، فالمستودعات لا تقدّم عروضها بدونها.',
  },
  ready: { en: 'will be uploaded', ar: 'سيُرفع' },
  stored: { en: 'uploaded', ar: 'تم الرفع' },
  again: { en: 'Upload again', ar: 'إعادة الرفع' },
})

export const storageSentText = texts({
  sent: { en: 'The request is sent', ar: 'تم إرسال الطلب' },
  saved: { en: 'The changes are saved', ar: 'حُفظت التغييرات' },
  number: { en: 'Reference', ar: 'الرقم المرجعي' },
  warehousesHave: {
    en: {
      one: 'One warehouse has it and answers by {when}.',
      other: '{count} warehouses have it; first answer by {when}.',
    },
    ar: {
      zero: 'لم يصل طلبك إلى أي مستودع بعد.',
      one: 'وصل طلبك إلى مستودع واحد، وسيرد قبل {when}.',
      two: 'وصل طلبك إلى مستودعين، وأول رد قبل {when}.',
      few: 'وصل طلبك إلى {count} مستودعات، وأول رد قبل {when}.',
      many: 'وصل طلبك إلى {count} مستودعًا، وأول رد قبل {when}.',
      other: 'وصل طلبك إلى {count} مستودع، وأول رد قبل {when}.',
    },
  },
  deskHas: {
    en: 'No warehouse can answer at once. Our service desk will look for one and contact you.',
    ar: 'لا يوجد مستودع يمكنه الرد فورًا. يبحث مكتب الخدمة عن مستودع مناسب وسيراسلك.',
  },
  after: {
    en: 'We notify you of each quotation. You can change the request until the first one arrives.',
    ar: 'سنعلمك بكل عرض يصل. ويمكنك تعديل الطلب إلى أن يصل أول عرض.',
  },
  documents: { en: 'Documents', ar: 'المستندات' },
  view: { en: 'View the request', ar: 'عرض الطلب' },
  another: { en: 'Request another storage', ar: 'طلب تخزين آخر' },
  all: { en: 'My storage requests', ar: 'طلبات التخزين' },
})
