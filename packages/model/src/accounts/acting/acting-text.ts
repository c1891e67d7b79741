// Texts of acting for somebody: choosing whom, the banner, and what the person sees.
import { texts } from '../../kit/text.ts'

export const actingText = texts({
  actFor: { en: 'Act for a user', ar: 'العمل نيابةً عن مستخدم' },
  lead: {
    en: 'You see the portal as this person does, for {actingTime} at most. Every step is recorded, and the person sees that you were here and why.',
    ar: 'ستشاهد البوابة كما يراها هذا الشخص لمدة لا تتجاوز {actingTime}. تُسجَّل كل خطوة، ويطّلع صاحب الحساب على دخولك وسببه.',
  },
  person: { en: 'Name, e-mail or company', ar: 'الاسم أو البريد الإلكتروني أو الشركة' },
  found: { en: 'People found', ar: 'نتائج البحث' },
  nobody: { en: 'Nobody matches. Try another name.', ar: 'لا توجد نتائج. جرّب اسمًا آخر.' },
  reason: { en: 'Why', ar: 'السبب' },
  reasonHint: {
    en: 'For example the shipment number and what was asked. The person will see this.',
    ar: 'مثل رقم الشحنة وما طُلب. سيقرأ صاحب الحساب هذا النص.',
  },
  scope: { en: 'Level of access', ar: 'نطاق العمل' },
  read: { en: 'View only', ar: 'اطلاع فقط' },
  readHint: { en: 'Nothing can be changed.', ar: 'لا يمكن تغيير أي شيء.' },
  write: { en: 'Also change', ar: 'الاطلاع والتعديل' },
  writeHint: {
    en: 'Requests and documents. Never payments, codes, passwords or security.',
    ar: 'الطلبات والمستندات فقط، دون المدفوعات والرموز وكلمات المرور والأمان.',
  },
  begin: { en: 'Begin', ar: 'بدء' },
  beginning: { en: 'Beginning', ar: 'جارٍ البدء' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  personRequired: { en: 'Choose a person.', ar: 'اختر شخصًا.' },
  actingFor: { en: 'You are acting for {name}', ar: 'أنت تعمل نيابةً عن {name}' },
  onlyLooking: { en: '{actor} · read-only', ar: '{actor} · اطلاع فقط، دون تعديل' },
  mayChange: {
    en: '{actor} · may change requests and documents',
    ar: '{actor} · يمكن تعديل الطلبات والمستندات',
  },
  because: { en: 'Why: {reason}', ar: 'السبب: {reason}' },
  timeLeft: { en: 'Time left', ar: 'الوقت المتبقي' },
  end: { en: 'End acting', ar: 'إنهاء العمل نيابةً' },
  ending: { en: 'Ending', ar: 'جارٍ الإنهاء' },
  visits: { en: 'Support access', ar: 'دخول فريق الدعم' },
  visitsLead: {
    en: 'When our staff viewed your account as you see it.',
    ar: 'متى اطّلع موظفونا على حسابك كما تراه.',
  },
  visit: { en: 'Support viewed your account', ar: 'اطّلع فريق الدعم على حسابك' },
  noVisits: { en: 'None of our staff has opened your account.', ar: 'لم يفتح أحد من موظفينا حسابك.' },
  changes: {
    en: { one: '{count} change', other: '{count} changes' },
    ar: {
      zero: 'دون تغييرات',
      one: 'تغيير واحد',
      two: 'تغييران',
      few: '{count} تغييرات',
      many: '{count} تغييرًا',
      other: '{count} تغيير',
    },
  },
  looks: {
    en: { one: '{count} page viewed', other: '{count} pages viewed' },
    ar: {
      zero: 'دون فتح صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{count} صفحات',
      many: '{count} صفحة',
      other: '{count} صفحة',
    },
  },
  files: {
    en: { one: '{count} file opened', other: '{count} files opened' },
    ar: {
      zero: 'دون ملفات',
      one: 'ملف واحد',
      two: 'ملفان',
      few: '{count} ملفات',
      many: '{count} ملفًا',
      other: '{count} ملف',
    },
  },
  nothingChanged: { en: 'Nothing was changed', ar: 'لم يتغير شيء' },
})
