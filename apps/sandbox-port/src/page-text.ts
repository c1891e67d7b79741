// Texts of the console, English and Arabic on one row.
import type { Direction, GateName, Manner } from './passage.ts'

export type Language = 'en' | 'ar'
type Row = Record<Language, string>

export const pageText = {
  title: { en: 'Sandbox port gates', ar: 'بوابات ميناء تجريبية' },
  sandbox: { en: 'Sandbox', ar: 'بيئة تجريبية' },
  simulated: {
    en: 'This port is simulated. No real gate opens.',
    ar: 'هذا ميناء محاكاة، ولا تُفتح هنا أي بوابة حقيقية.',
  },
  port: { en: 'Test Port, Jebel Ali', ar: 'الميناء التجريبي، جبل علي' },
  appointments: { en: 'Appointments', ar: 'المواعيد' },
  lead: {
    en: 'Let a truck through its next gate, and choose how Marsa hears of it.',
    ar: 'مرّر الشاحنة عبر بوابتها التالية، واختر كيف يصل الخبر إلى مرسى.',
  },
  none: { en: 'No truck is expected.', ar: 'لا توجد شاحنات متوقعة.' },
  noneHint: {
    en: 'Make an appointment here, or over the API.',
    ar: 'أضف موعدًا من هنا أو عبر واجهة الربط.',
  },
  newest: { en: 'The newest 50 are shown.', ar: 'تُعرض أحدث 50 موعدًا.' },
  container: { en: 'Container', ar: 'الحاوية' },
  plate: { en: 'Plate', ar: 'اللوحة' },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  slot: { en: 'Time at the gate, UAE', ar: 'الوقت عند البوابة بتوقيت الإمارات' },
  make: { en: 'Make an appointment', ar: 'إضافة موعد' },
  problem: {
    en: 'This appointment was not made. Check the container (CSQU3054383), the plate and the time.',
    ar: 'لم يُضف الموعد. يُرجى التحقق من رقم الحاوية (CSQU3054383) واللوحة والوقت.',
  },
  how: { en: 'How Marsa hears of it', ar: 'كيف يصل الخبر إلى مرسى' },
  done: { en: 'Every gate was passed.', ar: 'اجتازت الشاحنة جميع البوابات.' },
  held: { en: 'held back', ar: 'محجوب مؤقتًا' },
  unanswered: { en: 'notice not taken, tries: {tries}', ar: 'لم يُستلم الإشعار، المحاولات: {tries}' },
  laden: { en: 'Laden', ar: 'محمّلة' },
  empty: { en: 'Empty', ar: 'فارغة' },
} as const satisfies Record<string, Row>

export const directionText: Record<Direction, Row> = {
  IMPORT: { en: 'Import', ar: 'استيراد' },
  EXPORT: { en: 'Export', ar: 'تصدير' },
}

export const gateText: Record<GateName, Row> = {
  'gate-in': { en: 'Gate in', ar: 'دخول البوابة' },
  'gate-out': { en: 'Gate out', ar: 'خروج البوابة' },
  'empty-return': { en: 'Empty return', ar: 'إعادة الحاوية الفارغة' },
  'empty-pick-up': { en: 'Empty pick-up', ar: 'استلام الحاوية الفارغة' },
}

export const mannerText: Record<Manner, Row> = {
  now: { en: 'At once', ar: 'فورًا' },
  late: { en: 'Two minutes late', ar: 'بعد دقيقتين' },
  twice: { en: 'Twice', ar: 'مرتين' },
  'after-next': { en: 'After the next gate, in the wrong order', ar: 'بعد البوابة التالية، بترتيب خاطئ' },
  'without-notice': { en: 'Not at all, Marsa has to ask', ar: 'دون إشعار، وعلى مرسى أن تسأل' },
  mistyped: { en: 'With a mistyped plate', ar: 'برقم لوحة مكتوب خطأً' },
}
