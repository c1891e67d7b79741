// Words of the list of documents of a request: what is in, what is wanted, uploading and deleting.
import { texts } from '../kit/text.ts'

export const documentListText = texts({
  documents: { en: 'Documents', ar: 'المستندات' },
  requiredIn: { en: 'Required: {done} of {total}', ar: 'الإلزامية: {done} من {total}' },
  upload: { en: 'Upload', ar: 'رفع' },
  add: { en: 'Add', ar: 'إضافة' },
  uploadNamed: { en: 'Upload: {name}', ar: 'رفع: {name}' },
  remove: { en: 'Delete {name}', ar: 'حذف {name}' },
  download: { en: 'Download {name}', ar: 'تنزيل {name}' },
  skip: { en: 'You can add it later.', ar: 'يمكن إضافته لاحقًا أيضًا.' },
  returned: { en: 'Returned: {reason}', ar: 'أُعيد: {reason}' },
  noDocuments: { en: 'No documents yet.', ar: 'لا توجد مستندات بعد.' },
  other: { en: 'Other document', ar: 'مستند آخر' },
  uploading: { en: 'Uploading', ar: 'جارٍ الرفع' },
  uploaded: { en: '{name} is uploaded.', ar: 'تم رفع {name}.' },
  deleteTitle: { en: 'Delete this document?', ar: 'حذف هذا المستند؟' },
  deleted: { en: '{name} was deleted.', ar: 'تم حذف {name}.' },
  photos: {
    en: { one: '{count} photo', other: '{count} photos' },
    ar: {
      zero: 'لا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: '{count} صور',
      many: '{count} صورة',
      other: '{count} صورة',
    },
  },
  showPhotos: { en: 'Show', ar: 'عرض' },
  hidePhotos: { en: 'Hide', ar: 'إخفاء' },
  showMore: {
    en: { one: 'Show {count} more', other: 'Show {count} more' },
    ar: {
      zero: 'عرض المزيد',
      one: 'عرض مستند آخر',
      two: 'عرض مستندين آخرين',
      few: 'عرض {count} مستندات أخرى',
      many: 'عرض {count} مستندًا آخر',
      other: 'عرض {count} مستند آخر',
    },
  },
  deleteIt: { en: 'Delete', ar: 'حذف' },
  keepIt: { en: 'Keep it', ar: 'الإبقاء عليه' },
})
