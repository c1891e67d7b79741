// Words of the page of contracts and of its dialog.
import { texts } from '@marsa/model/kit/text.ts'

export const contractText = texts({
  body: {
    en: 'Contracts between truck providers and customers, with every version.',
    ar: 'العقود بين مزودي الشاحنات والعملاء، بجميع نسخها.',
  },
  add: { en: 'Add a contract', ar: 'إضافة عقد' },
  change: { en: 'Change', ar: 'تعديل' },
  changeNamed: { en: 'Change: {title}', ar: 'تعديل: {title}' },
  upload: { en: 'Upload a version', ar: 'رفع نسخة' },
  uploadNamed: { en: 'Upload a version: {title}', ar: 'رفع نسخة: {title}' },
  download: { en: 'Download', ar: 'تنزيل' },
  downloadNamed: { en: 'Download: {title}, version {n}', ar: 'تنزيل: {title}، النسخة {n}' },
  version: { en: 'Version {n}', ar: 'النسخة {n}' },
  noFile: { en: 'No file yet', ar: 'لا يوجد ملف بعد' },
  earlier: { en: 'Earlier versions', ar: 'النسخ السابقة' },
  between: { en: '{provider} and {customer}', ar: '{provider} و{customer}' },
  days: { en: '{from} to {until}', ar: 'من {from} إلى {until}' },
  coming: { en: 'Not in force yet', ar: 'لم يبدأ بعد' },
  valid: { en: 'In force', ar: 'سارٍ' },
  ending: { en: 'Ends soon', ar: 'ينتهي قريبًا' },
  ended: { en: 'Ended', ar: 'منتهٍ' },
  emptyTitle: { en: 'No contracts yet', ar: 'لا عقود بعد' },
  emptyOwn: {
    en: 'Add a contract with a customer you have a booking with, and upload its file.',
    ar: 'أدخل عقدًا مع عميل لك معه حجز وارفع ملفه.',
  },
  emptyOther: {
    en: 'Truck providers add your contracts here.',
    ar: 'يضيف مزود الشاحنات عقودك هنا.',
  },
  nobody: {
    en: 'You can add contracts with customers you have bookings with; there are none yet.',
    ar: 'تُدخل العقود مع عملاء الحجوزات، ولا يوجد أي حجز بعد.',
  },
})

export const contractDialogText = texts({
  parties: { en: 'Parties', ar: 'الطرفان' },
  title: { en: 'Title', ar: 'العنوان' },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  back: { en: 'Not now', ar: 'ليس الآن' },
  saved: { en: 'The contract is saved.', ar: 'حُفظ العقد.' },
})
