// The kinds of document that trucks show at a border, at a depot, and for what is charged beside their price.
import type { DocumentTypeRow } from './document-type-row.ts'

export const roadDocumentTypes = {
  EXPORT_DECLARATION: {
    id: 45,
    en: 'Export declaration',
    ar: 'بيان جمركي للتصدير',
    hint: {
      en: 'As accepted by customs, with its number and date.',
      ar: 'كما قبلته الجمارك، مع رقمه وتاريخه.',
    },
    by: 'agent',
  },
  MANIFEST: {
    id: 46,
    en: 'Manifest',
    ar: 'بيان الحمولة (مانيفست)',
    hint: {
      en: 'For one truck: plate, driver, goods, pieces and weight.',
      ar: 'لكل شاحنة على حدة: اللوحة والسائق والبضاعة وعدد القطع والوزن.',
    },
    by: 'agent',
  },
  TRANSIT_DOCUMENT: {
    id: 47,
    en: 'E-document of a foreign truck (NNN-SPA)',
    ar: 'الوثيقة الإلكترونية للشاحنات الأجنبية (NNN-SPA)',
    hint: {
      en: 'For a truck that is not registered in Saudi Arabia, before it enters the country.',
      ar: 'للشاحنة غير المسجّلة في السعودية، قبل دخولها.',
    },
    by: 'agent',
  },
  DEPOSIT_RECEIPT: {
    id: 48,
    en: 'Deposit receipt',
    ar: 'إيصال التأمين الجمركي',
    hint: {
      en: 'From customs, for goods in transit; the deposit is returned once they have left.',
      ar: 'من الجمارك عن بضاعة العبور، ويُرد التأمين بعد خروجها.',
    },
    by: 'agent',
  },
  INTERCHANGE_RECEIPT: {
    id: 49,
    en: 'Interchange receipt',
    ar: 'سند تسليم الحاوية',
    hint: {
      en: 'From the depot, for the empty container: number, date and condition legible.',
      ar: 'من ساحة الحاويات عن الحاوية الفارغة، مع وضوح الرقم والتاريخ والحالة.',
    },
    by: 'agent',
  },
  EXTRA_RECEIPT: {
    id: 50,
    en: 'Receipt of an extra charge',
    ar: 'إيصال رسم إضافي',
    hint: {
      en: 'What was paid, to whom and when.',
      ar: 'المبلغ المدفوع والجهة والتاريخ.',
    },
    by: 'agent',
  },
  TRUCK_CONTRACT: {
    id: 51,
    en: 'Contract',
    ar: 'عقد',
    hint: {
      en: 'Signed by both parties, all pages.',
      ar: 'موقّع من الطرفين، بجميع الصفحات.',
    },
    by: 'agent',
  },
} as const satisfies Record<string, DocumentTypeRow>
