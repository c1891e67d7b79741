// Texts of a company's report and of the desk's page of answer times.
import { counted } from '@marsa/model/kit/counted-text.ts'
import { texts } from '@marsa/model/kit/text.ts'
import type { Translate } from '../../kit/t.ts'

export const reportText = texts({
  lead: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  period: { en: 'Period', ar: 'المدة' },
  m3: { en: '3 months', ar: '3 أشهر' },
  m12: { en: '12 months', ar: '12 شهرًا' },
  m24: { en: '2 years', ar: 'سنتان' },
  file: { en: 'Download', ar: 'تنزيل' },
  pdf: { en: 'To print', ar: 'للطباعة' },
  xlsx: { en: 'For Excel', ar: 'لبرنامج إكسل' },
  csv: { en: 'For other programs', ar: 'للبرامج الأخرى' },
  cards: { en: 'By rate card', ar: 'حسب بطاقة الأسعار' },
  card: { en: 'Rate card', ar: 'بطاقة الأسعار' },
  byHand: { en: 'By hand', ar: 'يدويًا' },
  byRule: { en: 'Won by rule', ar: 'الفوز تلقائيًا' },
  winRate: { en: 'Win rate', ar: 'نسبة الفوز' },
  shipments: { en: 'Shipments', ar: 'الشحنات' },
  shipmentsNote: { en: 'Booked in this period', ar: 'محجوزة خلال المدة' },
  spend: { en: 'Spent', ar: 'الإنفاق' },
  spendNote: { en: 'With VAT', ar: 'شامل الضريبة' },
  saved: { en: 'Saved', ar: 'التوفير' },
  savedNote: {
    en: { one: 'Against the highest of {count} shipment', other: 'Against the highest of {count} shipments' },
    ar: {
      zero: 'لا عروض للمقارنة',
      one: 'مقارنة بأعلى عرض لشحنة واحدة',
      two: 'مقارنة بأعلى عرض لشحنتين',
      few: 'مقارنة بأعلى عرض لعدد {count} شحنات',
      many: 'مقارنة بأعلى عرض لعدد {count} شحنة',
      other: 'مقارنة بأعلى عرض لعدد {count} شحنة',
    },
  },
  onTime: { en: 'On time', ar: 'في الموعد' },
  onTimeNote: { en: '{some} of {all} delivered', ar: '{some} من {all} سُلِّمت' },
  spendChart: { en: 'What you paid and saved', ar: 'ما دفعته وما وفّرته' },
  spendFinding: {
    en: 'You paid {spend}. The highest quotes would have cost {saved} more.',
    ar: 'دفعت {spend}. وكانت أعلى العروض ستكلّفك {saved} إضافية.',
  },
  thousands: { en: 'AED thousand', ar: 'ألف درهم' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  timeChart: { en: 'Shipments by delivery', ar: 'الشحنات حسب التسليم' },
  timeFinding: counted(
    [
      '{some} of {count} delivered shipment came by the day you asked for.',
      '{some} of {count} delivered shipments came by the day you asked for.',
    ],
    [
      'لم تُسلَّم أي شحنة بعد.',
      'وصلت في اليوم الذي طلبته أو قبله {some} من أصل شحنة مسلَّمة واحدة.',
      'وصلت في اليوم الذي طلبته أو قبله {some} من أصل شحنتين مسلَّمتين.',
      'وصلت في اليوم الذي طلبته أو قبله {some} من أصل {count} شحنات مسلَّمة.',
      'وصلت في اليوم الذي طلبته أو قبله {some} من أصل {count} شحنة مسلَّمة.',
      'وصلت في اليوم الذي طلبته أو قبله {some} من أصل {count} شحنة مسلَّمة.',
    ],
  ),
  timeNone: { en: 'Nothing was delivered in this period yet.', ar: 'لم تُسلَّم أي شحنة خلال هذه المدة بعد.' },
  late: { en: 'Late', ar: 'متأخرة' },
  way: { en: 'Under way', ar: 'في الطريق' },
  finalPrice: { en: 'Final price', ar: 'السعر النهائي' },
  asAccepted: { en: 'As accepted', ar: 'كما قُبل' },
  above: { en: 'above', ar: 'أعلى' },
  below: { en: 'below', ar: 'أقل' },
  lanes: { en: 'By lane', ar: 'حسب الخط' },
  agents: { en: 'By agent', ar: 'حسب الوكيل' },
  lane: { en: 'Lane', ar: 'الخط' },
  agent: { en: 'Agent', ar: 'الوكيل' },
  some: { en: '{some} of {all}', ar: '{some} من {all}' },
  none: { en: 'No booked shipments in this period', ar: 'لا شحنات محجوزة خلال هذه المدة' },
  noneBody: {
    en: 'Choose a longer period, or book your first shipment.',
    ar: 'اختر مدة أطول، أو احجز شحنتك الأولى.',
  },
  asked: { en: 'Asked', ar: 'الطلبات الواردة' },
  askedNote: { en: 'Requests sent to you', ar: 'طلبات أُرسلت إليك' },
  answered: { en: 'Answered in time', ar: 'رُدَّ عليها في المهلة' },
  answeredNote: counted(
    ['{some} of {count} request', '{some} of {count} requests'],
    [
      'لا طلبات',
      '{some} من أصل طلب واحد',
      '{some} من أصل طلبين',
      '{some} من أصل {count} طلبات',
      '{some} من أصل {count} طلبًا',
      '{some} من أصل {count} طلب',
    ],
  ),
  won: { en: 'Won', ar: 'العروض الفائزة' },
  wonNote: counted(
    ['{share} of {count} quote', '{share} of {count} quotes'],
    [
      'لا عروض بعد',
      '{share} من عرض واحد',
      '{share} من عرضين',
      '{share} من أصل {count} عروض',
      '{share} من أصل {count} عرضًا',
      '{share} من أصل {count} عرض',
    ],
  ),
  minutes: { en: 'Usual answer', ar: 'الرد المعتاد' },
  minutesNote: { en: 'Median, in your working hours', ar: 'القيمة الوسطى، ضمن ساعات عملك' },
  underMinute: { en: 'Under 1 min', ar: 'أقل من دقيقة' },
  minuteCount: {
    en: { one: '{count} min', other: '{count} min' },
    ar: {
      zero: '{count} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  answerChart: { en: 'Outcome of your requests', ar: 'ما آلت إليه الطلبات' },
  wonFinding: counted(
    ['You won {won} of {count} quote.', 'You won {won} of {count} quotes.'],
    [
      'لم تقدّم أي عرض بعد.',
      'فاز {won} من أصل عرض واحد قدّمته.',
      'فاز {won} من أصل عرضين قدّمتهما.',
      'فاز {won} من أصل {count} عروض قدّمتها.',
      'فاز {won} من أصل {count} عرضًا قدّمته.',
      'فاز {won} من أصل {count} عرض قدّمته.',
    ],
  ),
  missedFinding: counted(
    ['{count} request had no answer.', '{count} requests had no answer.'],
    [
      'لم يبقَ أي طلب بلا رد.',
      'بقي طلب واحد بلا رد.',
      'بقي طلبان بلا رد.',
      'بقيت {count} طلبات بلا رد.',
      'بقي {count} طلبًا بلا رد.',
      'بقي {count} طلب بلا رد.',
    ],
  ),
  requests: { en: 'Requests', ar: 'عدد الطلبات' },
  lost: { en: 'Quoted, not won', ar: 'عرض غير فائز' },
  declined: { en: 'Declined', ar: 'اعتذار' },
  missed: { en: 'No answer', ar: 'بلا رد' },
  quoted: { en: 'Quoted', ar: 'العروض' },
  earned: { en: 'Booked total', ar: 'إجمالي الحجوزات' },
  noRequests: { en: 'No requests in this period', ar: 'لا طلبات خلال هذه المدة' },
  noRequestsBody: {
    en: 'Requests of your modes appear here once they are sent to you.',
    ar: 'تظهر هنا الطلبات التي تُرسل إليك ضمن وسائل النقل التي تعمل بها.',
  },
  notYours: {
    en: 'Reports are for customers and agents. The desk has the answer times.',
    ar: 'التقارير للعملاء والوكلاء، ولفريق الخدمة صفحة أوقات الرد.',
  },
})

/** The middle of an agent's answer times in minutes; nobody reads "0 min". */
export const usualAnswer = (t: Translate, minutes: number | null): string => {
  if (minutes === null) return '—'
  return minutes < 1 ? t(reportText.underMinute) : t(reportText.minuteCount, { count: minutes })
}
