// Names of what the search can begin, and the other words that people type for it.
import { texts } from '@marsa/model/kit/text.ts'

export const commandsText = texts({
  freight: { en: 'New freight quote', ar: 'طلب عرض سعر للشحن' },
  freightWords: { en: 'request ship cargo price sea air', ar: 'جديد شحنة إرسال بضاعة سعر بحري جوي' },
  storage: { en: 'New storage quote', ar: 'طلب عرض سعر للتخزين' },
  storageWords: { en: 'request store goods warehouse price', ar: 'جديد مستودع بضاعة سعر' },
  creditWords: { en: 'credit limit apply invoice pay later', ar: 'ائتمان حد طلب دفع لاحق فاتورة' },
  bulkWords: { en: 'bulk spreadsheet Excel import', ar: 'جدول إكسل استيراد' },
  truckBulk: { en: 'Bulk upload of truck requests', ar: 'رفع عدة طلبات شاحنات' },
  invite: { en: 'Invite a colleague', ar: 'دعوة زميل' },
  inviteWords: { en: 'add user person people', ar: 'إضافة مستخدم موظف' },
  holidays: { en: 'Holidays', ar: 'العطل الرسمية' },
  holidaysWords: { en: 'calendar Ramadan working days Eid', ar: 'التقويم رمضان أيام العمل العيد إجازة' },
  password: { en: 'Change password or mobile number', ar: 'تغيير كلمة المرور أو رقم الهاتف' },
  passwordWords: { en: 'phone', ar: 'جوال متحرك' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  contactWords: { en: 'support call telephone e-mail', ar: 'الدعم اتصال هاتف بريد' },
  signOutWords: { en: 'log out logout leave exit', ar: 'خروج مغادرة' },
})
