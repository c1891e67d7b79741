// Words of registrations that server and pages share: kinds of users, states, reasons, services, emirates.
import { texts, type TextRow } from '../../kit/text.ts'

/** What somebody registers as, within a sentence. */
export const userTypeText = texts({
  customer: { en: 'Customer', ar: 'عميل' },
  provider: { en: 'Service provider', ar: 'مزود خدمة' },
  business: { en: 'Business user', ar: 'مستخدم أعمال' },
})

export const registrationStateText = texts({
  PENDING_APPROVAL: { en: 'Waiting for a decision', ar: 'بانتظار البت' },
  ACTIVE: { en: 'Approved', ar: 'تمت الموافقة' },
  REFUSED: { en: 'Rejected', ar: 'مرفوض' },
})

/** What the applicant reads. */
export const refusalReasonText = texts({
  'licence-mismatch': {
    en: 'The trade licence does not belong to the company named.',
    ar: 'الرخصة التجارية لا تعود إلى الشركة المذكورة.',
  },
  'licence-activity': {
    en: 'The activities of the trade licence do not cover the services chosen.',
    ar: 'لا تشمل أنشطة الرخصة التجارية الخدمات التي اختيرت.',
  },
  'not-reached': {
    en: 'We could not reach you with the details you gave.',
    ar: 'تعذّر علينا التواصل معك من خلال البيانات المقدمة.',
  },
  'already-customer': {
    en: 'The company already has an account. Please ask its administrator for an invitation.',
    ar: 'لدى الشركة حساب قائم. يُرجى طلب دعوة من مدير حسابها.',
  },
  'not-served': {
    en: 'We do not work with this kind of business at present.',
    ar: 'لا نتعامل مع هذا النوع من الأعمال حاليًا.',
  },
  other: { en: 'The reason:', ar: 'السبب:' },
})

export const serviceText = texts({
  air: { en: 'Air freight', ar: 'الشحن الجوي' },
  sea: { en: 'Sea freight', ar: 'الشحن البحري' },
  warehouse: { en: 'Warehousing', ar: 'التخزين' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
})

export const emirateText = texts({
  AZ: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  DU: { en: 'Dubai', ar: 'دبي' },
  SH: { en: 'Sharjah', ar: 'الشارقة' },
  AJ: { en: 'Ajman', ar: 'عجمان' },
  UQ: { en: 'Umm Al Quwain', ar: 'أم القيوين' },
  RK: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  FU: { en: 'Fujairah', ar: 'الفجيرة' },
})

/** Issuing authorities by the code that the register's files use. */
const authorityText = texts({
  ADDED: {
    en: 'Abu Dhabi Department of Economic Development',
    ar: 'دائرة التنمية الاقتصادية في أبوظبي',
  },
  DET: { en: 'Dubai Department of Economy and Tourism', ar: 'دائرة الاقتصاد والسياحة في دبي' },
  SEDD: { en: 'Sharjah Economic Development Department', ar: 'دائرة التنمية الاقتصادية في الشارقة' },
  AJDED: { en: 'Ajman Department of Economic Development', ar: 'دائرة التنمية الاقتصادية في عجمان' },
  UAQDED: {
    en: 'Umm Al Quwain Department of Economic Development',
    ar: 'دائرة التنمية الاقتصادية في أم القيوين',
  },
  RAKDED: {
    en: 'Ras Al Khaimah Department of Economic Development',
    ar: 'دائرة التنمية الاقتصادية في رأس الخيمة',
  },
  FM: { en: 'Fujairah Municipality', ar: 'بلدية الفجيرة' },
})

/** The name of an issuing authority; one that is not known stands as the file wrote it. */
export const authorityRow = (code: string): TextRow =>
  (authorityText as Record<string, TextRow>)[code] ?? { en: code, ar: code }
