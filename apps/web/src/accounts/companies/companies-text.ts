// Words of companies and agents.
import { texts } from '@marsa/model/kit/text.ts'

export const companiesText = texts({
  lead: {
    en: 'Customers and agents: their details, what agents offer, and who is suspended.',
    ar: 'العملاء والوكلاء: بياناتهم وخدمات الوكلاء ومن أُوقف حسابه.',
  },
  search: { en: 'Name, agent code or TRN', ar: 'الاسم أو رمز الوكيل أو الرقم الضريبي' },
  matching: { en: 'Matching “{text}”', ar: 'مطابقة «{text}»' },
  company: { en: 'Company', ar: 'الشركة' },
  kind: { en: 'Kind', ar: 'النوع' },
  anyKind: { en: 'Any kind', ar: 'كل الأنواع' },
  state: { en: 'Status', ar: 'الحالة' },
  anyState: { en: 'Any status', ar: 'كل الحالات' },
  services: { en: 'Services', ar: 'الخدمات' },
  people: { en: 'People', ar: 'المستخدمون' },
  noMatch: { en: 'No company matches', ar: 'لا توجد شركات مطابقة' },
  noMatchBody: {
    en: 'Try fewer characters, or clear the filters.',
    ar: 'جرّب أحرفًا أقل أو امسح عوامل التصفية.',
  },
  agentCode: { en: 'Agent code', ar: 'رمز الوكيل' },
  facts: { en: 'Details', ar: 'البيانات' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  trn: { en: 'Tax registration number', ar: 'رقم التسجيل الضريبي' },
  addressEn: { en: 'Address in English', ar: 'العنوان بالإنجليزية' },
  addressAr: { en: 'Address in Arabic', ar: 'العنوان بالعربية' },
  since: { en: 'Since', ar: 'منذ' },
  administrators: { en: 'Administrators', ar: 'مديرو الحساب' },
  nobody: { en: 'Nobody yet', ar: 'لا أحد بعد' },
  showPeople: { en: 'People in this company', ar: 'مستخدمو هذه الشركة' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  agent: { en: 'Agent profile', ar: 'ملف الوكيل' },
  calendar: { en: 'Answer calendar', ar: 'تقويم الرد' },
  calendarBody: {
    en: 'Answer clocks run in these hours, in Dubai time. Public holidays and Ramadan are taken into account automatically.',
    ar: 'تُحتسب مهل الرد ضمن هذه الساعات بتوقيت دبي، وتُراعى العطل الرسمية وشهر رمضان تلقائيًا.',
  },
  marketWeek: { en: 'The standard market week', ar: 'أسبوع العمل المعتاد في السوق' },
  ownWeek: { en: 'Its own hours', ar: 'ساعات خاصة' },
  open: { en: 'Open', ar: 'مفتوح' },
  opensAt: { en: '{day}, opens', ar: '{day}، الافتتاح' },
  closesAt: { en: '{day}, closes', ar: '{day}، الإغلاق' },
  closedDays: { en: 'Closed days', ar: 'أيام الإغلاق' },
  addClosedDay: { en: 'Add a closed day', ar: 'إضافة يوم إغلاق' },
  add: { en: 'Add', ar: 'إضافة' },
  removeDay: { en: 'Remove {day}', ar: 'إزالة {day}' },
  logo: { en: 'Logo', ar: 'الشعار' },
  logoOf: { en: 'Logo of {name}', ar: 'شعار {name}' },
  logoHint: {
    en: 'PNG or JPG, at most 1 MB. It is redrawn before it is stored.',
    ar: 'PNG أو JPG بحجم لا يتجاوز 1 ميغابايت، ويُعاد رسمه قبل حفظه.',
  },
  logoSaved: { en: 'The logo was saved', ar: 'حُفظ الشعار' },
  logoRemoved: { en: 'The logo was removed', ar: 'أُزيل الشعار' },
  removeLogo: { en: 'Remove the logo', ar: 'إزالة الشعار' },
  suspend: { en: 'Suspend', ar: 'إيقاف الحساب' },
  suspendTitle: { en: 'Suspend {name}?', ar: 'إيقاف حساب {name}؟' },
  suspendBody: {
    en: 'Everyone in the company is signed out at once, open invitations become void, and no new requests reach it. Shipments under way continue.',
    ar: 'سيُسجَّل خروج جميع مستخدمي الشركة فورًا وتُلغى دعواتها المفتوحة ولن تصلها طلبات جديدة. وتبقى الشحنات الجارية كما هي.',
  },
  reason: { en: 'Reason, as the company will read it', ar: 'السبب كما ستقرؤه الشركة' },
  suspendedDone: { en: 'The company is suspended', ar: 'أُوقف حساب الشركة' },
  suspendedSince: { en: 'Suspended since', ar: 'موقوفة منذ' },
  restore: { en: 'Restore', ar: 'إعادة التفعيل' },
  restoredDone: { en: 'The company can use Marsa again', ar: 'يمكن للشركة استخدام مرسى من جديد' },
  readOnly: { en: 'Administrators can change this.', ar: 'يمكن لمديري النظام تغيير ذلك.' },
})

export const kindText = texts({
  person: { en: 'Individual', ar: 'فرد' },
  business: { en: 'Business', ar: 'شركة' },
  agent: { en: 'Agent', ar: 'وكيل' },
  platform: { en: 'Marsa', ar: 'مرسى' },
})

export const stateText = texts({
  active: { en: 'Active', ar: 'نشطة' },
  waiting: { en: 'Waiting for approval', ar: 'بانتظار الموافقة' },
  rejected: { en: 'Rejected', ar: 'مرفوضة' },
  suspended: { en: 'Suspended', ar: 'موقوفة' },
})

export const modeText = texts({
  air: { en: 'Air', ar: 'جوي' },
  sea: { en: 'Sea', ar: 'بحري' },
  warehouse: { en: 'Warehouse', ar: 'تخزين' },
  trucks: { en: 'Trucks', ar: 'شاحنات' },
})
