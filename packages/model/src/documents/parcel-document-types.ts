// The kinds of document that belong to a parcel.
import type { DocumentTypeRow } from './document-type-row.ts'

export const parcelDocumentTypes = {
  CLAIM_PHOTO: {
    id: 61,
    en: 'Photo for a claim',
    ar: 'صورة للمطالبة',
    hint: {
      en: 'The packaging and what is damaged, sharp and in daylight.',
      ar: 'التغليف والجزء التالف، واضحة وفي ضوء النهار.',
    },
    by: 'customer',
  },
} as const satisfies Record<string, DocumentTypeRow>
