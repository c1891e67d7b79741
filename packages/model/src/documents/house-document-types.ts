// Documents of the house itself: what its suppliers send it.
import type { DocumentTypeRow } from './document-type-row.ts'

export const houseDocumentTypes = {
  SUPPLIER_INVOICE: {
    id: 62,
    en: 'Tax invoice of a supplier',
    ar: 'فاتورة ضريبية من مورّد',
    hint: {
      en: 'The supplier’s tax invoice to the house, with its TRN.',
      ar: 'الفاتورة الضريبية الصادرة من المورّد للمنصة، مبيّنًا فيها رقم تسجيله الضريبي.',
    },
    by: 'agent',
  },
} as const satisfies Record<string, DocumentTypeRow>
