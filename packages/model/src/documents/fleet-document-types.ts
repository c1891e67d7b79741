// The kinds of document of a truck provider's vehicles and drivers.
import type { DocumentTypeRow } from './document-type-row.ts'

export const fleetDocumentTypes = {
  MULKIYA: {
    id: 40,
    en: 'Mulkiya',
    ar: 'ملكية المركبة',
    hint: { en: 'Both sides, readable.', ar: 'الوجهان، بشكل مقروء.' },
    by: 'agent',
  },
  VEHICLE_INSURANCE: {
    id: 41,
    en: 'Vehicle insurance',
    ar: 'تأمين المركبة',
    hint: {
      en: 'The policy, with its GCC cover if there is one.',
      ar: 'وثيقة التأمين، مع تغطية دول الخليج إن وُجدت.',
    },
    by: 'agent',
  },
  DRIVING_LICENCE: {
    id: 42,
    en: 'Driving licence',
    ar: 'رخصة القيادة',
    hint: { en: 'Both sides, readable.', ar: 'الوجهان، بشكل مقروء.' },
    by: 'agent',
    identity: true,
  },
  DRIVER_PASSPORT: {
    id: 43,
    en: 'Driver’s passport',
    ar: 'جواز سفر السائق',
    hint: { en: 'The page with the photo.', ar: 'صفحة الصورة.' },
    by: 'agent',
    identity: true,
  },
  DRIVER_VISA: {
    id: 44,
    en: 'Driver’s visa',
    ar: 'تأشيرة السائق',
    hint: { en: 'For the country at the other end.', ar: 'للبلد في الطرف الآخر.' },
    by: 'agent',
    identity: true,
  },
} as const satisfies Record<string, DocumentTypeRow>
export type FleetDocCode = keyof typeof fleetDocumentTypes

/** What is put in for a vehicle, and what for a driver. */
export const fleetDocCodes = {
  vehicle: ['MULKIYA', 'VEHICLE_INSURANCE'],
  driver: ['DRIVING_LICENCE', 'DRIVER_PASSPORT', 'DRIVER_VISA'],
} as const satisfies Record<string, readonly FleetDocCode[]>
