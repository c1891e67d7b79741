// Texts of the directory of departments, and of its editor.
import { texts } from '@marsa/model/kit/text.ts'

export const departmentText = texts({
  lead: { en: 'Who to contact, and when they answer.', ar: 'الجهة التي تتواصل معها، وأوقات ردّها.' },
  none: { en: 'No departments yet', ar: 'لا توجد إدارات بعد' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  hours: { en: 'Hours', ar: 'أوقات العمل' },
  add: { en: 'Add a department', ar: 'إضافة إدارة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  editNamed: { en: 'Edit {name}', ar: 'تعديل {name}' },
  up: { en: 'Move {name} up', ar: 'نقل {name} إلى الأعلى' },
  down: { en: 'Move {name} down', ar: 'نقل {name} إلى الأسفل' },
  hidden: { en: 'Hidden', ar: 'مخفية' },
  isHidden: { en: 'Hide it from the directory', ar: 'إخفاؤها من الدليل' },
  nameEn: { en: 'Department in English', ar: 'اسم الإدارة بالإنجليزية' },
  nameAr: { en: 'Department in Arabic', ar: 'اسم الإدارة بالعربية' },
  contactEn: { en: 'Who answers, in English', ar: 'من يردّ، بالإنجليزية' },
  contactAr: { en: 'Who answers, in Arabic', ar: 'من يردّ، بالعربية' },
  contactHint: { en: 'A function, not a person', ar: 'وظيفة لا اسم شخص' },
  hoursEn: { en: 'Hours in English', ar: 'أوقات العمل بالإنجليزية' },
  hoursAr: { en: 'Hours in Arabic', ar: 'أوقات العمل بالعربية' },
  phoneHint: { en: 'As people dial it', ar: 'كما يطلبه المتصلون' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
})
