// Texts of the console, English and Arabic on one row.
import type { Mode, State } from './document.ts'

export type Language = 'en' | 'ar'
type Row = Record<Language, string>

export const pageText = {
  title: { en: 'Sandbox e-invoice provider', ar: 'مزود فواتير إلكترونية تجريبي' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  simulated: {
    en: 'This provider is simulated. Nothing reaches the tax authority.',
    ar: 'هذا مزود محاكاة، ولا يصل شيء إلى الهيئة الاتحادية للضرائب.',
  },
  provider: { en: 'Test provider of e-invoices', ar: 'مزود الفواتير الإلكترونية التجريبي' },
  documents: { en: 'Documents', ar: 'المستندات' },
  lead: {
    en: 'What was sent here. Each goes on by itself, or by the buttons.',
    ar: 'المستندات المرسلة إلى هنا. تتقدم تلقائيًا أو بالأزرار.',
  },
  none: { en: 'Nothing was sent yet.', ar: 'لم يُرسل شيء بعد.' },
  noneHint: {
    en: 'Issue a tax invoice in Marsa; it arrives here within seconds.',
    ar: 'أصدر فاتورة ضريبية في مرسى لتصل إلى هنا خلال ثوانٍ.',
  },
  newest: { en: 'The newest 50 are shown.', ar: 'تُعرض أحدث 50 مستندًا.' },
  next: { en: 'What the next document meets', ar: 'ما يواجهه المستند التالي' },
  set: { en: 'Set', ar: 'تعيين' },
} as const satisfies Record<string, Row>

export const stateText: Record<State, Row> = {
  RECEIVED: { en: 'Received', ar: 'مستلمة' },
  REJECTED: { en: 'Rejected', ar: 'مرفوضة' },
  DELIVERED: { en: 'Delivered to the buyer', ar: 'مسلَّمة للمشتري' },
  REPORTED: { en: 'Reported', ar: 'مُبلَّغ عنها' },
}

export const modeText: Record<Mode, Row> = {
  accept: { en: 'Accept', ar: 'قبول' },
  reject: { en: 'Reject, with reasons', ar: 'رفض مع الأسباب' },
  'late-reject': { en: 'Take, then reject', ar: 'استلام ثم رفض' },
  delay: { en: 'No result for 15 minutes', ar: 'بلا نتيجة مدة 15 دقيقة' },
  lost: { en: 'Take, and lose the answer', ar: 'استلام مع فقدان الرد' },
  'duplicate-callback': { en: 'Tell of each change three times', ar: 'إشعار مكرر ثلاث مرات' },
  'out-of-order': { en: 'Report before delivery', ar: 'إبلاغ قبل التسليم' },
  down: { en: 'Out of service', ar: 'خارج الخدمة' },
  slow: { en: 'Answer after 30 seconds', ar: 'رد بعد 30 ثانية' },
  'wrong-ref': { en: 'Speak of another document', ar: 'الرد عن مستند آخر' },
}
