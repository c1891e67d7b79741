// Texts of what is done with many shipments at once: choosing rows, the bar of actions, deleting and declining.
import { texts } from '../../kit/text.ts'
import { counted } from '../../kit/counted-text.ts'

export const bulkActionText = texts({
  actions: { en: 'Actions on the selected rows', ar: 'إجراءات على الصفوف المحددة' },
  chosen: counted(
    ['{count} selected', '{count} selected'],
    ['لم يُحدَّد شيء', 'حُدِّد صف واحد', 'حُدِّد صفان', 'حُدِّدت {count} صفوف', 'حُدِّد {count} صفًا', 'حُدِّد {count} صف'],
  ),
  most: { en: 'No more than {most} at once', ar: 'الحد الأقصى {most} في المرة الواحدة' },
  chooseAll: { en: 'Select all on this page', ar: 'تحديد كل ما في هذه الصفحة' },
  clear: { en: 'Clear selection', ar: 'إلغاء التحديد' },
  send: { en: 'Send drafts ({part} of {all})', ar: 'إرسال المسودات ({part} من {all})' },
  remove: { en: 'Delete drafts ({part} of {all})', ar: 'حذف المسودات ({part} من {all})' },
  onlyDrafts: {
    en: 'Only drafts can be sent or deleted, and none of the selected rows is a draft.',
    ar: 'يمكن إرسال المسودات وحذفها فقط، ولا توجد بينها مسودة.',
  },
  download: { en: 'Download', ar: 'تنزيل' },
  documentsZip: { en: 'All documents (ZIP)', ar: 'جميع المستندات (ZIP)' },
  documentsZipDetail: { en: 'One folder for each shipment', ar: 'مجلد لكل شحنة' },
  rowsXlsx: { en: 'Selected rows (XLSX)', ar: 'الصفوف المحددة (XLSX)' },
  rowsCsv: { en: 'Selected rows (CSV)', ar: 'الصفوف المحددة (CSV)' },
  removeTitle: counted(
    ['Delete {count} draft?', 'Delete {count} drafts?'],
    [
      'حذف المسودات؟',
      'حذف مسودة واحدة؟',
      'حذف مسودتين؟',
      'حذف {count} مسودات؟',
      'حذف {count} مسودة؟',
      'حذف {count} مسودة؟',
    ],
  ),
  removeBody: {
    en: 'These drafts and their documents are deleted permanently: {numbers}.',
    ar: 'ستُحذف نهائيًا مع ما أُرفق بها من مستندات: {numbers}.',
  },
  removeStay: {
    en: 'Requests that were sent cannot be deleted and are kept: {numbers}.',
    ar: 'ما أُرسل لا يمكن حذفه ويبقى كما هو: {numbers}.',
  },
  removeDo: { en: 'Delete', ar: 'حذف' },
  removing: { en: 'Deleting', ar: 'جارٍ الحذف' },
  removed: counted(
    ['{count} draft deleted', '{count} drafts deleted'],
    [
      'لم تُحذف أي مسودة',
      'حُذفت مسودة واحدة',
      'حُذفت مسودتان',
      'حُذفت {count} مسودات',
      'حُذفت {count} مسودة',
      'حُذفت {count} مسودة',
    ],
  ),
  refused: counted(
    ['{count} could not be done', '{count} could not be done'],
    [
      'لم يتعذّر أي طلب',
      'تعذّر طلب واحد',
      'تعذّر طلبان',
      'تعذّرت {count} طلبات',
      'تعذّر {count} طلبًا',
      'تعذّر {count} طلب',
    ],
  ),
  decline: { en: 'Decline to quote ({part} of {all})', ar: 'الاعتذار عن تقديم عروض ({part} من {all})' },
  declineTitle: counted(
    ['Decline {count} request?', 'Decline {count} requests?'],
    [
      'الاعتذار عن الطلبات؟',
      'الاعتذار عن طلب واحد؟',
      'الاعتذار عن طلبين؟',
      'الاعتذار عن {count} طلبات؟',
      'الاعتذار عن {count} طلبًا؟',
      'الاعتذار عن {count} طلب؟',
    ],
  ),
  declineBody: {
    en: 'The reason is recorded with each request. You cannot quote these requests afterwards.',
    ar: 'يُحفظ السبب مع كل طلب، ولن تتمكن بعد ذلك من تقديم عرض لهذه الطلبات.',
  },
  declineDo: { en: 'Decline', ar: 'اعتذار' },
  declined: counted(
    ['{count} request declined', '{count} requests declined'],
    [
      'لم يُعتذر عن أي طلب',
      'تم الاعتذار عن طلب واحد',
      'تم الاعتذار عن طلبين',
      'تم الاعتذار عن {count} طلبات',
      'تم الاعتذار عن {count} طلبًا',
      'تم الاعتذار عن {count} طلب',
    ],
  ),
  open: { en: 'Open', ar: 'فتح' },
})
