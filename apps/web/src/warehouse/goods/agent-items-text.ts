// Words of the inventory of stored goods and of releases, as the warehouse works with them.
import { texts } from '@marsa/model/kit/text.ts'

export const agentItemsText = texts({
  inventory: { en: 'Inventory', ar: 'قائمة الأصناف' },
  add: { en: 'Add an item', ar: 'إضافة صنف' },
  none: { en: 'No items have been noted yet.', ar: 'لم تُسجَّل أي أصناف بعد.' },
  noneBody: {
    en: 'Note what comes in and its condition. The customer sees it and can request part of it.',
    ar: 'سجّل ما يدخل المستودع وحالته. يرى العميل القائمة ويمكنه طلب إخراج جزء منها.',
  },
  editTitle: { en: 'Edit {name}', ar: 'تعديل {name}' },
  name: { en: 'Item', ar: 'الصنف' },
  nameHint: { en: 'For example Cartons, or Sofa', ar: 'مثل: كراتين، أو أريكة' },
  quantity: { en: 'Pieces', ar: 'عدد القطع' },
  missing: { en: 'Pieces missing', ar: 'القطع الناقصة' },
  asksCustomer: {
    en: 'The customer is notified with photo and measurements, and accepts or objects.',
    ar: 'يُبلَّغ العميل بالصورة والأرقام ليقبل أو يعترض.',
  },
  leastPieces: {
    en: { one: '{count} piece is released or requested', other: '{count} pieces are released or requested' },
    ar: {
      zero: 'لم تُخرج أي قطعة ولم يُطلب إخراجها',
      one: 'قطعة واحدة أُخرجت أو طُلب إخراجها',
      two: 'قطعتان أُخرجتا أو طُلب إخراجهما',
      few: '{count} قطع أُخرجت أو طُلب إخراجها',
      many: '{count} قطعة أُخرجت أو طُلب إخراجها',
      other: '{count} قطعة أُخرجت أو طُلب إخراجها',
    },
  },
  conditionIn: { en: 'Condition at intake', ar: 'الحالة عند الإدخال' },
  conditionOut: { en: 'Condition at release', ar: 'الحالة عند الإخراج' },
  notNoted: { en: 'Not noted', ar: 'غير مسجّلة' },
  noteIn: { en: 'Note at intake', ar: 'ملاحظة عند الإدخال' },
  noteOut: { en: 'Note at release', ar: 'ملاحظة عند الإخراج' },
  photosIn: { en: 'Photos at intake', ar: 'صور عند الإدخال' },
  photosOut: { en: 'Photos at release', ar: 'صور عند الإخراج' },
  photoHint: {
    en: 'Up to {most}, JPG or PNG, {limit} MB each',
    ar: 'حتى {most} صورة، \u2066JPG\u2069 أو \u2066PNG\u2069، {limit} ميغابايت للواحدة',
  },
  photoComing: { en: 'Photos are still uploading.', ar: 'الصور قيد الرفع.' },
  save: { en: 'Save', ar: 'حفظ' },
  saveAnd: { en: 'Save and add another', ar: 'حفظ وإضافة صنف آخر' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Inventory saved', ar: 'حُفظت قائمة الأصناف' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeTitle: { en: 'Remove {name}?', ar: 'إزالة {name}؟' },
  removeBody: {
    en: 'It is removed from the inventory that the customer sees.',
    ar: 'يُحذف من قائمة الأصناف التي يراها العميل.',
  },
  back: { en: 'Back', ar: 'رجوع' },
  edit: { en: 'Edit', ar: 'تعديل' },
  editNamed: { en: 'Edit: {name}', ar: 'تعديل: {name}' },
  released: { en: 'released: {count}', ar: 'أُخرج منها: {count}' },
  intake: { en: 'At intake: {condition}', ar: 'عند الإدخال: {condition}' },
  atRelease: { en: 'At release: {condition}', ar: 'عند الإخراج: {condition}' },
})

export const agentReleaseText = texts({
  releases: { en: 'Releases', ar: 'طلبات الإخراج' },
  none: {
    en: 'The customer has not requested a partial release.',
    ar: 'لم يطلب العميل إخراج جزء من البضاعة.',
  },
  wantedOn: { en: 'Requested for {day}', ar: 'مطلوب في {day}' },
  line: { en: '{count} × {name}', ar: '{count} × {name}' },
  handOver: { en: 'Hand over', ar: 'تسليم البضاعة' },
  handOverTitle: { en: 'Hand these goods over?', ar: 'تسليم هذه البضاعة؟' },
  handOverBody: {
    en: 'They are counted as released, and the customer is notified. This cannot be undone.',
    ar: 'تُسجَّل هذه القطع خارجة من المستودع ويُبلَّغ العميل. لا يمكن التراجع عن ذلك.',
  },
  handingOver: { en: 'Saving', ar: 'جارٍ التسجيل' },
  handedOver: { en: 'Goods handed over', ar: 'تم تسليم البضاعة' },
  decline: { en: 'Decline', ar: 'رفض' },
  declineTitle: { en: 'Decline this release?', ar: 'رفض طلب الإخراج؟' },
  declineBody: {
    en: 'The goods stay stored, and the customer sees your reason.',
    ar: 'تبقى البضاعة مخزنة، ويقرأ العميل السبب.',
  },
  declined: { en: 'Release declined', ar: 'تم رفض طلب الإخراج' },
})
