// Texts of one step that is reported of many shipments at once.
import { counted } from '../../kit/counted-text.ts'
import { texts } from '../../kit/text.ts'

const forShipments = [
  'للشحنات',
  'لشحنة واحدة',
  'لشحنتين',
  'لـ{count} شحنات',
  'لـ{count} شحنة',
  'لـ{count} شحنة',
] as const
const ar = (before: string, after = ''): [string, string, string, string, string, string] =>
  forShipments.map((words) => `${before} ${words}${after}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]

export const bulkReportText = texts({
  step: { en: '{act} ({part} of {all})', ar: '{act} ({part} من {all})' },
  choose: { en: 'Report a step', ar: 'تسجيل خطوة' },
  none: {
    en: 'None of the selected shipments has a step due from you.',
    ar: 'لا توجد بين الشحنات المحددة شحنة حان وقت خطوة لك فيها.',
  },
  several: { en: '{part} of {all} selected', ar: '{part} من {all} محددة' },
  title: { en: '{act}: several shipments', ar: '{act}: عدة شحنات' },
  body: counted(
    [
      'Time and place are the same for {count} shipment.',
      'Time and place are the same for {count} shipments.',
    ],
    ar('الوقت والمكان نفسهما', '.'),
  ),
  send: counted(['Report {count} shipment', 'Report {count} shipments'], ar('تسجيل الخطوة')),
  undoHint: {
    en: 'Each customer is notified immediately. You can undo the step for ten minutes, here or on the page of each shipment.',
    ar: 'يُبلَّغ كل عميل فورًا. يمكنك التراجع عن الخطوة خلال عشر دقائق، هنا أو في صفحة كل شحنة.',
  },
  result: { en: 'result', ar: 'النتيجة' },
  reported: counted(['Reported for {count} shipment', 'Reported for {count} shipments'], ar('تم التسجيل')),
  notReported: counted(
    ['Not reported for {count} shipment', 'Not reported for {count} shipments'],
    ar('لم يتم التسجيل'),
  ),
  undo: counted(['Undo for {count} shipment', 'Undo for {count} shipments'], ar('التراجع')),
  undone: counted(['Undone for {count} shipment', 'Undone for {count} shipments'], ar('تم التراجع')),
  notUndone: counted(
    ['Not undone for {count} shipment', 'Not undone for {count} shipments'],
    ar('لم يتم التراجع'),
  ),
  close: { en: 'Close', ar: 'إغلاق' },
})
